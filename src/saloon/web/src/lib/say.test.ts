import { expect, test } from "vitest";
import { Say } from "./say";

const SOURCE = `
card-3 = Bétail 30
    .the = le Bétail 30
action-answer = Répondre à { $target } avec { $the_card }
action-gesture-salute = Saluer
event-attacked = { $who ->
    [you] Vous attaquez { $target }.
    [target] { $seat } vous attaque.
   *[other] { $seat } attaque { $target }.
  }
event-drew-public = { $seat } pioche.
seat-you = vous
event-beaten = { $seat } bat { $losers }.
event-dealt = { $cards }
apostrophe = l'or
`;
const GRAMMAR = { verbs: { answer: ["card", "target"], "gesture salute": [] }, facts: { seat: "seat", target: "seat", card: "card", cards: "card", losers: "seat" } };
const say = new Say("fr", [SOURCE], GRAMMAR);
const NAMES = ["Ada", "Bill"];
const told = (kind: string, facts: Record<string, unknown>, whole = true) => ({ seq: 1, kind, facts, whole });

test("an action is said with the names of its numbers", () => {
  expect(say.action("answer 3 1", NAMES, 0)).toBe("Répondre à Bill avec le Bétail 30");
});

test("a verb may have several words", () => {
  expect(say.parse("gesture salute")).toEqual({ verb: "gesture salute", args: [] });
  expect(say.action("gesture salute", NAMES, 0)).toBe("Saluer");
});

test("an event speaks to the one who acts, to the target, and to others", () => {
  const event = told("attacked", { seat: 0, target: 1 });

  expect(say.event(event, NAMES, 0)).toBe("Vous attaquez Bill.");
  expect(say.event(event, NAMES, 1)).toBe("Ada vous attaque.");
  expect(say.event(event, NAMES, -1)).toBe("Ada attaque Bill.");
});

test("who does not know the secret is told the public sentence", () => {
  expect(say.event(told("drew", { seat: 1 }, false), NAMES, 0)).toBe("Bill pioche.");
});

test("several people are named one by one, and the reader among them as such", () => {
  const event = told("beaten", { seat: 0, losers: [2, 1] });
  const names = [...NAMES, "Doc"];

  expect(say.event(event, names, 0)).toBe("Ada bat Doc et Bill.");
  expect(say.event(event, names, 1)).toBe("Ada bat Doc et vous.");
});

test("a list of cards becomes their names", () => {
  expect(say.event(told("dealt", { cards: [3, 3] }), NAMES, 0)).toBe("Bétail 30, Bétail 30");
});

test("apostrophes are printed round, and a missing text shows its key", () => {
  expect(say.say("apostrophe")).toBe("l’or");
  expect(say.say("nothing")).toBe("nothing");
});
