/** One table over the web socket: keeps the story, sends what the person does, comes back after a lost connection. */
import { seals } from "./seals";
import { settings } from "./settings.svelte";
import { introduced, t } from "./words.svelte";
import { BLANK, backOff, tell, type Story } from "./story";
import type { Barred, ClientMessage, Hinted, Lang, Notice, Pace, ServerMessage, Snapshot, Window } from "./wire";

/** What is answered: until then it is kept, and sent again after a lost connection. */
type Asked = Extract<ClientMessage, { id: string }>;

const newId = () => crypto.getRandomValues(new Uint32Array(3)).join("").slice(0, 30);
const LEFT = 4000; // the code of one who leaves for good
const FATAL = [4401, 4403, 4404];
const NOTE_MS = 4000;
const NOTICE_MS = 20_000; // in a race nobody reads
const SHOWN = new Set(["act", "ready", "undo", "consent", "skip", "rematch"]); // presses of which one sees that they are on their way
const SLOW_MS = 2000; // then a press that was not answered is said to be on its way
const DEAD_MS = 7000; // and then the line is given up: a cut one does not say so itself

export class TableClient {
  story = $state.raw<Story>(BLANK);
  status = $state<"joining" | "here" | "lost">("joining");
  note = $state(""); // what has just changed around the table
  parting = ""; // why the house closed the line
  refusal = $state("");
  hinted = $state.raw<Hinted | null>(null);
  hinting = $state(false); // a hint was asked for
  gone = $state<number | null>(null); // the code of a close that is final
  moved = $state<{ table: string; seat: number | null } | null>(null); // to the table of the rematch
  received = $state(0); // when the last position came
  sending = $state<"" | "now" | "slow">(""); // what was pressed is not answered yet
  trip = $state<number | undefined>(); // milliseconds to the house and back
  #socket: WebSocket | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- no page reads it
  #unanswered = new Map<string, Asked>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- no page reads it
  #askers = new Map<string, (why: Barred | null) => void>();
  #tries = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #noteTimer: ReturnType<typeof setTimeout> | undefined;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #pinged = 0;
  #pingedAt = 0;
  #painted = { window: -1, at: 0, n: 0 };

  constructor(
    readonly id: string,
    public secret: string | null,
    readonly screen = false, // for the room
  ) {}

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`, "saloon.v1");
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => socket === this.#socket && this.#lose(event.code);
    document.addEventListener("visibilitychange", this.#glance);
    addEventListener("offline", this.#drop);
  }

  /** Leaves for good: nobody waits until the line may come back. */
  leave(): void {
    this.close(LEFT);
  }

  close(code?: number): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#noteTimer);
    clearTimeout(this.#slowTimer);
    clearInterval(this.#beat);
    document.removeEventListener("visibilitychange", this.#glance);
    removeEventListener("offline", this.#drop);
    this.#socket?.close(code);
  }

  /** Tells whether the page is hidden: against the clock, who looks away is waited for like one who is gone. */
  #glance = (): void => {
    if (this.secret) this.#send({ type: "look", id: newId(), away: document.hidden });
  };

  /** Comes in again as somebody else: on a seat, or as one who looks on. */
  enterAs(secret: string | null): void {
    const old = this.#socket;
    this.secret = secret;
    this.story = BLANK;
    this.gone = null;
    this.#unanswered.clear();
    this.#noteSending();
    this.open();
    old?.close();
  }

  act(act: string): void {
    this.#ask({ type: "act", id: newId(), seq: this.story.seq, act });
  }

  /** Sends a timed input with the milliseconds since the window was painted. */
  grab(act: string): void {
    const { window, at, n } = this.#painted;
    this.#painted.n = n + 1;
    this.#send({ type: "input", id: newId(), window, n: n + 1, act, rt: Math.round(performance.now() - at) });
  }

  undo = () => this.#ask({ type: "undo", id: newId(), seq: this.story.seq });
  hint = () => {
    this.#ask({ type: "hint", id: newId(), seq: this.story.seq });
    this.hinting = true;
  };

  /** Puts a hint away. */
  closeHint = () => {
    this.hinted = null;
    this.hinting = false;
  };

  /** Asks the house why a thing cannot be played. */
  whyNot(kind: string, number: number): Promise<Barred | null> {
    const id = newId();
    this.#ask({ type: "why_not", id, kind, number });
    return new Promise((resolve) => this.#askers.set(id, resolve));
  }

  resign = () => this.#ask({ type: "resign", id: newId() });
  rematch = () => this.#ask({ type: "rematch", id: newId() });
  ready = () => this.#ask({ type: "ready", id: newId() });
  skip = () => this.#ask({ type: "skip", id: newId() });
  pause = (on: boolean) => this.#ask({ type: "pause", id: newId(), on });
  setPace = (pace: Pace) => this.#ask({ type: "pace", id: newId(), pace });
  replace = (seat: number) => this.#ask({ type: "replace", id: newId(), seat });
  here = () => this.#ask({ type: "here", id: newId() });
  vote = (seat: number) => this.#ask({ type: "vote", id: newId(), seat });
  nameHost = (seat: number) => this.#ask({ type: "host", id: newId(), seat });
  readmit = (name: string) => this.#ask({ type: "readmit", id: newId(), name });
  say = (text: string) => this.#ask({ type: "chat", id: newId(), text });
  speak = (lang: Lang) => this.#send({ type: "lang", id: newId(), lang });
  consent = (yes: boolean) => this.#ask({ type: "consent", id: newId(), request: this.story.request?.request ?? 0, yes });

  /** Says for a while what has changed. */
  tellNote(note: string, ms = NOTE_MS): void {
    this.note = note;
    clearTimeout(this.#noteTimer);
    this.#noteTimer = setTimeout(() => (this.note = ""), ms);
  }

  #greet(): void {
    this.#send({ type: "hello", table: this.id, secret: this.secret, lang: settings.lang, resume: this.story.seq, screen: this.screen });
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#ping(), 15000);
    this.#ping();
  }

  #ping(): void {
    if (this.#pinged > 1) this.#socket?.close();
    this.#pinged += 1;
    this.#pingedAt = performance.now();
    this.#send({ type: "ping", n: this.#pinged });
  }

  #hear(message: ServerMessage): void {
    if (message.type === "probe") return this.#send({ type: "echo", n: message.n });
    if (message.type === "pong") this.#hearPong();
    if ("id" in message && message.id) this.#answered(message.id);
    if (message.type === "snapshot") this.#arrive(message);
    if (message.type === "snapshot" || message.type === "update") this.#look();
    if (message.type === "rest") this.#goOn(message.window);
    else if ("position" in message) this.#paint(message.position?.window?.number ?? -1);
    if (message.type === "refusal") this.refusal = message.code === "illegal_action" ? t("not-now") : message.message;
    if (message.type === "hint") this.#hearHint(message);
    if (message.type === "refusal") this.hinting = false;
    if ("id" in message && message.id) this.#hearWhy(message.id, message.type === "why_not" ? message : null);
    if (message.type === "rematch") this.moved = message;
    if (message.type === "undo_closed") this.#noteUndo(message.outcome);
    if (message.type === "noticed") this.tellNote(this.sayNotice(message.notices[message.notices.length - 1]), NOTICE_MS);
    if (message.type === "bye") this.parting = message.message;
    this.story = tell(
      this.story,
      "table" in message && typeof message.table === "object" && message.table ? ({ ...message, table: introduced(message.table) } as ServerMessage) : message,
    );
  }

  /** Keeps a hint, unless another question is asked by now. */
  #hearHint(message: Hinted): void {
    this.hinted = this.hinting ? message : null;
    this.hinting = false;
  }

  #hearWhy(id: string, why: Barred | null): void {
    this.#askers.get(id)?.(why);
    this.#askers.delete(id);
  }

  #answered(id: string): void {
    this.#unanswered.delete(id);
    this.#noteSending();
  }

  /** Shows at once that a move is on its way, and after two seconds says so. */
  #noteSending(): void {
    clearTimeout(this.#slowTimer);
    const waits = [...this.#unanswered.values()].some((message) => SHOWN.has(message.type));
    this.sending = waits ? "now" : "";
    if (waits) this.#slowTimer = setTimeout(() => this.#noteSlow(), SLOW_MS);
  }

  #noteSlow(): void {
    this.sending = "slow";
    this.#slowTimer = setTimeout(this.#drop, DEAD_MS - SLOW_MS);
  }

  /** Gives up a line that does not answer, without waiting until it is closed. */
  #drop = (): void => {
    const dead = this.#socket;
    if (dead?.readyState !== WebSocket.OPEN) return;
    this.#socket = null;
    dead.close();
    this.#lose(0);
  };

  /** Says what the host should look at; it accuses nobody. */
  sayNotice(notice: Notice): string {
    return t(`notice-${notice.flag}`, { name: this.story.table?.players[notice.seat]?.name ?? "" });
  }

  #noteUndo(outcome: string): void {
    const mine = this.story.request?.seat === this.story.seat;
    if (mine && outcome !== "dropped") this.tellNote(t(`undo-${outcome}`));
  }

  #arrive(message: Snapshot): void {
    if (this.status === "lost") this.tellNote(t("back-again"));
    if (!message.result) seals.keep(this.id, message.table.seed_hash);
    this.status = "here";
    this.#tries = 0;
    if (document.hidden) this.#glance();
    for (const message of this.#unanswered.values()) this.#send(message);
    this.#noteSending();
  }

  #look(): void {
    this.refusal = "";
    this.closeHint();
  }

  /** Notes when a window of a game against the clock is painted: inputs count from then. */
  #paint(window: number): void {
    this.received = performance.now();
    if (window >= 0 && window !== this.#painted.window) {
      this.#painted = { window, at: performance.now(), n: 0 };
      requestAnimationFrame(() => {
        if (this.#painted.window === window) this.#painted.at = performance.now();
      });
    }
  }

  /** A rest has begun, changed or ended: a window that stood goes on where it was. */
  #goOn(window: Window | null): void {
    this.received = performance.now();
    if (!window) return;
    const n = window.number === this.#painted.window ? this.#painted.n : 0;
    this.#painted = { window: window.number, at: performance.now() - window.open_ms, n };
  }

  #hearPong(): void {
    this.#pinged = 0;
    this.trip = Math.round(performance.now() - this.#pingedAt);
  }

  #ask(message: Asked): void {
    this.refusal = "";
    if (message.type !== "why_not") this.closeHint();
    this.#unanswered.set(message.id, message);
    this.#noteSending();
    this.#send(message);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #lose(code: number): void {
    clearInterval(this.#beat);
    if (this.#closed) return;
    if (FATAL.includes(code)) {
      this.gone = code;
      return;
    }
    this.status = "lost";
    this.#pinged = 0;
    this.#timer = setTimeout(() => this.open(), backOff(this.#tries++, Math.random()));
  }
}
