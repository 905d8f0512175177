/** One table over the web socket: keeps the story, sends what the person does, comes back after a lost connection. */
import type { ServerMessage } from "./contract";
import { seals } from "./seals";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";
import { BLANK, backOff, tell, type Story } from "./story";

const newId = () => crypto.getRandomValues(new Uint32Array(3)).join("").slice(0, 30);
const FATAL = [4401, 4404];
const NOTE_MS = 4000;

export class TableClient {
  story = $state.raw<Story>(BLANK);
  status = $state<"joining" | "here" | "lost">("joining");
  note = $state(""); // a text of the shell: what has just changed around the table
  refusal = $state("");
  hinted = $state<string | null>(null);
  gone = $state<number | null>(null); // the code of a close that is final
  moved = $state<{ table: string; seat: number | null } | null>(null); // to the table of the rematch
  received = $state(0); // when the last position came
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Record<string, unknown>>();
  #tries = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #noteTimer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #pinged = 0;
  #painted = { window: -1, at: 0, n: 0 };

  constructor(
    readonly id: string,
    public secret: string | null,
  ) {}

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`, "saloon.v1");
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => socket === this.#socket && this.#lose(event.code);
    document.addEventListener("visibilitychange", this.#glance);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#noteTimer);
    clearInterval(this.#beat);
    document.removeEventListener("visibilitychange", this.#glance);
    this.#socket?.close();
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
  hint = () => this.#ask({ type: "hint", id: newId(), seq: this.story.seq });
  resign = () => this.#ask({ type: "resign", id: newId() });
  rematch = () => this.#ask({ type: "rematch", id: newId() });
  say = (text: string) => this.#ask({ type: "chat", id: newId(), text });
  speak = (lang: string) => this.#send({ type: "lang", id: newId(), lang });
  consent = (yes: boolean) => this.#ask({ type: "consent", id: newId(), request: this.story.request?.request ?? 0, yes });

  /** Says for a moment what has changed. */
  tellNote(note: string): void {
    this.note = note;
    clearTimeout(this.#noteTimer);
    this.#noteTimer = setTimeout(() => (this.note = ""), NOTE_MS);
  }

  #greet(): void {
    this.#send({ type: "hello", table: this.id, secret: this.secret, lang: settings.lang, resume: this.story.seq });
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#ping(), 15000);
  }

  #ping(): void {
    if (this.#pinged > 1) this.#socket?.close();
    this.#pinged += 1;
    this.#send({ type: "ping", n: this.#pinged });
  }

  #hear(message: ServerMessage): void {
    if (message.type === "probe") return this.#send({ type: "echo", n: message.n });
    if (message.type === "pong") this.#pinged = 0;
    if ("id" in message && message.id) this.#unanswered.delete(message.id);
    if (message.type === "snapshot") this.#arrive(message);
    if (message.type === "snapshot" || message.type === "update") this.#look(message);
    if (message.type === "refusal") this.refusal = message.code === "illegal_action" ? t("not-now") : message.message;
    if (message.type === "hint") this.hinted = message.act;
    if (message.type === "rematch") this.moved = message;
    if (message.type === "undo_closed") this.#noteUndo(message.outcome);
    this.story = tell(this.story, message);
  }

  #noteUndo(outcome: string): void {
    const mine = this.story.request?.seat === this.story.seat;
    if (mine && outcome !== "dropped") this.tellNote(`undo-${outcome}`);
  }

  #arrive(message: Extract<ServerMessage, { type: "snapshot" }>): void {
    if (this.status === "lost") this.tellNote("back-again");
    if (!message.result) seals.keep(this.id, message.table.seed_hash);
    this.status = "here";
    this.#tries = 0;
    if (document.hidden) this.#glance();
    for (const message of this.#unanswered.values()) this.#send(message);
  }

  #look(message: Extract<ServerMessage, { type: "snapshot" | "update" }>): void {
    this.received = performance.now();
    this.refusal = "";
    this.hinted = null;
    const window = message.position?.window?.number ?? -1;
    if (window >= 0 && window !== this.#painted.window) {
      this.#painted = { window, at: performance.now(), n: 0 };
      requestAnimationFrame(() => {
        if (this.#painted.window === window) this.#painted.at = performance.now();
      });
    }
  }

  #ask(message: Record<string, unknown>): void {
    this.refusal = "";
    if (message.type !== "hint") this.hinted = null;
    this.#unanswered.set(message.id as string, message);
    this.#send(message);
  }

  #send(message: Record<string, unknown>): void {
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
