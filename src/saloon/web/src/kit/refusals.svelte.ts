/** A card that cannot be played says why: the hand asks, the rules answer, the status line says it. */
import { getContext, setContext } from "svelte";
import type { Facts, TableProps } from "$lib/contract";
import { list } from "$lib/say";
import { t } from "$lib/words.svelte";

const STAMP_MS = 900;

export interface Refusable {
  key: string; // which card of the hand, or which thing of the table
  card: number;
  kind?: string; // what it is, if it is no card: `parcel`
}

export class Refusals {
  key = $state(""); // the card that is being stamped
  reason = $state("");
  #asked = 0; // only the last question is answered
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly why: (card: Refusable) => Promise<string>) {}

  /** Stamps a card for a moment and tells why; the reason stays until something else is asked. */
  async refuse(card: Refusable): Promise<void> {
    clearTimeout(this.#timer);
    this.key = card.key;
    this.#timer = setTimeout(() => (this.key = ""), STAMP_MS);
    await this.tell(card);
  }

  /** Tells why, for who came to a card by keyboard. */
  async tell(card: Refusable): Promise<void> {
    const asked = ++this.#asked;
    const reason = await this.why(card);
    if (asked === this.#asked) this.reason = reason;
  }

  forget(): void {
    this.#asked += 1;
    this.reason = "";
  }
}

export function provideRefusals(why: (card: Refusable) => Promise<string>): Refusals {
  return setContext("refusals", new Refusals(why));
}

export function useRefusals(): Refusals | undefined {
  return getContext<Refusals | undefined>("refusals");
}

/** Says why a thing cannot be played now, as the rules have it; while a table rests, that it does. */
export async function whyNot(table: TableProps, card: Refusable): Promise<string> {
  if (table.rest) return t("beat-text");
  const why = await table.shell.whyNot?.(card.kind ?? "card", card.card);
  return why?.key ? sayWhy(table, why.key, why.facts) : "";
}

/** The sentence of a reason: the game's, or the house's. */
export function sayWhy(table: TableProps, key: string, facts: Facts): string {
  const seats = (facts.seats as number[] | undefined) ?? [];
  const filled = {
    ...table.texts.fill(facts, table.names, table.seat),
    seats: list(
      seats.map((seat) => table.names[seat] ?? ""),
      table.texts.lang,
    ),
    count: seats.length || facts.count,
  };
  return table.texts.has(key) ? table.texts.say(key, filled) : t(key, filled);
}
