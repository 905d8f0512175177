import { expect, test } from "vitest";
import { linePath, spread } from "./chart";
import { levelOf } from "./faces";
import { emphasise } from "./prompt";
import { rays, twoLines } from "./shapes";
import { byVerb, commonStart, plainSight } from "./sight";

test("a card shows its name only where it can be read", () => {
  expect([34, 75, 76, 99, 100, 280].map(levelOf)).toEqual(["s", "s", "m", "m", "l", "l"]);
});

test("a long name is broken where both lines are short", () => {
  expect(twoLines("TRIBUS INDIENNES", 11)).toEqual(["TRIBUS", "INDIENNES"]);
  expect(twoLines("SHÉRIF", 11)).toEqual(["SHÉRIF"]);
});

test("there are as many rays as asked for", () => {
  expect(rays(0, 0, 18, 10).match(/Z/g)).toHaveLength(18);
});

test("names stand out of a sentence, the longest first, and only as whole words", () => {
  expect(emphasise("Bill pose Bétail 10.", ["Bill", "Bétail 1", "Bétail 10"]).filter((part) => part.strong).map((part) => part.text)).toEqual(["Bill", "Bétail 10"]);
  expect(emphasise("Billy", ["Bill"])).toEqual([{ text: "Billy", strong: false }]);
});

test("a line runs over the whole width", () => {
  expect(linePath([0, 10], 100, 50, 0, 10)).toBe("M0.0 50.0L100.0 0.0");
});

test("labels move apart and keep their order", () => {
  expect(spread([10, 11, 12], 10, 100)).toEqual([10, 20, 30]);
  expect(spread([95, 99], 10, 100)).toEqual([90, 100]);
});

test("actions are gathered by verb, and their common words found", () => {
  expect(byVerb(["buy 1", "pass", "buy 2"], (action) => action.split(" ")[0])).toEqual([["buy 1", "buy 2"], ["pass"]]);
  expect(commonStart(["Acheter la case 1", "Acheter la case 2"])).toBe("Acheter la case");
});

test("a view that nobody described is shown by its own names", () => {
  const sight = plainSight({ seat: 0, phase: "play", hand_sizes: [3, 4], bank: 7, notes: [{ a: 1 }] }, 2);

  expect(sight.fields.map((field) => [field.label.en, field.of])).toEqual([["hand sizes", "seat"], ["bank", "table"]]);
});
