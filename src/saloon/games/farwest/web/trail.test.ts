import { expect, test } from "vitest";
import { along, hopsOf, smooth, stepsFrom, stretch, TALL, walk, WIDE } from "./trail";

test("points lie evenly along a line", () => {
  expect(along([[0, 0], [10, 0], [20, 0]], 5)).toEqual([[0, 0], [5, 0], [10, 0], [15, 0], [20, 0]]);
});

test("the way of a colour has a place for every step, on boards of any length", () => {
  expect(walk(WIDE, 0, 8, 33)).toHaveLength(33);
  expect(walk(WIDE, 3, 4, 17)).toHaveLength(17);
  expect(walk(WIDE, 2, 8, 33).at(-1)).toEqual(WIDE.mine);
});

test("dynamite makes one step of any card, a star doubles it", () => {
  expect([0, 1, 2].map((square) => stepsFrom(square, 4))).toEqual([4, 1, 8]);
});

test("a smooth line begins where its points begin", () => {
  expect(smooth([[1, 2], [3, 4]])).toMatch(/^M1 2C/);
});

test("a pawn hops from square to square and ends at its place", () => {
  const hops = hopsOf([[0, 0], [10, 0], [20, 0]], 0, 2, [22, -6]);

  expect(hops.map(([x]) => x)).toEqual([0, 5, 10, 16, 22]);
  expect(hops[1][1]).toBeLessThan(hops[0][1]);
});

test("a map fits into another height", () => {
  const flat = stretch(TALL, 345);

  expect(flat.mine).toEqual([TALL.mine[0], TALL.mine[1] / 2]);
  expect(flat.lanes[0][0]).toEqual([TALL.lanes[0][0][0], TALL.lanes[0][0][1] / 2]);
});
