/** Lines of a small chart. Pure. */

/** Draws one line over the whole width. */
export function linePath(line: number[], width: number, height: number, low: number, high: number): string {
  const step = width / Math.max(1, line.length - 1);
  const y = (value: number) => height - (value - low) * (height / Math.max(1, high - low));
  return line.map((value, i) => `${i === 0 ? "M" : "L"}${(i * step).toFixed(1)} ${y(value).toFixed(1)}`).join("");
}

/** Moves labels apart so that none hides another, keeping their order. */
export function spread(places: number[], gap: number, most: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a] - places[b]);
  const moved = [...places];
  let last = -Infinity;
  for (const i of order) last = moved[i] = Math.max(moved[i], last + gap);
  const over = Math.max(0, last - most);
  return moved.map((place) => place - over);
}
