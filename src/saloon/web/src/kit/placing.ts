/** Where a bubble goes beside the thing it speaks of. Pure. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  side: "above" | "below" | "left" | "right";
  tail: number; // along the edge that looks at the thing
}

export const RING = 8; // around the thing
const GAP = 26; // from the ring to the bubble
const EDGE = 12; // of the screen
const TAIL = 34;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Finds a place beside the thing that covers neither it nor what must stay free; if there is none, the one that covers least. */
export function place(thing: Box, bubble: Size, screen: Size, free: Box[]): Placed {
  const ring = { left: thing.left - RING, top: thing.top - RING, width: thing.width + 2 * RING, height: thing.height + 2 * RING };
  const across = clamp(thing.left + thing.width / 2 - bubble.width / 2, EDGE, Math.max(EDGE, screen.width - bubble.width - EDGE));
  const beside = clamp(thing.top + thing.height / 2 - bubble.height / 2, EDGE, Math.max(EDGE, screen.height - bubble.height - EDGE));
  const lowest = Math.max(EDGE, screen.height - bubble.height - EDGE);
  const above = (edge: number): Placed => ({ left: across, top: Math.max(EDGE, edge - bubble.height), side: "above", tail: 0 });
  const below = (edge: number): Placed => ({ left: across, top: Math.min(lowest, edge), side: "below", tail: 0 });
  const first = thing.top > screen.height * 0.45 ? [above(ring.top - GAP), below(ring.top + ring.height + GAP)] : [below(ring.top + ring.height + GAP), above(ring.top - GAP)];
  const sides: Placed[] = [
    { left: ring.left - GAP - bubble.width, top: beside, side: "left", tail: 0 },
    { left: ring.left + ring.width + GAP, top: beside, side: "right", tail: 0 },
  ];
  const farther = free.flatMap((each) => [above(each.top - EDGE), below(each.top + each.height + EDGE)]);
  const candidates = [...first, ...sides.filter((each) => each.left >= EDGE && each.left + bubble.width <= screen.width - EDGE), ...farther];
  const covered = (each: Placed) => [ring, ...free].reduce((sum, box) => sum + overlap({ ...each, ...bubble }, box), 0);
  const best = candidates.reduce((found, each) => (covered(each) < covered(found) ? each : found));
  const isUpright = best.side === "above" || best.side === "below";
  const middle = isUpright ? thing.left + thing.width / 2 - best.left : thing.top + thing.height / 2 - best.top;
  return { ...best, tail: clamp(middle - TAIL / 2, 8, Math.max(8, (isUpright ? bubble.width : bubble.height) - TAIL - 8)) };
}
