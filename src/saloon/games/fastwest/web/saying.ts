/** What a verdict says in words. Pure. */
import type { TableProps, Told } from "$lib/contract";
import type { Say } from "$lib/say";
import { meanOf, verdictOf, type DuelEnd, type Row, type Shot, type Verdict } from "./view";

/** Says a time as people do: "0,64 s". */
export const timeOf = (texts: Say, at: number) => texts.say("seconds", { time: at / 1000 });

/** Says why a row costs what it costs, and why less was paid than was due. */
export function reasonOf(texts: Say, row: Row): string {
  const why = texts.family("verdict", row.why);
  if (row.due === row.change) return why;
  return `${why}, ${limitText(texts, row)}`;
}

/** Tells the reader how they did: what, how fast among how many, what it cost, their mean time. Nothing for who looks on. */
export function summaryOf(table: TableProps, verdict: Verdict): string {
  const row = verdict.rows.find((each) => each.seat === table.seat);
  if (!row) return "";
  const { texts } = table;
  const said = [texts.family("verdict", row.why, "you"), placeOf(table, verdict)].filter(Boolean);
  const mean = row.at === null ? null : meanOf(table.events, table.seat);
  return `${said.join(", ")}${costOf(texts, row)}.${mean === null ? "" : ` ${texts.say("verdict-mean", { time: timeOf(texts, mean) })}`}`;
}

function limitText(texts: Say, row: Row): string {
  return row.due > 0 ? texts.say("verdict-full", { tokens: row.tokens }) : texts.say("verdict-empty", { change: -row.change });
}

/** Says how fast the reader was among the others: "troisième sur cinq"; nothing where no time counts. */
export function placeOf({ texts, seat }: TableProps, { rows }: Verdict): string {
  const place = rows.find((each) => each.seat === seat)?.place ?? null;
  if (place === null) return "";
  return texts.say("verdict-place", { place, ordinal: place > 1 ? texts.say(`ordinal-${place}`) : "", count: texts.say(`cardinal-${rows.length}`) });
}

function costOf(texts: Say, row: Row): string {
  if (row.due === 0) return "";
  const colon = texts.lang === "fr" ? "\u00a0: " : ": ";
  if (row.due !== row.change) return colon + limitText(texts, row);
  return colon + texts.say("verdict-cost", { change: row.change, tokens: Math.abs(row.change) });
}

/** Gives the last verdict one sentence for all whose tokens changed, the reader first; where one did, its own event says why. */
export function withOutcome(events: Told[], texts: Say, names: string[], reader: number): Told[] {
  const last = events.findLastIndex((told) => told.kind === "judged");
  const changed = last < 0 ? [] : verdictOf(events[last]).rows.filter((row) => row.change !== 0);
  if (changed.length < 2) return events;
  const first = changed.find((row) => row.seat === reader)?.change;
  const changes = [...new Set(changed.map((row) => row.change))].sort((a, b) => Number(b === first) - Number(a === first) || a - b);
  const said = changes.map((change) =>
    outcomeOf(
      changed.filter((row) => row.change === change),
      texts,
      names,
      reader,
    ),
  );
  return [...events.slice(0, last), { ...events[last], facts: { ...events[last].facts, summed: "yes", outcome: said.join(" ") } }, ...events.slice(last + 1)];
}

function outcomeOf(rows: Row[], texts: Say, names: string[], reader: number): string {
  const seats = rows.map((row) => row.seat).sort((a, b) => Number(b === reader) - Number(a === reader));
  const said = names.map((name, seat) => (seat === reader ? texts.say("verdict-you") : name));
  return texts.say("verdict-outcome", { names: listed(said, seats, texts.lang), change: Math.abs(rows[0].change), sign: rows[0].change > 0 ? "more" : "less", count: rows.length });
}

/** Says what a player did in the duel. */
export function shotText(texts: Say, names: string[], shot: Shot, reader: number): string {
  const you = shot.seat === reader ? ".you" : "";
  if (shot.target === null) return texts.say(`duel-idle${you}`);
  const target = names[shot.target];
  return shot.wounded ? texts.say(`duel-wounded${you}`, { target }) : texts.say(`duel-shoots${you}`, { target, given: shot.given });
}

/** Says what broke the tie; nothing if there was none. */
export function tieText(texts: Say, names: string[], end: DuelEnd, reader = -1): string {
  if (end.tied.length === 0) return "";
  const tokens = Math.min(...end.shots.map((shot) => shot.tokens));
  if (end.tied.length === 1 && end.tied[0] === reader) return texts.say("duel-tie-one.you", { tokens });
  return texts.say(end.tied.length === 1 ? "duel-tie-one" : "duel-tie", { names: listed(names, end.tied, texts.lang), tokens });
}

/** Joins names as a sentence does. */
export const listed = (names: string[], seats: number[], lang: string) => new Intl.ListFormat(lang, { type: "conjunction" }).format(seats.map((seat) => names[seat]));
