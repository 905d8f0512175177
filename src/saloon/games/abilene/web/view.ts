/** The view of Welcome to Abilene as its rules document it, and questions about it. Pure. */

export interface Attack {
  attacker: number;
  card: number;
  target: number;
}

export interface Defence {
  owner: number;
  card: number;
}

export interface AbileneView {
  seat: number;
  options: { start_chips: number; match_end: string; eau_paid: string };
  phase: string;
  turn: number;
  dealer: number;
  chips: number[];
  pot: number;
  deck_size: number;
  hand: number[];
  hand_sizes: number[];
  buried: number[]; // by the reader: laid face down, dropped or folded
  buried_sizes: number[];
  discards: number[];
  playing: boolean[];
  stood: boolean[];
  bought: number[];
  prices: number[];
  leader: number;
  hand_size: number;
  turns_left: number;
  herds: number[][];
  heads: number[];
  attacks: Attack[];
  defences: Defence[];
  owed: number[];
  hands_played: number;
  hands_planned: number;
  shown: number[][];
}

export const DESPERADOS = 4;
export const INDIANS = 5;
export const CAVALRY = 10;
export const FIREWATER = 11;
export const DANCERS = 12;
export const GOLD_RUSH = 13;
export const WELCOME = 14;
export const HEADS = [1, 3, 10, 30]; // of cattle, by kind
const LOOT = 5;

export const isCattle = (card: number) => card < DESPERADOS;

/** Verbs that do not name their card, because only one kind can do it. */
const CARD_OF: Record<string, number> = { desperados: DESPERADOS, indians: INDIANS, dancers: DANCERS, gold_rush: GOLD_RUSH, welcome: WELCOME };

export interface Play {
  action: string;
  verb: string;
  card: number | null;
  target: number | null;
}

/** Reads an action: which card it plays, on whom. */
export function readPlay(action: string): Play {
  const [verb, ...rest] = action.split(" ");
  const args = rest.map(Number);
  if (verb in CARD_OF) return { action, verb, card: CARD_OF[verb], target: args[0] ?? null };
  return { action, verb, card: args[0] ?? null, target: args[1] ?? null };
}

/** Tells whether cards lie on the table: before, people join and buy. */
export const isPlay = (view: AbileneView) => ["play", "respond", "steal"].includes(view.phase);

/** Tells in which lap of the hand the table is. */
export function lapOf(view: AbileneView): number {
  const players = view.playing.filter(Boolean).length;
  return view.turns_left > 0 ? view.hand_size - Math.floor((view.turns_left - 1) / players) : view.hand_size;
}

/** Tells how many hands the match has, if that is settled. */
export function handsOf(view: AbileneView): number | null {
  return ["rotations", "fixed_hands"].includes(view.options.match_end) ? view.hands_planned : null;
}

/** Tells whether an attack strikes at the end of the hand: its owner has no turn left. */
export const strikesLast = (view: AbileneView, attacker: number) => view.hand_sizes[attacker] + view.owed[attacker] === 0;

/** What the desperados take out of the pot when a convoy stops them. */
export const lootOf = (pot: number) => Math.min(LOOT, pot);

/** Tells whether a defence is of the right kind against an attack. */
export const stops = (defence: number, attack: number) => defence >= CAVALRY === (attack === INDIANS);

/** Tells whether a player was asked before the one who is asked to join now, the dealer last. */
export function hasAnswered(view: AbileneView, seat: number): boolean {
  const seats = view.chips.length;
  const place = (each: number) => (each - view.dealer - 1 + 2 * seats) % seats;
  return place(seat) < place(view.turn);
}

/** The cards of a player that were hidden in the hand before, once all may see them. */
export const uncoveredOf = (view: AbileneView, seat: number) => (["opt_in", "over"].includes(view.phase) ? (view.shown[seat] ?? []) : []);

/** The participants with the largest herd of this moment. */
export function leadersOf(view: AbileneView): number[] {
  const playing = view.playing.flatMap((is, seat) => (is ? [seat] : []));
  const best = Math.max(...playing.map((seat) => view.heads[seat]));
  return playing.filter((seat) => view.heads[seat] === best);
}

/** Lists the other seats, clockwise from the reader. */
export function othersFrom(seat: number, seats: number): number[] {
  if (seat < 0) return Array.from({ length: seats }, (_, i) => i);
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
}

/** Lays people out in rows of about the same length: for each of them, how many sit in their row. */
export function rowsOf(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  const size = (row: number) => Math.floor(count / rows) + (row < count % rows ? 1 : 0);
  return Array.from({ length: rows }, (_, row) => Array<number>(size(row)).fill(size(row))).flat();
}

/** Gives each card of a list a name of its own: equal cards are counted. */
export const keyed = (cards: number[]) => cards.map((card, i) => ({ card, key: `${card}-${cards.slice(0, i).filter((each) => each === card).length}` }));

export const CLOSED = 0.24; // the share of a card that shows at least when it lies under another one
/** The share of a small card that its index takes. */
export const indexOf = (card: number) => (card >= 2 && isCattle(card) ? 0.62 : 0.42);

/** How many widths of a card a herd takes at least. */
export function herdSpan(cards: number[], apart: boolean): number {
  return 1 + cards.slice(0, -1).reduce((sum, card) => sum + (apart ? indexOf(card) : CLOSED), 0);
}
