/** The four couples: colour, shape and letter, in the order of the rules. */
import type { Lang } from "$kit/faces";
import { ROSETTE } from "$kit/shapes";

export interface Couple {
  colour: string; // the token
  path: string; // in a square of 32
  letter: Record<Lang, string>;
  text: number; // the base line of the letter
}

export const COUPLES: Couple[] = [
  { colour: "var(--fw-blue)", path: "M5 3H27A2 2 0 0 1 29 5V27A2 2 0 0 1 27 29H5A2 2 0 0 1 3 27V5A2 2 0 0 1 5 3Z", letter: { fr: "B", en: "B" }, text: 21.5 },
  { colour: "var(--fw-green)", path: "M1 3H31L16 30Z", letter: { fr: "V", en: "G" }, text: 17.5 },
  { colour: "var(--fw-orange)", path: "M16 1.5A14.5 14.5 0 1 1 16 30.5A14.5 14.5 0 1 1 16 1.5Z", letter: { fr: "O", en: "O" }, text: 21.5 },
  { colour: "var(--fw-pink)", path: ROSETTE, letter: { fr: "R", en: "P" }, text: 21.5 },
];

export const COLOURS = [0, 1, 2, 3];
export const colourOf = (card: number) => Math.floor((card - 1) / 10);
export const valueOf = (card: number) => ((card - 1) % 10) + 1;
