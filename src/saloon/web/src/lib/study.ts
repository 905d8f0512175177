/** The tree of a study: the match, and the moves that were tried from its positions. A place is `m5` or `t3`. Pure. */
import type { StudyFacts } from "./wire";

export type Tree = Pick<StudyFacts, "steps" | "tries">;

/** Tries one after the other, and the place where they leave the match or another line. */
export interface Lane {
  from: string;
  places: string[];
  start: number; // the column of its first place
  deep: boolean; // it leaves a line of tries, not the match
}

const numberOf = (place: string) => Number(place.slice(1));

export function isPlace(tree: Tree, place: string): boolean {
  if (/^m\d+$/.test(place)) return numberOf(place) <= tree.steps;
  return tree.tries.some((each) => `t${each.id}` === place);
}

export function parentOf(tree: Tree, place: string): string | null {
  if (place.startsWith("t")) return tree.tries.find((each) => `t${each.id}` === place)?.after ?? "m0";
  return place === "m0" ? null : `m${numberOf(place) - 1}`;
}

/** What follows a place: what the match went on with first, then the tries. */
export function childrenOf(tree: Tree, place: string): string[] {
  const tries = tree.tries.filter((each) => each.after === place).map((each) => `t${each.id}`);
  return place.startsWith("m") && numberOf(place) < tree.steps ? [`m${numberOf(place) + 1}`, ...tries] : tries;
}

/** All places from the beginning to this one. */
export function lineTo(tree: Tree, place: string): string[] {
  const line = [place];
  for (let before = parentOf(tree, place); before !== null; before = parentOf(tree, before)) line.unshift(before);
  return line;
}

/** Where a line ends if one goes on from a place. */
export function tipOf(tree: Tree, place: string): string {
  const [next] = childrenOf(tree, place);
  return next === undefined ? place : tipOf(tree, next);
}

/** Where the line ends that one is on at a place: the one that was followed if it leads there. */
export function tipAt(tree: Tree, followed: string, place: string): string {
  return tipOf(tree, lineTo(tree, followed).includes(place) ? followed : place);
}

/** What was done instead of what led to a place: the next of its siblings, around. */
export function beside(tree: Tree, place: string, by: 1 | -1): string {
  const parent = parentOf(tree, place);
  const siblings = parent === null ? [place] : childrenOf(tree, parent);
  return siblings[(siblings.indexOf(place) + by + siblings.length) % siblings.length];
}

/** Lays the tries out: the first one after a try goes on in its lane, every other one begins a new one. */
export function lanesOf(tree: Tree): Lane[] {
  const lanes: Lane[] = [];
  for (const each of tree.tries) {
    const place = `t${each.id}`;
    const lane = lanes.find((other) => other.places.at(-1) === each.after);
    if (lane) lane.places.push(place);
    else lanes.push({ from: each.after, places: [place], start: lineTo(tree, place).length - 1, deep: each.after.startsWith("t") });
  }
  return lanes;
}
