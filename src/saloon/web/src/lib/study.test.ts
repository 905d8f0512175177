import { expect, test } from "vitest";
import { beside, childrenOf, isPlace, lanesOf, lineTo, tipAt, tipOf, type Tree } from "./study";

const move = (id: number, after: string) => ({ id, after, seat: 0, action: "buy" });
const TREE: Tree = { steps: 4, tries: [move(1, "m2"), move(2, "t1"), move(3, "t1"), move(5, "m2"), move(6, "t2")] };

test("a line leads from the beginning to a place, and goes on to its end", () => {
  expect(lineTo(TREE, "t6")).toEqual(["m0", "m1", "m2", "t1", "t2", "t6"]);
  expect(tipOf(TREE, "m1")).toBe("m4");
  expect(tipOf(TREE, "t1")).toBe("t6");
});

test("a study that is opened at its start goes on to the end of the match", () => {
  expect(tipAt(TREE, "m0", "m0")).toBe("m4");
  expect(tipAt(TREE, "m4", "m0")).toBe("m4");
  expect(tipAt(TREE, "t6", "m1")).toBe("t6");
  expect(tipAt(TREE, "t6", "t3")).toBe("t3");
});

test("up and down go around what was done instead", () => {
  expect(childrenOf(TREE, "m2")).toEqual(["m3", "t1", "t5"]);
  expect(["m3", "t1", "t5"].map((place) => beside(TREE, place, 1))).toEqual(["t1", "t5", "m3"]);
  expect(beside(TREE, "m3", -1)).toBe("t5");
  expect(beside(TREE, "m0", 1)).toBe("m0");
});

test("tries lie in lanes", () => {
  expect(lanesOf(TREE)).toEqual([
    { from: "m2", places: ["t1", "t2", "t6"], start: 3, deep: false },
    { from: "t1", places: ["t3"], start: 4, deep: true },
    { from: "m2", places: ["t5"], start: 3, deep: false },
  ]);
});

test("only places of the study are places", () => {
  expect(["m0", "m4", "m5", "t1", "t4", "x", ""].map((place) => isPlace(TREE, place))).toEqual([true, true, false, true, false, false, false]);
});
