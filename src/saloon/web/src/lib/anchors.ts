/** Where a lesson or a tip points: a thing on the table, by the names that the table gives it. */
import { isShown } from "$kit/motion";

const LIT = ".slot.pl, .place.lit, .square.lit, g.lit, .target, [data-action]"; // what may be pressed on a table
const BUTTONS = ".choices .btn.act, .choices:not(:has(.act)) .btn:not(.ghost)"; // the one that does what is asked
const PRESSED = "[aria-pressed=true], .ch";

/** Finds the first thing of a name that is on the page: `choices` (the buttons of the question), a spot (`hand:4`), or an action (`grab 2`). */
export function findAnchor(root: ParentNode, name: string): Element | null {
  const css = name === "choices" ? BUTTONS : name === "lit" ? LIT : `[data-spot="${name}"], [data-action="${name}"], [data-at="${name}"]`;
  return [...root.querySelectorAll(css)].find(isShown) ?? null;
}

/** Finds what is to be pressed now: one after the other what a step names, then the red button, then whatever is lit. */
export function findLit(root: ParentNode, names: string[]): Element | null {
  const named = names.map((name) => findAnchor(root, name)).find((found) => found && !found.matches(PRESSED));
  const button = [...root.querySelectorAll(".choices .btn.act")].find(isShown);
  const rest = [...root.querySelectorAll(LIT)].find((found) => isShown(found) && !found.matches(PRESSED));
  return named ?? button ?? rest ?? null;
}
