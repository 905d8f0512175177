/** A puzzle: the position, and what the house says to what is tried. */
import { api } from "./api";
import { fateOf, keepFate, type Fate } from "./found";
import type { Facts, Hinted, PuzzleAnswer, PuzzleBody, PuzzlePage } from "./wire";

export class Puzzle {
  page = $state.raw<PuzzlePage | null>(null);
  view = $state.raw<Facts>({});
  problem = $state("");
  wrong = $state.raw<{ act: string; chance: number | null } | null>(null); // the last answer, if it was not the right one
  tries = $state(0); // wrong ones
  verb = $state<string | null>(null); // where to look
  why = $state.raw<Hinted | null>(null); // the solution, once it is found or shown
  isRight = $state(false);
  fates = $state.raw<(Fate | undefined)[]>([]); // of the last days
  #busy = false;

  constructor(
    readonly game: string,
    readonly which: string,
  ) {}

  async start(): Promise<void> {
    try {
      this.page = await api.puzzle(this.game, this.which);
      this.view = this.page.view;
      this.#recall();
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** Tries an action; a wrong one may be followed by others. */
  act = (act: string): void =>
    void this.#ask({ act }, (answer) => {
      if (answer.right) return this.#end(answer, "found");
      this.wrong = { act, chance: answer.chance };
      this.verb = null;
      this.tries += 1;
      this.view = { ...this.view }; // what was pointed at is put back
    });

  /** Asks where to look. */
  hint = (): void =>
    void this.#ask({ ask: "look" }, (answer) => {
      this.verb = answer.verb;
      this.wrong = null;
    });

  /** Gives up. */
  show = (): void => void this.#ask({ ask: "solution" }, (answer) => this.#end(answer, "shown"));

  #end(answer: PuzzleAnswer, fate: Fate): void {
    this.isRight = fate === "found";
    this.wrong = null;
    this.verb = null;
    this.why = answer.why;
    if (this.page?.day) keepFate(this.game, this.page.day, fate);
    this.#recall();
  }

  #recall(): void {
    this.fates = this.page?.days.map((each) => fateOf(this.game, each.day)) ?? [];
  }

  async #ask(body: Partial<PuzzleBody>, then: (answer: PuzzleAnswer) => void): Promise<void> {
    if (this.#busy || this.why) return;
    this.#busy = true;
    try {
      then(await api.tryPuzzle(this.game, this.which, body));
    } catch (error) {
      this.problem = (error as Error).message;
    } finally {
      this.#busy = false;
    }
  }
}
