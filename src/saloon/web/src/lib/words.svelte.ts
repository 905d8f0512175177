/** The words of the shell in the chosen language, at hand in every component. */
import en from "../../texts/en.ftl?raw";
import fr from "../../texts/fr.ftl?raw";
import { Say, type Facts } from "./say";
import { settings } from "./settings.svelte";

const HOUSE = { fr: new Say("fr", [fr]), en: new Say("en", [en]) };
export const SHELL = { fr, en };

export function t(key: string, facts: Facts = {}): string {
  return HOUSE[settings.lang].say(key, facts);
}

export const PHRASES = ["phrase-bravo", "phrase-ouch", "phrase-watch", "phrase-thanks"];

/** Gives a ready-made phrase in the reader's language, whatever the speaker's was; anything else as it is. */
export function phrase(text: string): string {
  const key = PHRASES.find((each) => HOUSE.fr.say(each) === text || HOUSE.en.say(each) === text);
  return key ? t(key) : text;
}

/** The few words that only a game's own table uses. */
export function dictionary(sources: { fr: string; en: string }) {
  const says = { fr: new Say("fr", [sources.fr]), en: new Say("en", [sources.en]) };
  return (key: string, facts: Facts = {}) => says[settings.lang].say(key, facts);
}
