/** The view of FarWest 1849 as its rules document it, and questions about it. Pure. */
import type { Told } from "$lib/contract";
import { colourOf, valueOf } from "./colours";
import { stepsFrom } from "./trail";

export interface Gift {
  giver: number;
  receiver: number;
  card: number;
}

export interface FarwestView {
  seat: number;
  phase: string;
  ball: number;
  race: number;
  deal: number;
  options: { rounds: number; partners: boolean };
  squares: number[][];
  lane_steps: number;
  owners: number[];
  steps: number[];
  halves: number[];
  arrivals: number[];
  deck_size: number;
  hand: number[];
  hand_sizes: number[];
  laid: number[];
  gifts: Gift[];
  owed: number[];
  receivers: number[];
  known: Gift[];
  bills: number[];
  firsts: number[];
}

/** What is told when a race ends. */
export interface RaceEnd {
  race: number;
  races: number;
  places: number[]; // by seat, from 1
  earned: number[];
  bills: number[];
  steps: number[];
  halves: number[];
  arrivals: number[];
}

export const CHOOSING = "choose_colour";
export const GIVING = "pass_cards";

/** Finds how the last race ended, in which deal, and what was told until then. */
export function lastEnd(events: Told[]): { end: RaceEnd; deal: number; told: Told[] } | null {
  const at = events.findLastIndex((told) => told.kind === "race_ended");
  if (at < 0) return null;
  const began = events.slice(0, at).findLast((told) => told.kind === "deal_began");
  return { end: events[at].facts as unknown as RaceEnd, deal: Number(began?.facts.deal ?? 1), told: [...events.slice(0, at), ...untilNextRace(events.slice(at))] };
}

/** Leaves out what was told of the next race: while a table rests, it has not begun. */
export function untilNextRace(events: Told[]): Told[] {
  const next = events.findIndex((told) => told.kind === "race_began");
  return next < 0 ? events : events.slice(0, next);
}

/** The kind of square, or of its half, on which a pawn stands. */
export const squareUnder = (view: FarwestView, rider: number) => view.squares[view.steps[rider]]?.[view.halves[rider]] ?? 0;

/** Lists the pawns that are in the race; while couples are being chosen, all of them. */
export function ridersOf(view: FarwestView): number[] {
  return view.steps.map((_, rider) => rider).filter((rider) => view.phase === CHOOSING || view.owners[rider >> 1] >= 0);
}

export interface Move {
  action: string;
  verb: string;
  card: number; // or the colour that is chosen
  pawn: number;
  half: number;
}

export function readMove(action: string): Move {
  const [verb, ...rest] = action.split(" ");
  const [card = -1, pawn = -1, half = 0] = rest.map(Number);
  return { action, verb, card, pawn, half };
}

export interface Preview {
  rider: number;
  from: number;
  to: number;
  count: number; // steps
  left: number; // the type of the square it leaves
  types: number[]; // of the square where it stops
  actions: string[]; // one for each half
  passed: number[]; // other couples of which it overtakes a pawn on the common trail
  home: boolean; // its couple would be at the mine
}

/** Shows where a card would take the pawns that it may move; what may move is in the actions. */
export function previewsOf(view: FarwestView, card: number, moves: Move[]): Preview[] {
  return [0, 1]
    .map((pawn) => ({ pawn, actions: moves.filter((move) => move.verb === "move" && move.card === card && move.pawn === pawn).map((move) => move.action) }))
    .filter(({ actions }) => actions.length > 0)
    .map(({ pawn, actions }) => preview(view, 2 * colourOf(card) + pawn, valueOf(card), actions));
}

function preview(view: FarwestView, rider: number, value: number, actions: string[]): Preview {
  const mine = view.squares.length - 1;
  const from = view.steps[rider];
  const left = squareUnder(view, rider);
  const to = Math.min(mine, from + stepsFrom(left, value));
  const between = (step: number) => step > Math.max(from, view.lane_steps) && step < to;
  const couples = view.steps.map((step, other) => (between(step) && other >> 1 !== rider >> 1 ? other >> 1 : -1));
  return {
    rider,
    from,
    to,
    left,
    actions,
    count: to - from,
    types: view.squares[to],
    passed: [...new Set(couples)].filter((colour) => colour >= 0 && view.owners[colour] >= 0),
    home: to === mine && view.steps[rider ^ 1] === mine,
  };
}
