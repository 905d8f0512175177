/** Who came where. Pure. */

/** Orders the seats: winners first, then by score; seats with the same score share a place. */
export function ranking(scores: number[][], winners: number[]): { seat: number; place: number }[] {
  const better = (a: number, b: number) => {
    const won = Number(winners.includes(b)) - Number(winners.includes(a));
    return won || compare(scores[b], scores[a]) || a - b;
  };
  const order = scores.map((_, seat) => seat).sort(better);
  let place = 1;
  return order.map((seat, i) => {
    const previous = order[i - 1];
    const tied = i > 0 && compare(scores[previous], scores[seat]) === 0 && winners.includes(previous) === winners.includes(seat);
    if (!tied) place = i + 1;
    return { seat, place };
  });
}

function compare(a: number[], b: number[]): number {
  const i = a.findIndex((value, each) => value !== b[each]);
  return i < 0 ? 0 : a[i] - b[i];
}

/** Keeps at most so many points of a line, the first and the last among them. */
export function thinOut(line: number[], most: number): number[] {
  if (line.length <= most) return line;
  return Array.from({ length: most }, (_, i) => line[Math.round((i * (line.length - 1)) / (most - 1))]);
}
