/** What a table shows while it rests: the duels that were fought, the round that ended. Pure. */
import type { Told } from "$lib/contract";

const DUELS = ["won_square", "won_building", "won_parcel", "won_attack", "won_defence"];
const ROUND = "round_ended";

export interface Fighter {
  seat: number;
  shot: number; // the die, or the tile
  power: number;
  total: number;
}

export interface Duel {
  winner: number;
  fighters: Fighter[]; // the winner first, then by their totals
  told: Told;
}

/** Dollars that came from one place: a square of the track, a personality, or other people's buildings. */
export interface Source {
  of: "square" | "card" | "loot";
  number: number;
  cash: number;
}

export interface RoundEnd {
  round: number;
  leader: number; // -1 if several are level
  sources: Source[][]; // what each seat received in the round, in the order in which it came
  rows: { seat: number; earned: number; scored: number; counted: number; standing: number }[]; // the most points first
  isLast: boolean; // then the last count is in
  told: Told; // what sums it up
}

export interface Ended {
  duels: Duel[];
  round: RoundEnd | null;
}

/** Finds what ended last: everything that ended by the same move. */
export function endedLast(events: Told[]): Ended | null {
  const last = events.findLast((told) => DUELS.includes(told.kind) || told.kind === ROUND);
  if (!last) return null;
  const same = events.filter((told) => told.seq === last.seq);
  const round = same.find((told) => told.kind === ROUND);
  return { duels: same.filter((told) => DUELS.includes(told.kind)).map(duelOf), round: round ? roundOf(round, same, events) : null };
}

function duelOf(told: Told): Duel {
  const list = (name: string) => told.facts[name] as number[];
  const fighters = list("fighters").map((seat, i) => ({ seat, shot: list("shots")[i], power: list("firepowers")[i], total: list("totals")[i] }));
  const winner = told.facts.seat as number;
  const rank = (fighter: Fighter) => (fighter.seat === winner ? Infinity : fighter.total);
  return { winner, fighters: [...fighters].sort((a, b) => rank(b) - rank(a)), told };
}

const GAMBLING = 15; // squares whose events do not name them
const INCOME = 16;

/** Where the dollars of an event come from; null if it brings none. */
function sourceOf({ kind, facts }: Told): Source | null {
  const cash = Number(facts.cash);
  if (kind === "took_cash") return { of: "card", number: Number(facts.card), cash };
  if (kind === "earned") return { of: "square", number: Number(facts.square), cash };
  if (kind === "gambled") return { of: "square", number: GAMBLING, cash };
  if (kind === "rent_paid") return { of: "square", number: INCOME, cash };
  return kind === "robbed" ? { of: "loot", number: 0, cash } : null;
}

/** What a seat received since the round began; the same place is named once. */
function sourcesOf(events: Told[], seat: number): Source[] {
  const began = events.findLastIndex((told) => told.kind === "round_began");
  const found: Source[] = [];
  for (const told of events.slice(Math.max(0, began)).filter((each) => each.facts.seat === seat)) {
    const source = sourceOf(told);
    const same = source && found.find((each) => each.of === source.of && each.number === source.number);
    if (same) same.cash += source.cash;
    else if (source && source.cash > 0) found.push(source);
  }
  return found;
}

/** What the last count made of a seat's points: with it there is one set of totals, here and on the seats. */
const countOf = (same: Told[], seat: number) => same.find((told) => told.kind === "counted" && told.facts.seat === seat)?.facts.points as number | undefined;

function roundOf(told: Told, same: Told[], events: Told[]): RoundEnd {
  const list = (name: string) => told.facts[name] as number[];
  const rows = list("standing").map((points, seat) => {
    const standing = countOf(same, seat) ?? points;
    return { seat, standing, counted: standing - points, earned: list("earned")[seat], scored: list("scored")[seat] };
  });
  const before = events.slice(0, events.indexOf(told));
  const sources = list("standing").map((_, seat) => sourcesOf(before, seat));
  const won = same.find(({ kind }) => kind === "game_ended");
  rows.sort((a, b) => b.standing - a.standing);
  const isLevel = rows.length > 1 && rows[0].standing === rows[1].standing;
  return { sources, round: told.facts.round as number, leader: won ? (won.facts.seat as number) : isLevel ? -1 : rows[0].seat, rows, isLast: won !== undefined, told: won ?? told };
}
