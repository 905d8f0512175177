/** Pure drawing: paths that several pictures share. */

/** A rectangle with concave corners, from (x, y) to (right, bottom). */
export function frame(x: number, y: number, right: number, bottom: number, notch: number): string {
  return (
    `M${x + notch} ${y}H${right - notch}A${notch} ${notch} 0 0 0 ${right} ${y + notch}V${bottom - notch}` +
    `A${notch} ${notch} 0 0 0 ${right - notch} ${bottom}H${x + notch}A${notch} ${notch} 0 0 0 ${x} ${bottom - notch}` +
    `V${y + notch}A${notch} ${notch} 0 0 0 ${x + notch} ${y}Z`
  );
}

/** Rays of light from one point: every second of `2 * count` sectors. */
export function rays(x: number, y: number, count: number, length: number): string {
  const step = Math.PI / count;
  const end = (i: number) => `${(x + length * Math.cos(i * step)).toFixed(1)} ${(y + length * Math.sin(i * step)).toFixed(1)}`;
  return Array.from({ length: count }, (_, i) => `M${x} ${y}L${end(2 * i)} ${end(2 * i + 1)}Z`).join("");
}

export type Family = "gain" | "attack" | "guard" | "event" | "move";

/** The mark of each class of cards, in a square of 16. */
export const MARKS: Record<Family, string> = {
  gain: "M8 1.4A6.6 6.6 0 1 1 8 14.6A6.6 6.6 0 1 1 8 1.4Z",
  attack: "M8 15.2 .8 1.2 8 4.6 15.2 1.2Z",
  guard: "M1.6 1.6H14.4V7.5C14.4 11.6 11.6 14.2 8 15.6 4.4 14.2 1.6 11.6 1.6 7.5Z",
  event: "M8 .6 15.4 8 8 15.4 .6 8Z",
  move: "M1 2H7L14.5 8 7 14H1L7 8Z",
};

export interface BrandShape {
  path: string;
  text: number; // the base line of the letter
  size: number; // of the letter
}

/** The cattle brands, one for each seat, in a square of 32. */
export const BRANDS: BrandShape[] = [
  { path: "M16 2A14 14 0 1 1 16 30A14 14 0 1 1 16 2Z", text: 21.5, size: 15.5 },
  { path: "M16 1 31 16 16 31 1 16Z", text: 21.5, size: 15.5 },
  { path: "M5 3H27A2 2 0 0 1 29 5V27A2 2 0 0 1 27 29H5A2 2 0 0 1 3 27V5A2 2 0 0 1 5 3Z", text: 21.5, size: 15.5 },
  { path: "M16 2 31 29H1Z", text: 25, size: 13 },
  { path: "M9 3H23L31 16 23 29H9L1 16Z", text: 21.5, size: 15.5 },
  { path: "M3 3H29V15C29 23 23 28 16 31 9 28 3 23 3 15Z", text: 20.5, size: 15.5 },
  { path: "M24 1A15 15 0 0 1 24 31H8A15 15 0 0 1 8 1Z", text: 21.5, size: 15.5 },
  { path: "M16 .5 20.6 10 31 11.3 23.4 18.6 25.3 29 16 24 6.7 29 8.6 18.6 1 11.3 11.4 10Z", text: 20.5, size: 12 },
  { path: "M10 1H22V10H31V22H22V31H10V22H1V10H10Z", text: 21.5, size: 15.5 },
  { path: "M4 31V14A12 12 0 0 1 28 14V31Z", text: 21.5, size: 15.5 },
];

export const ROSETTE =
  "M16 16m0-15.500a6 6 0 0 1 5.700 4.100 6 6 0 0 1 8.400 6.100 6 6 0 0 1 -2.300 9.300 6 6 0 0 1 -6.300 7.900 6 6 0 0 1 -11 0 6 6 0 0 1 -6.300-7.900 6 6 0 0 1 -2.300-9.300 6 6 0 0 1 8.400-6.100 6 6 0 0 1 5.700-4.100Z";

export const SEAL =
  "M17 1 20 4.5 24.5 3 26 7.5 30.5 8.5 30 13 33 17 30 21 30.5 25.5 26 26.5 24.5 31 20 29.5 17 33 14 29.5 9.5 31 8 26.5 3.5 25.5 4 21 1 17 4 13 3.500 8.500 8 7.500 9.500 3 14 4.500Z";

/** Breaks a name into two lines of about the same length, if it is too long for one. */
export function twoLines(name: string, most: number): string[] {
  const words = name.split(" ");
  if (name.length <= most || words.length < 2) return [name];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
}

function longest(lines: string[]): number {
  return Math.max(...lines.map((line) => line.length));
}
