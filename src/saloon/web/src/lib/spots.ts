/** Places of a table between which an arrow may lie, and what people call them. Pure. */
import type { Say } from "./say";

const AT: Record<string, string> = { coins: "seat", lying: "seat" }; // what lies at a seat stands for it
const FAMILIES: Record<string, string> = { hand: "card", pawn: "rider" };
const COMMON = ["deck", "discard", "pot"];

/** The place that a spot belongs to: a player's coins to the player, a card of a herd to the herd. */
export function placeOf(spot: string): string {
  const [kind, number] = spot.split(":");
  return [AT[kind] ?? kind, number].filter((part) => part !== undefined).join(":");
}

/** Names a place in the words of the game, else of the house; null if no arrow begins or ends there. */
export function nameOfPlace(place: string, texts: Say, names: string[], say: (key: string) => string): string | null {
  const [kind, number] = place.split(":");
  if (kind === "seat") return names[Number(number)] ?? null;
  const family = FAMILIES[kind] ?? kind;
  if (number !== undefined && texts.has(`${family}-${number}`)) return texts.family(family, number);
  if (texts.has(`spot-${kind}`)) return texts.say(`spot-${kind}`, { name: names[Number(number)] ?? "" });
  return COMMON.includes(kind) ? say(`spot-${kind}`) : null;
}

/** Lists the places of some spots, each by its name and once. */
export function placesOf(spots: string[], nameOf: (place: string) => string | null): { place: string; name: string }[] {
  const named = [...new Set(spots.map(placeOf))].flatMap((place) => {
    const name = nameOf(place);
    return name === null ? [] : [{ place, name }];
  });
  return named.filter((each, i) => named.findIndex((other) => other.name === each.name) === i);
}
