/** A card that cannot be played says why: the hand asks, the frame answers in the status line. */
import { getContext, setContext } from "svelte";
import type { TableProps } from "$lib/contract";
import { t } from "$lib/words.svelte";

const STAMP_MS = 900;

export interface Refusable {
  key: string; // which card of the hand
  card: number;
  name: string;
}

export class Refusals {
  key = $state(""); // the card that is being stamped
  reason = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly why: (card: Refusable) => string) {}

  /** Stamps a card for a moment; the reason stays until something else is asked. */
  refuse(card: Refusable): void {
    clearTimeout(this.#timer);
    this.key = card.key;
    this.reason = this.why(card);
    this.#timer = setTimeout(() => (this.key = ""), STAMP_MS);
  }

  forget(): void {
    this.reason = "";
  }
}

export function provideRefusals(why: (card: Refusable) => string): Refusals {
  return setContext("refusals", new Refusals(why));
}

export function useRefusals(): Refusals | undefined {
  return getContext<Refusals | undefined>("refusals");
}

/** Says why a card cannot be played now: it is somebody else's turn, or the card waits for another moment. */
export function whyNot(table: TableProps, card: Refusable): string {
  if (table.toAct.length === 0) return t(table.rest ? "beat-text" : "over");
  if (!table.toAct.includes(table.seat)) return t("not-your-turn", { names: table.toAct.map((seat) => table.names[seat]).join(", "), count: table.toAct.length });
  const when = `card-${card.card}.when`;
  const phase = `phase-${table.view.phase}`;
  const way = [when, phase].find((key) => table.texts.has(key));
  return [t("card-not-now", { card: card.name }), way ? table.texts.say(way) : ""].join(" ").trim();
}
