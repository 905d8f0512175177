/** The sentences of a review. */
import type { Loaded } from "$lib/load";
import { isLuck } from "$lib/review";
import type { ReviewFacts, ReviewMark, ReviewMoment } from "$lib/wire";
import { t } from "$lib/words.svelte";

const called = (seat: number, names: string[], you: number, key = "review-you") => (seat === you ? t(key) : (names[seat] ?? ""));

/** Says an action as a thing that was done, without what the sentence ends with. */
export const deed = (action: string, loaded: Loaded, names: string[]): string => (action ? loaded.texts.action(action, names, -1) : t("review-deal"));

/** Tells a moment in one line. */
export function told(moment: ReviewMoment, loaded: Loaded, names: string[], you: number): string {
  const facts = { who: called(moment.seat, names, you), player: called(moment.player, names, you, "review-to-you"), action: deed(moment.action, loaded, names) };
  if (moment.seat < 0 || (moment.cause !== "resign" && !moment.action)) return t("moment-start", facts);
  return t(`moment-${moment.cause}`, facts);
}

/** Says what a mark means, and the way out. */
export function explained(mark: ReviewMark, review: ReviewFacts, loaded: Loaded, names: string[], you: number): string {
  const action = deed(mark.action, loaded, names);
  if (!isLuck(mark)) return t(mark.kind === "fine" ? "mark-fine-why" : "mark-better", { action, better: deed(mark.better, loaded, names), choices: mark.choices });
  if (mark.kind === "right_but_unlucky") return t("mark-right-why", { action });
  const step = review.steps.find((each) => each.kind !== "resign" && each.move === mark.move);
  return step && step.seat >= 0 ? t("mark-luck-why", { who: called(step.seat, names, you), action }) : action;
}
