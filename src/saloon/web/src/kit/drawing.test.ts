import { expect, test } from "vitest";
import { linePath, scale, spread, ticks } from "./chart";
import { levelOf } from "./faces";
import { emphasise, ENTER, keysOf, choiceOn, type Choice } from "./prompt";
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
  expect(
    emphasise("Bill pose Bétail 10.", ["Bill", "Bétail 1", "Bétail 10"])
      .filter((part) => part.strong)
      .map((part) => part.text),
  ).toEqual(["Bill", "Bétail 10"]);
  expect(emphasise("Billy", ["Bill"])).toEqual([{ text: "Billy", strong: false }]);
});

test("a line runs over the whole width", () => {
  expect(linePath([0, 10], 100, 50, 0, 10)).toBe("M0.0 50.0L100.0 0.0");
});

test("labels move apart and keep their order", () => {
  expect(spread([10, 11, 12], 10, 100)).toEqual([10, 20, 30]);
  expect(spread([95, 99], 10, 100)).toEqual([90, 100]);
});

test("a scale has round numbers, whole ones, and not too many", () => {
  expect(ticks(0, 47, 5)).toEqual([0, 20, 40]);
  expect(ticks(0, 3, 5)).toEqual([0, 1, 2, 3]);
  expect(ticks(0, 412_000, 5)).toEqual([0, 200_000, 400_000]);
  expect(ticks(-12, 30, 5)).toEqual([0, 20]);
});

test("actions are gathered by verb, and their common words found", () => {
  expect(byVerb(["buy 1", "pass", "buy 2"], (action) => action.split(" ")[0])).toEqual([["buy 1", "buy 2"], ["pass"]]);
  expect(commonStart(["Acheter la case 1", "Acheter la case 2"])).toBe("Acheter la case");
});

test("a view that nobody described is shown by its own names", () => {
  const sight = plainSight({ seat: 0, phase: "play", hand_sizes: [3, 4], bank: 7, notes: [{ a: 1 }] }, 2);

  expect(sight.fields.map((field) => [field.label.en, field.of])).toEqual([
    ["hand sizes", "seat"],
    ["bank", "table"],
  ]);
});

test("what is confirmed is on Enter: the numbers of the other buttons stay when something is pointed at", () => {
  const choice = (label: string, confirms = false): Choice => ({ label, confirms, press: () => {} });
  const plain = [choice("Route"), choice("Pass")];
  const pointed = [choice("Place", true), ...plain];

  expect(keysOf(plain)).toEqual(["1", "2"]);
  expect(keysOf(pointed)).toEqual([ENTER, "1", "2"]);
  expect(["1", "2"].map((key) => choiceOn(pointed, key)?.label)).toEqual(["Route", "Pass"]);
  expect(["3", "Enter", "a"].map((key) => choiceOn(pointed, key))).toEqual([undefined, undefined, undefined]);
});

test("goes on to the next round number above the highest value", () => {
  expect(scale(0, 56, 5)).toEqual([0, 20, 40, 60]);
  expect(scale(0, 412_000, 5)).toEqual([0, 200_000, 400_000]);
  expect(scale(0, 3, 5)).toEqual([0, 1, 2, 3]);
});
