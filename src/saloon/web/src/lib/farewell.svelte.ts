/** Keeps a table on the screen when its match ends before the reader's eyes. */
import { farewellOf, type Farewell } from "./farewell";
import type { Story } from "./story";

export class Parting {
  now = $state.raw<Farewell | null>(null);
  #wasLive = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  watch(story: Story, beats: string[], ms: number): void {
    const farewell = this.#wasLive ? farewellOf(story, beats, ms) : null;
    this.#wasLive = story.position !== null && story.result === null;
    if (!farewell) return;
    this.now = farewell;
    if (farewell.ms !== null) this.#timer = setTimeout(this.end, farewell.ms);
  }

  end = (): void => {
    clearTimeout(this.#timer);
    this.now = null;
  };
}
