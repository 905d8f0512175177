/** The view of Fast-West as its rules document it, and questions about it. Pure. */
import type { Told } from "$lib/contract";

export interface FastwestView {
  seat: number;
  options: { token_cap: number; slow_table: boolean; manual_flip: boolean; games_per_match: number; practice: boolean };
  phase: "idle" | "window" | "announce" | "pick" | "duel_grab" | "duel_point" | "over";
  game: number;
  wins: number[];
  totals: number[];
  tokens: number[];
  first: number;
  round: number;
  repeats: number;
  cactus_left: number[];
  events_left: number[];
  tops: number[];
  flipper: number; // in idle: flips next; else: has flipped last
  circle: number[]; // the bullet at each place; place 0 is the middle
  fresh: boolean; // this idle follows a cactus or a child
  records: { seat: number; verb: string }[]; // what was done in this state, as far as the reader may know
  held: number[][];
  gone: number[];
  complete: boolean[];
  turn: number;
  announced: number;
  places: number[]; // in the roulette: the bullet shown at each place; 0 is face down
  pointed: boolean[];
  shots: [shooter: number, target: number][];
  last_duel: number[];
}

export const CACTUS = 0;
export const CHILD = 1;
export const SHERIFF = 2;
export const CAVALRY = 3;
export const BANDIT = 4;
export const INDIANS = 5;
export const ROULETTE = 6;
export const BACK = 7;
export const NO_CARD = 8;
export const MEMO = [SHERIFF, CAVALRY, BANDIT, INDIANS, ROULETTE, CACTUS, CHILD];

export const RAISED = 101; // deeds of a verdict; a bullet taken is its number, one put back the same below zero
export const SALUTED = 102;
const NO_TIME = -1;

const ASKED: string[] = ["window", "announce", "pick", "duel_grab"];

/**
 * Tells whether a card lies open that was just turned. A duel looks like any other cactus (ruling 27): what is drawn
 * while a card is open may depend on this and on the card, never on whether hands are asked for.
 */
export const isOpen = (view: FastwestView) => ASKED.includes(view.phase) || (view.phase === "idle" && view.fresh);

/** Tells whether hands race, or will as soon as a card comes: everything may be grabbed. */
export const isRace = (view: FastwestView) => ["idle", "window", "duel_grab"].includes(view.phase);

/** Names who turned the card that is open, or who turns the next one. */
export function turner(view: FastwestView): number {
  const seats = view.tokens.length;
  return view.phase === "idle" && view.fresh ? (view.flipper + seats - 1) % seats : view.flipper;
}

/** Gives the milliseconds after which the window of a card, or the time to aim, is over; 0 where no bar is shown. */
export function limitOf(view: FastwestView): number {
  const times = view.options.slow_table ? 2 : 1;
  if (view.phase === "duel_point") return times * 10000;
  if (view.phase !== "window") return 0;
  return times * (view.tops[view.flipper] === INDIANS ? 4000 : 6000);
}

/** Names the gesture that a player made last since the table last changed its state; "" if none, or before there was a bullet in hand: it is as if it was not made. */
export function gestureOf(view: FastwestView, seat: number): string {
  const mine = view.records.filter((record) => record.seat === seat);
  const made = mine.findLastIndex((record) => record.verb.startsWith("gesture"));
  if (made < 0) return "";
  const isArmed = view.complete[seat] || (view.held[seat].length > 0 && mine.slice(0, made).some((record) => record.verb === "grab"));
  return isArmed ? mine[made].verb : "";
}

const MOST_DEEDS = 6; // shown one by one

/** Shortens a long row of deeds to what was in the hands at its end; `count` is then how many there were, else 0. */
export function briefly(deeds: number[]): { shown: number[]; count: number } {
  if (deeds.length <= MOST_DEEDS) return { shown: deeds, count: 0 };
  const held = deeds.reduce<number[]>(
    (hand, deed) => (deed < 0 ? hand.filter((bullet) => bullet !== -deed) : [...hand.filter((each) => each !== deed && !(each > 100 && deed > 100)), deed]),
    [],
  );
  return { shown: held, count: deeds.length };
}

/** Lists the seats clockwise, the reader last. */
export const readerLast = (seat: number, seats: number) => Array.from({ length: seats }, (_, i) => (i + seat + 1) % seats);

/** Lays the places of a circle in a row, the first one in the middle. */
export function inARow<T>(circle: T[]): T[] {
  const left = Math.floor((circle.length - 1) / 2);
  return [...circle.slice(1, left + 1), ...circle.slice(0, 1), ...circle.slice(left + 1)];
}

/** What a card came to for one player. */
export interface Row {
  seat: number;
  why: number;
  at: number | null; // milliseconds
  due: number;
  change: number;
  tokens: number; // afterwards
  deeds: number[];
  place: number | null; // among those who were right
}

export interface Verdict {
  card: number;
  announced: number; // in the roulette
  rows: Row[];
}

/** Reads the verdict on a card, the best first. */
export function verdictOf(told: Told): Verdict {
  const facts = told.facts as Record<"seats" | "why" | "times" | "due" | "changes" | "tokens", number[]> & { card: number; bullet: number; deeds: number[][] };
  const rows = facts.seats.map((seat, i) => {
    const at = facts.times[i] === NO_TIME ? null : facts.times[i];
    return { seat, why: facts.why[i], at, due: facts.due[i], change: facts.changes[i], tokens: facts.tokens[i], deeds: facts.deeds[i], place: at === null ? null : i + 1 };
  });
  return { card: facts.card, announced: facts.bullet, rows };
}

/** What the duel came to for one player, the smallest bullet first. */
export interface Shot {
  seat: number;
  bullet: number;
  target: number | null;
  wounded: boolean;
  given: number;
  tokens: number; // afterwards
  got: number; // by how many they grew
  by: number[]; // who hit
}

export interface DuelEnd {
  winner: number;
  shots: Shot[];
  tied: number[]; // others who have as few tokens as the winner
}

/** Reads the end of a duel. */
export function duelOf(told: Told): DuelEnd {
  const facts = told.facts as Record<"seats" | "bullets" | "targets" | "wounded" | "given" | "tokens", number[]> & { seat: number };
  const got = (seat: number) => facts.given.reduce((sum, given, i) => sum + (facts.targets[i] === seat ? given : 0), 0);
  const shots = facts.seats.map((seat, i) => ({
    seat,
    bullet: facts.bullets[i],
    target: facts.targets[i] < 0 ? null : facts.targets[i],
    wounded: facts.wounded[i] > 0,
    given: facts.given[i],
    tokens: facts.tokens[i],
    got: got(seat),
    by: facts.seats.filter((_, each) => facts.targets[each] === seat && facts.given[each] > 0),
  }));
  const fewest = Math.min(...facts.tokens);
  return { winner: facts.seat, shots, tied: shots.filter((shot) => shot.tokens === fewest && shot.seat !== facts.seat).map((shot) => shot.seat) };
}

/** Finds the last thing that ended: a card or a duel. */
export const lastEnd = (events: Told[]) => events.findLast((told) => told.kind === "judged" || told.kind === "duel_ended") ?? null;

/** Gives the mean time of a player over the match, in milliseconds; null before the first. */
export function meanOf(events: Told[], seat: number): number | null {
  const times = events
    .filter((told) => told.kind === "judged")
    .flatMap((told) =>
      verdictOf(told)
        .rows.filter((row) => row.seat === seat && row.at !== null)
        .map((row) => row.at!),
    );
  return times.length === 0 ? null : times.reduce((sum, time) => sum + time, 0) / times.length;
}

/** Names who has just paid for a bullet taken before a child, with the card that came then. */
export function tooEarly(events: Told[]): number[] {
  const flip = events.findLast((told) => told.kind === "flipped");
  if (!flip) return [];
  const paid: number[] = [];
  for (let i = events.lastIndexOf(flip) - 1; i >= 0 && events[i].seq === flip.seq; i--) {
    if (events[i].kind === "endangered_child" && Number(events[i].facts.change) > 0) paid.push(events[i].facts.seat as number);
  }
  return paid;
}
