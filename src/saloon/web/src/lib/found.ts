/** The puzzles of the days: what became of them is known to this browser alone. */

const KEY = "saloon-puzzles";
const MOST = 100; // that a browser remembers

export type Fate = "found" | "shown";

type Kept = Record<string, Fate>; // by game and day

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** Tells what became of a day's puzzle. */
export const fateOf = (game: string, day: string): Fate | undefined => all()[`${game} ${day}`];

/** Notes what became of a day's puzzle; the first time counts. */
export function keepFate(game: string, day: string, fate: Fate): void {
  const kept = all();
  const name = `${game} ${day}`;
  if (name in kept) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(kept), [name, fate]].slice(-MOST))));
  } catch {
    /* a browser without storage forgets */
  }
}

/** The day by which puzzles are counted: the same all over the world. */
export const worldDay = (now = new Date()): string => now.toISOString().slice(0, 10);
