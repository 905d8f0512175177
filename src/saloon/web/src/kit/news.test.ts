import { describe, expect, it } from "vitest";
import type { Told } from "$lib/contract";
import type { Say } from "$lib/say";
import { newsOf } from "./news";

const texts = { has: (key: string) => key.startsWith("event-"), event: (told: Told) => `${told.kind} by ${told.facts.seat}` } as unknown as Say;
const told = (seq: number, kind: string, seat: number, target?: number): Told => ({ seq, kind, facts: { seat, ...(target !== undefined && { target }) }, whole: true }) as Told;
const news = (events: Told[], asked = true) => newsOf(events, texts, ["Ada", "Bill", "Doc"], 0, asked, ["hand_ended"])?.text;

describe("the news", () => {
  const struck = [told(1, "played", 0), told(2, "attacked", 1, 0), told(3, "drew", 2)];

  it("is first what has struck the reader since their last move, while they are asked", () => {
    expect(news(struck)).toBe("attacked by 1");
    expect(news(struck, false)).toBe("drew by 2");
  });

  it("is the latest thing once the hand is over in which the reader was struck", () => {
    expect(news([...struck, told(4, "hand_ended", 1), told(5, "joined", 2)])).toBe("joined by 2");
  });

  it("is the reader's own move until something else happens, never what struck them before it", () => {
    const answered = [...struck, told(4, "paid", 0, 1)];
    expect(news(answered)).toBe("paid by 0");
    expect(news([...answered, told(5, "drew", 1)])).toBe("drew by 1");
  });
});
