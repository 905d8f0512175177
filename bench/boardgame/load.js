// The load: `load.js saloon|boardgame PORT MATCHES SECONDS RATE [TURN]` plays matches of two over web sockets.
// With TURN 0 and 1 two generators work by turns, half a second each, so that it takes twice as long.
// RATE 0 is a closed loop: whoever is to move moves at once. Otherwise so many moves a second, spread over all matches, by a
// timetable that waits for no answer: a move that is due before the last one was told is sent late, and counted from when it was due.
// A move is confirmed when the mover has heard of it, and done when the other has too.
// Prints one line of JSON: moves, seconds, and the latencies from sending a move to its confirmation.
const WebSocket = require("ws");
const { io } = require("socket.io-client");

const [kind, port, matches, seconds, rate, turn] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const base = `http://127.0.0.1:${port}`;
const SLICE = 500; // ms of a turn
const turns = turn === undefined ? 1 : 2;
const isOurTurn = (time) => turns === 1 || Math.floor(time / SLICE) % turns === turn;
const WARM_UP = 2000 * turns; // ms that are not counted
const WARM_MOVES = 30; // of each match, in a closed loop; so that both have compiled what they compile

async function post(path, body, secret) {
  const headers = { "content-type": "application/json", ...(secret && { authorization: `Bearer ${secret}` }) };
  const answer = await fetch(base + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

// A match has `turn` (whose move it is) and `move()`, and calls `onTurn` when both have heard of the move.
class SaloonMatch {
  async open() {
    const opened = await post("/api/tables", { game: "heap", seats: 2, name: "A" });
    const second = await post(`/api/tables/${opened.table.id}/seats`, { name: "B" });
    await post(`/api/tables/${opened.table.id}/start`, {}, opened.secret);
    this.seq = 0;
    this.turn = 0;
    this.sockets = await Promise.all([opened.secret, second.secret].map((secret, seat) => this.connect(opened.table.id, secret, seat)));
  }
  connect(table, secret, seat) {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, ["saloon.v1"], { perMessageDeflate: false });
      socket.on("error", reject);
      socket.on("open", () => socket.send(JSON.stringify({ type: "hello", table, secret, lang: "en" })));
      socket.on("message", (data) => {
        const message = JSON.parse(data);
        if (message.type === "snapshot") resolve(socket);
        if (message.type === "refusal") throw new Error(JSON.stringify(message));
        if (message.type === "update") this.hear(message.seq, message.id !== undefined);
      });
    });
  }
  hear(seq, isOwn) {
    if (isOwn) {
      this.confirmed = true;
      this.latency = performance.now() - this.sent;
    } else this.told = true;
    if (this.confirmed && this.told) {
      this.confirmed = this.told = false;
      this.seq = seq;
      this.turn = 1 - this.turn;
      this.onTurn(this);
    }
  }
  move() {
    this.sockets[this.turn].send(JSON.stringify({ type: "act", id: `m${this.seq}`, seq: this.seq, act: "take 1" }));
  }
}

class BoardgameMatch {
  async open() {
    const { matchID } = await post("/games/heap/create", { numPlayers: 2 });
    this.turn = 0;
    this.stateID = 0;
    this.credentials = [];
    for (const playerID of ["0", "1"]) {
      const joined = await post(`/games/heap/${matchID}/join`, { playerID, playerName: `P${playerID}` });
      this.credentials.push(joined.playerCredentials);
    }
    this.matchID = matchID;
    this.sockets = await Promise.all(["0", "1"].map((playerID) => this.connect(playerID)));
  }
  connect(playerID) {
    return new Promise((resolve, reject) => {
      const socket = io(`${base}/heap`, { transports: ["websocket"], forceNew: true, perMessageDeflate: false });
      socket.on("connect_error", reject);
      socket.on("connect", () => socket.emit("sync", this.matchID, playerID, this.credentials[Number(playerID)], 2));
      socket.on("sync", () => resolve(socket));
      socket.on("update", (matchID, state) => this.hear(Number(playerID), state._stateID));
    });
  }
  hear(seat, stateID) {
    if (seat === this.turn) {
      this.confirmed = true;
      this.latency = performance.now() - this.sent;
    } else this.told = true;
    if (this.confirmed && this.told) {
      this.confirmed = this.told = false;
      this.stateID = stateID;
      this.turn = 1 - this.turn;
      this.onTurn(this);
    }
  }
  move() {
    const playerID = String(this.turn);
    const payload = { type: "take", args: [1], playerID, credentials: this.credentials[this.turn] };
    this.sockets[this.turn].emit("update", { type: "MAKE_MOVE", payload }, this.stateID, this.matchID, playerID);
  }
}

async function main() {
  const Match = kind === "saloon" ? SaloonMatch : BoardgameMatch;
  const all = [];
  for (let i = 0; i < matches; i++) {
    const match = new Match();
    match.due = []; // the times of moves that could not be sent when they should
    await match.open();
    all.push(match);
  }
  let [latencies, begun, moves, isOver] = [[], Date.now(), 0, false];
  const resting = []; // matches that wait for our turn
  const go = (match, since) => {
    match.isWaiting = true;
    match.sent = since;
    match.move();
  };
  for (const match of all) {
    match.onTurn = () => {
      match.isWaiting = false;
      moves++;
      latencies.push(match.latency);
      if (isOver) return;
      if (rate === 0) isOurTurn(Date.now()) ? go(match, performance.now()) : resting.push(match);
      else if (match.due.length) go(match, match.due.shift());
    };
  }
  let late = 0;
  const wake = () => {
    if (isOurTurn(Date.now())) for (const match of resting.splice(0)) go(match, performance.now());
  };
  let next = 0;
  const keepTimetable = () => {
    for (; (next * 1000) / rate < Date.now() - begun; next++) {
      const due = begun + (next * 1000) / rate;
      const match = all[next % all.length];
      if (!isOurTurn(due)) continue;
      if (!match.isWaiting) go(match, performance.now());
      else {
        match.due.push(due - Date.now() + performance.now());
        late++;
      }
    }
  };
  if (rate === 0) resting.push(...all);
  const timer = setInterval(rate === 0 ? wake : keepTimetable, 1);
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  await wait(WARM_UP);
  while (rate === 0 && moves < matches * WARM_MOVES) await wait(100);
  [latencies, moves, late] = [[], 0, 0];
  console.log("counting");
  const started = performance.now();
  await wait(seconds * 1000 * turns);
  const took = (performance.now() - started) / 1000 / turns;
  const counted = moves;
  isOver = true;
  clearInterval(timer);
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  console.log(JSON.stringify({ moves: counted, late, seconds: took, p50: at(0.5), p90: at(0.9), p99: at(0.99) }));
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
