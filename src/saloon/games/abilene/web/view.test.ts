import { expect, it } from "vitest";
import { hasAnswered, lapOf, othersFrom, readPlay, rowsOf, stops, type AbileneView } from "./view";

it("reads an action: which card it plays, on whom", () => {
  expect(readPlay("desperados 2")).toMatchObject({ verb: "desperados", card: 4, target: 2 });
  expect(readPlay("answer 9 1")).toMatchObject({ card: 9, target: 1 });
  expect(readPlay("cattle 3")).toMatchObject({ card: 3, target: null });
  expect(readPlay("welcome")).toMatchObject({ card: 14, target: null });
});

it("counts laps, also when a turn was given away", () => {
  const lap = (turns_left: number) => lapOf({ playing: [true, true, false], hand_size: 3, turns_left } as AbileneView);

  expect([6, 5, 4, 3, 2, 1, 0].map(lap)).toEqual([1, 1, 2, 2, 3, 3, 3]);
});

it("knows who was asked to join, the dealer last", () => {
  const view = { chips: [30, 30, 30, 30], dealer: 1, turn: 0 } as AbileneView;

  expect([0, 1, 2, 3].map((seat) => hasAnswered(view, seat))).toEqual([false, false, true, true]);
});

it("seats the others clockwise, in rows of about the same length", () => {
  expect(othersFrom(2, 4)).toEqual([3, 0, 1]);
  expect(othersFrom(-1, 3)).toEqual([0, 1, 2]);
  expect(rowsOf(7, 3)).toEqual([3, 3, 3, 2, 2, 2, 2]);
  expect(rowsOf(9, 5)).toEqual([5, 5, 5, 5, 5, 4, 4, 4, 4]);
  expect(rowsOf(1, 2)).toEqual([1]);
});

it("tells which defence stops which attack", () => {
  expect([6, 9, 10, 11].map((card) => [stops(card, 4), stops(card, 5)])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [false, true],
  ]);
});
