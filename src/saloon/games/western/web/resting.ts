/** What the status line says while the table rests after an ending. */
import type { TableProps } from "$lib/contract";
import type { Beat } from "$kit/prompt";
import { screen } from "$kit/screen.svelte";
import type { Ending } from "./endings";
import { w } from "./words";

const NAMES = { hit: "fight", backfired: "fight", won_saloon: "saloon", held_up: "hands", won_pactole: "jackpot" } as const;

export function beatOf(ending: Ending, table: TableProps): Beat {
  const name = NAMES[ending.kind];
  const told = table.events.findLast((each) => each.kind === ending.kind);
  const isWon = table.seat >= 0 && ending.winner === table.seat;
  const isLost = table.seat >= 0 && ending.loser === table.seat;
  const head = isWon ? `head-${name}-won` : isLost ? `head-${name}-lost` : `head-${name}`;
  return {
    flag: w(isWon ? "beat-won" : isLost ? "beat-lost" : `beat-${name}${name === "hands" && screen.shape === "landscape" ? "-short" : ""}`),
    head: screen.shape === "phone" ? w(head) : undefined, // elsewhere the table itself has a heading
    sentence: told ? table.texts.event(told, table.names, table.seat) : "",
    next: w("beat-next"),
    good: isWon,
  };
}
