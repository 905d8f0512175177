import { expect, test } from "vitest";
import { Say } from "./say";
import type { Frame } from "./wire";
import { momentsOf, nextChapter, previousChapter, seriesOf } from "./frames";

const frame = (kinds: string[], scores: number[][] = []): Frame => ({
  seq: 0,
  seat: 0,
  action: null,
  events: kinds.map((kind) => ({ seq: 0, kind, facts: {}, whole: true })),
  view: {},
  to_act: [],
  scores,
  hash: "",
});
const match = [frame([]), frame(["moved"]), frame(["hand_ended", "hand_began"]), frame(["moved"]), frame(["hand_ended"])];
const moments = momentsOf(match, new Set(["hand_ended"]));

test("a move that ends a hand is seen twice: how it ended, then what came next", () => {
  expect(moments.map(({ step, ends }) => `${step}${ends ? "!" : ""}`)).toEqual(["0", "1", "2!", "2", "3", "4!", "4"]);
});

test("one jumps to where the next hand begins, and at last to the end", () => {
  expect([0, 2, 3, 6].map((place) => nextChapter(moments, place))).toEqual([3, 3, 6, 6]);
});

test("one jumps back to where this hand began, then to the one before", () => {
  expect([6, 4, 3, 1, 0].map((place) => previousChapter(moments, place))).toEqual([3, 3, 0, 0, 0]);
});

test("a debt is drawn below zero, and what counts against a player as it is counted", () => {
  const scores = [-2, 0].map((score) => [score, 1]);
  const match = [frame([], [[0], [0]]), frame([], scores)];
  const penalties = new Say("en", ["score-1 = Tokens\n    .counts = against"]);

  expect(seriesOf(new Say("en", []), match, 2)[0]).toEqual([0, -2]);
  expect(seriesOf(penalties, match, 2)[0]).toEqual([0, 2]);
});
