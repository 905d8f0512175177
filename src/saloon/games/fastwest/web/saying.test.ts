import { expect, test } from "vitest";
import { Say } from "$lib/say";
import { withOutcome } from "./saying";

const texts = new Say("fr", ["verdict-you = Vous\nverdict-outcome = { $names } { $sign } { $change } { $count }"]);
const judged = (changes: number[]) => ({
  seq: 1,
  kind: "judged",
  whole: true,
  facts: { card: 5, bullet: 0, seats: [0, 1, 2], why: [8, 9, 5], times: [-1, -1, -1], due: changes, changes, tokens: [0, 0, 1], deeds: [[], [], []] },
});
const told = (changes: number[], reader: number) => withOutcome([judged(changes)], texts, ["Ada", "Bill", "Doc"], reader)[0].facts.outcome;

test("all whose tokens changed are told, the reader first", () => {
  expect(told([-2, -1, 1], -1)).toBe("Ada less 2 1 Bill less 1 1 Doc more 1 1");
  expect(told([0, 1, 1], 2)).toBe("Vous et Bill more 1 2");
  expect(told([-2, 0, 1], 2)).toBe("Vous more 1 1 Ada less 2 1");
});

test("one alone has its own event, which says why", () => expect(told([0, 0, 1], 2)).toBeUndefined());
