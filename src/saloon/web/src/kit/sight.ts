/** What the plain table shows of a view. A game may say it in `web/sight.ts`; otherwise it is read off the view itself. */
import type { Component } from "svelte";
import type { Facts } from "$lib/contract";
import type { Words } from "./faces";
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

export interface Sight {
  score?: { name: string; times?: number };
  subtitle?: (view: Facts, texts: Say) => string;
  short?: (view: Facts, texts: Say) => string; // on a phone
  cardOf?: (verb: string, args: number[]) => number | null; // the card an action plays, when its numbers do not name it
  fields: Field[];
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
