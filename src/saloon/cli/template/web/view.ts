/** The view of Overland as its rules document it. */
export interface OverlandView {
  phase: string;
  leader: number;
  trail: number[];
  freight: number;
  dollars: number[];
  hand: number[];
  hand_sizes: number[];
  deck_size: number;
}
