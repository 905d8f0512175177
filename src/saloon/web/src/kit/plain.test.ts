import { describe, expect, it } from "vitest";
import { litBy, offeredBy, optionsOf, targetsOf } from "./choosing";
import { fan, lay, spread } from "./fan";
import { boast } from "./feats";
import { rolled, signed, splitSum } from "./rolling";

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
    expect([...targetsOf(offeredBy(options, "card:0"))]).toEqual([
      [2, "attack 1 2"],
      [3, "attack 1 3"],
    ]);
  });
});

describe("a hand", () => {
  it("lies apart where there is room", () => {
    expect(fan([true, true, true], 600, { full: 136, least: 104, gap: 16 })).toEqual({ width: 136, steps: [152, 152] });
  });

  it("closes up to the index where one cannot play", () => {
    expect(fan([false, true, false, false], 400, { full: 80, least: 68, gap: 8 })).toEqual({ width: 80, steps: [26, 88, 26] });
  });

  it("makes cards smaller, then lets them overlap, and never leaves the room", () => {
    const { width, steps } = fan(
      Array.from({ length: 10 }, () => true),
      366,
      { full: 80, least: 68, gap: 8 },
    );

    expect(width).toBe(68);
    expect(steps.reduce((sum, step) => sum + step, width)).toBeLessThanOrEqual(366);
  });
});

describe("what is told at the end", () => {
  it("names the first feat a player has", () => {
    const feats = [
      { kind: "won", words: { fr: ["un pot", "{n} pots"] as [string, string], en: ["one pot", "{n} pots"] as [string, string] } },
      { kind: "walked", sum: "count", words: { fr: ["un pas", "{n} pas"] as [string, string], en: ["one step", "{n} steps"] as [string, string] } },
    ];
    const events = [
      { seq: 1, kind: "won", facts: { seat: 0 }, whole: true },
      { seq: 2, kind: "walked", facts: { seat: 1, count: 4 }, whole: true },
    ];

    expect(boast(feats, events, 0, "en")).toBe("one pot");
    expect(boast(feats, events, 1, "fr")).toBe("4 pas");
    expect(boast(feats, events, 2, "fr")).toBe("");
  });

  it("tells what was shared from what one had alone", () => {
    const words = (what: string) => ({ fr: [what, what] as [string, string], en: [what, what] as [string, string] });
    const feats = [
      { kind: "won", shared: false, words: words("{n} alone") },
      { kind: "won", shared: true, words: words("{n} shared") },
    ];
    const events = [
      [1, 0],
      [2, 0],
      [2, 1],
    ].map(([seq, seat]) => ({ seq, kind: "won", facts: { seat }, whole: true }));

    expect([0, 1].map((seat) => boast(feats, events, seat, "en"))).toEqual(["1 alone", "1 shared"]);
  });
});

describe("a hand on a phone", () => {
  const PHONE = { full: 88, least: 76, gap: 8, name: 70, row: 76 };

  it("lies in one row while the names of all cards are to be read", () => {
    expect(lay([true, true, true, true], 366, PHONE)).toHaveLength(1);
    expect(
      lay(
        Array.from({ length: 10 }, () => true),
        744,
        PHONE,
      ),
    ).toHaveLength(1);
  });

  it("lies the same whatever can be played", () => {
    const some = [false, false, true, true, false, false, false, false];

    for (const room of [366, 744])
      expect(lay(some, room, PHONE)).toEqual(
        lay(
          some.map(() => true),
          room,
          PHONE,
        ),
      );
  });

  it("lies in two rows when they are too many, each name in sight and none outside the room", () => {
    const rows = lay(
      Array.from({ length: 9 }, () => true),
      366,
      PHONE,
    );

    expect(rows.map((row) => row.steps.length)).toEqual([4, 3]);
    for (const row of rows) {
      expect(Math.min(...row.steps)).toBeGreaterThanOrEqual(70);
      expect(row.steps.reduce((sum, step) => sum + step, row.width)).toBeLessThanOrEqual(366);
    }
  });

  it("lies in two rows of whole small cards on its side", () => {
    const rows = lay(
      Array.from({ length: 10 }, () => true),
      250,
      { full: 46, least: 46, gap: 4, name: 44, row: 46 },
    );

    expect(rows.map((row) => row.steps.length + 1)).toEqual([5, 5]);
    for (const row of rows) for (const step of row.steps) expect(step).toBeGreaterThanOrEqual(row.width);
  });

  it("opens in one row where few can be played, the others closed up to their index", () => {
    const some = [false, true, true, true, false, false, false, false, false, false];
    const [row, second] = lay(some, 366, { ...PHONE, open: 44 });

    expect(second).toBeUndefined();
    expect(row.steps).toEqual([26, 44, 44, 44, 26, 26, 26, 26, 26]);
    expect(
      lay(
        some.map((_, i) => i < 8),
        366,
        { ...PHONE, open: 44 },
      ),
    ).toHaveLength(2);
  });
});

describe("a hand on a desk", () => {
  const DESK = { full: 104, least: 104, gap: 10 };

  it("closes up no more than it must", () => {
    const some = Array.from({ length: 10 }, (_, i) => i === 9);
    const closed = spread(some, 988, DESK);
    const { steps, width } = fan(some, 988, { ...DESK, closed });

    expect(closed).toBeGreaterThan(90);
    expect(steps.reduce((sum, step) => sum + step, width)).toBeLessThanOrEqual(988);
  });
});

describe("a rolling number", () => {
  it("ends exactly at the new value, however late the last frame comes", () => {
    expect(rolled(15, 19, 0)).toBe(15);
    expect(rolled(15, 19, 419)).toBe(19);
    expect([420, 5000].map((passed) => rolled(15, 3, passed))).toEqual([3, 3]);
  });

  it("tells its change with a sign", () => {
    expect([signed(5, "en"), signed(-30_000, "en")]).toEqual(["+5", "−30,000"]);
  });

  it("prints the last three noughts apart", () => {
    expect(splitSum(140_000, "en")).toEqual(["140", "000"]);
    expect(splitSum(26, "en")).toEqual(["26", ""]);
  });
});
