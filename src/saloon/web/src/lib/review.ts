/** What a review says, made ready for a page. Pure. */
import type { ReviewFacts, ReviewMark } from "./wire";

const LUCK = ["lucky", "unlucky", "right_but_unlucky"];

export const isLuck = (mark: ReviewMark): boolean => LUCK.includes(mark.kind);

/** Rounds parts of `whole` to whole percent so that the parts still add up to the rounded sum. */
export function percents(parts: number[], whole: number): number[] {
  const exact = parts.map((part) => (100 * part) / whole);
  const floors = exact.map(Math.floor);
  const sum = Math.round((100 * parts.reduce((a, b) => a + b, 0)) / whole);
  const order = exact.map((_, i) => i).sort((a, b) => exact[b] - floors[b] - (exact[a] - floors[a]) || a - b);
  let left = sum - floors.reduce((a, b) => a + b, 0);
  for (const i of order) if (left-- > 0) floors[i] += 1;
  return floors;
}

/** Rounds one part to whole percent. */
export const percent = (part: number, whole: number): number => percents([part], whole)[0];

/** Lists the marks of a seat: its decisions by what they cost, then its luck by how much it moved. */
export function marksOf(review: ReviewFacts, seat: number): ReviewMark[] {
  const own = review.marks.filter((mark) => mark.seat === seat);
  const decisions = own.filter((mark) => !isLuck(mark)).sort((a, b) => a.points - b.points || a.move - b.move);
  const luck = own.filter(isLuck).sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.move - b.move);
  return [...decisions, ...luck];
}

/** Finds the step of a move. */
export const stepOf = (review: ReviewFacts, move: number): number =>
  Math.max(
    0,
    review.steps.findIndex((step) => step.move === move && step.kind !== "resign"),
  );

/** The account of a seat in whole percent, which adds up as it is shown: start, own choices, luck, others, end. */
export interface Shown {
  start: number;
  own: number;
  luck: number;
  others: number;
  end: number;
}

export function accountOf(review: ReviewFacts, seat: number): Shown {
  const ledger = review.ledgers[seat];
  const [start, own, luck, others] = percents([ledger.start, ledger.own, ledger.luck, ledger.others], review.whole);
  return { start, own, luck, others, end: start + own + luck + others };
}

/** What a seat's own choices, its luck and the others have made of its chances after each step, in percent. */
export interface Bands {
  own: number[];
  luck: number[];
  others: number[];
}

export function bandsOf(review: ReviewFacts, seat: number): Bands {
  const grown = (part: "own" | "luck" | "others") => {
    let sum = 0;
    return review.steps.map((step) => (sum += (100 * step[part][seat]) / review.whole));
  };
  return { own: grown("own"), luck: grown("luck"), others: grown("others") };
}

/** Stacks bands from zero, what is gained upwards and what is lost downwards: the edges of each, step by step. */
export function stacked(bands: number[][]): { from: number[]; to: number[] }[] {
  const up = bands[0].map(() => 0);
  const down = bands[0].map(() => 0);
  return bands.map((band) => {
    const from = band.map((value, i) => (value >= 0 ? up[i] : down[i]));
    const to = band.map((value, i) => from[i] + value);
    band.forEach((value, i) => (value >= 0 ? (up[i] = to[i]) : (down[i] = to[i])));
    return { from, to };
  });
}

/** Where stretches (hands, rounds) end, as steps; none if nothing of the kind happened. */
export const beatsOf = (review: ReviewFacts): number[] => review.steps.flatMap((step, i) => (step.beat && i < review.steps.length - 1 ? [i] : []));
