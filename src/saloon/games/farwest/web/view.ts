/** The view of FarWest 1849 as its rules document it, and questions about it. */
import { valueOf } from "./colours";
import { stepsFrom } from "./trail";

export interface FarwestView {
  seat: number;
  phase: string;
  ball: number;
  race: number;
  deal: number;
  options: { rounds: number };
  squares: number[][];
  lane_steps: number;
  owners: number[];
  steps: number[];
  halves: number[];
  deck_size: number;
  hand: number[];
  hand_sizes: number[];
  laid: number[];
  receivers: number[];
  bills: number[];
}

export interface Move {
  action: string;
  verb: string;
  card: number;
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
  boost: number; // the kind of square it leaves
  halves: number; // the halves one may choose from
}

/** Shows where a card would take the pawns that it may move; what may move is in the actions. */
export function previewsOf(view: FarwestView, card: number, moves: Move[]): Preview[] {
  const colour = Math.floor((card - 1) / 10);
  return [0, 1]
    .map((pawn) => ({ pawn, halves: moves.filter((move) => move.verb === "move" && move.card === card && move.pawn === pawn).length }))
    .filter(({ halves }) => halves > 0)
    .map(({ pawn, halves }) => {
      const rider = 2 * colour + pawn;
      const from = view.steps[rider];
      const boost = view.squares[from]?.[view.halves[rider]] ?? 0;
      const count = stepsFrom(boost, valueOf(card));
      return { rider, from, to: Math.min(view.squares.length - 1, from + count), count, boost, halves };
    });
}
