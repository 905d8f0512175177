import { describe, expect, it } from "vitest";
import { litBy, offeredBy, optionsOf, targetsOf } from "./choosing";
import { fan } from "./fan";
import { boast } from "./feats";
import { nextPlace } from "./grid";
import { burst, inARow, timesOf } from "./live";
import { around, between, heads, leaves, splitSum } from "./ring";

const VERBS: Record<string, string[]> = { attack: ["guns", "target"], claim: ["parcel"], road: ["parcel", "side"], keep: ["card"], pass: [] };
const FAMILIES: Record<string, string> = { target: "seat", parcel: "parcel", card: "card" };
const TEXTS = {
  parse: (text: string) => ({ verb: text.split(" ")[0], args: text.split(" ").slice(1).map(Number) }),
  argNames: (verb: string) => VERBS[verb] ?? [],
  familyOf: (fact: string) => FAMILIES[fact],
};
const options = optionsOf(["attack 1 2", "attack 1 3", "claim 34", "road 34 0", "keep 5", "pass"], TEXTS, {
  hand: [0, 5],
  arg: ["parcel"],
  cardOf: (verb, args) => (verb === "attack" ? args[0] - 1 : null),
});

describe("choosing by pointing", () => {
  it("knows what each action points at first", () => {
    expect(options.map((option) => option.spot)).toEqual(["card:0", "card:0", "parcel:34", "parcel:34", "card:5", null]);
  });

  it("offers plain buttons first, and after a choice what belongs to it", () => {
    expect(offeredBy(options, null).map((option) => option.action)).toEqual(["pass"]);
    expect(offeredBy(options, "parcel:34").map((option) => option.action)).toEqual(["claim 34", "road 34 0"]);
  });

  it("lights what one may point at, and the seats an attack may hit", () => {
    expect([...litBy(options)]).toEqual(["card:0", "parcel:34", "card:5"]);
    expect([...targetsOf(offeredBy(options, "card:0"))]).toEqual([[2, "attack 1 2"], [3, "attack 1 3"]]);
  });
});

describe("a hand", () => {
  it("lies apart where there is room", () => {
    expect(fan([true, true, true], 600, 136, 104, 16)).toEqual({ width: 136, steps: [152, 152] });
  });

  it("closes up to the index where one cannot play", () => {
    expect(fan([false, true, false, false], 400, 80, 68, 8)).toEqual({ width: 80, steps: [26, 88, 26] });
  });

  it("makes cards smaller, then lets them overlap, and never leaves the room", () => {
    const { width, steps } = fan(Array.from({ length: 10 }, () => true), 366, 80, 68, 8);

    expect(width).toBe(68);
    expect(steps.reduce((sum, step) => sum + step, width)).toBeLessThanOrEqual(366);
  });
});

describe("a ring of seats", () => {
  it("puts the first seat at the bottom and the others clockwise, close to the sides", () => {
    const [first, second, third, fourth] = around(4, 400, 400, [50, 50]).map((point) => point.map(Math.round));

    expect([first, second, third, fourth]).toEqual([[200, 350], [50, 200], [200, 50], [350, 200]]);
  });

  it("turns the arrow heads with the direction", () => {
    const [on] = heads(4, 400, 400, [50, 50], true);
    const [back] = heads(4, 400, 400, [50, 50], false);

    expect(Math.abs(back.turn - on.turn)).toBe(180);
  });

  it("draws a line from edge to edge, and none between boxes that touch", () => {
    expect(leaves([0, 100], [20, 40])).toBe(0.4);
    expect(between([0, 0], [10, 20], [0, 100], [10, 20])).toBe("M0.0 20.0L0.0 80.0");
    expect(between([0, 0], [10, 60], [0, 100], [10, 60])).toBe("");
  });

  it("prints the last three noughts apart", () => {
    expect(splitSum(140_000, "en")).toEqual(["140", "000"]);
    expect(splitSum(26, "en")).toEqual(["26", ""]);
  });
});

describe("a grid", () => {
  it("goes on to the next place one may choose, and stays at the border", () => {
    const may = (place: number) => place !== 1;

    expect(nextPlace(0, "ArrowRight", 4, 16, may)).toBe(2);
    expect(nextPlace(0, "ArrowDown", 4, 16, may)).toBe(4);
    expect(nextPlace(0, "ArrowLeft", 4, 16, may)).toBe(0);
    expect(nextPlace(0, "Tab", 4, 16, may)).toBe(0);
  });
});

describe("against the clock", () => {
  it("lays the first place in the middle", () => {
    expect(inARow([1, 2, 3, 4, 5])).toEqual([2, 3, 1, 4, 5]);
    expect(inARow([1, 2, 3])).toEqual([2, 1, 3]);
  });

  it("finds everybody's last time since the card was turned", () => {
    const told = (kind: string, facts: Record<string, unknown>) => ({ seq: 1, kind, facts, whole: true });
    const events = [told("reached", { seat: 0, at: 900 }), told("flipped", { seat: 1, card: 2 }), told("reached", { seat: 1, at: 412 }), told("raised", { seat: 1, at: 700 })];

    expect(timesOf(events, 3, "flipped")).toEqual([null, 700, null]);
  });

  it("bursts from the middle", () => {
    expect(burst(100, 100, 8).split("L")).toHaveLength(16);
  });
});

describe("what is told at the end", () => {
  it("names the first feat a player has", () => {
    const feats = [
      { kind: "won", words: { fr: ["un pot", "{n} pots"] as [string, string], en: ["one pot", "{n} pots"] as [string, string] } },
      { kind: "walked", sum: "count", words: { fr: ["un pas", "{n} pas"] as [string, string], en: ["one step", "{n} steps"] as [string, string] } },
    ];
    const events = [{ seq: 1, kind: "won", facts: { seat: 0 }, whole: true }, { seq: 2, kind: "walked", facts: { seat: 1, count: 4 }, whole: true }];

    expect(boast(feats, events, 0, "en")).toBe("one pot");
    expect(boast(feats, events, 1, "fr")).toBe("4 pas");
    expect(boast(feats, events, 2, "fr")).toBe("");
  });
});
