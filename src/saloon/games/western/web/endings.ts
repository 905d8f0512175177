/** How something ended: a fight, a saloon, hands up, the jackpot; read off the events that tell it. Pure. */
import type { Told } from "$lib/contract";

const KINDS = ["hit", "backfired", "won_saloon", "held_up", "won_pactole"] as const;
export type Kind = (typeof KINDS)[number];

export interface Shown {
  seat: number;
  cards: number[];
}

export interface Lay {
  seat: number;
  rank: number;
  withHat: boolean;
}

export interface Ending {
  kind: Kind;
  winner: number; // -1: the bank
  loser: number; // -1: several, or nobody
  pognon: number;
  card: number; // the weapon, or -1
  dice: [attacker: number, target: number]; // 0: did not roll
  sides: [attacker: number, target: number]; // of a fight; the winner first of a saloon
  kinds: [number, number]; // of cards in a saloon, the winner's first
  hands: Shown[];
  lays: Lay[];
  changes: Map<number, number>; // what it brought to each seat, in full
}

const isEnding = (told: Told) => (KINDS as readonly string[]).includes(told.kind);
const number = (told: Told, fact: string) => Number(told.facts[fact] ?? 0);

/** Finds the last ending that was told, with all that belongs to it. */
export function endingOf(events: Told[]): Ending | null {
  const at = events.findLastIndex(isEnding);
  if (at < 0) return null;
  const told = events[at];
  const [seat, target, pognon] = [number(told, "seat"), number(told, "target"), number(told, "pognon")];
  const same = events.filter((each) => each.seq === told.seq);
  const ending: Ending = {
    kind: told.kind as Kind,
    winner: seat,
    loser: target,
    pognon,
    card: -1,
    dice: [0, 0],
    sides: [seat, target],
    kinds: [0, 0],
    hands: [],
    lays: [],
    changes: new Map(),
  };
  switch (ending.kind) {
    case "hit":
    case "backfired":
      Object.assign(ending, { card: number(told, "card"), dice: [number(told, "die"), number(told, "reply")] });
      if (told.kind === "backfired") Object.assign(ending, { winner: target, loser: seat });
      break;
    case "won_saloon":
      Object.assign(ending, { kinds: [number(told, "kinds"), number(told, "fewer")], hands: handsIn(same, "showed"), dice: tieDice(same, [seat, target]) });
      break;
    case "held_up":
      Object.assign(ending, { winner: -1, loser: -1, sides: [seat, seat], hands: handsIn(same, "searched") });
      for (const each of same.filter((one) => one.kind === "searched" && number(one, "pognon") > 0)) ending.changes.set(number(each, "seat"), -number(each, "pognon"));
      return ending;
    case "won_pactole":
      Object.assign(ending, { loser: -1, lays: laysBefore(events, at) });
  }
  if (pognon > 0) ending.changes.set(ending.winner, pognon);
  if (pognon > 0 && ending.loser >= 0) ending.changes.set(ending.loser, -pognon);
  return ending;
}

function handsIn(events: Told[], kind: string): Shown[] {
  return events.filter((told) => told.kind === kind).map((told) => ({ seat: number(told, "seat"), cards: (told.facts.cards as number[] | undefined) ?? [] }));
}

/** The dice that broke a tie, the winner's first. */
function tieDice(events: Told[], sides: [number, number]): [number, number] {
  const last = (seat: number) => events.findLast((told) => told.kind === "rolled" && told.facts.seat === seat);
  return sides.map((seat) => (last(seat) ? number(last(seat)!, "die") : 0)) as [number, number];
}

/** What was laid since the train came, oldest first. */
function laysBefore(events: Told[], at: number): Lay[] {
  const from = events.slice(0, at).findLastIndex((told) => told.kind === "train_came");
  return events
    .slice(Math.max(0, from), at)
    .filter((told) => ["train_came", "laid", "laid_with_hat"].includes(told.kind))
    .map((told) => ({ seat: number(told, "seat"), rank: number(told, "rank"), withHat: told.kind === "laid_with_hat" }));
}
