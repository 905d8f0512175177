/** What the plain table shows of a view. A game may say it in `web/sight.ts`; otherwise it is read off the view itself. */
import type { Component } from "svelte";
import type { Facts } from "$lib/contract";
import type { Lang, Words } from "./faces";
import type { Happenings } from "./happenings";
import type { Say } from "$lib/say";

export interface Field {
  name: string; // of the view
  label: Words;
  of: "seat" | "table"; // one for each seat, or one for the table
  family?: string; // the numbers are cards, buildings ...
  none?: number[]; // numbers that mean nothing there
  times?: number; // the unit
  icon?: Component; // shown instead of the label, where there is little room
  one?: Words; // the label when there is one of it
  own?: boolean; // of interest to who has it, not beside every name
}

/** Seats around a card in play, with arrow heads that show the direction. */
export interface Ring {
  direction: string; // the field that is 1 clockwise, -1 the other way
  stage: (view: Facts) => Staged | null; // the card in play
  pot: { name: string; label: Words };
  tags: { name: string; icon: Component; label: Words }; // a number at the foot of each seat
  lying: { name: string; card: number }[]; // cards that lie in front of a seat while the field says so
  out: { name: string; label: Words }; // who is out for the moment
  dice: string;
  piles: { deck: string; discards: string; label: Words };
}

export interface Staged {
  card: number;
  from: number; // seat, or -1
  to: number; // seat, or -1
  answer: number; // the card laid against it, or -1
  caption?: { family: string; number: number }; // what is said below it
}

/** A map of places, and a track of squares beside it. */
export interface Town {
  label: Words;
  places: { name: string; arg: string; family: string; columns: number; none: number[] };
  owners: string;
  note: (view: Facts, place: number, lang: Lang) => string; // a number on a free place
  income: (view: Facts, place: number, lang: Lang) => string; // a number on what stands there
  tell: (view: Facts, place: number, lang: Lang) => string; // the place in words
  roads: (view: Facts) => Road[];
  posse: (view: Facts, place: number) => number[]; // the seats whose people stand there
  marks: (view: Facts, place: number) => { icon: Component; hot?: boolean } | null; // trouble
  track: { label: Words; arg: string; groups: (view: Facts) => { title: Words; squares: Square[] }[]; people: (view: Facts, square: number) => number[] };
  legend: { icon?: Component; hot?: boolean; sign?: "lit" | "road" | "income"; label: Words }[];
  order: string; // the seats in turn order
  role: { name: string; family: string; side: (view: Facts, role: number) => string }; // which of its texts tells what it does
  purse: string[]; // the fields that one looks at before each move
  belongings: { title: Words; places: Words };
}

export interface Road {
  at: [column: number, row: number]; // the corner it begins at
  across: boolean;
}

export interface Square {
  square: number;
  icon: Component;
  label: Words | { family: string; number: number };
  tag?: string; // a price
  closed?: boolean;
}

/** A card that is suddenly there, things to grab and gestures to make. */
export interface Live {
  tops: { name: string; none: number[]; backs: number[] }; // the card in front of each seat; the backs lie face down
  card: (view: Facts) => number | null; // the card to react to
  scene: (view: Facts) => Component | null; // a picture instead of a card
  flipper: string;
  grab: string; // the verb that takes, and the one that puts back
  release: string;
  circle: string; // the number at each place, the first in the middle
  held: string; // what each seat holds
  gone: string; // what somebody holds
  pick: { verb: string; places: string }; // taking one blindly, by place
  limit: (view: Facts) => number; // milliseconds until the window closes
  tokens: { name: string; cap: (view: Facts) => number };
  gestures: Record<string, { icon: Component; key: string }>;
}

export interface Sight {
  score?: { name: string; times?: number; less?: boolean }; // `less`: the fewer the better
  subtitle?: (view: Facts, texts: Say) => string;
  short?: (view: Facts, texts: Say) => string; // on a phone
  cardOf?: (verb: string, args: number[]) => number | null; // the card an action plays, when its numbers do not name it
  fields: Field[];
  ring?: Ring;
  town?: Town;
  live?: Live;
  happenings?: Happenings;
  chapters?: string[];
}

const HIDDEN = new Set(["seat", "options", "phase", "to_act", "turn", "hand", "window"]);

/** Reads off a view what can be shown without knowing the game. */
export function plainSight(view: Facts, seats: number): Sight {
  const fields = Object.entries(view)
    .filter(([name, value]) => !HIDDEN.has(name) && isPlain(value))
    .map(([name, value]): Field => {
      const words = name.replaceAll("_", " ");
      return { name, label: { fr: words, en: words }, of: Array.isArray(value) && value.length === seats ? "seat" : "table" };
    });
  return { fields };
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => typeof each === "number" || typeof each === "boolean");
  return typeof value === "number" || typeof value === "string" || typeof value === "boolean";
}

/** Splits the actions by verb, in their own order. */
export function byVerb(actions: string[], verbOf: (action: string) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const action of actions) groups.set(verbOf(action), [...(groups.get(verbOf(action)) ?? []), action]);
  return [...groups.values()];
}

/** Finds the words that all labels begin with. */
export function commonStart(labels: string[]): string {
  const words = labels.map((label) => label.split(" "));
  let count = 0;
  while (words.every((each) => each.length > count + 1 && each[count] === words[0][count])) count += 1;
  return words[0]?.slice(0, count).join(" ") ?? "";
}
