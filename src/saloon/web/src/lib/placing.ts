/** Where a bubble stands beside a thing. Pure. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

export const isOver = (a: Box, b: Box) => overlap(a, b) > 0;

export interface Spoken extends Box {
  side: "above" | "below" | "left" | "right"; // of the thing
  tail: number; // where along its edge
}

const AWAY = 26; // pixels between the thing and the bubble: the tail has 22
const EDGE = 12;
const TAIL = 17; // half of its width

/** Places a bubble beside a thing: above in the lower half of the screen, else below; where it covers least of what it speaks of, if need be farther away. */
export function placeBubble(thing: Box, size: { width: number; height: number }, room: Box, clear: Box[] = []): Spoken {
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const sides: Spoken["side"][] = middle.y > room.top + room.height / 2 ? ["above", "below", "left", "right"] : ["below", "above", "right", "left"];
  const whole = [thing, ...clear].reduce(around);
  const tries = [...sides.map((side) => ({ side, thing })), ...sides.map((side) => ({ side, thing: whole }))].map(({ side, thing: beside }): Spoken & { cost: number } => {
    const isUpright = side === "above" || side === "below";
    const wished = {
      left: side === "left" ? beside.left - AWAY - size.width : side === "right" ? beside.left + beside.width + AWAY : middle.x - size.width / 2,
      top: side === "above" ? beside.top - AWAY - size.height : side === "below" ? beside.top + beside.height + AWAY : middle.y - size.height / 2,
    };
    const left = within(wished.left, room.left + EDGE, room.left + room.width - EDGE - size.width);
    const top = within(wished.top, room.top + EDGE, room.top + room.height - EDGE - size.height);
    const box = { left, top, ...size };
    const cost = 10 * overlap(box, thing) + clear.reduce((sum, each) => sum + overlap(box, each), 0);
    const tail = isUpright ? within(middle.x - left, TAIL + 6, size.width - TAIL - 6) : within(middle.y - top, TAIL + 6, size.height - TAIL - 6);
    return { ...box, side, tail, cost };
  });
  const { cost: _, ...best } = tries.reduce((found, each) => (each.cost < found.cost ? each : found));
  return best;
}

const STEP = 16; // pixels between two places that are tried

/** Places a note near a thing where it covers neither that nor what must stay in view; null if there is no such place. */
export function placeFree(thing: Box, size: { width: number; height: number }, room: Box, clear: Box[]): Spoken | null {
  const isFree = (box: Box) => ![thing, ...clear].some((each) => isOver(box, each));
  const beside = placeBubble(thing, size, room, clear);
  if (isFree(beside)) return beside;
  const far = (box: Box) => Math.abs(box.left + box.width / 2 - thing.left - thing.width / 2) + Math.abs(box.top + box.height / 2 - thing.top - thing.height / 2);
  const steps = (from: number, length: number) => Array.from({ length: Math.max(0, Math.floor(length / STEP) + 1) }, (_, i) => from + i * STEP);
  const lefts = steps(room.left + EDGE, room.width - 2 * EDGE - size.width);
  const tops = steps(room.top + EDGE, room.height - 2 * EDGE - size.height);
  const found = lefts.flatMap((left) => tops.map((top) => ({ ...beside, left, top }))).filter(isFree);
  return found.length > 0 ? found.reduce((best, each) => (far(each) < far(best) ? each : best)) : null;
}

function around(a: Box, b: Box): Box {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  return { left, top, width: Math.max(a.left + a.width, b.left + b.width) - left, height: Math.max(a.top + a.height, b.top + b.height) - top };
}

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
