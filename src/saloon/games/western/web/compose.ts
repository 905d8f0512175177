/**
 * How a move is composed by tapping cards of one's hand, then a seat. Everything is read off the legal actions: they
 * form a tree of taps, in which each action is reached by one way only. Pure.
 */
import { ATTACK_1, CAKE, CHIP_IN, COWBOY, DANCER, DOG, GIVE_BACK, HANDS_UP, HAT, HORSE, INDIANS, JOKER, PAY_ME, SALOON, SHARE, SHERIFF, TRAIN, WHISKY, WITHDRAWAL } from "./cards";

export interface Tap {
  what: "card" | "seat";
  number: number; // of the card, or of the seat
}

/** A place in the tree: what was tapped last, the action that would be whole now, what may be tapped next. */
export interface Step {
  tap: Tap | null;
  action: string | null;
  next: Step[];
}

/** What somebody has tapped: places in the hand, in the order of the tree, and a seat or -1. */
export interface Picks {
  cards: number[];
  victim: number;
}

/** Picks with all that fills itself because it has one answer only. */
export interface Composed extends Picks {
  own: Picks; // what was tapped
  step: Step;
  shorter: string | null; // the action of fewer taps that is whole too
}

export const NOTHING: Picks = { cards: [], victim: -1 };

/** The card of each play that names none. */
const CARD_OF: Record<string, number> = {
  lift: JOKER,
  pay_me: PAY_ME,
  horse: HORSE,
  cowboy: COWBOY,
  indians: INDIANS,
  chip_in: CHIP_IN,
  hands_up: HANDS_UP,
  withdrawal: WITHDRAWAL,
  sheriff: SHERIFF,
  share: SHARE,
  saloon: SALOON,
  give_back: GIVE_BACK,
  joker: JOKER,
  dancer: DANCER,
  dog: DOG,
  cake: CAKE,
  hat: HAT,
};

const card = (number: number): Tap => ({ what: "card", number });
const seat = (number: number): Tap => ({ what: "seat", number });
const isSame = (one: Tap | null, other: Tap) => one?.what === other.what && one.number === other.number;

/** Splits an action into its words and its numbers. */
export function read(action: string): { verbs: string[]; numbers: number[] } {
  const words = action.split(" ");
  const verbs = words.filter((word) => Number.isNaN(Number(word)));
  return { verbs, numbers: words.slice(verbs.length).map(Number) };
}

/** Lists the taps of an action; none for what is a plain button. `ladder` tells what each rank of the jackpot is made of. */
export function tapsOf(action: string, ladder: number[][]): Tap[] {
  const { verbs, numbers } = read(action);
  if (verbs[0] === "whisky") return [card(WHISKY), ...tapsOfPlay(verbs[1], numbers, ladder)];
  return tapsOfPlay(verbs[0], numbers, ladder);
}

function tapsOfPlay(verb: string | undefined, numbers: number[], ladder: number[][]): Tap[] {
  const [first, second] = numbers;
  switch (verb) {
    case "attack":
      return [card(ATTACK_1 + first - 1), seat(second)];
    case "cowboys":
      return [...Array.from({ length: first }, () => card(COWBOY)), seat(second)];
    case "discard":
      return [card(first)];
    case "train":
      return [card(TRAIN), ...combination(ladder[first - 1])];
    case "lay":
      return combination(ladder[first - 1]);
    case "lay_with_hat":
      return [...combination(ladder[first - 1]), card(HAT)];
    default:
      return verb !== undefined && verb in CARD_OF ? [card(CARD_OF[verb]), ...numbers.map(seat)] : [];
  }
}

/** The cards of a combination: attacks with one, two and three guns, then horses. */
function combination(row: number[]): Tap[] {
  return row.flatMap((count, i) => Array.from({ length: count }, () => card(i < 3 ? ATTACK_1 + i : HORSE)));
}

/** Reads the tree of taps off the legal actions. */
export function treeOf(actions: string[], ladder: number[][]): Step {
  const root: Step = { tap: null, action: null, next: [] };
  for (const action of actions) {
    const taps = tapsOf(action, ladder);
    let step = root;
    for (const tap of taps) step = step.next.find((each) => isSame(each.tap, tap)) ?? grow(step, tap);
    if (taps.length > 0) step.action = action;
  }
  return root;
}

function grow(step: Step, tap: Tap): Step {
  const next: Step = { tap, action: null, next: [] };
  step.next.push(next);
  return next;
}

/** Follows taps through the tree; null where they lead nowhere. */
export function follow(root: Step, taps: Tap[]): Step | null {
  return taps.reduce<Step | null>((step, tap) => step?.next.find((each) => isSame(each.tap, tap)) ?? null, root);
}

const tapsOfPicks = (hand: number[], picks: Picks): Tap[] => [...picks.cards.map((place) => card(hand[place])), ...(picks.victim >= 0 ? [seat(picks.victim)] : [])];

/** Fills what has one answer only, as long as no whole move is reached; picks that lead nowhere are forgotten. */
export function settle(root: Step, hand: number[], picks: Picks): Composed {
  const own = follow(root, tapsOfPicks(hand, picks)) ? picks : NOTHING;
  const cards = [...own.cards];
  const way = [root];
  let { victim } = own;
  for (const tap of tapsOfPicks(hand, own)) way.push(follow(way.at(-1)!, [tap])!);
  while (way.length > 1 && way.at(-1)!.action === null && way.at(-1)!.next.length === 1) {
    const [only] = way.at(-1)!.next;
    const { what, number } = only.tap!;
    if (what === "seat") victim = number;
    else cards.push(hand.findIndex((kind, place) => kind === number && !cards.includes(place)));
    way.push(only);
  }
  return { cards, victim, own, step: way.at(-1)!, shorter: way.slice(0, -1).findLast((step) => step.action !== null)?.action ?? null };
}

/** In the tree a whisky or a train comes first, then cards by their number. */
const inOrder = (hand: number[], cards: number[]) => [...cards].sort((one, other) => rank(hand[one]) - rank(hand[other]) || one - other);
const rank = (kind: number) => (kind === WHISKY || kind === TRAIN ? -1 : kind);

/** Adds a card to what was tapped, in any order, or takes it out again; null if no legal move begins so. */
export function tapCard(root: Step, hand: number[], composed: Composed, place: number): Picks | null {
  const { cards, victim, own } = composed;
  const isLegal = (picks: Picks) => follow(root, tapsOfPicks(hand, picks)) !== null;
  const best = (places: number[]) =>
    [
      { cards: places, victim },
      { cards: places, victim: -1 },
    ].find(isLegal) ?? null;
  if (own.cards.includes(place)) return best(own.cards.filter((each) => each !== place)) ?? { cards: own.cards.slice(0, own.cards.indexOf(place)), victim: -1 };
  if (cards.includes(place)) return own; // it is there because nothing else can be
  const added = best(inOrder(hand, [...cards, place]));
  return added ?? cards.reduceRight<Picks | null>((found, _, kept) => found ?? best([...cards.slice(0, kept), place]), null); // it takes the place of another
}

/** Aims at a seat, or no longer. */
export function tapSeat(composed: Composed, target: number): Picks {
  return { cards: composed.cards, victim: target === composed.own.victim ? -1 : target };
}

/** The seats that may be chosen for the cards that were tapped. */
export function targetsOf(root: Step, hand: number[], composed: Composed): number[] {
  const step = follow(root, tapsOfPicks(hand, { cards: composed.cards, victim: -1 }));
  return (step?.next ?? []).filter((each) => each.tap!.what === "seat").map((each) => each.tap!.number);
}

/** The places in the hand that may be tapped: each begins, goes on with, changes or shortens the move. */
export function playable(root: Step, hand: number[], composed: Composed): boolean[] {
  return hand.map((_, place) => tapCard(root, hand, composed, place) !== null);
}
