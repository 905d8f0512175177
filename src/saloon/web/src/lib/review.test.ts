import { describe, expect, it } from "vitest";
import { accountOf, bandsOf, marksOf, percents, stacked } from "./review";
import type { ReviewFacts, ReviewMark } from "./wire";

const mark = (kind: ReviewMark["kind"], points: number, move: number, seat = 0): ReviewMark => ({ kind, points, move, seat, error: 0, action: "buy", better: "", choices: 3 });
const step = (luck: number[], own: number[], others: number[]) => ({ kind: "move" as const, move: 1, seat: 0, luck, own, others, beat: false });

const review = {
  whole: 10000,
  seats: 3,
  steps: [step([150, -150, 0], [0, 0, 0], [0, 0, 0]), step([0, 0, 0], [-333, 0, 0], [0, 166, 167])],
  ledgers: [
    { start: 3334, luck: 150, own: -333, others: 0, end: 3151 },
    { start: 3333, luck: -150, own: 0, others: 166, end: 3349 },
  ],
  marks: [mark("lucky", 900, 3), mark("inaccuracy", -300, 5), mark("unlucky", -1500, 9), mark("blunder", -1200, 7), mark("mistake", -700, 1, 1)],
} as unknown as ReviewFacts;

describe("a review on a page", () => {
  it("rounds so that what is shown adds up", () => {
    expect(percents([2500, -2777, -2555, 2832], 10000)).toEqual([25, -28, -25, 28]);
    expect(percents([3333, 3333, 3334], 10000).reduce((a, b) => a + b)).toBe(100);
    for (const seat of [0, 1]) {
      const shown = accountOf(review, seat);
      expect(shown.start + shown.own + shown.luck + shown.others).toBe(shown.end);
      expect(Math.abs(shown.end - review.ledgers[seat].end / 100)).toBeLessThan(1);
    }
  });

  it("lists own decisions first, by cost, then luck", () => {
    expect(marksOf(review, 0).map((each) => each.kind)).toEqual(["blunder", "inaccuracy", "unlucky", "lucky"]);
  });

  it("stacks gains upwards and losses downwards", () => {
    const { own, luck, others } = bandsOf(review, 0);
    expect(luck).toEqual([1.5, 1.5]);
    const [first, second] = stacked([own, luck, others]);
    expect(first.to[1]).toBeCloseTo(-3.33);
    expect([second.from[1], second.to[1]]).toEqual([0, 1.5]);
  });
});
