/** What is said when a hand has ended: who took the pot, with what, how much. Pure. */
import type { Beat } from "$kit/prompt";
import type { Shape } from "$kit/screen.svelte";
import type { Told } from "$lib/contract";
import type { Facts, Say } from "$lib/say";
import { brokeAfter, lossOf, placeOf, runnerUp, type Ending } from "./ending";
import { namesOf } from "./question";

type Words = (key: string, facts?: Facts) => string;

/** What is said; `more` follows the sentence. */
export function beatOf(ending: Ending, seat: number, names: string[], w: Words, shape: Shape, more = ""): Beat {
  const { flag, head } = title(ending, seat, names, w);
  const again = w(shape === "desk" || shape === "large" ? "see-again" : "see-again-short");
  return {
    flag,
    head: shape === "phone" ? head : undefined,
    sentence: [endingSentence(ending, seat, names, w), more].filter(Boolean).join(" "),
    next: w("next-hand"),
    good: ending.winners.includes(seat),
    again: { label: again, from: ending.from + 1 },
  };
}

/** The sums of the sentence, to be printed in bold. */
export function sumsOf(ending: Ending, w: Words): string[] {
  return [...ending.winners.map((seat) => w("heads-of", { count: ending.heads[seat] })), w("chips-of", { count: ending.share })];
}

function title(ending: Ending, seat: number, names: string[], w: Words): { flag: string; head: string } {
  const [winner] = ending.winners;
  if (ending.how === "void") return { flag: w("end-void"), head: w("end-head-void") };
  if (winner === undefined) return { flag: w("end-rush"), head: w("end-head-nobody") };
  if (ending.winners.length > 1) return { flag: w(ending.winners.includes(seat) ? "end-shared" : "end-lost"), head: w("end-head-shared") };
  return winner === seat ? { flag: w("end-won"), head: w("end-head-you") } : { flag: w("end-lost"), head: w("end-head-other", { name: names[winner] }) };
}

export function endingSentence(ending: Ending, seat: number, names: string[], w: Words): string {
  const heads = (of: number) => w("heads-of", { count: ending.heads[of] });
  const chips = w("chips-of", { count: ending.winners.length > 0 ? ending.share : ending.left });
  const [winner] = ending.winners;
  if (ending.how === "void") return w("end-voided", { pot: ending.left });
  if (winner === undefined) return w(ending.by === seat ? "end-rushed-you" : "end-rushed-other", { name: names[ending.by ?? 0], chips });
  if (ending.how === "unplayed") return w(winner === seat ? "end-unplayed-you" : "end-unplayed-other", { name: names[winner], chips });
  if (ending.winners.length > 1)
    return w(ending.heads[winner] > 0 ? "end-several" : "end-empty", { names: namesOf(ending.winners, seat, names, w), heads: heads(winner), chips, left: ending.left });
  const second = runnerUp(ending);
  if (winner === seat) return w("end-you", { heads: heads(seat), second: second === null ? "none" : names[second], others: second === null ? 0 : ending.heads[second], chips });
  return w("end-other", {
    name: names[winner],
    heads: heads(winner),
    chips,
    mine: ending.playing.includes(seat) ? heads(seat) : "none",
    place: w("place", { place: placeOf(ending, seat) ?? 0 }),
  });
}

/** What the reader must know besides: who took their cattle, and why the match stops. */
export function afterwordOf(ending: Ending, events: Told[], seat: number, names: string[], texts: Say, w: Words): string {
  const lost = ending.winners.includes(seat) ? undefined : lossOf(events, seat);
  const loss = lost ? w("lost-to", { how: lost.kind, name: names[lost.facts.seat as number], the_card: texts.family("card", lost.facts.card, "the") }) : "";
  return [loss, ...brokeAfter(events).map((told) => texts.event(told, names, seat))].filter(Boolean).join(" ");
}
