/** The shapes of docs/protocol.md (`saloon.v1`), and what the shell gives to a game's table. */
import type { Snippet } from "svelte";
import type { Faces } from "$kit/faces";
import type { Sight } from "$kit/sight";
import type { Facts, Say, Told } from "./say";

export type { Facts, Told };

export interface Player {
  seat: number;
  kind: string; // person, bot, open
  name: string;
  level: string | null;
  connected: boolean;
  away: boolean;
  resigned: boolean;
  rematch: boolean;
}

export interface Clock {
  seat: number;
  left_ms: number;
  limit_ms: number;
}

export interface Result {
  scores: number[][];
  winners: number[];
  by: string;
  seed: string;
}

export interface Window {
  number: number;
  open_ms: number;
}

export interface TableFacts {
  id: string;
  game: string;
  version: number;
  seats: number;
  options: Facts;
  public: boolean;
  status: "open" | "live" | "over";
  clock: Facts;
  host: number | null;
  seed_hash: string;
  players: Player[];
  spectators: number;
  created: number;
  seq: number;
  to_act: number[];
  next?: string | null;
}

export interface Position {
  view: Facts;
  actions: string[];
  to_act: number[];
  clocks: Clock[];
  can_undo: "free" | "ask" | "no";
  window?: Window | null;
}

export interface UndoAsked {
  request: number;
  seat: number;
  to: number;
  waits_for: number[];
}

export interface Said {
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Something said, and where in the story. */
export interface Line extends Said {
  after: number; // the seq it came after
}

export type ServerMessage =
  | { type: "snapshot"; seq: number; seat: number | null; table: TableFacts; position: Position | null; events_from: number; events: Told[]; result: Result | null; request?: UndoAsked | null; chat?: Said[] }
  | { type: "update"; seq: number; seat?: number | null; events?: Told[]; position?: Position | null; id?: string | null; undone_to?: number | null; result?: Result | null }
  | { type: "ack"; id: string; seq: number; ok: true }
  | { type: "refusal"; code: string; message: string; seq: number; id: string | null; ok: false }
  | { type: "players"; table: TableFacts }
  | ({ type: "undo_asked" } & UndoAsked)
  | { type: "undo_closed"; request: number; outcome: string }
  | { type: "hint"; id: string; act: string; seq: number }
  | ({ type: "chat" } & Said)
  | { type: "probe"; n: number }
  | { type: "pong"; n: number }
  | { type: "rematch"; table: string; seat: number | null }
  | { type: "bye"; code: string; message: string; retry_ms: number };

export interface OptionFacts {
  name: string;
  kind: "flag" | "number" | "choice" | "numbers" | "data";
  default: unknown;
  low: number;
  high: number;
  choices: string[];
}

/** What the shell gives to every table: what one reader may know, and a way to act. */
export interface TableProps {
  game: string;
  title: string;
  view: Facts;
  actions: string[]; // what is not in here is not offered
  toAct: number[];
  events: Told[]; // the whole story as this reader knows it
  fresh: Told[]; // what the last message brought
  texts: Say;
  faces: Faces;
  sight: Sight | null; // what the plain table shows
  seat: number; // -1 for a spectator
  players: Player[];
  names: string[];
  timed: string[];
  window: Window | null;
  shell: Shell;
}

/** What the frame around a table needs; a table hands it on without looking into it. */
export interface Shell {
  act(action: string): void;
  grab(action: string): void;
  status: "joining" | "here" | "lost";
  clock: { left: number; limit: number } | null;
  refusal: string;
  note: string; // what has just changed around the table
  hint: string | null; // the action a bot would choose
  canUndo: "free" | "ask" | "no";
  request: UndoAsked | null;
  chat: Line[];
  still: boolean; // a replay or the screen for the room: nothing to press
  undo(): void;
  consent(yes: boolean): void;
  say?(text: string): void; // who sits at the table may speak
  finish?(): void; // goes to the end of the match
  aside?: Snippet; // beside the table, above the Gazette
  join?(): void; // who looks on may take the seat of a bot
  menu?(): void;
}

/** A shell for those who only look: a replay, the screen for the room. */
export const STILL: Shell = {
  act() {},
  grab() {},
  undo() {},
  consent() {},
  status: "here",
  clock: null,
  refusal: "",
  note: "",
  hint: null,
  canUndo: "no",
  request: null,
  chat: [],
  still: true,
};
