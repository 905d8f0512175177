/** How a hand ended, as its event tells it. Pure. */
import type { Told } from "$lib/contract";

export interface Ending {
  seq: number;
  from: number; // the seq with which the hand began
  hand: number;
  how: "last_lap" | "welcome" | "gold_rush" | "unplayed" | "void";
  pot: number;
  winners: number[];
  share: number;
  left: number;
  herds: number[][];
  heads: number[];
  playing: number[];
  folded: number[];
  chips: number[];
  by: number | null; // who stopped it: Gold rush, Welcome to Abilene
}

/** Finds the last hand that ended. */
export function endingOf(events: Told[]): Ending | null {
  const at = events.findLastIndex((told) => told.kind === "hand_ended");
  if (at < 0) return null;
  const began = events.slice(0, at).findLastIndex((told) => told.kind === "hand_began");
  const stopped = events.slice(Math.max(0, began), at).findLast((told) => ["rushed", "arrived"].includes(told.kind));
  const facts = events[at].facts as unknown as Omit<Ending, "seq" | "from" | "by">;
  return { ...facts, seq: events[at].seq, from: events[Math.max(0, began)].seq, by: (stopped?.facts.seat as number) ?? null };
}

/** The place of each participant by their herds; equal herds share one. */
export function placeOf(ending: Ending, seat: number): number | null {
  if (!ending.playing.includes(seat) || ending.winners.length === 0) return null;
  return 1 + ending.playing.filter((other) => ending.heads[other] > ending.heads[seat]).length;
}

/** The best herd among those who did not win, and whose it is. */
export function runnerUp(ending: Ending): number | null {
  const others = ending.playing.filter((seat) => !ending.winners.includes(seat));
  return [...others].sort((a, b) => ending.heads[b] - ending.heads[a])[0] ?? null;
}

/** What was told of the last hand that ended; the move that ended the one before began it, too. */
function handOf(events: Told[]): Told[] {
  const end = events.findLastIndex((told) => told.kind === "hand_ended");
  const began = events.slice(0, end).findLastIndex((told) => told.kind === "hand_began");
  return events.slice(Math.max(0, began), end);
}

/** The last time that others made a player lose cattle in the last hand. */
export function lossOf(events: Told[], seat: number): Told | undefined {
  return handOf(events).findLast((told) => told.facts.target === seat && ["herd_lost", "stole", "strayed"].includes(told.kind));
}

/** What was told after the last hand: for want of whose stake the match ends. */
export function brokeAfter(events: Told[]): Told[] {
  return events.slice(events.findLastIndex((told) => told.kind === "hand_ended") + 1).filter((told) => told.kind === "went_broke");
}

export interface Tale {
  key: string; // of a text
  facts: Record<string, number>;
}

/** What is remembered of a player's hand, in a few words: what they lost, how they failed, how near they came. */
export function taleOf(ending: Ending, events: Told[], seat: number): Tale | null {
  if (ending.folded.includes(seat)) return { key: "folded", facts: {} };
  if (!ending.playing.includes(seat)) return ending.how === "void" ? null : { key: "out", facts: {} };
  const hand = handOf(events);
  const lost = lossOf(events, seat);
  if (lost?.kind === "herd_lost") return { key: "tale-scattered", facts: { heads: lost.facts.heads as number } };
  if (lost) return { key: "tale-lost", facts: { card: lost.facts.card as number } };
  const failed = hand.some((told) => (told.kind === "stopped" && told.facts.target === seat) || (told.kind === "attack_failed" && told.facts.seat === seat));
  if (failed) return { key: "tale-missed", facts: {} };
  const behind = Math.max(...ending.heads) - ending.heads[seat];
  return behind > 0 && behind <= 10 && ending.winners.length > 0 ? { key: "tale-near", facts: { heads: behind } } : null;
}
