/** What a seat sees of Carson City, and questions about it. Pure. */

export interface Asked {
  phase: string;
  seat: number; // -1 where several are asked
  place: number; // a square of the track, or 24 + parcel
  building: number; // the tile in hand, or 0
}

export interface CarsonView {
  seat: number;
  options: { duel_mode: string; board: string };
  phase: string;
  sides: number[]; // 1 where the red side of a personality is in play
  stage: string;
  step: number; // the square being resolved
  round: number; // 0 while the first parcels are chosen
  pending: Asked[]; // the last is asked now
  order: number[];
  passed: number[];
  personality: number[];
  limits: number[];
  waits: boolean[];
  doubled: number;
  cash: number[];
  points: number[];
  totals: number[];
  reserve: number[];
  revolvers: number[];
  firepower: number[];
  roads: number[];
  property_tiles: number[];
  kept: number[][];
  chip: number;
  white: number;
  white_place: number;
  owners: number[];
  things: number[];
  prices: number[];
  incomes: number[];
  is_safe: boolean[];
  edges: number[];
  access: boolean[];
  posse: number[]; // by place: the sum of 2 ** seat
  wage_earners: number[];
  road_workers: number[];
  thefts: { parcel: number; thief: number }[];
  row: number[]; // cheapest first
  row_prices: number[];
  bag: number[];
  road_supply: number;
  houses: number;
  hand: number[]; // duel tiles
  hand_sizes: number[];
  hand_sums: number[];
  has_chosen: boolean[];
  laid_tiles: number[];
  card_limits: number[]; // by personality less one, with the side in play
  stake: Record<string, number>; // the numbers of the question
}

export const SIDE = 8;
export const PARCELS = 64;
export const SQUARES = 24;
export const NOBODY = -1;
export const IN_RESERVE = -1; // the place of a white cow-boy that was not placed
export const RED = 1;
export const RIVER = 1;
export const HOUSE = 3;
export const MINE = 5;
export const WAGES = 0;
export const ROAD_1 = 3;
export const BUILD_12 = 5;
export const BUILD_3 = 11;
export const KEPT_BUILDINGS = 12;
export const BUY_VP_5 = 20;
export const POINT_PRICES = [5, 4, 3, 2];
export const LAST_OPEN = [4, 3, 2, 1]; // the last round of each square that sells points
const LAID = 2;
const ACROSS = 72; // the first edges run from west to east

/** The seats of a sum of powers of two. */
export const seatsIn = (sum: number) => [0, 1, 2, 3, 4].filter((seat) => (sum >> seat) & 1);

/** What is asked now; null when the game is over. */
export const askedNow = (view: CarsonView): Asked | null => view.pending.at(-1) ?? null;

/** The parcel a question is about, if it is about one. */
export function askedParcel(view: CarsonView): number | null {
  const asked = askedNow(view);
  return asked && asked.place >= SQUARES ? asked.place - SQUARES : null;
}

/** An edge of the map: the corner it begins at, and its direction. */
export interface Edge {
  edge: number;
  column: number;
  row: number;
  across: boolean;
}

export function edgeAt(edge: number): Edge {
  const [first, width] = edge < ACROSS ? [0, SIDE] : [ACROSS, SIDE + 1];
  return { edge, column: (edge - first) % width, row: Math.floor((edge - first) / width), across: edge < ACROSS };
}

/** The edge on a side of a parcel: north, west, south, east. */
export function edgeOf(parcel: number, side: number): number {
  const [row, column] = [Math.floor(parcel / SIDE), parcel % SIDE];
  if (side % 2 === 0) return SIDE * (row + side / 2) + column;
  return ACROSS + (SIDE + 1) * row + column + (side - 1) / 2;
}

export const roadsOf = (view: CarsonView): Edge[] => view.edges.flatMap((edge, i) => (edge === LAID ? [edgeAt(i)] : []));

/** Tells whether a road there is a bridge: all that it touches is river. */
export function isBridge(view: CarsonView, edge: number): boolean {
  const { column, row, across } = edgeAt(edge);
  const beside = across
    ? [
        [column, row - 1],
        [column, row],
      ]
    : [
        [column - 1, row],
        [column, row],
      ];
  return beside.filter(([x, y]) => x >= 0 && y >= 0 && x < SIDE && y < SIDE).every(([x, y]) => view.things[SIDE * y + x] === RIVER);
}

/** Which part of a round this is, as the title says it. */
export function stageOf(view: CarsonView): string {
  if (view.stage !== "resolution") return view.stage;
  const { step } = view;
  return step < 4 ? "prepare" : step === 4 ? "land" : step < KEPT_BUILDINGS ? "build" : step === KEPT_BUILDINGS ? "kept" : step < 16 ? "earn" : step === 16 ? "income" : "score";
}

/** How a square of the track stands: it is over, it is being resolved, nobody may stand there, or it waits. */
export function stateOf(view: CarsonView, square: number): "done" | "now" | "off" | "" {
  const past = view.stage === "round_end" || view.stage === "over" || (view.stage === "resolution" && square < view.step);
  if (past) return "done";
  if (view.stage === "resolution" && square === view.step) return "now";
  return isClosed(view, square) ? "off" : "";
}

/** Tells whether no cow-boy may be sent to a square in this round. */
export function isClosed(view: CarsonView, square: number): boolean {
  if (square >= BUILD_12 && square <= BUILD_3) return view.row[BUILD_3 - square] === 0;
  if (square >= BUY_VP_5) return view.round > LAST_OPEN[square - BUY_VP_5];
  return square === 4 || square === 16;
}

/** How many cow-boys each seat has on a square. */
export function crowdOn(view: CarsonView, square: number): { seat: number; count: number; of: string }[] {
  const many = square === WAGES ? "wage_earners" : square === ROAD_1 ? "road_workers" : null;
  if (!many) return seatsIn(view.posse[square]).map((seat) => ({ seat, count: 1, of: "" }));
  return view[many].flatMap((count, seat) => (count > 0 ? [{ seat, count, of: `${many}.${seat}` }] : []));
}

/** Trouble at a parcel: several want it, or somebody is after what stands there. */
export function troubleAt(view: CarsonView, parcel: number): "duel" | "attack" | null {
  const people = seatsIn(view.posse[SQUARES + parcel]);
  const owner = view.owners[parcel];
  if (owner !== NOBODY && people.some((seat) => seat !== owner)) return "attack";
  return people.length > 1 ? "duel" : null;
}

/** What can be pointed at: a parcel, a square, an edge or a card, with the action that it stands for. */
export interface Play {
  action: string;
  verb: string;
  spot: string; // `parcel:21`, `square:5`, `edge:33`, `card:6`; empty for a plain button
  number: number; // the first number of the action
}

const ON_PARCELS = ["parcel", "claim", "attack", "defend", "duel", "house"];
const ON_SQUARES = ["place", "take"];

export function readPlay(action: string): Play {
  const [verb, ...words] = action.split(" ");
  const [number = -1, side = 0] = words.map(Number);
  const play = (spot: string) => ({ action, verb, spot, number });
  if (verb === "lay_road") return play(`edge:${edgeOf(number, side)}`);
  if (ON_PARCELS.includes(verb)) return play(`parcel:${number}`);
  if (ON_SQUARES.includes(verb)) return play(`square:${number}`);
  if (verb === "personality") return play(`card:${number}`);
  if (verb === "duel_tile") return play(`tile:${number}`);
  return play("");
}

/** What needs a road and a house beside it. */
export const needsHouse = (building: number) => building > MINE;
