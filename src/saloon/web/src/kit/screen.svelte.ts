/** What kind of screen this is: the frame and the tables ask it where style sheets are not enough. */

export type Shape = "phone" | "landscape" | "desk" | "large";

/** The same limits stand in the style sheets: `(max-width: 1000px), (max-height: 500px)` is a screen for thumbs. */
const LANDSCAPE = "(orientation: landscape) and (max-height: 500px)";
const THUMBS = "(max-width: 1000px)";
const SHORT = 720;
const LARGE = "(min-width: 1680px) and (min-height: 900px)";

class Screen {
  shape = $state<Shape>("desk");
  isShort = $state(false); // an upright phone with little height, as between the bars of its browser
  unit = $state(1); // pixels for each one that is drawn: a large screen is drawn for 1920 x 1080
  readonly isThumbs = $derived(this.shape === "phone" || this.shape === "landscape");
  readonly isDesk = $derived(!this.isThumbs);

  constructor() {
    for (const query of [LANDSCAPE, THUMBS, LARGE]) matchMedia(query).addEventListener("change", () => this.#look());
    addEventListener("resize", () => this.#look());
    this.#look();
  }

  #look(): void {
    const is = (query: string) => matchMedia(query).matches;
    this.shape = is(LANDSCAPE) ? "landscape" : is(THUMBS) ? "phone" : is(LARGE) ? "large" : "desk";
    this.isShort = this.shape === "phone" && innerHeight < SHORT;
    this.unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  }
}

export const screen = new Screen();

/** Chooses what a shape calls for; a large screen takes what a desk has if nothing is drawn for it, a phone on its side what a phone has. */
export function fit<T>(sizes: { phone: T; landscape?: T; desk: T; large?: T }): T {
  const { phone, landscape = phone, desk, large = desk } = sizes;
  return { phone, landscape, desk, large }[screen.shape];
}
