import { expect, test } from "vitest";
import { isOver, placeBubble, placeFree } from "./placing";
import { triggersOf } from "./triggers";
import type { Position, Told } from "./wire";

const position = (actions: string[], to_act: number[]): Position => ({ view: { phase: "play" }, actions, to_act, clocks: [], can_undo: "no", window: null });
const verbOf = (action: string) => ({ verb: action.split(" ")[0], args: action.split(" ").slice(1).map(Number) });
const argsOf = (verb: string) => (verb === "play" ? ["card"] : []);

test("what happened comes first, then what is asked, then what one may do, each with its place", () => {
  const fresh: Told[] = [{ seq: 1, kind: "attacked", facts: { seat: 1, target: 0 }, whole: true }];

  const found = triggersOf(position(["play 7", "pass"], [0]), fresh, 0, verbOf, argsOf);

  expect(found.map(({ name, at }) => [name, at[0]])).toEqual([
    ["event attacked", "seat:0"],
    ["phase play", "question"],
    ["verb play", "hand:7"],
    ["verb pass", "pass"],
  ]);
});

test("who is not asked is told what happens, and nothing else", () => {
  expect(triggersOf(position([], [1]), [], 0, verbOf, argsOf)).toEqual([]);
});

const ROOM = { left: 0, top: 0, width: 390, height: 800 };
const SIZE = { width: 300, height: 100 };

test("a bubble stands above a thing in the lower half and below one in the upper half", () => {
  expect(placeBubble({ left: 150, top: 700, width: 80, height: 60 }, SIZE, ROOM)).toMatchObject({ side: "above", top: 574 });
  expect(placeBubble({ left: 150, top: 50, width: 80, height: 60 }, SIZE, ROOM)).toMatchObject({ side: "below", top: 136 });
});

test("a bubble stays on the screen and its tail points at the thing", () => {
  const place = placeBubble({ left: 0, top: 700, width: 40, height: 60 }, SIZE, ROOM);

  expect(place.left).toBe(12);
  expect(place.left + place.tail).toBe(35); // as near as its own corner allows
});

test("a bubble goes farther away rather than cover what it names", () => {
  const cards = { left: 20, top: 560, width: 350, height: 100 };

  const place = placeBubble({ left: 10, top: 740, width: 370, height: 50 }, SIZE, ROOM, [cards]);

  expect(place.top + place.height).toBeLessThanOrEqual(cards.top);
});

test("a note goes where it covers neither its thing nor what must stay in view, else nowhere", () => {
  const thing = { left: 100, top: 300, width: 190, height: 60 };
  const seats = [
    { left: 0, top: 180, width: 390, height: 115 },
    { left: 0, top: 365, width: 390, height: 150 },
  ];
  const place = placeFree(thing, SIZE, ROOM, seats)!;

  expect([thing, ...seats].some((each) => isOver(place, each))).toBe(false);
  expect(placeFree(thing, SIZE, ROOM, [ROOM])).toBeNull();
});
