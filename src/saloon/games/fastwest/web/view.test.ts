import { describe, expect, it } from "vitest";
import { briefly, duelOf, gestureOf, inARow, isOpen, limitOf, meanOf, readerLast, tooEarly, turner, verdictOf, type FastwestView } from "./view";

const told = (kind: string, facts: Record<string, unknown>, seq = 1) => ({ seq, kind, facts, whole: true });
const view = (changes: Partial<FastwestView>) =>
  ({ phase: "idle", fresh: false, flipper: 0, tokens: [0, 0, 0], complete: [false, false, false], tops: [0, 0, 5], options: { slow_table: false }, ...changes }) as FastwestView;

describe("what is open", () => {
  it("is the same for the last cactus of a duel as for any other", () => {
    const any = view({ phase: "idle", fresh: true, flipper: 0 });
    const last = view({ phase: "duel_grab", flipper: 2 });

    expect([isOpen(any), turner(any), limitOf(any)]).toEqual([isOpen(last), turner(last), limitOf(last)]);
  });

  it("is nothing while one waits", () => expect(isOpen(view({}))).toBe(false));

  it("gives ten seconds to aim, twenty at a slow table", () => {
    expect(limitOf(view({ phase: "duel_point" }))).toBe(10_000);
    expect(limitOf(view({ phase: "duel_point", options: { ...view({}).options, slow_table: true } }))).toBe(20_000);
  });

  it("stays open four seconds against the Indians", () => expect(limitOf(view({ phase: "window", flipper: 2 }))).toBe(4000));
});

describe("what hands did", () => {
  it("is the last gesture of the reader", () => {
    const records = [
      { seat: 0, verb: "grab" },
      { seat: 0, verb: "gesture salute" },
      { seat: 1, verb: "gesture hands_up" },
    ];

    expect(gestureOf(view({ records, held: [[2], [], []] }), 0)).toBe("gesture salute");
    expect(gestureOf(view({ records, held: [[2], [], []] }), 2)).toBe("");
    expect(gestureOf(view({ records }), -1)).toBe("");
  });

  it("is no gesture while there is no bullet in hand", () => {
    const records = [
      { seat: 0, verb: "gesture salute" },
      { seat: 0, verb: "grab" },
    ];

    expect(gestureOf(view({ records, held: [[], [], []] }), 0)).toBe("");
    expect(gestureOf(view({ records, held: [[2], [], []] }), 0)).toBe("");
    expect(gestureOf(view({ records: [...records, { seat: 0, verb: "gesture salute" }], held: [[2], [], []], complete: [true, false, false] }), 0)).toBe("gesture salute");
  });

  it("is counted when it is long, and ends with what was held", () => {
    expect(briefly([3, 101])).toEqual({ shown: [3, 101], count: 0 });
    expect(briefly([4, -4, 3, -3, 1, 102, 101])).toEqual({ shown: [1, 101], count: 7 });
  });
});

describe("places", () => {
  it("lie in a row, the first in the middle", () => {
    expect(inARow([1, 2, 3, 4, 5])).toEqual([2, 3, 1, 4, 5]);
    expect(inARow([1, 2, 3])).toEqual([2, 1, 3]);
  });

  it("end with the reader", () => {
    expect(readerLast(1, 4)).toEqual([2, 3, 0, 1]);
    expect(readerLast(-1, 3)).toEqual([0, 1, 2]);
  });
});

const JUDGED = {
  card: 2,
  bullet: 0,
  seats: [3, 0, 1],
  why: [0, 1, 3],
  times: [640, 1100, -1],
  due: [0, 0, 1],
  changes: [0, 0, 1],
  tokens: [0, 1, 3],
  deeds: [[3, 101], [1, 102, 101], [2]],
};

describe("verdicts", () => {
  it("are read row by row", () => {
    const { rows } = verdictOf(told("judged", JUDGED));

    expect(rows.map((row) => [row.seat, row.at, row.place, row.change])).toEqual([
      [3, 640, 1, 0],
      [0, 1100, 2, 0],
      [1, null, null, 1],
    ]);
  });

  it("give everybody's mean time", () => {
    const events = [told("judged", JUDGED), told("judged", { ...JUDGED, times: [500, 700, -1] })];

    expect(meanOf(events, 0)).toBe(900);
    expect(meanOf(events, 1)).toBeNull();
  });

  it("of a duel say what everybody got, and who is tied", () => {
    const end = duelOf(told("duel_ended", { seat: 1, seats: [1, 0, 2], bullets: [1, 2, 3], targets: [0, 2, -1], wounded: [0, 0, 0], given: [3, 2, 0], tokens: [2, 3, 2] }));

    expect(end.tied).toEqual([2]);
    expect(end.shots.map((shot) => shot.got)).toEqual([0, 3, 2]);
    expect(end.shots[2].target).toBeNull();
  });
});

it("names who paid for a bullet before a child as the card came", () => {
  const events = [
    told("endangered_child", { seat: 1, change: 1 }, 4),
    told("endangered_child", { seat: 0, change: 0 }, 5),
    told("endangered_child", { seat: 2, change: 1 }, 5),
    told("flipped", { seat: 2, card: 1 }, 5),
  ];

  expect(tooEarly(events)).toEqual([2]);
  expect(tooEarly([])).toEqual([]);
});
