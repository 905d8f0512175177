/** What moves on the table when something happens. */
import type { Told } from "$lib/contract";
import type { Flight } from "$kit/motion";

const number = (told: Told, fact: string) => told.facts[fact] as number;

/** Which cards fly, from where to where. */
export function flights(fresh: Told[]): Flight[] {
  return fresh.flatMap((told) => {
    const seat = number(told, "seat");
    const card = number(told, "card");
    const hand = [`hand:${card}`, `seat:${seat}`];
    if (told.kind === "laid_cattle") return [{ from: hand, to: lastOf(`herd:${seat}`) }];
    if (told.kind === "attacked") return [{ from: hand, to: `attack:${seat}` }];
    if (told.kind === "defended") return [{ from: hand, to: `defence:${seat}` }];
    if (told.kind === "stole") return [{ from: [`herd:${number(told, "target")}`], to: lastOf(`herd:${seat}`) }];
    if (told.kind === "bought" && told.whole) return [{ from: ["deck"], to: `hand:${card}` }];
    if (told.kind === "dealt" && told.whole) return dealt(told.facts.cards as number[]);
    return [];
  });
}

function dealt(cards: number[]): Flight[] {
  return [...new Set(cards)].map((card, i) => ({ from: ["deck"], to: `hand:${card}`, delay: 60 * i }));
}

function lastOf(herd: string): string {
  const cards = document.querySelectorAll(`[data-spot^="${herd}:"]`);
  return `${herd}:${cards.length - 1}`;
}

/** Which coins slide: from, to, how many. */
export function payments(fresh: Told[]): [string, string, number][] {
  return fresh.flatMap((told): [string, string, number][] => {
    const chips = number(told, "chips");
    const purse = `coins:${number(told, "seat")}`;
    if (["joined", "bought", "attacked", "defended"].includes(told.kind)) return [[purse, "pot", chips]];
    if (["folded", "won", "won_unplayed", "looted"].includes(told.kind)) return [["pot", purse, chips]];
    return [];
  });
}
