import { expect, test } from "vitest";
import { place, RING, type Box } from "./placing";

const PHONE = { width: 390, height: 844 };
const BUBBLE = { width: 358, height: 200 };

const meets = (one: Box, other: Box) =>
  one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;

test("a bubble is above what lies in the lower half, and below what lies in the upper", () => {
  expect(place({ left: 100, top: 600, width: 80, height: 110 }, BUBBLE, PHONE, []).side).toBe("above");
  expect(place({ left: 100, top: 100, width: 80, height: 110 }, BUBBLE, PHONE, []).side).toBe("below");
});

test("its tail points at the middle of the thing, and it stays on the screen", () => {
  const thing = { left: 20, top: 600, width: 80, height: 110 };
  const placed = place(thing, BUBBLE, PHONE, []);

  expect(placed.left + placed.tail + 17).toBe(60);
  expect(placed.left).toBeGreaterThanOrEqual(12);
  expect(placed.left + BUBBLE.width).toBeLessThanOrEqual(PHONE.width - 12);
  expect(placed.top + BUBBLE.height).toBe(thing.top - RING - 26);
});

test("it covers neither the thing nor the buttons of the question", () => {
  const thing = { left: 120, top: 700, width: 80, height: 110 };
  const buttons = [{ left: 12, top: 600, width: 366, height: 48 }];
  const box = { ...place(thing, BUBBLE, PHONE, buttons), ...BUBBLE };

  for (const other of [thing, ...buttons]) expect(meets(box, other)).toBe(false);
});

test("on a low screen it goes beside the thing", () => {
  const thing = { left: 600, top: 100, width: 76, height: 106 };
  const placed = place(thing, { width: 358, height: 300 }, { width: 844, height: 390 }, []);

  expect(placed.side).toBe("left");
  expect(meets({ ...placed, width: 358, height: 300 }, thing)).toBe(false);
});
