import { expect, test } from "vitest";
import { ranking, thinOut } from "./standings";

test("winners come first, then the higher score; equals share a place", () => {
  expect(ranking([[5], [9], [5], [1]], [1])).toEqual([
    { seat: 1, place: 1 },
    { seat: 0, place: 2 },
    { seat: 2, place: 2 },
    { seat: 3, place: 4 },
  ]);
});

test("what breaks a tie breaks it", () => {
  expect(ranking([[5, 1], [5, 2]], [1]).map((each) => each.seat)).toEqual([1, 0]);
});

test("a thinned line keeps its ends", () => {
  const thin = thinOut(Array.from({ length: 1000 }, (_, i) => i), 10);

  expect(thin).toHaveLength(10);
  expect([thin[0], thin[9]]).toEqual([0, 999]);
});
