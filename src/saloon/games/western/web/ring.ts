/** Where seats stand around the table, the arrow heads between them and the lines that cross it. In drawn pixels. Pure. */
export type Point = [number, number];
export type Shape = "phone" | "tablet" | "landscape" | "desk" | "large" | "television";

/** How a ring is drawn on one shape of screen. */
interface Plan {
  seat: Point; // width and height
  pitch: number; // from the middle of a seat to that of the one above it, at least
  low: Point; // the lowest seat at the left
  high: Point; // the second one, where there is room
  top: number; // how far down the seat at the top is
  own: number; // how far down one's own seat is, where it stands in the ring
  oval: [cx: number, cy: number, rx: number, ry: number];
}

export interface Ring {
  places: Point[]; // by seat
  half: Point; // of a seat
  oval: [cx: number, cy: number, rx: number, ry: number];
  heads: { at: Point; turn: number }[];
  free: number; // how far down the middle column begins
  isCrowded: boolean; // no room above a seat
}

const OWN_STRIP = 100; // from the lowest seat of a phone to the hand: there lie one's own seat and the flag
const CLOSE_STRIP = 76; // where many sit
const ROOMY = 62; // from seat to seat on a phone; closer than that they are drawn lower

/** What the mockups draw; `rows` seats stand at each side; `isOpen` leaves out one's own, which then lies beside the hand. */
function planOf(shape: Shape, width: number, height: number, rows: number, isOpen: boolean): Plan {
  /** A ring in which one's own seat is the lowest: how far in the sides stand, and how far down top, high, low and own seat. */
  const wide = (seat: Point, pitch: number, side: number, [top, high, low, own]: number[], around: Plan["oval"]): Plan => {
    const x = Math.max(4 + seat[0] / 2, side * width);
    return { seat, pitch, low: [x, low * height], high: [x, high * height], top: top * height, own: own * height, oval: around };
  };
  const oval = (cy: number, rx: number, ry: number): Plan["oval"] => [width / 2, cy * height, rx * width, ry * height];
  switch (shape) {
    case "phone":
    case "tablet":
      return uprightPlan(shape === "tablet" ? [160, 60] : [width < 360 ? 100 : 112, 50], width, height, rows, isOpen);
    case "landscape":
      return wide([width < 480 ? 100 : 116, 48], 58, 0.139, [0.103, 0.313, 0.672, 0.903], oval(0.503, 0.367, 0.354));
    case "desk":
      if (isOpen)
        return {
          seat: [width < 900 ? 160 : 186, 60],
          pitch: 74,
          low: [117, 0.574 * height],
          high: [117 + 0.1245 * width, 0.197 * height],
          top: 50,
          own: 0,
          oval: [width / 2, 0.4426 * height, width / 2 - 116, 0.365 * height],
        };
      return wide([186, 60], 80, 0.15, [0.09, 0.289, 0.685, 0.9], oval(0.49, 0.38, 0.39));
    case "large":
      return wide([236, 84], 112, rows > 2 ? 0.104 : 0.171, [0.115, 0.289, 0.685, 0.86], oval(0.488, 0.3876, 0.3727));
    case "television":
      return wide([372, 132], 172, rows > 2 ? 0.125 : 0.16, [0.135, 0.33, 0.69, 0.86], oval(0.5, 0.37, 0.36));
  }
}

/** A ring that is higher than wide: two columns, and one seat at the top. */
function uprightPlan([wide, tall]: Point, width: number, height: number, rows: number, isOpen: boolean): Plan {
  const side = 8 + wide / 2;
  const needed = 14 + tall / 2 + (rows - 1) * (tall + ROOMY - 50);
  const foot = height - (!isOpen ? 130 : needed > height - OWN_STRIP ? CLOSE_STRIP : OWN_STRIP);
  const low = Math.min(foot, Math.max((isOpen ? 0.56 : 0.62) * height, needed));
  const seat: Point = [wide, needed > foot ? 40 : tall];
  const top = 14 + seat[1] / 2;
  return {
    seat,
    pitch: seat[1] + (needed > foot ? 4 : 12),
    low: [side, low],
    high: [side, top + 0.45 * (low - top)],
    top,
    own: height - 44,
    oval: [width / 2, (low + 129) / 2, width / 2 - side, (low + 85) / 2],
  };
}

/** Spreads the seats of one side: the lowest first, at least a pitch apart, up to the height of the top if need be. */
function sideOf(count: number, plan: Plan, hasTop: boolean): Point[] {
  const { low, high, top, pitch, seat, oval } = plan;
  const innermost = hasTop ? oval[0] - seat[0] - 10 : oval[0] - seat[0] / 2 - 10;
  if (count === 1) return [[Math.max(4 + seat[0] / 2, oval[0] - oval[2]), (low[1] + high[1]) / 2]]; // on the oval, so that its inside is free
  const wanted = hasTop ? high[1] : (high[1] + top) / 2;
  const highest = Math.max(top, Math.min(wanted, low[1] - (count - 1) * pitch));
  const step = (low[1] - highest) / (count - 1);
  const lean = (high[0] - low[0]) / (low[1] - high[1]);
  return Array.from({ length: count }, (_, i) => [Math.min(innermost, low[0] + lean * i * step), low[1] - i * step]);
}

/** Places seats clockwise from one's own at the bottom; `first` is the reader's, `isOpen` if it lies beside the hand. */
export function ringOf(shape: Shape, seats: number, first: number, width: number, height: number, isOpen: boolean): Ring {
  const rows = Math.floor((seats - 1) / 2);
  const hasTop = seats % 2 === 0;
  const plan = planOf(shape, width, height, rows, isOpen);
  const left = sideOf(rows, plan, hasTop);
  const right = left.map(([x, y]): Point => [width - x, y]).reverse();
  const around: Point[] = [[width / 2, isOpen ? height : plan.own], ...left, ...(hasTop ? [[width / 2, plan.top] as Point] : []), ...right];
  const places = around.map((_, seat) => around[(seat - first + seats) % seats]);
  const half: Point = [plan.seat[0] / 2, plan.seat[1] / 2];
  return { places, half, oval: plan.oval, heads: headsOf(around, plan.oval, isOpen), free: hasTop ? plan.top + half[1] : 0, isCrowded: rows > 2 };
}

/** Arrow heads on the oval, one between each two neighbours, pointing clockwise. */
function headsOf(around: Point[], [cx, cy, rx, ry]: Ring["oval"], isOpen: boolean): Ring["heads"] {
  const angles = around.map(([x, y], i) => (i === 0 ? Math.PI / 2 : angleOf((x - cx) / rx, (y - cy) / ry)));
  return angles.map((from, i) => {
    const to = i + 1 < angles.length ? angles[i + 1] : angles[0] + 2 * Math.PI;
    const share = !isOpen ? 0.5 : i === 0 ? 0.67 : i + 1 === angles.length ? 0.33 : 0.5; // close to the others: one's own seat is not there
    const angle = from + share * (to - from);
    return { at: [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)], turn: (Math.atan2(ry * Math.cos(angle), -rx * Math.sin(angle)) * 180) / Math.PI };
  });
}

/** Angles grow clockwise from the bottom (90°) all the way round. */
function angleOf(x: number, y: number): number {
  const angle = Math.atan2(y, x);
  return angle < Math.PI / 2 ? angle + 2 * Math.PI : angle;
}

/** The part of the way from the middle of a box at which a line leaves it. */
export function leaves([dx, dy]: Point, [halfWidth, halfHeight]: Point): number {
  return Math.min(1, dx === 0 ? Infinity : halfWidth / Math.abs(dx), dy === 0 ? Infinity : halfHeight / Math.abs(dy));
}

export interface Line {
  path: string; // empty if the boxes touch
  head: string; // an arrow head at its end
}

const GAP = 8; // between a line and what it comes from or points at
const BEND = 0.09; // of its length
const SHORT = 70; // a line that is not bent

/** A bent line between two boxes, from edge to edge, with a head that points at the second; a short one is straight. */
export function lineBetween(from: Point, fromHalf: Point, to: Point, toHalf: Point, size = 11): Line {
  const way: Point = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(...way);
  const start = leaves(way, fromHalf) + GAP / length;
  const end = 1 - leaves(way, toHalf) - (GAP + 1.7 * size) / length;
  const at = (share: number, off = 0): Point => [from[0] + share * way[0] - off * way[1], from[1] + share * way[1] + off * way[0]];
  const isShort = (end - start) * length < SHORT;
  const [a, b, c] = [at(start), at((start + end) / 2, isShort ? 0 : -BEND * Math.sign(way[1] || 1)), at(end)];
  if (start < end) return { path: `M${fixed(a)}Q${fixed(b)} ${fixed(c)}`, head: size > 0 ? headOf(b, c, size) : "" };
  return { path: "", head: size > 0 && (start - end) * length < 2 * GAP ? headOf(from, c, size) : "" };
}

/** An arrow head at a point, coming from another. */
export function headOf(from: Point, to: Point, size: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [x, y]: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const wing = (side: number): Point => [to[0] - side * y * size, to[1] + side * x * size];
  return `M${fixed(wing(1))}L${fixed(wing(-1))}L${fixed([to[0] + 1.7 * size * x, to[1] + 1.7 * size * y])}Z`;
}

const fixed = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
