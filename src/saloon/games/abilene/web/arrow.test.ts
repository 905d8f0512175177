import { expect, it } from "vitest";
import { coinsBetween, headOf, route } from "./arrow";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

it("points where it goes", () => {
  expect(headOf([0, 0], [0, 10], 5)).toBe("M-2.4 5.6L0.0 10.0L2.4 5.6Z");
});

it("leaves a seat below, above or at its top, and ends on the brand, pointing at it", () => {
  const brand = box(420, 340, 30, 30);
  const seat = box(300, 300, 300, 200);
  const [above, beside, below] = [box(0, 0, 200, 100), box(700, 300, 200, 200), box(0, 600, 200, 100)].map((from) => route(from, brand, 16, seat));

  expect(above.path).toMatch(/^M92 100Q/);
  expect(beside.path).toMatch(/^M716 300Q/);
  expect(beside.path).toContain(`${300 - 16 * 0.53}H`); // along the gap above the seats
  expect([above.to, beside.to]).toEqual([
    [435, 339],
    [435, 339],
  ]);
  expect([above.from[0], beside.from[0]]).toEqual([435, 435]); // from above
  expect(below.to).toEqual([435, 370]);
});

it("goes down between the name and the purse of the seat that is attacked", () => {
  const { path } = route(box(700, 300, 200, 200), box(570, 340, 30, 30), 16, box(300, 300, 300, 200));

  expect(path).toContain(`Q${300 + 300 * 0.68} `);
});

it("lays coins between two things and on neither of them", () => {
  const [from, to] = [box(0, 0, 170, 130), box(40, 400, 200, 60)];

  const { coins } = coinsBetween(from, to, 5);

  expect(coins).toHaveLength(5);
  expect(coins.every(([, y]) => y > from.bottom && y < to.top)).toBe(true);
});
