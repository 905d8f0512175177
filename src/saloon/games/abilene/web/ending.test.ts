import { expect, it } from "vitest";
import type { Told } from "$lib/contract";
import { endingOf, placeOf, runnerUp, taleOf } from "./ending";

const told = (seq: number, kind: string, facts: Told["facts"] = {}): Told => ({ seq, kind, facts, whole: true });

const END = {
  hand: 3,
  how: "last_lap",
  pot: 24,
  winners: [0],
  share: 24,
  left: 0,
  herds: [[3], [2], [], [], []],
  heads: [53, 43, 20, 20, 0],
  playing: [0, 1, 2, 3],
  folded: [4],
  chips: [50, 22, 31, 21, 26],
};
const EVENTS = [
  told(1, "hand_began", { hand: 2 }),
  told(4, "stole", { seat: 0, target: 1, card: 3 }),
  told(5, "hand_began", { hand: 3 }),
  told(9, "stole", { seat: 0, target: 2, card: 3 }),
  told(10, "stopped", { seat: 0, target: 3, card: 9 }),
  told(12, "hand_ended", END),
  told(12, "won", { seat: 0, chips: 24, heads: 53 }),
  told(12, "hand_began", { hand: 4 }),
];
const ending = endingOf(EVENTS)!;

it("is that of the last hand, and knows where it began", () => {
  expect(endingOf([])).toBeNull();
  expect([ending.hand, ending.seq, ending.from, ending.by]).toEqual([3, 12, 5, null]);
  expect(endingOf([told(1, "hand_began"), told(2, "rushed", { seat: 3 }), told(2, "hand_ended", END)])?.by).toBe(3);
});

it("ranks herds, equal ones alike, and leaves out who folded", () => {
  expect([0, 1, 2, 3, 4].map((seat) => placeOf(ending, seat))).toEqual([1, 2, 3, 3, null]);
  expect(runnerUp(ending)).toBe(1);
});

it("remembers of each player what happened in this hand", () => {
  expect([1, 2, 3, 4].map((seat) => taleOf(ending, EVENTS, seat))).toEqual([
    { key: "tale-near", facts: { heads: 10 } },
    { key: "tale-lost", facts: { card: 3 } },
    { key: "tale-missed", facts: {} },
    { key: "folded", facts: {} },
  ]);
});

it("does not tell of the move with which the hand before ended", () => {
  const events = [told(1, "hand_began"), told(5, "stole", { seat: 0, target: 2, card: 3 }), told(5, "hand_ended", END), told(5, "hand_began"), told(12, "hand_ended", END)];

  expect(taleOf(endingOf(events)!, events, 2)).toBeNull();
});
