/** Which card is being read in large: after a moment of hovering, a long press, or Space. */
import type { Face } from "./faces";

export interface Reading {
  face: Face;
  name: string;
  effect: string;
  isChosen?: boolean; // one knows it, and looks at the buttons: to hover over it does not show it
}

/** Where the mouse was last: what slides under a resting one was not pointed at. */
const mouse = { x: NaN, y: NaN };
addEventListener("pointermove", ({ screenX, screenY }) => ([mouse.x, mouse.y] = [screenX, screenY]), { passive: true });
export const hasMoved = (at: { screenX: number; screenY: number }, last = mouse) => at.screenX !== last.x || at.screenY !== last.y;

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

/** Lets a card be read in large. To let go of a card that was pressed to be read does nothing else. */
export function readable(node: HTMLElement, reading: Reading | null) {
  let current = reading;
  let isRead = false; // by this press
  const soon = (event: PointerEvent) => current && zoom.soon(current, event.pointerType === "mouse" ? 400 : 350);
  let isPointedAt = false; // by a mouse that moved
  const point = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || isPointedAt || current?.isChosen || !hasMoved(event)) return;
    isPointedAt = true;
    soon(event);
  };
  const press = (event: PointerEvent) => event.pointerType !== "mouse" && soon(event);
  const release = (event: PointerEvent) => {
    isRead = event.pointerType !== "mouse" && zoom.reading !== null;
    zoom.away();
  };
  const leave = () => {
    isPointedAt = false;
    zoom.away();
  };
  const click = (event: MouseEvent) => {
    if (isRead) event.stopImmediatePropagation();
    isRead = false;
  };
  const menu = (event: Event) => zoom.reading && event.preventDefault();
  const key = (event: KeyboardEvent) => {
    if (event.key === " " && current) {
      event.preventDefault();
      zoom.toggle(current);
    } else if (event.key === "Escape") zoom.away();
  };
  const listeners: [string, (event: never) => unknown, boolean?][] = [
    ["pointerenter", point],
    ["pointermove", point],
    ["pointerdown", press],
    ["pointerup", release],
    ["pointerleave", leave],
    ["pointercancel", leave],
    ["blur", leave],
    ["keydown", key],
    ["contextmenu", menu],
    ["click", click, true],
  ];
  for (const [name, listener, capture] of listeners) node.addEventListener(name, listener as EventListener, capture);
  return {
    update(next: Reading | null) {
      if (next?.isChosen && !current?.isChosen && isPointedAt) leave();
      current = next;
    },
    destroy() {
      zoom.away();
    },
  };
}
