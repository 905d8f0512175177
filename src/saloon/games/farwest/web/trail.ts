/** Where every square of the trail lies on the drawn map. Pure. */

export type Point = [number, number];

export interface Drawing {
  width: number;
  height: number;
  lanes: Point[][]; // of each colour, from its start to where the lanes meet
  trail: Point[];
  mine: Point;
}

export const WIDE: Drawing = {
  width: 1004,
  height: 470,
  lanes: [
    [[42, 62], [88, 60], [135, 58], [181, 62], [226, 74], [270, 90], [314, 106], [358, 119], [404, 128]],
    [[42, 178], [87, 177], [133, 177], [178, 178], [223, 182], [269, 188], [314, 194], [359, 199], [404, 202]],
    [[42, 294], [87, 295], [133, 295], [178, 294], [223, 291], [268, 287], [314, 282], [359, 278], [404, 276]],
    [[42, 410], [88, 412], [135, 413], [181, 410], [226, 399], [270, 385], [314, 370], [358, 358], [404, 350]],
  ],
  trail: [
    [472, 239], [490, 175], [521, 116], [569, 71], [633, 52], [699, 47], [765, 52], [832, 53], [897, 67], [949, 107], [947, 172], [893, 207],
    [827, 215], [760, 210], [694, 205], [629, 217], [576, 256], [570, 321], [604, 377], [663, 407], [729, 412], [796, 407], [860, 391],
  ],
  mine: [934, 366],
};

export const TALL: Drawing = {
  width: 520,
  height: 690,
  lanes: [
    [[58, 650], [56, 610], [55, 570], [60, 530], [70, 491], [83, 453], [95, 415], [107, 377], [118, 338]],
    [[193, 650], [192, 611], [192, 572], [193, 533], [197, 494], [201, 455], [205, 416], [209, 377], [213, 338]],
    [[327, 650], [328, 611], [328, 572], [327, 533], [323, 494], [319, 455], [315, 416], [311, 377], [307, 338]],
    [[462, 650], [464, 610], [465, 570], [460, 530], [450, 491], [437, 453], [425, 415], [413, 377], [402, 338]],
  ],
  trail: [
    [260, 280], [311, 288], [363, 290], [414, 286], [461, 264], [485, 221], [458, 180], [408, 168], [356, 166], [304, 168], [253, 170], [201, 170],
    [149, 167], [98, 160], [52, 138], [45, 89], [82, 54], [132, 41], [184, 44], [235, 48], [287, 55], [337, 66], [389, 74],
  ],
  mine: [454, 80],
};

/** Fits a drawing into another height; what is drawn at its points keeps its shape. */
export function stretch(drawing: Drawing, height: number): Drawing {
  const fit = ([x, y]: Point): Point => [x, (y * height) / drawing.height];
  return { ...drawing, height, lanes: drawing.lanes.map((lane) => lane.map(fit)), trail: drawing.trail.map(fit), mine: fit(drawing.mine) };
}

/** Lays a number of points evenly along a line of points. */
export function along(line: Point[], count: number): Point[] {
  if (count === line.length) return line;
  const lengths = line.slice(1).map((point, i) => Math.hypot(point[0] - line[i][0], point[1] - line[i][1]));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: count }, (_, i) => pointAt(line, lengths, count > 1 ? (total * i) / (count - 1) : 0));
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
  return [...along(drawing.lanes[colour], laneSteps + 1), ...along(drawing.trail, steps - laneSteps - 2), drawing.mine];
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

const STANDS = 6; // a pawn stands a little above its square
const LEAP = 9;

/** The way of a pawn from square to square: up and down over each of them, then to its place. */
export function hopsOf(way: Point[], from: number, to: number, place: Point): Point[] {
  const squares = way.slice(Math.min(from, to), Math.max(from, to) + 1);
  if (from > to) squares.reverse();
  const stops: Point[] = [...squares.slice(0, -1).map(([x, y]): Point => [x, y - STANDS]), place];
  return stops.flatMap((stop, i): Point[] => (i === 0 ? [stop] : [[(stops[i - 1][0] + stop[0]) / 2, (stops[i - 1][1] + stop[1]) / 2 - LEAP], stop]));
}

const DYNAMITE = 1;
const STAR = 2;

/** Tells how many steps a card is worth from a square: one on dynamite, doubled on a star. */
export function stepsFrom(square: number, value: number): number {
  return square === DYNAMITE ? 1 : square === STAR ? 2 * value : value;
}
