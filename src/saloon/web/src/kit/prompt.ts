/** What the status line says and offers. */
import type { Component } from "svelte";

export interface Choice {
  label: string;
  press: () => void;
  icon?: Component;
  primary?: boolean;
}

export interface Prompt {
  sentence: string;
  choices: Choice[];
  cancel?: () => void;
  undo?: () => void; // takes the last move back, at once
  refused?: boolean; // the sentence says why not
  urgent?: boolean; // an answer is asked for
}

export interface Part {
  text: string;
  strong: boolean;
}

const patterns = new WeakMap<string[], RegExp>(); // many sentences share their terms

function patternOf(terms: string[]): RegExp {
  const known = [...new Set(terms)].filter((term) => term.length > 1).sort((a, b) => b.length - a.length);
  const escaped = known.map((term) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = known.length > 0 ? new RegExp(`(?<![\\p{L}\\d])(${escaped.join("|")})(?![\\p{L}\\d])`, "u") : /(?!)/;
  patterns.set(terms, pattern);
  return pattern;
}

/** Marks names in a sentence, the longest first, so that they can be printed in bold. */
export function emphasise(sentence: string, terms: string[]): Part[] {
  const pattern = patterns.get(terms) ?? patternOf(terms);
  return sentence
    .split(pattern)
    .map((text, i) => ({ text, strong: i % 2 === 1 }))
    .filter((part) => part.text !== "");
}
