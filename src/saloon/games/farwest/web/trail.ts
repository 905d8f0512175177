/** Where every square of the trail lies on the drawn map, and where the pawns stand on it. Pure. */

export type Point = [number, number];

export interface Drawing {
  width: number;
  height: number;
  range: [number, number]; // the heights into which it may be stretched
  lanes: Point[][]; // of each colour, from its start to where the lanes meet
  trail: Point[];
  mine: { at: Point; width: number; height: number; icon: number; text: number };
  square: number; // radius of a square of the trail
  double: number;
  laneSquare: number;
  laneDouble: number;
  pawn: number; // scale
  start: number; // radius of the circles from which the lanes start; 0 where plates stand there
  plate?: { x: number; width: number; height: number };
  pile: Point; // where the last card lies, if not beside the hand
  cacti: [number, number, number][]; // place and scale
  peaks: [number, number, number][]; // place and size
}

/** For a desktop. */
export const WIDE: Drawing = {
  width: 1004,
  height: 470,
  range: [440, 580],
  lanes: [
    [
      [42, 62],
      [88, 60],
      [135, 58],
      [181, 62],
      [226, 74],
      [270, 90],
      [314, 106],
      [358, 119],
      [404, 128],
    ],
    [
      [42, 178],
      [87, 177],
      [133, 177],
      [178, 178],
      [223, 182],
      [269, 188],
      [314, 194],
      [359, 199],
      [404, 202],
    ],
    [
      [42, 294],
      [87, 295],
      [133, 295],
      [178, 294],
      [223, 291],
      [268, 287],
      [314, 282],
      [359, 278],
      [404, 276],
    ],
    [
      [42, 410],
      [88, 412],
      [135, 413],
      [181, 410],
      [226, 399],
      [270, 385],
      [314, 370],
      [358, 358],
      [404, 350],
    ],
  ],
  trail: [
    [472, 239],
    [490, 175],
    [521, 116],
    [569, 71],
    [633, 52],
    [699, 47],
    [765, 52],
    [832, 53],
    [897, 67],
    [949, 107],
    [947, 172],
    [893, 207],
    [827, 215],
    [760, 210],
    [694, 205],
    [629, 217],
    [576, 256],
    [570, 321],
    [604, 377],
    [663, 407],
    [729, 412],
    [796, 407],
    [860, 391],
  ],
  mine: { at: [934, 366], width: 112, height: 104, icon: 64, text: 15 },
  square: 19,
  double: 25,
  laneSquare: 19,
  laneDouble: 25,
  pawn: 1.15,
  start: 28,
  pile: [508, 420],
  cacti: [
    [508, 352, 1.1],
    [672, 128, 0.8],
    [838, 296, 0.9],
    [450, 70, 0.75],
  ],
  peaks: [
    [648, 250, 150],
    [880, 236, 124],
  ],
};

/** For a phone: the lanes run upwards, the trail winds above them. */
export const TALL: Drawing = {
  ...WIDE,
  width: 520,
  height: 690,
  range: [470, 780],
  lanes: [
    [
      [58, 650],
      [56, 610],
      [55, 570],
      [60, 530],
      [70, 491],
      [83, 453],
      [95, 415],
      [107, 377],
      [118, 338],
    ],
    [
      [193, 650],
      [192, 611],
      [192, 572],
      [193, 533],
      [197, 494],
      [201, 455],
      [205, 416],
      [209, 377],
      [213, 338],
    ],
    [
      [327, 650],
      [328, 611],
      [328, 572],
      [327, 533],
      [323, 494],
      [319, 455],
      [315, 416],
      [311, 377],
      [307, 338],
    ],
    [
      [462, 650],
      [464, 610],
      [465, 570],
      [460, 530],
      [450, 491],
      [437, 453],
      [425, 415],
      [413, 377],
      [402, 338],
    ],
  ],
  trail: [
    [260, 280],
    [311, 288],
    [363, 290],
    [414, 286],
    [461, 264],
    [485, 221],
    [458, 180],
    [408, 168],
    [356, 166],
    [304, 168],
    [253, 170],
    [201, 170],
    [149, 167],
    [98, 160],
    [52, 138],
    [45, 89],
    [82, 54],
    [132, 41],
    [184, 44],
    [235, 48],
    [287, 55],
    [337, 66],
    [389, 74],
  ],
  mine: { at: [454, 92], width: 112, height: 104, icon: 64, text: 17 },
  pawn: 1.3,
  pile: [260, 610],
  cacti: [
    [60, 70, 0.9],
    [120, 300, 0.8],
  ],
  peaks: [[300, -12, 150]],
};

/** For a phone on its side, and wherever there is about as much height as width: plates at the heads of the lanes. */
export const FLAT: Drawing = {
  width: 534,
  height: 390,
  range: [300, 640],
  lanes: [
    [
      [98, 50],
      [118, 50],
      [145, 50.1],
      [172, 51.1],
      [198.6, 55.6],
      [223.8, 65.1],
      [248.2, 76.8],
      [272.1, 89.3],
      [296, 101.8],
    ],
    [
      [98, 146],
      [118, 146],
      [143.5, 147.7],
      [169, 149.4],
      [194.5, 151.5],
      [219.9, 154.1],
      [245.3, 157.1],
      [270.6, 160.2],
      [296, 163.3],
    ],
    [
      [98, 242],
      [118, 242],
      [143.5, 240.3],
      [169, 238.6],
      [194.5, 236.5],
      [219.9, 233.9],
      [245.3, 230.9],
      [270.6, 227.8],
      [296, 224.7],
    ],
    [
      [98, 338],
      [118, 338],
      [145, 337.9],
      [172, 336.9],
      [198.6, 332.4],
      [223.8, 322.9],
      [248.2, 311.2],
      [272.1, 298.7],
      [296, 286.2],
    ],
  ],
  trail: [
    [322, 194],
    [324.3, 148.6],
    [331.1, 103.8],
    [344.7, 60.7],
    [381.9, 36.3],
    [426.4, 28.1],
    [471.2, 34.5],
    [506.1, 60.7],
    [500.2, 103.8],
    [456.5, 113.3],
    [413.3, 125.7],
    [384.9, 158.1],
    [406.8, 195.1],
    [451.9, 193.1],
    [494.5, 205.6],
    [508.1, 244.6],
    [475.3, 270.7],
    [430, 267.5],
    [385.1, 273.7],
    [350.8, 300.3],
    [356.5, 342.2],
    [396, 362.7],
    [440, 352],
  ],
  mine: { at: [492, 347], width: 72, height: 78, icon: 46, text: 13 },
  square: 14.5,
  double: 18,
  laneSquare: 11.5,
  laneDouble: 14.5,
  pawn: 0.92,
  start: 0,
  plate: { x: 6, width: 92, height: 44 },
  pile: [292, 350],
  cacti: [
    [270, 42, 0.55],
    [444, 78, 0.4],
  ],
  peaks: [[404, 206, 62]],
};

/** For a large screen and a television: the desktop's map, larger, with plates at the heads of the lanes. */
export const BROAD: Drawing = broad();

function broad(): Drawing {
  const onTrail = ([x, y]: Point): Point => [Math.round(776 + (x - 472) * 1.5), Math.round(62 + (y - 47) * 1.57)];
  const inLane = ([x, y]: Point): Point => [Math.round(300 + ((x - 42) * 418) / 362), Math.round(y * 1.49)];
  return {
    width: 1548,
    height: 700,
    range: [600, 780],
    lanes: WIDE.lanes.map((lane) => lane.map(inLane)),
    trail: WIDE.trail.map(onTrail),
    mine: { at: [1462, 566], width: 160, height: 152, icon: 94, text: 22 },
    square: 28,
    double: 36,
    laneSquare: 23,
    laneDouble: 30,
    pawn: 1.6,
    start: 0,
    plate: { x: 18, width: 250, height: 108 },
    pile: [806, 586],
    cacti: [
      [1090, 190, 1.2],
      [1330, 450, 1.2],
      [640, 92, 1.1],
    ],
    peaks: [
      [1040, 380, 220],
      [1396, 356, 170],
    ],
  };
}

/** Fits a drawing into a room as far as it may be stretched; what is drawn at its points keeps its shape. */
export function fitted(drawing: Drawing, width: number, height: number): Drawing {
  const [least, most] = drawing.range;
  const wish = Math.min(most, Math.max(least, (drawing.width * height) / (width || 1)));
  const isNear = Math.abs(wish / drawing.height - 1) < 0.05;
  return isNear ? drawing : stretched(drawing, wish);
}

function stretched(drawing: Drawing, height: number): Drawing {
  const by = height / drawing.height;
  const fit = ([x, y]: Point): Point => [x, y * by];
  return {
    ...drawing,
    height,
    lanes: drawing.lanes.map((lane) => wound(lane.map(fit), drawing.laneSquare)),
    trail: drawing.trail.map(fit),
    mine: set(pressed(drawing.mine, by), fit(drawing.mine.at), drawing, height),
    pile: fit(drawing.pile),
    cacti: drawing.cacti.map(([x, y, scale]) => [x, y * by, scale]),
    peaks: drawing.peaks.map(([x, y, size]) => [x, (y + size / 2) * by - size / 2, size]),
  };
}

type Mine = Drawing["mine"];

/** Draws the mine lower on a map that was pushed together: the trail that winds below it comes nearer. */
function pressed(mine: Mine, by: number): Mine {
  const less = Math.min(1, by);
  return { ...mine, width: mine.width * Math.max(0.88, less), height: mine.height * less, icon: mine.icon * less };
}

/** Keeps the mine on the map, with those who stand on its roof; a narrower one stays at the edge where it was. */
function set(mine: Mine, [x, y]: Point, { mine: drawn, pawn }: Drawing, height: number): Mine {
  return { ...mine, at: [x + (drawn.width - mine.width) / 2, Math.min(height - mine.height / 2 - 4, Math.max(mine.height / 2 + 24 * pawn, y))] };
}

/** Lets a lane that was pushed together wind from side to side, so that its squares lie beside each other. */
function wound(lane: Point[], radius: number): Point[] {
  const gaps = lane.slice(2).map(([x, y], i) => [Math.abs(x - lane[i + 1][0]), Math.abs(y - lane[i + 1][1])]);
  const [drift, gap] = [Math.max(...gaps.map(([dx]) => dx)), Math.min(...gaps.map(([, dy]) => dy))];
  if (drift > gap || gap >= 2 * radius) return lane; // it runs sideways, or has room
  const side = (Math.sqrt(4 * radius * radius - gap * gap) + drift) / 2;
  return lane.map(([x, y], i) => (i === 0 ? [x, y] : [x + (i % 2 ? side : -side), y]));
}

/** Lays a number of points evenly along a line of points. */
export function along(line: Point[], count: number): Point[] {
  if (count === line.length) return line;
  const lengths = line.slice(1).map((point, i) => Math.hypot(point[0] - line[i][0], point[1] - line[i][1]));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: Math.max(0, count) }, (_, i) => pointAt(line, lengths, count > 1 ? (total * i) / (count - 1) : 0));
}

function pointAt(line: Point[], lengths: number[], distance: number): Point {
  let rest = distance;
  for (let i = 0; i < lengths.length; i++) {
    if (rest <= lengths[i]) {
      const share = rest / lengths[i];
      return [line[i][0] + share * (line[i + 1][0] - line[i][0]), line[i][1] + share * (line[i + 1][1] - line[i][1])];
    }
    rest -= lengths[i];
  }
  return line[line.length - 1];
}

/** Gives the place of every step for one colour: start, lane, trail, mine. */
export function walk(drawing: Drawing, colour: number, laneSteps: number, steps: number): Point[] {
  return [...along(drawing.lanes[colour], laneSteps + 1), ...along(drawing.trail, steps - laneSteps - 2), drawing.mine.at];
}

/** How much smaller squares must be to lie beside each other on a board with more of them than the drawing has. */
export function shrink(drawn: number, there: number): number {
  return Math.min(1, drawn / Math.max(1, there));
}

/** Draws a smooth line through points. */
export function smooth(points: Point[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))];
  return points
    .map(([x, y], i) => {
      if (i === 0) return `M${x} ${y}`;
      const [before, from, to, after] = [at(i - 2), at(i - 1), [x, y], at(i + 1)];
      const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `C${c1[0].toFixed(1)} ${c1[1].toFixed(1)} ${c2[0].toFixed(1)} ${c2[1].toFixed(1)} ${x} ${y}`;
    })
    .join("");
}

export interface Stand {
  at: Point;
  scale: number;
}

interface Pawns {
  steps: number[];
  halves: number[];
  squares: number[][];
  lane_steps: number;
}

/** Where a pawn stands: on its half of a double square, beside others on the same one, on the roof of the mine. */
export function standOf(drawing: Drawing, way: Point[], pawns: Pawns, riders: number[], rider: number): Stand {
  const step = pawns.steps[rider];
  const last = way.length - 1;
  const isShared = step > pawns.lane_steps;
  const here = riders.filter((other) => pawns.steps[other] === step && pawns.halves[other] === pawns.halves[rider] && (isShared || other >> 1 === rider >> 1));
  const order = here.indexOf(rider);
  if (step === last) return onRoof(drawing, order, here.length);
  const stand = drawing.pawn * 5.2; // its feet are in the square
  const [x, y] = way[step];
  if (step === 0) return { at: atStart(drawing, x, y, rider % 2), scale: drawing.pawn };
  const isDouble = pawns.squares[step].length > 1;
  const half = isDouble ? (pawns.halves[rider] ? 0.48 : -0.48) * (isShared ? drawing.double : drawing.laneDouble) : 0;
  const [dx, dy] = beside(order, here.length, isDouble);
  const scale = drawing.pawn * (here.length > 4 ? 0.7 : here.length > 2 ? 0.85 : 1);
  return { at: [x + half + dx * scale, y - stand + dy * scale], scale };
}

/** On the start circle, or between the plate and the first square: side by side, or one behind the other where it is narrow. */
function atStart({ start, pawn, lanes }: Drawing, x: number, y: number, second: number): Point {
  if (start) return [x + (second ? 11 : -11), y - 10];
  const isNarrow = lanes[0][1][0] - x < 30 * pawn;
  return isNarrow ? [x + 11, y + (second ? 11 : -13)] : [x + pawn * (second ? 12 : -7), y + pawn * 5.2];
}

const HAT = 25; // as wide as a pawn is
const HEAD = 18; // what one sees of a pawn behind another one: hat, face and shoulders

/** How far the pawns that share a square stand from its middle: in rows, heads apart, or one behind the other on a half. */
function beside(order: number, count: number, isHalf: boolean): Point {
  const columns = isHalf || count === 1 ? 1 : count > 4 ? 3 : 2;
  const rows = Math.ceil(count / columns);
  const row = Math.floor(order / columns);
  const abreast = Math.min(columns, count - row * columns);
  return [((order % columns) - (abreast - 1) / 2) * HAT, (row - (rows - 1) / 2) * HEAD];
}

/** How far the place where one taps a pawn leans away from that of another, so that neither hides the other. */
export function leanFrom(at: Point, other: Point | undefined, reach: number): Point {
  const [dx, dy] = other ? [at[0] - other[0], at[1] - other[1]] : [0, 0];
  const apart = Math.hypot(dx, dy);
  const by = apart > 0 ? Math.max(0, reach / apart - 0.5) : 0;
  return [dx * by, dy * by];
}

function onRoof({ mine, pawn }: Drawing, order: number, count: number): Stand {
  const scale = pawn * 0.74;
  const gap = Math.min(22 * scale, (mine.width - 16) / Math.max(1, count - 1));
  return { at: [mine.at[0] + (order - (count - 1) / 2) * gap, mine.at[1] - mine.height / 2 - 13 * scale], scale };
}

const LEAP = 9;

/** The way of a pawn from square to square: up and down over each of them, then to its place. */
export function hopsOf(way: Point[], from: number, to: number, start: Point, place: Point): Point[] {
  const lift = way[from] ? start[1] - way[from][1] : 0;
  const stops: Point[] = [start, ...way.slice(from + 1, to).map(([x, y]): Point => [x, y + Math.min(0, lift)]), place];
  return stops.flatMap((stop, i): Point[] => (i === 0 ? [stop] : [[(stops[i - 1][0] + stop[0]) / 2, (stops[i - 1][1] + stop[1]) / 2 - LEAP], stop]));
}

export const DYNAMITE = 1;
export const STAR = 2;

/** Tells how many steps a card is worth from a square: one on dynamite, doubled on a star. */
export function stepsFrom(square: number, value: number): number {
  return square === DYNAMITE ? 1 : square === STAR ? 2 * value : value;
}
