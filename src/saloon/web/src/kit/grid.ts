/** Moving about on a grid by the arrow keys. Pure. */

const STEPS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** Finds the next place one may go to in the direction of an arrow key; stays where there is none. */
export function nextPlace(from: number, key: string, columns: number, count: number, may: (place: number) => boolean): number {
  const step = STEPS[key];
  if (!step) return from;
  let [column, row] = [from % columns, Math.floor(from / columns)];
  for (;;) {
    column += step[0];
    row += step[1];
    if (column < 0 || column >= columns || row < 0 || row * columns + column >= count) return from;
    if (may(row * columns + column)) return row * columns + column;
  }
}
