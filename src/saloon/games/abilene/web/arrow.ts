/** How an arrow runs from one thing on the table to another. Pure. */
export type Point = [number, number];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Route {
  path: string;
  from: Point; // the last bend, for the head
  to: Point;
}

/** Draws a head that points from one place to another and ends there. */
export function headOf(from: Point, to: Point, size: number): string {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const back = (side: number): string => {
    const x = to[0] - size * Math.cos(turn + side * 0.5);
    const y = to[1] - size * Math.sin(turn + side * 0.5);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${back(-1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}L${back(1)}Z`;
}

const middle = (box: Box): Point => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

/**
 * Finds a way from a seat to the brand on an attack: along the gap above the seat that is attacked, then down to the brand, between the
 * name and the purse; or straight up, where the attacker sits below.
 */
export function route(from: Box, brand: Box, gap: number, seat: Box = brand): Route {
  const lead = from.left + (from.right - from.left) * 0.46;
  const [x] = middle(brand);
  if (from.top >= seat.bottom) return rising([lead, from.top], [x, brand.bottom]);
  const isAbove = from.bottom <= seat.top;
  const lane = isAbove ? (from.bottom + seat.top) / 2 : Math.min(from.top, seat.top) - gap * 0.53;
  const start: Point = isAbove ? [lead, from.bottom] : [from.left + (from.right - from.left) * (from.left > x ? 0.08 : 0.92), from.top];
  const width = seat.right - seat.left;
  const drop = seat === brand ? x : Math.min(seat.left + width * 0.68, Math.max(seat.left + width * 0.1, x));
  return falling(start, lane, drop, [x, brand.top - 1], gap);
}

/** Turns into the lane, runs along it, turns down and ends upright. */
function falling([sx, sy]: Point, lane: number, drop: number, end: Point, gap: number): Route {
  const side = Math.sign(drop - sx);
  const turn = Math.min(gap, Math.abs(drop - sx) / 2);
  const fall = Math.min(gap, (end[1] - lane) / 2);
  const rest = end[1] - lane - fall;
  const bend: Point = [end[0], end[1] - rest * 0.7];
  const path = `M${sx} ${sy}Q${sx} ${lane} ${sx + side * turn} ${lane}H${drop - side * turn}Q${drop} ${lane} ${drop} ${lane + fall}C${drop} ${lane + fall + rest * 0.3} ${bend.join(" ")} ${end.join(" ")}`;
  return { path, from: [end[0], end[1] - gap], to: end };
}

function rising(start: Point, end: Point): Route {
  const bend: Point = [end[0], end[1] + 42];
  return { path: `M${start.join(" ")}C${start[0]} ${start[1] - 64} ${bend.join(" ")} ${end.join(" ")}`, from: bend, to: end };
}

/** Places on the way of coins from one thing to another, evenly, between their edges. */
export function coinsBetween(from: Box, to: Box, most: number): { path: string; coins: Point[] } {
  const [a, b] = [middle(from), middle(to)];
  const count = Math.max(
    1,
    Math.min(most, Math.floor(Math.hypot(Math.max(0, to.left - from.right, from.left - to.right), Math.max(0, to.top - from.bottom, from.top - to.bottom)) / 22)),
  );
  const down = from.bottom <= to.top;
  if (down || to.bottom <= from.top) return coinsOn([a[0], down ? from.bottom : from.top], [b[0], down ? to.top : to.bottom], 0, count);
  const right = from.right <= to.left;
  return coinsOn([right ? from.right : from.left, a[1]], [right ? to.left : to.right, b[1]], -24, count);
}

/** Coins leave a thing upright and arrive upright, or fly in an arc. */
function coinsOn(start: Point, end: Point, lift: number, count: number): { path: string; coins: Point[] } {
  const half = (start[1] + end[1]) / 2;
  const [c, d]: Point[] =
    lift === 0
      ? [
          [start[0], half],
          [end[0] - (end[0] - start[0]) * 0.2, half],
        ]
      : [
          [start[0], start[1] + 1.4 * lift],
          [end[0], end[1] + 1.4 * lift],
        ];
  const at = (share: number): Point => {
    const rest = 1 - share;
    return [0, 1].map((i) => rest ** 3 * start[i] + 3 * rest ** 2 * share * c[i] + 3 * rest * share ** 2 * d[i] + share ** 3 * end[i]) as Point;
  };
  return { path: `M${start.join(" ")}C${c.join(" ")} ${d.join(" ")} ${end.join(" ")}`, coins: Array.from({ length: count }, (_, i) => at((i + 1) / (count + 1))) };
}
