/** One table over the web socket: keeps the story, sends what the person does, comes back after a lost connection. */
import type { ServerMessage } from "./contract";
import { settings } from "./settings.svelte";
import { BLANK, backOff, tell, type Story } from "./story";

const newId = () => crypto.getRandomValues(new Uint32Array(3)).join("").slice(0, 30);
const FATAL = [4401, 4404];

export class TableClient {
  story = $state.raw<Story>(BLANK);
  status = $state<"joining" | "here" | "lost">("joining");
  back = $state(false); // has just come back
  refusal = $state("");
  hinted = $state<string | null>(null);
  gone = $state<number | null>(null); // the code of a close that is final
  moved = $state<string | null>(null); // the table of the rematch
  received = $state(0); // when the last position came
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Record<string, unknown>>();
  #tries = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #pinged = 0;
  #painted = { window: -1, at: 0, n: 0 };

  constructor(
    readonly id: string,
    readonly secret: string | null,
  ) {}

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`, "saloon.v1");
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#lose(event.code);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
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
    if (message.type === "snapshot") this.#arrive();
    if (message.type === "snapshot" || message.type === "update") this.#look(message);
    if (message.type === "refusal") this.refusal = message.message;
    if (message.type === "hint") this.hinted = message.act;
    if (message.type === "rematch") this.moved = message.table;
    this.story = tell(this.story, message);
  }

  #arrive(): void {
    this.back = this.status === "lost";
    if (this.back) setTimeout(() => (this.back = false), 4000);
    this.status = "here";
    this.#tries = 0;
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
