/** Opens a table among bots and begins at once. */
import { api, seats } from "./api";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

/** Sits down with a bot of each of some levels; returns the table. */
export async function playNow(game: string, levels: string[], options: Record<string, unknown>): Promise<string> {
  const sat = await api.open({
    game,
    seats: levels.length + 1,
    options,
    public: false,
    latecomers: false,
    hints: "auto",
    name: settings.name || t("seat-person"),
    pace: settings.pace,
  });
  seats.keep(sat.table.id, sat.seat, sat.secret);
  await Promise.all(levels.map((level, i) => api.fill(sat.table.id, i + 1, { kind: "bot", level }, sat.secret)));
  await api.start(sat.table.id, sat.secret);
  return sat.table.id;
}
