/** What the last turn did to somebody: a television leaves it on the stage until the next turn begins. Pure. */
import type { Told } from "$lib/contract";
import { COWBOY } from "./cards";

export interface Strike {
  seat: number;
  target: number;
  card: number;
}

const STRIKES = ["attacked", "played_on", "sent_cowboys"];
const OTHER_PLAYS = ["began", "played", "turned", "discarded", "lifted", "train_came", "won_pactole", "passed", "skipped"];

/** Finds the card that was played at somebody last, if nothing else was played since. */
export function lastStrike(events: Told[]): Strike | null {
  const told = events.findLast(({ kind }) => STRIKES.includes(kind) || OTHER_PLAYS.includes(kind));
  if (!told || !STRIKES.includes(told.kind)) return null;
  const { seat, target, card = COWBOY } = told.facts;
  return { seat: Number(seat), target: Number(target), card: Number(card) };
}
