/** Which card is being read in large: after a moment of hovering, a long press, or Space. */
import type { Face } from "./faces";

export interface Reading {
  face: Face;
  name: string;
  effect: string;
}

class Zoom {
  reading = $state<Reading | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  soon(reading: Reading, after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.reading = reading), after);
  }

  toggle(reading: Reading): void {
    this.reading = this.reading ? null : reading;
  }

  /** Puts the card away, a moment later: a card that vanishes loses its focus in the middle of drawing. */
  away(): void {
    clearTimeout(this.#timer);
    if (this.reading) queueMicrotask(() => (this.reading = null));
  }
}

export const zoom = new Zoom();

/** Lets a card be read in large. */
export function readable(node: HTMLElement, reading: Reading | null) {
  let current = reading;
  const soon = (event: PointerEvent) => current && zoom.soon(current, event.pointerType === "mouse" ? 400 : 350);
  const enter = (event: PointerEvent) => event.pointerType === "mouse" && soon(event);
  const press = (event: PointerEvent) => event.pointerType !== "mouse" && soon(event);
  const leave = () => zoom.away();
  const key = (event: KeyboardEvent) => {
    if (event.key === " " && current) {
      event.preventDefault();
      zoom.toggle(current);
    } else if (event.key === "Escape") zoom.away();
  };
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerdown", press);
  node.addEventListener("pointerup", leave);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("blur", leave);
  node.addEventListener("keydown", key);
  return {
    update(next: Reading | null) {
      current = next;
    },
    destroy() {
      zoom.away();
    },
  };
}
