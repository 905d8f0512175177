import { describe, expect, it } from "vitest";
import type { Told } from "$lib/contract";
import { endedLast } from "./beats";

const told = (seq: number, kind: string, facts: Told["facts"] = {}): Told => ({ seq, kind, facts, whole: true });
const duel = (seq: number, seat: number) =>
  told(seq, "won_square", { seat, target: 1, square: 6, fighters: [1, 0, 2], shots: [3, 3, 1], firepowers: [1, 1, 4], totals: [4, 4, 5] });

describe("what ended", () => {
  it("is every duel of the last move that decided one, the winner first", () => {
    const ended = endedLast([duel(3, 1), duel(7, 2), duel(7, 2), told(8, "earned")]);

    expect(ended?.duels.map((each) => each.told.seq)).toEqual([7, 7]);
    expect(ended?.duels[0].fighters.map((fighter) => fighter.seat)).toEqual([2, 1, 0]);
    expect(ended?.round).toBeNull();
  });

  it("lists a round by points", () => {
    const ended = endedLast([told(9, "round_ended", { round: 2, seat: 1, points: 9, earned: [4, 11], scored: [0, 3], standing: [5, 9] })]);

    expect(ended?.round?.rows.map((row) => row.seat)).toEqual([1, 0]);
    expect(ended?.round?.rows[0]).toMatchObject({ earned: 11, scored: 3 });
  });

  it("tells where the dollars of a round came from, each place once", () => {
    const events = [
      told(1, "earned", { seat: 0, square: 0, cash: 4 }),
      told(2, "round_began", { round: 2 }),
      told(3, "earned", { seat: 0, square: 0, cash: 4 }),
      told(4, "earned", { seat: 0, square: 0, cash: 4 }),
      told(5, "gambled", { seat: 0, cash: 12 }),
      told(6, "rent_paid", { seat: 1, cash: 7 }),
      told(7, "rent_paid", { seat: 0, cash: 0 }),
      told(9, "round_ended", { round: 2, seat: 1, points: 9, earned: [20, 7], scored: [0, 3], standing: [5, 9] }),
    ];

    expect(endedLast(events)?.round?.sources[0]).toEqual([
      { of: "square", number: 0, cash: 8 },
      { of: "square", number: 15, cash: 12 },
    ]);
  });

  it("names nobody who leads while the best are level", () => {
    const ended = endedLast([told(9, "round_ended", { round: 1, seat: 0, points: 0, earned: [9, 23], scored: [0, 0], standing: [0, 0] })]);

    expect(ended?.round).toMatchObject({ leader: -1, isLast: false });
  });

  it("has the totals of the last count, and who won by them", () => {
    const events = [
      told(9, "round_ended", { round: 4, seat: 1, points: 69, earned: [28, 123], scored: [0, 34], standing: [1, 69] }),
      told(9, "counted", { seat: 1, points: 83 }),
      told(9, "counted", { seat: 0, points: 10 }),
      told(9, "game_ended", { seat: 1, points: 83, tied: 0 }),
    ];
    const round = endedLast(events)?.round;

    expect(round?.rows.map(({ seat, counted, standing }) => [seat, counted, standing])).toEqual([
      [1, 14, 83],
      [0, 9, 10],
    ]);
    expect(round).toMatchObject({ leader: 1, isLast: true, told: { kind: "game_ended" } });
  });

  it("is nothing before the first duel", () => {
    expect(endedLast([told(1, "chose")])).toBeNull();
  });
});
