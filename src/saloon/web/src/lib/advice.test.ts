import { expect, test } from "vitest";
import { agrees } from "./advice";

const choices = (...best: number[]) => best.map((best_in, i) => ({ act: `play ${i}`, chance: 700 - i, best_in }));

test("worlds are shown if they say the same as the advice", () => {
  expect(agrees({ choices: choices(7, 3), equals: 1, mixed: false })).toBe(true);
  expect(agrees({ choices: choices(4, 6), equals: 1, mixed: true })).toBe(true);
});

test("worlds that contradict the advice are not shown", () => {
  expect(agrees({ choices: choices(4, 4, 2), equals: 1, mixed: false })).toBe(false);
  expect(agrees({ choices: choices(5, 4, 1), equals: 3, mixed: false })).toBe(false);
});
