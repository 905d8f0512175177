import { beforeEach, expect, test, vi } from "vitest";
import { fateOf, keepFate, worldDay } from "./found";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("what became of a day's puzzle first is what counts", () => {
  keepFate("abilene", "2026-11-18", "shown");
  keepFate("abilene", "2026-11-18", "found");

  expect(fateOf("abilene", "2026-11-18")).toBe("shown");
  expect(fateOf("farwest", "2026-11-18")).toBeUndefined();
});

test("a browser remembers the last hundred", () => {
  for (let number = 0; number < 120; number++) keepFate("carson", `day ${number}`, "found");

  expect(fateOf("carson", "day 19")).toBeUndefined();
  expect(fateOf("carson", "day 20")).toBe("found");
});

test("a day is that of the world", () => {
  expect(worldDay(new Date("2026-11-18T23:30:00-05:00"))).toBe("2026-11-19");
});
