/** The review of a finished match: asked for, waited for, read. */
import { api } from "./api";
import type { ReviewState } from "./wire";

const POLL_MS = 1500;

export class Reviewing {
  found = $state.raw<ReviewState | null>(null);
  problem = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;

  constructor(readonly id: string) {}

  /** Looks where the review is; one that nobody has asked for is asked for if nothing else keeps the house busy. */
  async begin(): Promise<void> {
    await this.#take(api.review(this.id));
    if (this.found?.state === "none" && this.found.spare) await this.ask();
  }

  async ask(): Promise<void> {
    await this.#take(api.askReview(this.id));
  }

  stop(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }

  async #take(coming: Promise<ReviewState>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.found = await coming;
      this.problem = "";
    } catch (error) {
      this.problem = (error as Error).message;
    }
    const waits = this.found?.state === "waiting" || this.found?.state === "running";
    if (waits && !this.#gone) this.#timer = setTimeout(() => void this.#take(api.review(this.id)), POLL_MS);
  }
}
