/** What has just happened, in one line: what the last player did, and first of all what struck the reader. Pure. */
import type { Told } from "$lib/contract";
import type { Say } from "$lib/say";

export interface News {
  told: Told;
  text: string;
  seat: number | null; // who did it
  more: number; // other things that happened since the reader's last move
}

/** Says an event as news: shorter than in the Gazette, in the present tense; "" if it is none. */
function newsText(told: Told, texts: Say, names: string[], reader: number): string {
  const ending = told.whole ? "" : "-public";
  const key = [`news-${told.kind}${ending}`, `news-${told.kind}`].find((each) => texts.has(each));
  if (key) return texts.say(key, texts.fill(told.facts, names, reader)).trim();
  return texts.has(`event-${told.kind}${ending}`) ? texts.event(told, names, reader) : "";
}

/** Tells whether something was done to the reader by somebody else. */
const strikes = (told: Told, reader: number) => reader >= 0 && told.facts.target === reader && told.facts.seat !== reader;

/**
 * Chooses the news: the last thing that happened since the reader's last move, or that move. While the reader is asked,
 * what has struck them since comes before everything else, until an event of one of the kinds `closing` puts an end to it.
 */
export function newsOf(events: Told[], texts: Say, names: string[], reader: number, asked: boolean, closing: string[] = []): News | null {
  let since = events.length;
  while (since > 0 && (reader < 0 || events[since - 1].facts.seat !== reader) && events.length - since < 40) since -= 1;
  const sayable = (list: Told[]) => list.map((told) => ({ told, text: newsText(told, texts, names, reader) })).filter((each) => each.text !== "");
  const fresh = sayable(events.slice(since));
  const said = fresh.length > 0 ? fresh : sayable(events.slice(-12));
  const closed = events.findLastIndex((told) => closing.includes(told.kind));
  const standing = new Set(events.slice(closed + 1));
  const last = (asked && fresh.findLast((each) => strikes(each.told, reader) && standing.has(each.told))) || said.at(-1);
  if (!last) return null;
  const { seat } = last.told.facts;
  const lines = new Set(said.map((each) => each.told.seq)).size;
  return { ...last, seat: typeof seat === "number" ? seat : null, more: fresh.length > 0 && reader >= 0 ? Math.max(0, lines - 1) : 0 };
}
