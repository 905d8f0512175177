// The peer: a boardgame.io server in memory, with the same game as bench/shelf/heap (take 1 to 3 from a heap).
const net = require("node:net");
const { Server, Origins } = require("boardgame.io/server");

const Heap = {
  name: "heap",
  setup: () => ({ heap: 1000000000, taken: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 2,
  maxPlayers: 2,
  moves: {
    take: ({ G, playerID }, count) => {
      G.heap -= count;
      G.taken[Number(playerID)] += count;
    },
  },
};

// Loopback only: boardgame.io has no setting for it.
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...rest) {
  return typeof port === "object" ? listen.call(this, port, ...rest) : listen.call(this, { port, host: "127.0.0.1" }, ...rest);
};

const server = Server({ games: [Heap], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
