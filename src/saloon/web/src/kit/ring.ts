/** Where seats stand around a table, and the arrows between them. Pure. */
export type Point = [number, number];

const SPREAD = 0.4; // seats keep to the sides, so that the middle stays free

/** Places seats clockwise around a table, close to its sides; the first sits at the bottom. */
export function around(seats: number, width: number, height: number, inset: Point): Point[] {
  const [rx, ry] = [width / 2 - inset[0], height / 2 - inset[1]];
  return Array.from({ length: seats }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / seats;
    const across = Math.round(Math.cos(angle) * 1e6) / 1e6;
    return [width / 2 + rx * Math.sign(across) * Math.abs(across) ** SPREAD, height / 2 + ry * Math.sin(angle)];
  });
}

/** The part of the way from the middle of a box at which a line leaves it. */
export function leaves([dx, dy]: Point, [halfWidth, halfHeight]: Point): number {
  return Math.min(1, dx === 0 ? Infinity : halfWidth / Math.abs(dx), dy === 0 ? Infinity : halfHeight / Math.abs(dy));
}

/** A line between two boxes, from edge to edge; empty if they touch. */
export function between(from: Point, fromHalf: Point, to: Point, toHalf: Point): string {
  const way: Point = [to[0] - from[0], to[1] - from[1]];
  const [start, end] = [leaves(way, fromHalf), 1 - leaves(way, toHalf)];
  const at = (share: number) => `${(from[0] + share * way[0]).toFixed(1)} ${(from[1] + share * way[1]).toFixed(1)}`;
  return start < end ? `M${at(start)}L${at(end)}` : "";
}

function onOval([x, y]: Point, rx: number, ry: number, angle: number): Point {
  return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
}

export interface Head {
  at: Point;
  turn: number; // degrees
}

/** Arrow heads on the oval, one between each two neighbours. */
export function heads(seats: number, width: number, height: number, inset: Point, clockwise: boolean): Head[] {
  const [rx, ry] = [width / 2 - inset[0], height / 2 - inset[1]];
  return Array.from({ length: seats }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * (i + 0.5)) / seats;
    const along = Math.atan2(ry * Math.cos(angle), -rx * Math.sin(angle));
    return { at: onOval([width / 2, height / 2], rx, ry, angle), turn: (along * 180) / Math.PI + (clockwise ? 0 : 180) };
  });
}

/** Splits a sum into its leading figures and the three noughts that are printed small. */
export function splitSum(sum: number, lang: string): [string, string] {
  if (Math.abs(sum) < 1000 || sum % 1000 !== 0) return [sum.toLocaleString(lang), ""];
  return [(sum / 1000).toLocaleString(lang), "000"];
}
