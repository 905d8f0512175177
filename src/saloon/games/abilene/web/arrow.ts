/** The head of an arrow. Pure. */
export type Point = [number, number];

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
