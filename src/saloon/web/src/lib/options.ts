/** The options of a game, as people choose them: a ready-made rule, then point by point. Pure. */
import type { Lang } from "$kit/faces";
import type { GamePage } from "./wire";
import type { OptionFacts } from "./contract";
import { curled, list, type Say } from "./say";

export type Values = Record<string, unknown>;
export type Preset = GamePage["presets"][number];
type Declared = Pick<GamePage, "options" | "presets">;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Gives every option its value: as it is usual, where nothing was chosen. */
export function settled(game: Declared, given: Values = {}): Values {
  return Object.fromEntries(game.options.map((option) => [option.name, given[option.name] ?? game.presets[0]?.options[option.name] ?? option.default]));
}

/** Tells whether a point matters at all with what else was chosen: the number of hands does not, if it is not they that end the match. */
export function counts(game: Declared, option: OptionFacts, values: Values): boolean {
  const [name, ...words] = option.only_with;
  const other = game.options.find((each) => each.name === name);
  const isWord = other?.choices.some((choice) => choice.value === values[name]); // else it is a list or a file, which may hold anything
  return !isWord || words.includes(String(values[name]));
}

/** The points that matter in which values differ from a ready-made rule. */
export function changes(game: Declared, preset: Preset | null, values: Values): OptionFacts[] {
  return game.options.filter((option) => counts(game, option, values) && !isSame(values[option.name], preset ? preset.options[option.name] : option.default));
}

/** Finds the ready-made rule from which values differ least; the one that is held keeps its place unless another fits exactly. */
export function nearest(game: Declared, values: Values, held: Preset | null = null): Preset | null {
  const far = (preset: Preset) => changes(game, preset, values).length;
  const [best = null] = [...game.presets].sort((a, b) => far(a) - far(b));
  return held && best && far(best) > 0 ? held : best;
}

/** The points that can be chosen on a page: not those that do not matter, take a file, or have one value only. */
export function choosable(game: Declared, values: Values): OptionFacts[] {
  return game.options.filter((option) => counts(game, option, values) && (option.kind === "number" || option.kind === "numbers" || option.choices.length > 1));
}

/** The lowest and the highest number that a table of so many seats takes. */
export function limitsOf(option: OptionFacts, seats: number): [number, number] {
  const [low, high] = option.by_seats[seats] ?? [option.low, option.high];
  return [low, high];
}

/** Says a number of an option in the unit that people use. */
export function saidNumber(option: OptionFacts, value: number, texts: Say): string {
  const number = option.scale === 1 ? value : Math.round(value * option.scale * 1000) / 1000;
  const key = `option-${option.name}.value`;
  return texts.has(key) ? texts.say(key, { number }) : number.toLocaleString(texts.lang);
}

/** Sums up what is played: "De la maison, avec rivière". */
export function summary(game: Declared, preset: Preset | null, values: Values, texts: Say, say: (key: string, facts: Values) => string): string {
  const changed = changes(game, preset, values);
  const title = preset ? curled(preset.title[texts.lang]) : say("default-options", {});
  const words = changed.map((option) => withWords(option, values[option.name], texts));
  if (changed.length === 0) return title;
  if (changed.length > 2 || words.includes("")) return say("options-changed", { preset: title, count: changed.length });
  return say("options-with", { preset: title, what: list(words, texts.lang) });
}

function withWords(option: OptionFacts, value: unknown, texts: Say): string {
  const key = `option-${option.name}.with-${String(value)}`;
  if (texts.has(key)) return texts.say(key);
  const isNamed = option.choices.some((choice) => choice.value === value);
  return option.kind === "number" && !isNamed && texts.has(`option-${option.name}.value`) ? saidNumber(option, value as number, texts) : "";
}

/** Names the rare points as they are labelled, for a capital may be a name's own: "Routes · Prime de Kit Carson…" */
export function fewNames(options: OptionFacts[], lang: Lang, most: number): string {
  const names = options.slice(0, most).map((option) => curled(option.label[lang]));
  return names.join(" · ") + (options.length > most ? "…" : "");
}
