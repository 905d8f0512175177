import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Say } from "$lib/say";
import type { Told } from "$lib/contract";
import { afterwordOf, beatOf } from "./beat";
import type { Ending } from "./ending";

const WORDS = new Say("fr", [readFileSync(new URL("fr.ftl", import.meta.url), "utf8")]);
const NAMES = ["Ada", "Bill", "Calamity", "Doc", "Étienne"];
const END: Ending = {
  seq: 12,
  from: 5,
  by: null,
  hand: 3,
  how: "last_lap",
  pot: 24,
  winners: [0],
  share: 24,
  left: 0,
  herds: [],
  heads: [53, 24, 20, 43, 0],
  playing: [0, 1, 2, 3],
  folded: [4],
  chips: [50, 21, 31, 22, 26],
};
const told = (seq: number, kind: string, facts: Told["facts"] = {}): Told => ({ seq, kind, facts, whole: true });
const said = (change: Partial<Ending>, seat = 0) => {
  const beat = beatOf({ ...END, ...change }, seat, NAMES, (key, facts) => WORDS.say(key, facts), "phone");
  return [beat.flag, beat.head, beat.sentence.replaceAll("\u00a0", " "), beat.good];
};

it("tells who took the pot, with what, against whom, how much", () => {
  expect(said({})).toEqual(["Gagné", "La donne est à vous", "53 têtes contre 43 pour Doc : le pot est à vous, 24 jetons.", true]);
  expect(said({}, 3)).toEqual(["Fin", "La donne est à Ada", "Ada arrive avec 53 têtes et prend 24 jetons. Vous aviez 43 têtes (2ᵉ).", false]);
  expect(said({}, 4)[2]).toBe("Ada arrive avec 53 têtes et prend 24 jetons.");
});

it("tells a tie as a tie, and what stays in the pot", () => {
  expect(said({ winners: [0, 3], share: 12, heads: [43, 24, 20, 43, 0], left: 1 })).toEqual([
    "Partagé",
    "Pot partagé",
    "43 têtes pour vous et Doc : 12 jetons chacun. Un jeton reste au pot.",
    true,
  ]);
  expect(said({ winners: [0, 1, 3], share: 8, heads: [0, 0, 0, 0, 0] })[2]).toBe("Aucun bétail arrivé : le pot se partage entre vous, Bill et Doc, 8 jetons chacun.");
});

it("names the reader first, and only them by a pronoun", () => {
  expect(said({ winners: [0, 3], share: 12, heads: [43, 24, 20, 43, 0] }, 3)[2]).toBe("43 têtes pour vous et Ada : 12 jetons chacun.");
  expect(said({ winners: [0, 3], share: 12, heads: [43, 24, 20, 43, 0] }, 1)[2]).toBe("43 têtes pour Ada et Doc : 12 jetons chacun.");
});

it("opens the Gazette where the hand began", () => {
  expect(beatOf(END, 0, NAMES, (key, facts) => WORDS.say(key, facts), "phone").again?.from).toBe(6);
});

it("says who took the reader's cattle, and why the match stops", () => {
  const texts = { family: () => "le Bétail 30", event: () => "Doc n’a plus la mise." } as unknown as Say;
  const events = [told(5, "hand_began"), told(9, "stole", { seat: 1, target: 3, card: 3 }), told(12, "hand_ended"), told(12, "went_broke", { seat: 3 })];

  expect(afterwordOf(END, events, 3, NAMES, texts, (key, facts) => WORDS.say(key, facts))).toBe("Bill vous a pris le Bétail 30. Doc n’a plus la mise.");
  expect(afterwordOf(END, events.slice(0, 3), 2, NAMES, texts, (key, facts) => WORDS.say(key, facts))).toBe("");
});

it("tells the other endings", () => {
  expect(said({ how: "unplayed", winners: [3], playing: [3], share: 5 })[2]).toBe("Tous les autres se sont couchés : Doc prend 5 jetons.");
  expect(said({ how: "gold_rush", winners: [], share: 0, left: 24, by: 1 })).toEqual([
    "Ruée",
    "Personne ne gagne",
    "Bill crie à la Ruée vers l’or : personne ne gagne, 24 jetons au pot suivant.",
    false,
  ]);
  expect(said({ how: "void", winners: [], share: 0, left: 7 })).toEqual(["Nulle", "Donne nulle", "Moins de deux participants : la donne est nulle. Le pot garde 7 jetons.", false]);
});
