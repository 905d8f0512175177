import { describe, expect, it } from "vitest";
import { lineBetween, leaves, ringOf, type Point, type Shape } from "./ring";

const ROOMS: [Shape, number, number, boolean][] = [
  ["phone", 390, 430, true],
  ["phone", 390, 300, true],
  ["phone", 320, 250, true],
  ["phone", 390, 640, false],
  ["tablet", 768, 560, true],
  ["landscape", 534, 360, false],
  ["landscape", 430, 330, false],
  ["landscape", 333, 370, false],
  ["desk", 1012, 488, true],
  ["desk", 756, 456, true],
  ["desk", 1012, 688, false],
  ["large", 1548, 660, false],
  ["television", 1920, 824, false],
];

const overlap = (one: Point, other: Point, [x, y]: Point) => Math.abs(one[0] - other[0]) < 2 * x && Math.abs(one[1] - other[1]) < 2 * y;

describe("a ring of seats", () => {
  it("stands where the mockups draw six players", () => {
    const round = (points: Point[]) => points.map((point) => point.map(Math.round));

    expect(round(ringOf("desk", 6, 0, 1012, 488, true).places.slice(1))).toEqual([
      [117, 280],
      [243, 96],
      [506, 50],
      [769, 96],
      [895, 280],
    ]);
    expect(round(ringOf("phone", 6, 0, 390, 430, true).places.slice(1))).toEqual([
      [64, 241],
      [64, 130],
      [195, 39],
      [326, 130],
      [326, 241],
    ]);
    expect(round(ringOf("large", 6, 0, 1548, 660, false).places)).toEqual([
      [774, 568],
      [265, 452],
      [265, 191],
      [774, 76],
      [1283, 191],
      [1283, 452],
    ]);
    expect(round(ringOf("landscape", 6, 0, 534, 390, false).places)).toEqual([
      [267, 352],
      [74, 262],
      [74, 122],
      [267, 40],
      [460, 122],
      [460, 262],
    ]);
  });

  it("puts the reader at the bottom and the others clockwise", () => {
    const { places } = ringOf("large", 4, 2, 1548, 660, false);

    expect(places[2][1]).toBeGreaterThan(places[0][1]);
    expect(places[3][0]).toBeLessThan(places[1][0]);
  });

  it.each(ROOMS)("lets no two seats touch at %s, %i x %i", (shape, width, height, isOpen) => {
    for (let seats = 3; seats <= 10; seats++) {
      const { places, half } = ringOf(shape, seats, 0, width, height, isOpen);
      const shown = places.slice(isOpen ? 1 : 0);
      const touching = shown.flatMap((one, i) => shown.slice(i + 1).filter((other) => overlap(one, other, half)));

      expect(touching, `${seats} players`).toEqual([]);
      for (const [x, y] of shown) {
        expect(x - half[0]).toBeGreaterThanOrEqual(0);
        expect(x + half[0]).toBeLessThanOrEqual(width);
        expect(y - half[1]).toBeGreaterThanOrEqual(0);
        expect(y + half[1]).toBeLessThanOrEqual(height);
      }
    }
  });

  it("has an arrow head between each two neighbours, pointing clockwise", () => {
    const { heads } = ringOf("large", 6, 0, 1548, 660, false);

    expect(heads).toHaveLength(6);
    expect(Math.round(heads[1].turn)).toBe(-90); // up, at the left
    expect(Math.round(heads[4].turn)).toBe(90); // down, at the right
  });

  it("draws a line from edge to edge, and none between boxes that touch", () => {
    expect(leaves([0, 100], [20, 40])).toBe(0.4);
    expect(lineBetween([0, 0], [10, 20], [0, 200], [10, 20]).path).toMatch(/^M0\.0 28\.0Q.* 0\.0 153\.3$/);
    expect(lineBetween([0, 0], [10, 60], [0, 100], [10, 60]).path).toBe("");
  });
});
