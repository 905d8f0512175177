/** Advice: whether what a search counted says the same as what it advises. Pure. */
import type { Hinted } from "./wire";

/** Tells whether the worlds say the same as the advice: not among equals, nor if another choice came out best as often. */
export function agrees(hint: Pick<Hinted, "choices" | "equals" | "mixed">): boolean {
  const [best, ...others] = hint.choices;
  return hint.mixed || (hint.equals === 1 && others.every((each) => each.best_in < best.best_in));
}
