/** Finds what each game folder brings for the web. Nothing here knows a game by name. */
import type { Component } from "svelte";
import type { Faces, Lang, Words } from "$kit/faces";
import type { Sight } from "$kit/sight";
import type { Facts, TableProps, Told } from "$lib/contract";
import type { Say } from "$lib/say";

/** A line of wood type on the cover: text, size, base line, and whether it is printed in the spot ink. */
export interface TitleLine {
  text: string;
  size: number;
  y: number;
  spot?: boolean;
}

export interface Box {
  place: number; // on the shelf, from the left
  short: string; // the name in a list
  title: TitleLine[];
  top: number; // where the picture begins
  picture: Component;
  tagline: Words;
  spot: string; // the name of the spot ink in tokens.css
  ink: string; // the side of the box, the back of the cards
  badge: Component;
  author: string;
  contents: Words;
  minutes: number;
  age: number;
  extra: { number: string; label: Words };
  coin?: Component; // what the score counts
  less?: boolean; // the fewer the better
}

/** What a game's `Tally.svelte` is given: the end of a match, for the score by source. */
export interface TallyProps {
  events: Told[];
  view: Facts;
  names: string[];
  texts: Say;
}

const boxes = import.meta.glob<{ default: Box }>("../../../games/*/web/box.ts", { eager: true });
const faces = import.meta.glob<{ default: Faces }>("../../../games/*/web/faces.ts");
const tables = import.meta.glob<{ default: Component<TableProps> }>("../../../games/*/web/Table.svelte");
const televisions = import.meta.glob<{ default: Component<TableProps> }>("../../../games/*/web/Television.svelte");
const tallies = import.meta.glob<{ default: Component<TallyProps> }>("../../../games/*/web/Tally.svelte");
const sights = import.meta.glob<{ default: Sight }>("../../../games/*/web/sight.ts");
const rules = import.meta.glob<string>("../../../games/*/texts/rules.*.md", { import: "default" });

const path = (game: string, rest: string) => `../../../games/${game}/${rest}`;

export function box(game: string): Box | null {
  return boxes[path(game, "web/box.ts")]?.default ?? null;
}

export async function facesOf(game: string): Promise<Faces> {
  return (await faces[path(game, "web/faces.ts")]?.())?.default ?? {};
}

export async function tableOf(game: string): Promise<Component<TableProps> | null> {
  return (await tables[path(game, "web/Table.svelte")]?.())?.default ?? null;
}

export async function televisionOf(game: string): Promise<Component<TableProps> | null> {
  return (await televisions[path(game, "web/Television.svelte")]?.())?.default ?? null;
}

export async function tallyOf(game: string): Promise<Component<TallyProps> | null> {
  return (await tallies[path(game, "web/Tally.svelte")]?.())?.default ?? null;
}

export async function sightOf(game: string): Promise<Sight | null> {
  return (await sights[path(game, "web/sight.ts")]?.())?.default ?? null;
}

export async function rulesOf(game: string, lang: Lang): Promise<string> {
  return (await rules[path(game, `texts/rules.${lang}.md`)]?.()) ?? "";
}
