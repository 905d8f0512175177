/** Fills the sentences of the house and of a game: the same Fluent files and the same rules as in Python. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Facts, GamePage, Lang, Told } from "./wire";

export type { Facts };

/** What a game tells about its numbers: verbs with the names of their numbers, and the family of each name. */
export type Grammar = Pick<GamePage, "verbs" | "facts">;

export class Say {
  readonly lang: Lang;
  #bundle: FluentBundle;
  #grammar: Grammar;

  constructor(lang: Lang, sources: string[], grammar: Grammar = { verbs: {}, facts: {} }) {
    this.lang = lang;
    this.#grammar = grammar;
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** Says a text; a missing one is shown by its key. */
  say(key: string, facts: Facts = {}): string {
    const pattern = this.#pattern(key);
    if (pattern === null) return key;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, facts as Record<string, FluentVariable>, errors);
    return curled(text);
  }

  /** Says what an action would do. */
  action(text: string, names: string[], reader: number): string {
    const { verb, args } = this.parse(text);
    const key = `action-${verb.replaceAll(" ", "-")}`;
    if (!this.has(key)) return text;
    const facts = Object.fromEntries((this.#grammar.verbs[verb] ?? []).map((name, i) => [name, args[i]]));
    return this.say(key, this.fill(facts, names, reader));
  }

  /** Tells an event to a reader, secrets only if the server told them. */
  event(told: Told, names: string[], reader: number): string {
    return this.say(`event-${told.kind}${told.whole ? "" : "-public"}`, this.fill(told.facts, names, reader));
  }

  /** Names a card or another thing that has a number. */
  family(kind: string, value: unknown, attribute = ""): string {
    const key = `${kind}-${value}`;
    return this.say(attribute && this.has(`${key}.${attribute}`) ? `${key}.${attribute}` : key);
  }

  /** Splits the text form of an action: a verb may have several words. */
  parse(text: string): { verb: string; args: number[] } {
    const words = text.split(" ");
    const first = words.findIndex((word) => /^-?\d+$/.test(word));
    const cut = first < 0 ? words.length : first;
    return { verb: words.slice(0, cut).join(" "), args: words.slice(cut).map(Number) };
  }

  /** Names the numbers of an action: what each of them is. */
  argNames(verb: string): string[] {
    return this.#grammar.verbs[verb] ?? [];
  }

  familyOf(fact: string): string | undefined {
    return this.#grammar.facts[fact];
  }

  /** Turns numbers into names; `who` tells whether the reader is the one who acts, the target, or neither. */
  fill(facts: Facts, names: string[], reader: number): Facts {
    const filled: Facts = { who: "other" };
    for (const [fact, value] of Object.entries(facts)) {
      const kind = this.#grammar.facts[fact];
      if (kind === "seat" && Array.isArray(value)) {
        filled[fact] = list(
          value.map((seat) => (seat === reader ? this.say("seat-you") : (names[seat] ?? String(seat)))),
          this.lang,
        );
      } else if (kind === "seat") {
        filled[fact] = names[value as number] ?? String(value);
        if (value === reader && filled.who === "other") filled.who = fact === "seat" ? "you" : fact;
      } else if (kind === undefined) {
        filled[fact] = plain(value);
      } else if (Array.isArray(value)) {
        filled[fact] = value.map((each) => this.family(kind, each)).join(", ");
      } else {
        filled[fact] = this.family(kind, value);
        filled[`the_${fact}`] = this.family(kind, value, "the");
      }
    }
    return filled;
  }

  #pattern(key: string) {
    const [name, attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    if (!message) return null;
    return attribute ? (message.attributes[attribute] ?? null) : message.value;
  }
}

/** Prints apostrophes as a printer does. */
export const curled = (text: string) => text.replaceAll("'", "’");

/** Joins names as people say them: "Ada, Bill et Doc". */
export function list(names: string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}

function plain(value: unknown): unknown {
  if (typeof value === "number" || typeof value === "string") return value;
  return Array.isArray(value) ? value.flat().join(", ") : String(value);
}
