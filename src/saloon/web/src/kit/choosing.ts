/** How one chooses among actions by pointing: at a card, a place, a square, a seat. Pure. */
import type { Say } from "$lib/say";

export interface Option {
  action: string;
  verb: string;
  card: number | null; // the card it plays
  spot: string | null; // what one points at first: `card:7`, `parcel:34`; null for a plain button
  seat: number | null; // the seat it is aimed at
}

export interface Pointing {
  hand: number[];
  arg: string[]; // names of numbers one can point at on the table
  cardOf?: (verb: string, args: number[]) => number | null;
}

/** Reads the actions: what each of them points at. */
export function optionsOf(actions: string[], texts: Pick<Say, "parse" | "argNames" | "familyOf">, pointing: Pointing): Option[] {
  return actions.map((action) => {
    const { verb, args } = texts.parse(action);
    const names = texts.argNames(verb);
    const named = (wanted: (name: string) => boolean) => {
      const place = names.findIndex(wanted);
      return place < 0 ? null : (args[place] ?? null);
    };
    const card = named((name) => texts.familyOf(name) === "card") ?? pointing.cardOf?.(verb, args) ?? null;
    const point = names.findIndex((name) => pointing.arg.includes(name));
    const spot = point >= 0 ? `${names[point]}:${args[point]}` : card === null ? null : `card:${card}`;
    return { action, verb, card, spot, seat: named((name) => texts.familyOf(name) === "seat") };
  });
}

/** What is offered: without a choice the plain buttons, with one everything that belongs to it. */
export function offeredBy(options: Option[], picked: string | null): Option[] {
  return options.filter((option) => option.spot === picked);
}

/** What one may point at first. */
export function litBy(options: Option[]): Set<string> {
  return new Set(options.map((option) => option.spot).filter((spot) => spot !== null));
}

/** The seats one may point at, each with the first action that is aimed at it. */
export function targetsOf(offered: Option[]): Map<number, string> {
  const targets = new Map<number, string>();
  for (const option of offered) if (option.seat !== null && !targets.has(option.seat)) targets.set(option.seat, option.action);
  return targets;
}
