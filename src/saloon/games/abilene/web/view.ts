/** The view of Welcome to Abilene as its rules document it, and questions about it. */

export interface AbileneView {
  seat: number;
  phase: string;
  dealer: number;
  chips: number[];
  pot: number;
  deck_size: number;
  hand: number[];
  hand_sizes: number[];
  buried_sizes: number[]; // laid face down, dropped or folded
  discards: number[];
  playing: boolean[];
  stood: boolean[];
  prices: number[];
  leader: number;
  hand_size: number;
  herds: number[][];
  heads: number[];
  attacks: { attacker: number; card: number; target: number }[];
  defences: { owner: number; card: number }[];
  hands_played: number;
  hands_planned: number;
}

/** Verbs that do not name their card, because only one kind can do it. */
const CARD_OF: Record<string, number> = { desperados: 4, indians: 5, dancers: 12, gold_rush: 13, welcome: 14 };

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

/** Tells in which turn of the hand the table is. */
export function turnOf(view: AbileneView): number {
  return Math.min(view.hand_size, view.hand_size - Math.max(0, ...view.hand_sizes) + 1);
}

/** Lists the other seats, clockwise from the reader. */
export function othersFrom(seat: number, seats: number): number[] {
  if (seat < 0) return Array.from({ length: seats }, (_, i) => i);
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
}
