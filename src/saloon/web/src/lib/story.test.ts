import { expect, test } from "vitest";
import type { Position, TableFacts, Told } from "./contract";
import { BLANK, backOff, tell } from "./story";

const told = (seq: number): Told => ({ seq, kind: "drew", facts: {}, whole: true });
const position = (actions: string[]): Position => ({ view: {}, actions, to_act: [0], clocks: [], can_undo: "no" });
const table = { id: "t", status: "live" } as TableFacts;
const snapshot = (seq: number, from: number, events: Told[]) =>
  ({ type: "snapshot", seq, seat: 0, table, position: position(["buy"]), events_from: from, events, result: null }) as const;

test("a snapshot adds its events to those the reader keeps", () => {
  const first = tell(BLANK, snapshot(2, 0, [told(1), told(2)]));

  const again = tell(first, snapshot(3, 1, [told(2), told(3)]));

  expect(again.events.map((each) => each.seq)).toEqual([1, 2, 3]);
});

test("an update brings what is new and keeps the position it does not mention", () => {
  const story = tell(tell(BLANK, snapshot(1, 0, [told(1)])), { type: "update", seq: 2, events: [told(2)] });

  expect(story.seq).toBe(2);
  expect(story.fresh).toHaveLength(1);
  expect(story.position?.actions).toEqual(["buy"]);
});

test("an undo drops what happened after it", () => {
  const before = tell(BLANK, snapshot(3, 0, [told(1), told(2), told(3)]));

  const story = tell(before, { type: "update", seq: 4, undone_to: 1, position: position(["stand"]) });

  expect(story.events.map((each) => each.seq)).toEqual([1]);
});

test("a result ends the match", () => {
  const story = tell(tell(BLANK, snapshot(1, 0, [])), { type: "update", seq: 2, result: { scores: [[3]], winners: [0], by: "rules", seed: "x" } });

  expect(story.table?.status).toBe("over");
});

test("tries to come back are ever further apart, up to a limit", () => {
  expect(backOff(0, 0.5)).toBe(500);
  expect(backOff(3, 0.5)).toBe(4000);
  expect(backOff(30, 0.5)).toBe(15000);
});
