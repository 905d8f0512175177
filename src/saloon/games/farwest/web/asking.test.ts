import { expect, test } from "vitest";
import { Say } from "$lib/say";
import enGame from "../texts/en.ftl?raw";
import frGame from "../texts/fr.ftl?raw";
import { sayAction, sayConsequence, sayLanding, sayMove, whoseCouple, type Voice } from "./asking";
import signsOf from "./brand";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import { mapWords } from "./saying";
import { lastEnd, previewsOf, readMove, ridersOf, squareUnder, type FarwestView } from "./view";

const SPECIAL: Record<number, number[]> = {
  3: [1],
  5: [1, 2],
  7: [2],
  10: [1],
  12: [1, 2],
  14: [2],
  16: [0, 1],
  18: [1, 2],
  20: [1],
  22: [0, 2],
  24: [1, 2],
  26: [1],
  28: [2],
  30: [1, 2],
  32: [3],
};
const squares = Array.from({ length: 33 }, (_, step) => SPECIAL[step] ?? [0]);
const [BLUE_B, BLUE_G, GREEN_B, , ORANGE_B, ORANGE_G] = [0, 1, 2, 3, 4, 5];
const ADA = 0;

function aView(pawns: Record<number, [number, number]> = {}, changes: Partial<FarwestView> = {}): FarwestView {
  const at = (part: 0 | 1) => Array.from({ length: 8 }, (_, rider) => pawns[rider]?.[part] ?? 0);
  return { seat: ADA, phase: "play", squares, lane_steps: 8, owners: [0, 1, 2, 3], steps: at(0), halves: at(1), arrivals: [], ...changes } as FarwestView;
}

function voice(view: FarwestView, lang: "fr" | "en" = "fr"): Voice {
  const own = new Say(lang, [lang === "fr" ? fr : en]);
  return {
    w: (key, facts) => own.say(key, facts),
    texts: new Say(lang, [lang === "fr" ? frGame : enGame], { verbs: { move: ["card", "pawn", "half"] }, facts: { card: "card", pawn: "pawn" } }),
    names: ["Ada", "Bill", "Calamity", "Doc"],
    seat: ADA,
    view,
  };
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const preview = (view: FarwestView, card: number, ...actions: string[]) => previewsOf(view, card, actions.map(readMove));

test("a star doubles a card, and the halves of a double square are asked for", () => {
  const view = aView({ [ORANGE_G]: [14, 0], [BLUE_B]: [17, 0] });
  const [move] = preview(view, 24, "move 24 1 0", "move 24 1 1");

  expect(plain(sayMove(voice(view), 24, move, -1, false))).toBe("Orange 4, doublé par l’étoile : 8 cases. Sur quelle moitié arrive-t-elle ?");
  expect(sayMove(voice(view, "en"), 24, move, -1, false)).toBe("Orange 4, doubled by the star: 8 squares. On which half does she land?");
  expect(plain(sayMove(voice(view), 24, move, -1, true))).toBe("Orange 4, doublé : 8 cases. Quelle moitié ?");
  expect(sayConsequence(voice(view), move, -1)).toBe("Elle double votre bleu.");
  expect(sayConsequence(voice(view, "en"), move, 1)).toBe("She passes your blue. The next move will be doubled.");
  expect(move.actions).toEqual(["move 24 1 0", "move 24 1 1"]);
});

test("a move says whose pawn it is, and where it stops", () => {
  const view = aView({ [GREEN_B]: [6, 0], [BLUE_G]: [10, 0] });

  expect(plain(sayMove(voice(view), 14, preview(view, 14, "move 14 0 0")[0], -1, false))).toBe("Vert 4 mène le cow-boy vert, à Bill, sur une dynamite.");
  expect(sayMove(voice(view, "en"), 14, preview(view, 14, "move 14 0 0")[0], -1, false)).toBe("Green 4 takes Bill’s green cowboy onto a dynamite.");
  expect(plain(sayMove(voice(view), 5, preview(view, 5, "move 5 1 0")[0], -1, false))).toBe("Bleu 5, freiné par la dynamite, mène votre cow-girl bleue à la case 11.");
  expect(sayConsequence(voice(view), preview(view, 14, "move 14 0 0")[0], -1)).toBe("Son prochain coup ne sera que d’une case.");
});

test("the mine needs no exact count, and a couple may be complete there", () => {
  const view = aView({ [ORANGE_B]: [29, 0], [ORANGE_G]: [32, 0] });
  const [move] = preview(view, 26, "move 26 0 0");

  expect(move).toMatchObject({ to: 32, count: 3, home: true, passed: [] });
  expect(plain(sayMove(voice(view), 26, move, -1, false))).toBe("Orange 6 mène le cow-boy orange, à Calamity, à la mine.");
  expect(sayConsequence(voice(view), move, -1)).toBe("Le couple orange est alors au complet.");
  expect(sayLanding(voice(view), move)).toBe("à la mine");
});

test("who is overtaken is told on the common trail only, several with a conjunction", () => {
  const view = aView({ [BLUE_B]: [9, 0], [GREEN_B]: [11, 0], [ORANGE_B]: [12, 1], 6: [5, 0], 7: [13, 0] });
  const [move] = preview(view, 5, "move 5 0 0");

  expect(move.passed).toEqual([1, 2, 3]);
  expect(plain(sayConsequence(voice(view), move, -1))).toBe("Il double le vert, l’orange et le rose. Son prochain coup sera doublé.");
  expect(preview(aView({ [GREEN_B]: [2, 0] }), 5, "move 5 0 0")[0].passed).toEqual([]);
});

test("a landing is said in squares, and both halves by their names", () => {
  const view = aView({ [BLUE_B]: [8, 0] });
  const landing = (lang: "fr" | "en", card: number, ...actions: string[]) => plain(sayLanding(voice(view, lang), preview(view, card, ...actions)[0]));

  expect(landing("fr", 3, "move 3 0 0")).toBe("3 cases, à la 11");
  expect(landing("en", 1, "move 1 0 0")).toBe("1 square, to 9");
  expect(landing("en", 4, "move 4 0 0", "move 4 0 1")).toBe("4 squares, dynamite or star");
});

test("a pawn tells what its square does to the next move", () => {
  const view = aView({ [BLUE_B]: [12, 0], [BLUE_G]: [12, 1], [GREEN_B]: [6, 0] });
  const effect = (rider: number) => mapWords(voice(view, "en")).effect(squareUnder(view, rider));

  expect([BLUE_B, BLUE_G, GREEN_B].map(effect)).toEqual(["next move: 1 square", "next move doubled", ""]);
});

test("a hint says what its half does", () => {
  const view = aView({ [BLUE_B]: [8, 0] });
  const actions = ["move 4 0 0", "move 4 0 1"];

  expect(plain(sayAction(voice(view), "move 4 0 1", (card) => preview(view, card, ...actions)))).toBe("Bleu 4 mène votre cow-boy bleu sur une étoile.");
  expect(plain(whoseCouple(voice(view), 1))).toBe("Ce couple est à Bill.");
});

test("a seat is known by its couples, and by nobody's sign before it has one", () => {
  expect(signsOf({ owners: [1, 0, 0, 1] }, 0, "fr")?.map((sign) => sign.letter)).toEqual(["V", "O"]);
  expect(signsOf({ owners: [1, 0, 0, 1] }, 1, "en")?.map((sign) => sign.letter)).toEqual(["B", "P"]);
  expect(signsOf({ owners: [-1, -1, -1, -1] }, 1, "fr")?.map((sign) => sign.letter)).toEqual([""]);
  expect(signsOf(null, 1, "fr")?.map((sign) => sign.letter)).toEqual([""]);
});

test("the pawns of a couple that nobody leads are in the box, once all have chosen", () => {
  expect(ridersOf(aView({}, { owners: [0, 1, -1, 2] }))).toEqual([0, 1, 2, 3, 6, 7]);
  expect(ridersOf(aView({}, { owners: [0, -1, -1, -1], phase: "choose_colour" }))).toHaveLength(8);
});

test("the end of a race is found, with what was told before the next one", () => {
  const told = (kind: string, facts = {}) => ({ seq: 1, kind, facts, whole: true });
  const events = [
    told("deal_began", { deal: 1 }),
    told("deal_began", { deal: 2 }),
    told("moved"),
    told("race_ended", { race: 1 }),
    told("paid"),
    told("race_began"),
    told("deal_began", { deal: 1 }),
  ];

  expect(lastEnd(events)?.end.race).toBe(1);
  expect(lastEnd(events)?.deal).toBe(2);
  expect(lastEnd(events)?.told.map((each) => each.kind)).toEqual(["deal_began", "deal_began", "moved", "race_ended", "paid"]);
  expect(lastEnd(events.slice(0, 3))).toBeNull();
});
