/** What is told of a player at the end: how often something happened to them. Pure, but for finding what each game brings. */
import type { Told } from "$lib/contract";
import type { Lang } from "./faces";

export interface Feat {
  kind: string; // of event; its fact `seat` names the player
  sum?: string; // a fact to be added up, instead of counting
  best?: string; // a fact whose greatest value is told
  poster?: boolean; // told of the winner alone
  shared?: boolean; // counts only what several had by the same move, or, if false, what one had alone
  words: Record<Lang, [one: string, many: string]>; // `{n}` is the number
}

const found = import.meta.glob<{ default: Feat[] }>("../../../games/*/web/feats.ts");

export async function featsOf(game: string): Promise<Feat[]> {
  return (await found[`../../../games/${game}/web/feats.ts`]?.())?.default ?? [];
}

/** Says the first feat that a player can boast of; nothing if there is none. */
export function boast(feats: Feat[], events: Told[], seat: number, lang: Lang): string {
  for (const feat of feats) {
    const alike = events.filter((told) => told.kind === feat.kind);
    const count = countOf(
      feat,
      alike.filter((told) => told.facts.seat === seat && (feat.shared === undefined || feat.shared === isShared(told, alike))),
    );
    if (count > 0) return feat.words[lang][count === 1 ? 0 : 1].replace("{n}", count.toLocaleString(lang));
  }
  return "";
}

const isShared = (told: Told, alike: Told[]) => alike.some((other) => other !== told && other.seq === told.seq);

function countOf(feat: Feat, theirs: Told[]): number {
  if (feat.best) return Math.max(0, ...theirs.map((told) => Number(told.facts[feat.best!] ?? 0)));
  return feat.sum ? theirs.reduce((sum, told) => sum + Number(told.facts[feat.sum!] ?? 0), 0) : theirs.length;
}
