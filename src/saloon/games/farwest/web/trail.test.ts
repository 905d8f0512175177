import { expect, test } from "vitest";
import { along, BROAD, fitted, FLAT, hopsOf, leanFrom, shrink, smooth, standOf, stepsFrom, TALL, walk, WIDE, type Drawing, type Point } from "./trail";

const DRAWINGS: Record<string, Drawing> = { WIDE, TALL, FLAT, BROAD };

test("points lie evenly along a line", () => {
  expect(
    along(
      [
        [0, 0],
        [10, 0],
        [20, 0],
      ],
      5,
    ),
  ).toEqual([
    [0, 0],
    [5, 0],
    [10, 0],
    [15, 0],
    [20, 0],
  ]);
});

test("the way of a colour has a place for every step, on boards of any length", () => {
  expect(walk(WIDE, 0, 8, 33)).toHaveLength(33);
  expect(walk(WIDE, 3, 4, 17)).toHaveLength(17);
  expect(walk(WIDE, 1, 1, 3)).toHaveLength(3); // a lane that leads straight to the mine
  expect(walk(WIDE, 2, 0, 2)).toEqual([WIDE.lanes[2][0], WIDE.mine.at]);
  expect(walk(WIDE, 2, 8, 33).at(-1)).toEqual(WIDE.mine.at);
});

test("squares of a longer board are smaller", () => {
  expect([shrink(23, 11), shrink(23, 23), shrink(23, 46)]).toEqual([1, 1, 0.5]);
});

test("dynamite makes one step of any card, a star doubles it", () => {
  expect([0, 1, 2].map((square) => stepsFrom(square, 4))).toEqual([4, 1, 8]);
});

test("a smooth line begins where its points begin", () => {
  expect(
    smooth([
      [1, 2],
      [3, 4],
    ]),
  ).toMatch(/^M1 2C/);
});

test("a pawn hops from square to square, from where it stood to its place", () => {
  const hops = hopsOf(
    [
      [0, 0],
      [10, 0],
      [20, 0],
    ],
    0,
    2,
    [-3, -6],
    [22, -6],
  );

  expect(hops[0]).toEqual([-3, -6]);
  expect(hops.at(-1)).toEqual([22, -6]);
  expect(hops[2]).toEqual([10, -6]);
  expect(hops[1][1]).toBeLessThan(hops[0][1]);
});

test("a map fits into another height, but not into any", () => {
  const low = fitted(TALL, 520, 600);

  expect(low.height).toBe(600);
  expect(low.lanes[0][0][1]).toBeCloseTo((TALL.lanes[0][0][1] * 600) / 690);
  expect(fitted(TALL, 520, 100).height).toBe(TALL.range[0]);
  expect(fitted(WIDE, 1004, 480)).toBe(WIDE); // near enough
});

test.each(Object.keys(DRAWINGS))("squares of one lane or of the trail do not hide each other (%s)", (name) => {
  for (const drawing of [DRAWINGS[name], fitted(DRAWINGS[name], DRAWINGS[name].width, DRAWINGS[name].range[0] * 1.1)]) {
    const least = (points: Point[]) => Math.min(...points.slice(1).map(([x, y], i) => Math.hypot(x - points[i][0], y - points[i][1])));
    for (const lane of drawing.lanes) expect(least(lane.slice(1))).toBeGreaterThan(1.8 * drawing.laneSquare);
    expect(least(drawing.trail)).toBeGreaterThan(1.8 * drawing.square);
  }
});

const squares = [[0], [0], [1], [1, 2], [0], [3]];

function stand(steps: number[], halves: number[], rider: number, drawing = WIDE) {
  const riders = steps.map((_, each) => each);
  return standOf(drawing, walk(drawing, rider >> 1, 2, squares.length), { steps, halves, squares, lane_steps: 2 }, riders, rider);
}

test("a pawn stands on its half of a double square", () => {
  const [first, second] = [0, 1].map((half) => stand([3, 0, 0, 0, 0, 0, 0, 0], [half, 0, 0, 0, 0, 0, 0, 0], 0));

  expect(first.at[0]).toBeLessThan(second.at[0]);
  expect(first.at[1]).toBe(second.at[1]);
});

test.each([2, 3, 5, 8])("%i pawns on one square all have a place of their own", (count) => {
  const steps = Array.from({ length: 8 }, (_, rider) => (rider < count ? 4 : 0));
  const halves = steps.map(() => 0);
  const places = steps.slice(0, count).map((_, rider) => stand(steps, halves, rider).at.join());

  expect(new Set(places).size).toBe(count);
});

test.each([2, 3, 4, 6, 8])("of %i pawns on one square or half one sees every head", (count) => {
  const steps = Array.from({ length: 8 }, (_, rider) => (rider < count ? 4 : 0));
  for (const step of [4, 3]) {
    const there = steps.map((each) => (each ? step : 0));
    const stands = there.slice(0, count).map((_, rider) =>
      stand(
        there,
        there.map(() => 0),
        rider,
      ),
    );
    const gaps = stands.flatMap((one, i) => stands.slice(i + 1).map((other) => Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) / one.scale));
    expect(Math.min(...gaps)).toBeGreaterThan(17.9);
  }
});

test("two pawns side by side are tapped each on its own side, as large as a finger", () => {
  const [one, other]: Point[] = [
    [100, 50],
    [112, 55],
  ];
  const [a, b] = [leanFrom(one, other, 22), leanFrom(other, one, 22)];

  expect(Math.hypot(one[0] + a[0] - other[0] - b[0], one[1] + a[1] - other[1] - b[1])).toBeCloseTo(44);
  expect(leanFrom(one, [200, 50], 22)).toEqual([0, 0].map((each) => expect.closeTo(each)));
  expect(leanFrom(one, undefined, 22)).toEqual([0, 0]);
});

test("pawns that are home stand on the roof of the mine", () => {
  const home = stand([5, 5, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], 0);

  expect(home.at[1]).toBeLessThan(WIDE.mine.at[1] - WIDE.mine.height / 2);
});

test("the mine hides no square, however low the map of a phone is", () => {
  for (const height of [500, 540, 580, 620, 690, 760]) {
    const { trail, mine, square } = fitted(TALL, 520, height);
    const hidden = trail.filter(([x, y]) => Math.abs(x - mine.at[0]) < mine.width / 2 + square / 3 && Math.abs(y - mine.at[1]) < mine.height / 2 + square / 3);

    expect(hidden).toEqual([]);
  }
});
