/** A lesson: shows the table move by move, stops at each step, and sends what the learner tries to the house. */
import { api } from "./api";
import type { Facts, Frame, LessonPage, LessonStep, Player, Rest, Told, Window } from "./wire";

const MOVE_MS = 1000; // between two moves of others
const SAY_MS = 650; // before a step is shown, so that what has happened is seen
const BEAT_MS = 2600; // that the end of something is looked at

const BEAT: Rest = { kind: "beat", left_ms: null, ready: [], waits_for: [0] };

export class Lesson {
  view = $state.raw<Facts | null>(null);
  toAct = $state.raw<number[]>([]);
  events = $state.raw<Told[]>([]);
  fresh = $state.raw<Told[]>([]);
  players = $state.raw<Player[]>([]);
  rest = $state.raw<Rest | null>(null);
  step = $state.raw<LessonStep | null>(null); // null while others move
  steps = $state(1);
  problem = $state("");
  wrong = $state(0); // presses beside what is lit, in this step
  race = $state.raw<LessonStep | null>(null); // what is raced for, from before the card turns
  erred = $state(false); // the race: something was pressed that is not allowed
  #moves: string[] = [];
  #frames: Frame[] = [];
  #next: LessonStep[] = [];
  #seq = 0;
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly beats: string[], // kinds of events with which something ends
  ) {}

  /** The only actions that are offered: what is to be tried, and what may be mistaken for it. */
  get actions(): string[] {
    return this.step ? [...this.step.do, ...this.step.wrong] : [];
  }

  get isLast(): boolean {
    return this.step?.number === this.steps - 1;
  }

  /** The clock of a step at full speed. */
  get window(): Window | null {
    return this.step?.timed ? { number: this.step.seq + this.wrong / 1000, open_ms: 0 } : null; // it starts anew for whoever erred
  }

  start = (): void => void this.#ask();

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Tries an action; what is not to be tried yet is answered kindly. */
  act = (action: string): void => {
    if (this.step?.wrong.includes(action)) return this.#err();
    if (!this.step?.do.includes(action)) return this.miss();
    this.#moves.push(this.step.timed ? `${action} ${Math.round(performance.now() - this.#shownAt)}` : action);
    this.step = null;
    void this.#ask();
  };

  /** Does for the learner what is to be tried. */
  show = (): void => {
    if (this.step?.do.length) this.act(this.step.do[0]);
  };

  /** Goes on from a step that is only read. */
  goOn = (): void => {
    if (!this.step || this.step.do.length > 0) return;
    this.step = null;
    this.rest = null;
    this.#play();
  };

  miss = (): void => {
    if (this.step) this.wrong += 1;
  };

  /** Says what was wrong, and lets the learner race again. */
  #err(): void {
    this.erred = true;
    this.miss();
    this.#shownAt = performance.now();
  }

  async #ask(): Promise<void> {
    try {
      this.#take(await api.lesson(this.game, this.#moves));
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  #take(page: LessonPage): void {
    this.steps = page.steps;
    this.players = page.players;
    this.#next = [...page.next];
    this.#frames = [...page.frames];
    if (this.view) this.#play();
    else this.#begin();
  }

  /** Lays out the table as it is at the beginning. */
  #begin(): void {
    const first = this.#frames.shift()!;
    this.#lay(first, first.events);
    this.fresh = [];
    this.#play();
  }

  #lay(frame: Frame, events: Told[]): void {
    this.#seq = frame.seq;
    this.view = frame.view;
    this.toAct = frame.to_act;
    this.events = [...this.events, ...events];
    this.fresh = events;
  }

  /** Shows the next move, or the next step when all before it is shown. */
  #play(): void {
    const step = this.#next[0];
    this.race = step?.timed ? step : null;
    if (step && this.#seq >= step.seq) return this.#after(this.rest && step.do.length > 0 ? BEAT_MS : SAY_MS, () => this.#reach());
    const frame = this.#frames.shift();
    if (!frame) return;
    const ends = frame.events.some((told) => this.beats.includes(told.kind));
    this.rest = ends ? BEAT : null;
    this.#lay(frame, frame.events);
    const isNext = this.#next[0] && this.#seq >= this.#next[0].seq;
    this.#after(isNext || frame.events.length === 0 ? 0 : ends ? BEAT_MS : MOVE_MS, () => this.#play());
  }

  #reach(): void {
    const step = this.#next.shift()!;
    if (step.do.length > 0) this.rest = null;
    this.wrong = 0;
    this.erred = false;
    this.step = step;
    requestAnimationFrame(() => (this.#shownAt = performance.now()));
  }

  #after(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }
}
