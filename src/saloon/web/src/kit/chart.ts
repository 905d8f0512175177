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
  let next = most + gap;
  for (const i of order.reverse()) next = moved[i] = Math.min(moved[i], next - gap);
  return moved;
}

/** Chooses round numbers for a scale from low to high: steps of 1, 2 or 5 times a power of ten, whole ones. */
export function ticks(low: number, high: number, most: number): number[] {
  const rough = Math.max(1, (high - low) / Math.max(1, most - 1));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Ticks that go past the highest value, unless it is hardly above the last of them. */
export function scale(low: number, high: number, most: number): number[] {
  const marks = ticks(low, high, most);
  const [last, step] = [marks[marks.length - 1], (marks[1] ?? high) - marks[0]];
  return marks.length > 1 && high - last > step * 0.2 ? [...marks, last + step] : marks;
}
