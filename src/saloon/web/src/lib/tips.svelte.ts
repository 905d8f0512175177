/** Rules when they matter: in a first match of a game, what appears for the first time is told once, one thing at a time. */
import { settings } from "./settings.svelte";
import type { GamePage, Rest } from "./wire";

/** What is told, and what showed it. */
export interface Tip {
  key: string; // the text is `tip-<key>`
  at: string[]; // where it may be shown: the first that is on the page
}

const SHOWN_MS = 9000;

export class Tips {
  now = $state.raw<Tip | null>(null);
  #told: Set<string>;
  #waiting: Tip[] = []; // what appeared while nothing may be told
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: GamePage,
    readonly table: string,
  ) {
    this.#told = settings.toldOf(game.name);
  }

  /** Looks at what a message brought; against the clock rules are told only while the table rests. */
  see(triggers: { name: string; at: string[] }[], rest: Rest | null): void {
    if (triggers.length > 0) settings.keepFirst(this.game.name, this.table);
    if (!settings.tips || !settings.isFirst(this.game.name, this.table)) return this.close();
    const found = triggers.flatMap(({ name, at }) => (name in this.game.tips ? [{ key: this.game.tips[name], at }] : []));
    if (this.game.has_clock) this.#waiting = [...this.#waiting, ...found];
    const may = this.game.has_clock ? (rest === null || rest.kind === "count" ? [] : this.#waiting) : found;
    const next = may.find((tip) => !this.#told.has(tip.key));
    if (this.game.has_clock && may.length === 0) this.close();
    if (this.now || !next) return;
    this.#told.add(next.key);
    settings.keepTold(this.game.name, this.#told);
    this.now = next;
    this.#timer = setTimeout(this.close, SHOWN_MS);
  }

  close = (): void => {
    clearTimeout(this.#timer);
    this.now = null;
  };
}
