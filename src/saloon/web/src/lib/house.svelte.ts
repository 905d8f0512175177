/** What the house tells of itself, asked for once, and the links that lead others to its tables. */
import { api } from "./api";
import type { HouseFacts, TableFacts } from "./wire";

const ALONE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/; // only this machine knows the house by these names

class TheHouse {
  facts = $state.raw<HouseFacts | null>(null);
  #asked: Promise<void> | null = null;

  /** Asks; whoever reads `facts` is told. A failure is not remembered. */
  meet(): Promise<void> {
    this.#asked ??= api.house().then(
      (facts) => void (this.facts = facts),
      () => void (this.#asked = null),
    );
    return this.#asked;
  }

  /** How long a table rests when something ended. */
  get restMs(): number {
    return (this.facts?.beat_seconds ?? 0) * 1000;
  }

  /** Whether this page was opened by a name that others cannot use, and no other is known. */
  get isAlone(): boolean {
    return this.facts !== null && this.facts.address === null && ALONE.test(location.hostname);
  }

  /** What others open: the address of this page, or the one that other devices know. */
  get address(): string {
    return (ALONE.test(location.hostname) ? this.facts?.address : null) ?? location.origin;
  }

  /** The link to a table: short while it has a code, for ever once the match is over. */
  linkTo(table: Pick<TableFacts, "id" | "code">): string {
    return `${this.address}/${table.code ? table.code.toLowerCase() : `t/${table.id}`}`;
  }
}

export const house = new TheHouse();

/** Leaves out what nobody types. */
export const typed = (link: string) => link.replace(/^https?:\/\//, "");
