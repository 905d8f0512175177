import { expect, test } from "vitest";
import type { OptionFacts } from "./contract";
import { changes, choosable, fewNames, limitsOf, nearest, settled, summary } from "./options";
import { Say } from "./say";

const point = (name: string, more: Partial<OptionFacts>): OptionFacts => ({
  name,
  kind: "choice",
  default: "plain",
  low: 0,
  high: 0,
  scale: 1,
  rare: false,
  only_with: [],
  by_seats: [],
  label: { fr: name, en: name },
  about: { fr: "", en: "" },
  choices: [],
  ...more,
});
const words = (...values: string[]) => values.map((value) => ({ value, words: { fr: value, en: value } }));
const board = point("board", { choices: words("plain", "river"), label: { fr: "Le plan", en: "The map" } });
const chips = point("chips", { kind: "number", default: 24, low: 2, high: 90 });
const deck = point("deck", { kind: "data", default: "box", choices: words("box") });
const title = (words: string) => ({ fr: words, en: words });
const house = { name: "house", title: title("De la maison"), about: title(""), options: { board: "plain", chips: 24, deck: "box" } };
const river = { name: "river", title: title("Au bord de l’eau"), about: title(""), options: { board: "river", chips: 30, deck: "box" } };
const game = { options: [board, chips, deck], presets: [house, river] };
const texts = new Say("fr", ["option-board = Le plan\n    .with-river = rivière\noption-chips = Jetons\n    .value = { $number } jetons"]);
const say = (key: string, facts: Record<string, unknown>) => `${key} ${Object.values(facts).join(" | ")}`;

test("what was not chosen is as usual", () => {
  expect(settled(game, { chips: 40 })).toEqual({ board: "plain", chips: 40, deck: "box" });
});

test("the rule that differs least is found; the one that was chosen stays unless another fits exactly", () => {
  const changed = { ...house.options, board: "river" };

  expect(nearest(game, changed)?.name).toBe("house");
  expect(nearest(game, { ...changed, chips: 31 }, house)?.name).toBe("house");
  expect(nearest(game, river.options, house)?.name).toBe("river");
  expect(changes(game, house, changed)).toEqual([board]);
});

test("the title sums up, by words where there are some, else by the number of points", () => {
  expect(summary(game, house, house.options, texts, say)).toBe("De la maison");
  expect(summary(game, house, { ...house.options, board: "river" }, texts, say)).toBe("options-with De la maison | rivière");
  expect(summary(game, house, { ...house.options, board: "river", chips: 30 }, texts, say)).toBe("options-with De la maison | rivière et 30 jetons");
  expect(summary(game, river, { ...river.options, board: "plain" }, texts, say)).toBe("options-changed Au bord de l’eau | 1");
});

test("what has one value only is not offered", () => {
  expect(choosable(game, house.options)).toEqual([board, chips]);
});

test("what does not matter with another choice is neither offered nor told", () => {
  const boats = point("boats", { kind: "number", default: 3, only_with: ["board", "river"] });
  const wet = { options: [board, boats], presets: [{ ...house, options: { board: "plain", boats: 3 } }] };

  expect(choosable(wet, { board: "plain", boats: 9 })).toEqual([board]);
  expect(changes(wet, wet.presets[0], { board: "plain", boats: 9 })).toEqual([]);
  expect(choosable(wet, { board: "river", boats: 9 })).toEqual([board, boats]);
  expect(changes(wet, wet.presets[0], { board: "river", boats: 9 })).toEqual([board, boats]);
});

test("rare points are named with the capitals of their labels", () => {
  expect(fewNames([board, chips], "fr", 1)).toBe("Le plan…");
});

test("a number keeps within what a table of this size takes", () => {
  const goal = point("goal", {
    kind: "number",
    high: 216,
    by_seats: [
      [0, 0],
      [12, 40],
      [15, 61],
    ],
  });

  expect(limitsOf(goal, 2)).toEqual([15, 61]);
  expect(limitsOf(chips, 2)).toEqual([2, 90]);
});
