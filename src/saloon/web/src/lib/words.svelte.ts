/** The words of the shell in the chosen language, at hand in every component. */
import type { Words } from "$kit/faces";
import en from "../../texts/en.ftl?raw";
import fr from "../../texts/fr.ftl?raw";
import { curled, Say, type Facts } from "./say";
import { settings } from "./settings.svelte";
import { calledBy } from "./strangers";

const HOUSE = { fr: new Say("fr", [fr]), en: new Say("en", [en]) };
export const SHELL = { fr, en };

export function t(key: string, facts: Facts = {}): string {
  return HOUSE[settings.lang].say(key, facts);
}

/** Reads what the house sent in both languages. */
export function read(words: Words): string {
  return curled(words[settings.lang]);
}

export const PHRASES = ["phrase-bravo", "phrase-ouch", "phrase-watch", "phrase-thanks"];

/** Gives a ready-made phrase in the reader's language, whatever the speaker's was; anything else as it is. */
export function phrase(text: string): string {
  const key = PHRASES.find((each) => HOUSE.fr.say(each) === text || HOUSE.en.say(each) === text);
  return key ? t(key) : text;
}

/** Names the people at a table: who chose no name is called so in the reader's language. */
export function introduced<Facts extends { players: { name: string }[] }>(table: Facts): Facts {
  const called = calledBy(
    table.players.map((player) => player.name),
    [HOUSE.fr.say("seat-person"), HOUSE.en.say("seat-person")],
    t("seat-person"),
  );
  return { ...table, players: table.players.map((player, seat) => ({ ...player, name: called[seat] })) };
}

/** The few words that only a game's own table uses. */
export function dictionary(sources: { fr: string; en: string }) {
  const says = { fr: new Say("fr", [sources.fr]), en: new Say("en", [sources.en]) };
  return (key: string, facts: Facts = {}) => says[settings.lang].say(key, facts);
}
