/** The pad of a game against time: where things lie, who was how fast. Pure. */
import type { Told } from "$lib/contract";

/** Lays the places of a circle in a row, the first one in the middle. */
export function inARow<T>(circle: T[]): T[] {
  const left = Math.floor((circle.length - 1) / 2);
  return [...circle.slice(1, left + 1), ...circle.slice(0, 1), ...circle.slice(left + 1)];
}

/** Finds the last time of each seat since the newest card was turned. */
export function timesOf(events: Told[], seats: number, turned: string): (number | null)[] {
  const times: (number | null)[] = Array.from({ length: seats }, () => null);
  for (let i = events.length - 1; i >= 0 && events[i].kind !== turned; i--) {
    const { seat, at } = events[i].facts as { seat?: number; at?: number };
    if (seat !== undefined && at !== undefined && times[seat] === null) times[seat] = at;
  }
  return times;
}

/** A burst that fills a stage: long and short points by turns, around its middle. */
export function burst(width: number, height: number, points: number): string {
  const [rx, ry] = [width * 0.57, height * 0.57];
  const point = (i: number) => {
    const share = i % 2 === 1 ? 0.74 : i % 4 === 0 ? 1 : 0.9;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    return `${(width / 2 + share * rx * Math.cos(angle)).toFixed(1)} ${(height / 2 + share * ry * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, i) => point(i)).join("L")}Z`;
}
