/** Where the match stands: which hand, which lap. Pure. */
import type { Facts } from "$lib/say";
import type { Ending } from "./ending";
import { handsOf, isPlay, lapOf, type AbileneView } from "./view";

type Words = (key: string, facts?: Facts) => string;

/** The whole line of the masthead. */
export function titleOf(view: AbileneView, ending: Ending | null, w: Words): string {
  const hand = ending?.hand ?? view.hands_played + 1;
  const hands = handsOf(view);
  const first = hands === null ? w("hand-only", { hand }) : hand > hands ? w("hand-extra", { hand }) : w("hand-of", { hand, hands });
  if (ending) return `${first} · ${w("hand-over")}`;
  return isPlay(view) ? `${first} · ${w("lap-of", { lap: lapOf(view), laps: view.hand_size })}` : first;
}

/** The same for a phone. */
export function shortTitleOf(view: AbileneView, ending: Ending | null, w: Words): string {
  const hand = ending?.hand ?? view.hands_played + 1;
  const hands = handsOf(view);
  const first = hands === null || hand > hands ? w("hand-only", { hand }) : w("hand-short", { hand, hands });
  if (ending) return `${first} · ${w("hand-over-short")}`;
  return isPlay(view) ? `${first} · ${w("lap-short", { lap: lapOf(view), laps: view.hand_size })}` : first;
}

/** The title of the chart of purses: after a hand or during one. An extra hand is not one of those that were planned. */
export function pursesOf(view: AbileneView, ending: Ending | null, w: Words): string {
  const [hand, hands] = [view.hands_played, handsOf(view)];
  if (!ending && view.phase !== "over") return w("purses-now", { hand: hand + 1 });
  const isExtra = hands === null || hand > hands || (hand === hands && view.phase !== "over");
  return isExtra ? w("purses", { hand }) : w("purses-of", { hand, hands });
}
