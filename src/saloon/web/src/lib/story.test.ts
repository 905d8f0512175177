import { expect, test } from "vitest";
import type { Position, Snapshot, TableFacts, Told } from "./contract";
import { askedIn, BLANK, backOff, tell } from "./story";

const told = (seq: number): Told => ({ seq, kind: "drew", facts: {}, whole: true });
const position = (actions: string[]): Position => ({ view: {}, actions, to_act: [0], clocks: [], can_undo: "no", window: null });
const table = { id: "t", status: "live" } as TableFacts;
const snapshot = (seq: number, from: number, events: Told[]): Snapshot => ({
  type: "snapshot",
  seq,
  seat: 0,
  table,
  position: position(["buy"]),
  events_from: from,
  events,
  result: null,
  request: null,
  chat: [],
  rest: null,
});

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

test("who took a move back, and what with it, is known until something else happens", () => {
  const before = tell(BLANK, snapshot(3, 0, [told(1), told(2), told(3)]));

  const story = tell(before, { type: "update", seq: 4, seat: 2, undone_to: 1 });
  const later = tell(story, { type: "update", seq: 5, events: [told(5)] });

  expect(story.taken).toEqual({ seat: 2, events: [told(2), told(3)] });
  expect(later.taken).toBeNull();
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

test("nobody is asked while a table rests after something ended, or when the match is over", () => {
  const rest = (kind: "beat" | "start") => ({ kind, left_ms: null, ready: [], waits_for: [0] });

  expect(askedIn([1], null)).toEqual([1]);
  expect(askedIn([1], rest("start"))).toEqual([1]);
  expect(askedIn([1], rest("beat"))).toEqual([]);
  expect(askedIn([1], null, { scores: [[3]], winners: [0], by: "rules", seed: "x" })).toEqual([]);
});
