/** Moving about among points by the arrow keys. Pure. */

export interface Point {
  x: number;
  y: number;
}

const STEPS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** Finds the nearest point in the direction of an arrow key, rather ahead than aside; null where there is none. */
export function nextPoint<T extends Point>(from: Point, key: string, all: T[]): T | null {
  const step = STEPS[key];
  if (!step) return null;
  const ahead = (to: Point) => (to.x - from.x) * step[0] + (to.y - from.y) * step[1];
  const aside = (to: Point) => Math.abs((to.x - from.x) * step[1]) + Math.abs((to.y - from.y) * step[0]);
  const far = (to: Point) => ahead(to) + 2 * aside(to);
  const there = all.filter((to) => ahead(to) > 0);
  return there.reduce<T | null>((best, to) => (best === null || far(to) < far(best) ? to : best), null);
}
