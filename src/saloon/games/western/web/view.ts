/** The view of Western as its rules document it, and questions about it. */
import { NONE } from "./cards";

export interface WesternView {
  seat: number;
  phase: string;
  to_act: number[];
  turn: number;
  direction: number; // 1 clockwise, -1 the other way
  money: number[]; // of everybody, in units; empty while it is hidden
  own_money: number;
  bank: number;
  deck_size: number;
  discards: number[];
  hand: number[];
  hand_sizes: number[];
  sheriffs: boolean[];
  skip: boolean; // the next turn is lost
  claims: number[][]; // by taker and victim
  card: number; // in play, or -1
  count: number;
  target: number;
  counter: number; // laid over it, or -1
  standing: number; // rank of the standing combination, or 0
  with_hat: boolean;
  owner: number;
  passed: boolean[];
  laid: number[];
  dice: number[];
  opening: number[][]; // throws for the start, by seat
  next_seat: number;
  next_after_whisky: number;
  multipliers: number[];
  price: number;
  cost: number;
  stakes: number[];
  fees: number[]; // of a dancer and of a dog
  options: { goal_units: number; pactole_ladder: number[][]; open_money: boolean };
}

/** The money of a seat in units; null while it is hidden. */
export function purseOf(view: WesternView, seat: number): number | null {
  if (view.money.length > 0) return view.money[seat];
  return seat === view.seat ? view.own_money : null;
}

/** Where in the view that money stands. */
export const purseAt = (view: WesternView, seat: number) => (view.money.length > 0 ? `money.${seat}` : "own_money");

/** How many cards the standing combination is made of: the last of those laid. */
export function standingCards(view: WesternView): number {
  const row = view.options.pactole_ladder[view.standing - 1] ?? [];
  return row.reduce((sum, count) => sum + count, 0) + (view.with_hat ? 1 : 0);
}

/** Where the top of the discard pile is, below what is still in play. */
export function topOfDiscards({ discards, card, count, counter }: WesternView): number {
  let top = discards.length - 1;
  if (counter !== NONE && discards[top] === counter) top -= 1;
  for (let left = count; left > 0 && discards[top] === card; left--) top -= 1;
  return top;
}

/** The last die of a seat for the start; 0 if it did not roll. */
export const openingDie = (view: WesternView, seat: number) => view.opening.findLast((throws) => throws[seat] > 0)?.[seat] ?? 0;

export const isInPlay = (view: WesternView) => view.card !== NONE;
