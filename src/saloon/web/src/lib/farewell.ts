/** How the end of a match is looked at before its poster comes. Pure. */
import type { Rest } from "./contract";
import type { Story } from "./story";

export const MOMENT_MS = 3000; // where nothing but the match ended

export interface Farewell {
  rest: Rest | null; // as if the table rested
  ms: number | null; // null: until the reader goes on
}

/** Like the end of any hand, `ms` long; who plays with bots alone decides when it goes on. `beats` are the kinds of events that end something. */
export function farewellOf({ result, fresh, seat, table }: Story, beats: string[], ms: number): Farewell | null {
  if (result?.by !== "rules" || ms === 0) return null;
  if (!fresh.some((told) => beats.includes(told.kind))) return { rest: null, ms: MOMENT_MS };
  const isAlone = seat !== null && table?.players.filter((player) => player.kind === "person").length === 1;
  const length = isAlone ? null : ms;
  return { rest: { kind: "beat", left_ms: length, ready: [], waits_for: seat === null ? [] : [seat] }, ms: length };
}
