/** What the status line says and offers. */
import type { Component } from "svelte";

export const ENTER = "↵"; // as it stands on the key

export interface Choice {
  label: string;
  press: () => void;
  icon?: Component;
  primary?: boolean; // the thing asked: red; to decline never is
  note?: string; // a second line: what it brings
  confirms?: boolean; // says yes to what was pointed at: it comes and goes, so it is on Enter and leaves the numbers to the others
}

/** One consequence of an answer, on a phone a row of its own. */
export interface Effect {
  icon?: Component;
  text: string;
}

/** A part of a composed move: filled, or the next to be filled. */
export interface Slot {
  label: string; // of what fills it, or the question
  icon?: Component;
  seat?: number; // whose brand stands there
  open?: boolean; // the next one
  clear?: () => void; // takes it out
}

/** How many: one steps or slides to it. */
export interface Amount {
  value: number;
  low: number;
  high: number;
  label: string; // the amount in words: "2 cow-boys"
  name: string; // what is counted, for those who do not see it
  set: (value: number) => void;
}

export interface Prompt {
  flag?: string; // in ink, instead of "À vous": everybody is to act, and red would tell something
  head?: string; // verb, thing and question mark: "Acheter F3 ?"
  price?: string; // of the thing, printed large on a phone
  sentence: string; // price of what one has, or what is asked
  more?: string; // one consequence, on a second line
  effects?: Effect[]; // on a phone instead of sentence and `more`
  asides?: Effect[]; // short facts in one line below the sentence, on a phone
  amount?: Amount;
  slots?: Slot[]; // of a move that is composed; their place is always kept
  choices: Choice[];
  cancel?: () => void;
  undo?: () => void; // takes the last move back, at once
  refused?: boolean; // the sentence says why not
  urgent?: boolean; // an answer is asked for
  patient?: boolean; // the only answer does not give itself: its haste would tell what one holds
  says?: (action: string) => string; // what an action leads to, for a hint
  shows?: (action: string) => string[]; // the spots of what it is played with, the first one first, for a hint
}

/** What a table says while it rests after something ended. */
export interface Beat {
  flag: string; // "Gagné"
  head?: string; // on a phone: "La donne est à vous"
  sentence: string;
  next: string; // the button: "Donne suivante"
  again?: { label: string; from: number }; // a second button opens the Gazette at that seq
  also?: Choice[]; // other buttons beside it
  good?: boolean; // for the reader
}

/** The key of each button, as it is printed there; a lone red one needs no sign. */
export function keysOf(choices: Choice[]): string[] {
  const numbered = choices.filter((choice) => !choice.confirms);
  return choices.map((choice) => (choice.confirms ? ENTER : String(numbered.indexOf(choice) + 1)));
}

/** The button that a number key presses. */
export const choiceOn = (choices: Choice[], key: string): Choice | undefined => choices[keysOf(choices).indexOf(key)];

export interface Part {
  text: string;
  strong: boolean;
  sum?: "good" | "bad"; // a sum with its sign
}

const SUM = "(?<![\\p{L}\\d])[+−]\\$?\\d(?:[\\d\\u202f\\u00a0., ]*\\d)?(?:\\u00a0\\$)?";
const patterns = new WeakMap<string[], RegExp>(); // many sentences share their terms

function patternOf(terms: string[]): RegExp {
  const known = [...new Set(terms)].filter((term) => term.length > 1).sort((a, b) => b.length - a.length);
  const escaped = known.map((term) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const names = known.length > 0 ? `|(?<![\\p{L}\\d])(?:${escaped.join("|")})(?![\\p{L}\\d])` : "";
  const pattern = new RegExp(`(${SUM}${names})`, "u");
  patterns.set(terms, pattern);
  return pattern;
}

/** Marks names and signed sums in a sentence, the longest first, so that they can be printed in bold. */
export function emphasise(sentence: string, terms: string[]): Part[] {
  const pattern = patterns.get(terms) ?? patternOf(terms);
  return sentence
    .split(pattern)
    .map((text, i): Part => {
      const sum = i % 2 === 1 && /^[+−]\$?\d/.test(text) ? (text.startsWith("+") ? "good" : "bad") : undefined;
      return { text, strong: i % 2 === 1, ...(sum && { sum }) };
    })
    .filter((part) => part.text !== "");
}
