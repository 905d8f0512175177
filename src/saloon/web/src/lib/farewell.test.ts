import { describe, expect, it } from "vitest";
import type { Told } from "./contract";
import { farewellOf, MOMENT_MS } from "./farewell";
import { BLANK, type Story } from "./story";

function ended(kinds: string[], people: number, seat: number | null = 0, by = "rules"): Story {
  const players = [0, 1, 2].map((each) => ({ kind: each < people ? "person" : "bot" }));
  return { ...BLANK, seat, table: { players } as never, result: { by } as never, fresh: kinds.map((kind) => ({ kind }) as Told) };
}

describe("the end of a match", () => {
  it("stays on the table until the only person goes on", () => {
    expect(farewellOf(ended(["played", "hand_ended"], 1), ["hand_ended"], 6000)).toEqual({ rest: { kind: "beat", left_ms: null, ready: [], waits_for: [0] }, ms: null });
  });

  it("goes on by itself where several look", () => {
    expect(farewellOf(ended(["hand_ended"], 2), ["hand_ended"], 6000)).toEqual({ rest: { kind: "beat", left_ms: 6000, ready: [], waits_for: [0] }, ms: 6000 });
    expect(farewellOf(ended(["hand_ended"], 1, null), ["hand_ended"], 6000)).toEqual({ rest: { kind: "beat", left_ms: 6000, ready: [], waits_for: [] }, ms: 6000 });
  });

  it("is seen for a moment where nothing else ended", () => {
    expect(farewellOf(ended(["paid"], 1), ["hand_ended"], 6000)).toEqual({ rest: null, ms: MOMENT_MS });
  });

  it("is not looked at after a resignation, or in a house that never rests", () => {
    expect(farewellOf(ended([], 1, 0, "resignation"), ["hand_ended"], 6000)).toBeNull();
    expect(farewellOf(ended(["hand_ended"], 1), ["hand_ended"], 0)).toBeNull();
  });
});
