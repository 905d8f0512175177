import { describe, expect, it } from "vitest";
import { edgeAt, edgeOf, isBridge, readPlay, seatsIn, stateOf, type CarsonView } from "./view";

const aView = (changes: Partial<CarsonView>) => ({ stage: "placement", step: 0, round: 1, row: [4, 5, 6, 7, 8, 4, 5], ...changes }) as CarsonView;

describe("the map", () => {
  it("names an edge by a parcel and its side, whichever of the two parcels it is", () => {
    expect(edgeOf(9, 0)).toBe(edgeOf(1, 2));
    expect(edgeOf(9, 1)).toBe(edgeOf(8, 3));
    expect(edgeAt(edgeOf(9, 0))).toMatchObject({ column: 1, row: 1, across: true });
    expect(edgeAt(edgeOf(9, 3))).toMatchObject({ column: 2, row: 1, across: false });
  });

  it("calls an edge in the middle of the river a bridge", () => {
    const things = Array.from({ length: 64 }, (_, parcel) => (parcel === 9 || parcel === 17 ? 1 : 0));

    expect(isBridge(aView({ things }), edgeOf(17, 0))).toBe(true);
    expect(isBridge(aView({ things }), edgeOf(9, 0))).toBe(false);
  });
});

describe("the track", () => {
  it("is over behind the step that is being resolved", () => {
    const view = aView({ stage: "resolution", step: 4 });

    expect([3, 4, 5].map((square) => stateOf(view, square))).toEqual(["done", "now", ""]);
    expect(stateOf(aView({ stage: "round_end" }), 23)).toBe("done");
  });

  it("has squares to which nobody can be sent", () => {
    const view = aView({ round: 2, row: [4, 0, 6, 7, 8, 4, 5] });

    expect([4, 10, 11, 16, 22, 23].map((square) => stateOf(view, square))).toEqual(["off", "off", "", "off", "", "off"]);
  });
});

describe("an action", () => {
  it("is read as what one points at", () => {
    expect(readPlay("claim 21")).toMatchObject({ verb: "claim", spot: "parcel:21" });
    expect(readPlay("lay_road 9 1").spot).toBe(`edge:${edgeOf(9, 1)}`);
    expect(readPlay("pass").spot).toBe("");
  });

  it("finds the seats of a crowd", () => {
    expect(seatsIn(0b10101)).toEqual([0, 2, 4]);
  });
});
