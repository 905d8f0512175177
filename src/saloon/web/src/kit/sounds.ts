/** Quiet sounds of the table, made on the spot, only when the person has asked for them. */
import { settings } from "$lib/settings.svelte";

type Note = [after: number, ...zzfx: (number | undefined)[]]; // milliseconds, then what zzfx asks for

const SOUNDS = {
  slap: [[0, 0.5, 0.05, 90, 0, 0.01, 0.05, 4, 2, , , , , , 6]], // paper on wood
  flick: [[0, 0.3, 0, 600, 0, 0, 0.03, 4, 1, -20]],
  riffle: [0, 45, 90, 135].map((after): Note => [after, 0.2, 0.1, 500, 0, 0, 0.03, 4, 1, -15]),
  clink: [[0, 0.35, 0.08, 1600, 0, 0.02, 0.08, 1, 1.5, , , 400, 0.03]],
  drum: [
    [0, 0.8, 0.05, 70, 0.01, 0.05, 0.25, 0, 2],
    [160, 0.6, 0.05, 62, 0.01, 0.05, 0.3, 0, 2],
  ],
  stamp: [[0, 0.7, 0.05, 120, 0, 0.02, 0.1, 4, 3]],
  hooves: [0, 90, 210, 300].map((after): Note => [after, 0.45, 0.1, 140, 0, 0.01, 0.05, 4, 2]),
  bell: [
    [0, 0.45, 0, 1320, 0, 0.05, 0.4],
    [190, 0.45, 0, 1320, 0, 0.05, 0.5],
  ], // the counter bell, twice
  rattle: [0, 70, 130, 210, 300, 420].map((after): Note => [after, 0.3, 0.3, 900, 0, 0, 0.03, 4, 1]),
  click: [[0, 0.6, 0, 1000, 0, 0, 0.02, 4, 1, -60]],
  step: [[0, 0.25, 0.15, 180, 0, 0, 0.04, 4, 2]],
  chord: [262, 330, 392, 523].map((pitch, i): Note => [35 * i, 0.35, 0, pitch, 0.01, 0.25, 0.7, 1, 1, , , pitch * 0.01, 0.05]), // honky-tonk, a little out of tune
  whistle: [[0, 0.35, 0, 1900, 0.02, 0.2, 0.1, 0, 1, , , , , , 30]],
  bugle: [
    [0, 0.35, 0, 523, 0.01, 0.1, 0.05, 2, 0.6],
    [130, 0.35, 0, 698, 0.01, 0.2, 0.1, 2, 0.6],
  ],
  shot: [[0, 0.8, 0, 160, 0, 0.03, 0.25, 4, 4, -3]],
  whoosh: [[0, 0.4, 0.1, 700, 0.05, 0.05, 0.15, 4, 1, -6]],
  spin: [0, 50, 100, 150, 210, 280, 370].map((after): Note => [after, 0.3, 0, 1200, 0, 0, 0.02, 4, 1]),
} satisfies Record<string, Note[]>;

export type SoundName = keyof typeof SOUNDS;

export async function sound(name: SoundName): Promise<void> {
  if (!settings.sound) return;
  const { zzfx } = await import("zzfx");
  for (const [after, ...notes] of SOUNDS[name] as Note[]) setTimeout(() => zzfx(...(notes as number[])), after);
}
