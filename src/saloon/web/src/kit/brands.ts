/** The brand by which a seat is known at a table: its cattle brand, or the sign its player took up in the game. */
import { getContext, setContext } from "svelte";
import type { Lang } from "./faces";
import { BRANDS, type BrandShape } from "./shapes";

export interface Sign extends BrandShape {
  letter: string;
  colour: string; // a token, as in `var(--seat-a)`
}

/** What a game may bring as `web/brand.ts`: the signs of a seat, one or two; null for its cattle brand. The view is null before the match. */
export type SignsOf = (view: Record<string, unknown> | null, seat: number, lang: Lang) => Sign[] | null;

const found = import.meta.glob<{ default: SignsOf }>("../../../games/*/web/brand.ts", { eager: true });
const KEY = Symbol("brands");

interface Source {
  game: string;
  view: Record<string, unknown> | null;
}

/** Lets every brand below this component be that of a table. */
export function provideBrands(source: () => Source): void {
  setContext(KEY, source);
}

/** Gives what tells the signs of a seat; called while a component is made. */
export function useBrands(): (seat: number, lang: Lang) => Sign[] {
  const source = getContext<(() => Source) | undefined>(KEY);
  return (seat, lang) => {
    const { game, view } = source?.() ?? { game: "", view: null };
    return found[`../../../games/${game}/web/brand.ts`]?.default(view, seat, lang) ?? [cattle(seat)];
  };
}

function cattle(seat: number): Sign {
  const letter = "ABCDEFGHIJ"[seat % 10];
  return { ...BRANDS[seat % 10], letter, colour: `var(--seat-${letter.toLowerCase()})` };
}
