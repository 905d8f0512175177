/** Puts pictures of the cards beside their names in the tables of a page of rules. */
import { mount, unmount } from "svelte";
import Card from "$kit/Card.svelte";
import type { Loaded } from "./load";

const MOST = 3; // pictures in one row
const WIDTH = 48;

interface Known {
  name: string;
  family: string;
  value: number;
}

function knownCards(loaded: Loaded): Known[] {
  const all = Object.entries(loaded.faces).flatMap(([family, faces]) =>
    Object.keys(faces).map((value) => ({ name: loaded.texts.family(family, value), family, value: Number(value) })),
  );
  return all.sort((a, b) => b.name.length - a.name.length);
}

/** Finds the cards that a cell names, each once, the longest names first. */
export function cardsIn(cell: string, known: Known[]): Known[] {
  let rest = cell.toLowerCase();
  const found: { at: number; card: Known }[] = [];
  for (const card of known) {
    const at = rest.indexOf(card.name.toLowerCase());
    if (at < 0) continue;
    found.push({ at, card });
    rest = rest.replace(card.name.toLowerCase(), " ".repeat(card.name.length));
  }
  return found
    .sort((a, b) => a.at - b.at)
    .map((each) => each.card)
    .slice(0, MOST);
}

/** Tells whether cells name the same cards: then the row compares something, and a picture in one of them would say that it is its own. */
function namesAlike(cells: HTMLElement[], known: Known[]): boolean {
  const [first, ...others] = cells.map((cell) => JSON.stringify(cardsIn(cell.textContent ?? "", known)));
  return others.includes(first);
}

/** Draws them; gives the way to take them off again. */
export function illustrate(article: HTMLElement, loaded: Loaded): () => void {
  const known = knownCards(loaded);
  const drawn: Record<string, unknown>[] = [];
  for (const row of article.querySelectorAll("tbody tr")) {
    const cells = [...row.querySelectorAll("td")].filter((each) => cardsIn(each.textContent ?? "", known).length > 0);
    const [cell] = cells;
    if (!cell || namesAlike(cells, known)) continue;
    const strip = document.createElement("span");
    strip.className = "pictures";
    strip.setAttribute("aria-hidden", "true");
    for (const { family, value, name } of cardsIn(cell.textContent ?? "", known)) {
      drawn.push(mount(Card, { target: strip, props: { face: loaded.faces[family][value], name, width: WIDTH } }));
    }
    cell.prepend(strip);
  }
  return () => {
    for (const each of drawn) void unmount(each);
    for (const strip of article.querySelectorAll(".pictures")) strip.remove();
  };
}
