import { expect, it } from "vitest";
import type { Told } from "$lib/contract";
import { COWBOY } from "./cards";
import { lastStrike } from "./strikes";

const told = (kind: string, facts: Told["facts"]) => ({ kind, facts, seq: 1, whole: true }) as Told;

it("remembers the last card that was played at somebody, until another play", () => {
  const attack = told("attacked", { seat: 1, card: 2, target: 3 });
  const after = [attack, told("hit", { seat: 1, target: 3, card: 2 }), told("drew", { seat: 1, count: 1 })];

  expect(lastStrike(after)).toEqual({ seat: 1, target: 3, card: 2 });
  expect(lastStrike([...after, told("played", { seat: 2, card: 10 })])).toBeNull();
  expect(lastStrike([told("sent_cowboys", { seat: 0, count: 2, target: 1 })])).toEqual({ seat: 0, target: 1, card: COWBOY });
  expect(lastStrike([])).toBeNull();
});
