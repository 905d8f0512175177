/** Brings everything a page about a game needs: its texts, its faces, its own table if it has one. */
import type { Component } from "svelte";
import type { Faces, Lang } from "$kit/faces";
import type { Sight } from "$kit/sight";
import { api } from "./api";
import type { GamePage, TableProps } from "./contract";
import { facesOf, sightOf, tableOf } from "./games";
import { curled, Say } from "./say";

export interface Loaded {
  game: GamePage;
  title: string;
  texts: Say;
  faces: Faces;
  sight: Sight | null;
  Table: Component<TableProps>;
}

export async function load(name: string, lang: Lang): Promise<Loaded> {
  const [game, faces, sight, own] = await Promise.all([api.game(name), facesOf(name), sightOf(name), tableOf(name)]);
  const Table = own ?? (await import("../kit/Fallback.svelte")).default;
  return { game, title: curled(game.title[lang]), texts: new Say(lang, [game.texts[lang]], game), faces, sight, Table };
}
