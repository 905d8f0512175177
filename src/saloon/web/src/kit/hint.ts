/** A hint in three steps: what it points at, and what it says. */
import type { Hinted, TableProps } from "$lib/contract";
import { t } from "$lib/words.svelte";
import type { Prompt } from "./prompt";

/** The spots of what an action is played with: as the game says, else by the names of its numbers. */
export function spotsOf(table: TableProps, prompt: Prompt, action: string): string[] {
  if (prompt.shows) return prompt.shows(action);
  const { verb, args } = table.texts.parse(action);
  return table.texts.argNames(verb).map((name, i) => {
    const family = table.texts.familyOf(name);
    return family === "card" ? `hand:${args[i]}` : `${family === "seat" ? "seat" : name}:${args[i]}`;
  });
}

/** Says where to look: in the game's words for the verb or one of its numbers, else in those of the house. */
export function whereOf(table: TableProps, action: string, spots: string[]): string {
  const { verb } = table.texts.parse(action);
  const names = table.texts.argNames(verb);
  const key = [verb.replaceAll(" ", "-"), ...names].map((each) => `look-${each}`).find((each) => table.texts.has(each));
  if (key) return table.texts.say(key);
  if (spots[0]?.startsWith("hand:")) return t("look-hand");
  return t(names.some((name) => table.texts.familyOf(name) === "seat") ? "look-seats" : "look-question");
}

/** Says what an action would do. */
export const wordsOf = (table: TableProps, prompt: Prompt, action: string): string =>
  (prompt.says?.(action) ?? table.texts.action(action, table.names, table.seat)).replace(/\.$/, "");

/** Says the parts of the rating that decide; some verbs have words of their own. */
export function reasonsOf(table: TableProps, hint: Hinted): string[] {
  const { verb, args } = table.texts.parse(hint.act);
  const facts = Object.fromEntries(table.texts.argNames(verb).map((name, i) => [name, args[i]]));
  const own = (key: string) => [`${key}-${verb.replaceAll(" ", "-")}`, key].find((each) => table.texts.has(each)) ?? key;
  return hint.reasons.map(({ key }) => table.texts.say(own(key), table.texts.fill(facts, table.names, table.seat)));
}

/** Says how often the others came out best. */
export function sharesOf(table: TableProps, prompt: Prompt, hint: Hinted): string {
  const others = hint.choices.slice(1).filter((each) => each.best_in > 0);
  return others.map((each) => t("hint-share", { action: wordsOf(table, prompt, each.act), best: each.best_in })).join(" ");
}

/** Compares the chances to win. */
export function chancesOf(table: TableProps, prompt: Prompt, hint: Hinted): string {
  const percent = (chance: number) => Math.round(chance / 10);
  const other = hint.choices.find((each) => each.act === hint.against);
  const chance = percent(hint.choices[0].chance);
  const isClose = other && percent(other.chance) >= chance;
  return other ? t(isClose ? "hint-close" : "hint-chances", { chance, other: percent(other.chance), action: wordsOf(table, prompt, other.act) }) : t("hint-chance", { chance });
}
