import { describe, expect, it } from "vitest";
import { arc, coinsFor, fill, lasts, schedule, stepsOf, type Happenings } from "./happenings";

const told = (kind: string, facts: Record<string, unknown>) => ({ seq: 1, kind, facts, whole: true });

const HAPPENINGS: Happenings = {
  laid: { moves: [{ move: "fly", from: ["hand:{card}", "seat:{seat}"], to: "herd:{seat}" }], sound: "slap" },
  paid: { moves: [{ move: "pay", from: "coins:{seat}", to: "pot", amount: "chips" }] },
  dealt: { moves: [{ move: "deal", from: "deck", to: "hand:{card}", each: "cards" }], sound: "riffle" },
  flipped: { sound: (facts) => (facts.card === 2 ? "whistle" : undefined) },
};

describe("what happens", () => {
  it("puts facts into a place, and knows when one is missing", () => {
    expect(fill("herd:{seat}:{card}", { seat: 1, card: 4 })).toBe("herd:1:4");
    expect(fill("hand:{card}", { seat: 1 })).toBeNull();
  });

  it("lets a card whose face is not known come from the seat", () => {
    const [step] = stepsOf([told("laid", { seat: 2 })], HAPPENINGS);

    expect(step.moves).toEqual([{ move: "fly", from: ["seat:2"], to: "herd:2" }]);
    expect(step.sound).toBe("slap");
  });

  it("pays nothing when nothing is owed", () => {
    expect(stepsOf([told("paid", { seat: 2, chips: 0 })], HAPPENINGS)).toEqual([]);
  });

  it("shows the card first, then its price", () => {
    const bought: Happenings = {
      bought: {
        moves: [
          { move: "pay", from: "a", to: "b", amount: "chips" },
          { move: "turn", at: "card" },
        ],
        sound: "flick",
      },
    };

    expect(stepsOf([told("bought", { chips: 2 })], bought)).toEqual([
      { moves: [{ move: "turn", at: "card" }], sound: "flick" },
      { moves: [{ move: "pay", from: "a", to: "b", amount: 2 }] },
    ]);
  });

  it("deals known cards to the hand and unknown ones to the seat", () => {
    const [mine, theirs] = stepsOf([told("dealt", { seat: 0, count: 2, cards: [7, 7] }), told("dealt", { seat: 1, count: 2 })], HAPPENINGS);

    expect(mine.moves).toEqual([{ move: "deal", from: "deck", to: ["hand:7", "hand:7"] }]);
    expect(theirs.moves).toEqual([{ move: "deal", from: "deck", to: ["seat:1", "seat:1"] }]);
  });

  it("shows once what looks the same twice in a row", () => {
    const rolled: Happenings = { rolled: { moves: [{ move: "tumble", at: "dice" }], sound: "rattle" } };

    expect(stepsOf([told("rolled", { seat: 0 }), told("rolled", { seat: 1 })], rolled)).toHaveLength(1);
  });

  it("sounds as the facts say, and is silent about what no game declares", () => {
    expect(stepsOf([told("flipped", { card: 2 }), told("flipped", { card: 0 }), told("rained", {})], HAPPENINGS)).toEqual([{ moves: [], sound: "whistle" }]);
  });
});

describe("one thing at a time", () => {
  it("begins each step when the one before has ended", () => {
    expect(schedule([300, 200, 100], 1000, 0)).toEqual({ starts: [0, 300, 500], until: 1600, skip: false });
  });

  it("waits for what still moves", () => {
    expect(schedule([300], 1000, 1250)).toEqual({ starts: [250], until: 1550, skip: false });
  });

  it("skips when it lags behind", () => {
    expect(schedule([300], 1000, 9000)).toEqual({ starts: [0], until: 1300, skip: true });
  });

  it("knows how long coins and cards take", () => {
    expect(lasts({ moves: [{ move: "pay", from: "a", to: "b", amount: 3 }] })).toBe(520);
    expect(lasts({ moves: [{ move: "deal", from: "a", to: ["b", "b", "b"] }] })).toBe(360);
    expect(lasts({ moves: [] })).toBe(0);
  });

  it("pays with one to five coins", () => {
    expect([1, 4, 30].map(coinsFor)).toEqual([1, 4, 5]);
  });

  it("lets coins fly over the table", () => {
    expect(arc([0, 0], [100, 0], 0)).toEqual([0, 0]);
    expect(arc([0, 0], [100, 0], 0.5)[1]).toBeLessThan(-20);
    expect(arc([0, 0], [100, 0], 1)).toEqual([100, 0]);
  });
});
