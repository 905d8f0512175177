/** What the shell gives to a game's table, beside the types of the wire. */
import type { Snippet } from "svelte";
import type { Faces } from "$kit/faces";
import type { Sight } from "$kit/sight";
import type { Say } from "./say";
import type { Barred, Facts, Hinted, Player, Rest, Said, Told, UndoAsked, Window } from "./wire";

export type * from "./wire";

/** Something said, and where in the story. */
export interface Line extends Omit<Said, "type"> {
  after: number; // the seq it came after
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
  rest: Rest | null;
  open: Facts[] | null; // what each seat knows, when all hands are open: a finished match seen again
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
  sending: "" | "now" | "slow"; // a press is on its way; slow after two seconds
  hint: Hinted | "asked" | null; // what a bot would choose, and why
  canUndo: "free" | "ask" | "no";
  request: UndoAsked | null;
  chat: Line[];
  host?: number; // whose table it is
  still: boolean; // a replay or the screen for the room: nothing to press
  askHint?(): void; // where bots give hints
  closeHint?(): void;
  whyNot?(kind: string, number: number): Promise<Barred | null>; // what the rules say of a thing that cannot be played
  taught?: boolean; // a lesson: the only answer waits until it is given
  undo(): void;
  consent(yes: boolean): void;
  ready?(): void; // who sits at the table may say that it may go on
  skip?(): void; // lets the bots hurry until one's own turn
  resume?(): void; // ends a pause: the host, if it lasts long anybody
  vote?(seat: number): void; // wants a bot to answer for who does not move
  trip?: number; // milliseconds to the house and back, once they were measured
  say?(text: string): void; // who sits at the table may speak
  finish?(): void; // goes to the end of the match
  sideless?: boolean; // what a table shows beside its board has no room
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
  sending: "",
  hint: null,
  canUndo: "no",
  request: null,
  chat: [],
  still: true,
};
