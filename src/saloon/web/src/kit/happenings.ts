/** What an event looks and sounds like: a game declares it, the table plays it. Pure. */
import type { Told } from "$lib/contract";
import type { SoundName } from "./sounds";

/** A thing that moves. Places are `data-spot` names with facts in braces, as in `herd:{seat}`. */
export type Move =
  | { move: "fly"; from: string[]; to: string } // what lies there now comes from the first place that is known
  | { move: "drop"; from: string[]; to: string; stamped?: boolean; turned?: boolean } // what lay there leaves for good
  | { move: "deal"; from: string; to: string; each?: string } // one card for each number of the fact `each`
  | { move: "pay"; from: string; to: string; amount: string } // coins, as many as the fact says
  | { move: "scatter"; at: string } // everything whose place begins so falls apart
  | { move: "turn" | "tumble" | "stamp" | "apart"; at: string };

export interface Happening {
  moves?: Move[];
  sound?: SoundName | ((facts: Told["facts"]) => SoundName | undefined);
}

export type Happenings = Record<string, Happening>;

/** A step of the play: what moves at the same time, and how it sounds. */
export interface Step {
  moves: Filled[];
  sound?: SoundName;
}

/** A move with its places filled in. */
export type Filled =
  | { move: "fly"; from: string[]; to: string }
  | { move: "drop"; from: string[]; to: string; stamped: boolean; turned: boolean }
  | { move: "deal"; from: string; to: string[] }
  | { move: "pay"; from: string; to: string; amount: number }
  | { move: "scatter" | "turn" | "tumble" | "stamp" | "apart"; at: string };

export const LASTS = { fly: 320, drop: 320, stamp: 260, deal: 240, each: 60, pay: 420, coin: 50, scatter: 320, turn: 180, tumble: 500, apart: 400 };

const MOST_COINS = 5;
const LATEST = 1200; // milliseconds the table may lag behind before it skips

/** Puts facts into a place; null if one of them is not known. */
export function fill(place: string, facts: Told["facts"]): string | null {
  let known = true;
  const filled = place.replaceAll(/\{(\w+)\}/g, (_, fact: string) => {
    if (facts[fact] === undefined) known = false;
    return String(facts[fact]);
  });
  return known ? filled : null;
}

/** Lists what is to be played for the events of one message, in their order. */
export function stepsOf(fresh: Told[], happenings: Happenings): Step[] {
  const steps = fresh.flatMap((told) => {
    const happening = happenings[told.kind];
    if (!happening) return [];
    const moves = (happening.moves ?? []).map((move) => fillMove(move, told.facts)).filter((move) => move !== null);
    const sound = typeof happening.sound === "function" ? happening.sound(told.facts) : happening.sound;
    const [cards, coins] = [moves.filter((move) => move.move !== "pay"), moves.filter((move) => move.move === "pay")];
    const first: Step[] = cards.length > 0 || sound ? [{ moves: cards, sound }] : [];
    return coins.length > 0 ? [...first, { moves: coins }] : first; // the card first, then its price
  });
  return steps.filter((step, i) => i === 0 || JSON.stringify(step) !== JSON.stringify(steps[i - 1])); // two dice fall at once
}

function fillMove(move: Move, facts: Told["facts"]): Filled | null {
  if (move.move === "pay") return fillPay(move, facts);
  if (move.move === "deal") return fillDeal(move, facts);
  if (move.move === "fly" || move.move === "drop") {
    const from = move.from.map((place) => fill(place, facts)).filter((place) => place !== null);
    const to = fill(move.to, facts);
    if (to === null || from.length === 0) return null;
    return move.move === "fly" ? { move: "fly", from, to } : { move: "drop", from, to, stamped: move.stamped ?? false, turned: move.turned ?? false };
  }
  const at = fill(move.at, facts);
  return at === null ? null : { move: move.move, at };
}

function fillPay(move: Extract<Move, { move: "pay" }>, facts: Told["facts"]): Filled | null {
  const [from, to] = [fill(move.from, facts), fill(move.to, facts)];
  const amount = Number(facts[move.amount] ?? 0);
  return from === null || to === null || amount <= 0 ? null : { move: "pay", from, to, amount };
}

function fillDeal(move: Extract<Move, { move: "deal" }>, facts: Told["facts"]): Filled | null {
  const known = move.each ? facts[move.each] : undefined;
  const cards = typeof known === "number" ? [known] : known;
  const to = Array.isArray(cards) ? cards.map((card) => fill(move.to, { ...facts, card })) : Array.from({ length: Number(facts.count ?? 1) }, () => fill("seat:{seat}", facts));
  return { move: "deal", from: move.from, to: to.filter((place) => place !== null) };
}

/** How many coins stand for an amount. */
export const coinsFor = (amount: number) => Math.min(MOST_COINS, Math.max(1, amount));

/** How long a step lasts, in milliseconds. */
export function lasts(step: Step): number {
  return Math.max(0, ...step.moves.map(lengthOf));
}

function lengthOf(move: Filled): number {
  if (move.move === "pay") return LASTS.pay + LASTS.coin * (coinsFor(move.amount) - 1);
  if (move.move === "deal") return LASTS.deal + LASTS.each * Math.max(0, move.to.length - 1);
  if (move.move === "drop") return LASTS.drop + (move.stamped ? LASTS.stamp : 0);
  return LASTS[move.move];
}

export interface Schedule {
  starts: number[]; // of each step, from now
  until: number; // when the table is at rest again
  skip: boolean; // what still moves is to arrive at once
}

/** One thing moves at a time: each step begins when the one before has ended. A table that lags behind skips. */
export function schedule(lengths: number[], now: number, busyUntil: number): Schedule {
  const waits = Math.max(0, busyUntil - now);
  const skip = waits > LATEST;
  let at = skip ? 0 : waits;
  const starts = lengths.map((length) => {
    const start = at;
    at += length;
    return start;
  });
  return { starts, until: now + at, skip };
}

/** The middle of an arc between two points: coins fly over the table, not along it. */
export function arc(from: [number, number], to: [number, number], share: number): [number, number] {
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const lift = Math.min(90, 24 + distance * 0.22) * 4 * share * (1 - share);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share - lift];
}
