/** Quiet, synthesised sounds; none before the person has asked for them. */
import { settings } from "$lib/settings.svelte";

type Sound = (number | undefined)[];

const SOUNDS: Record<string, Sound> = {
  slap: [0.6, 0.05, 90, 0, 0.01, 0.05, 4, 2, , , , , , 6],
  flick: [0.4, 0, 600, 0, 0, 0.03, 4, 1, -20],
  clink: [0.5, 0.05, 1600, 0, 0.02, 0.08, 1, 1.5, , , 400, 0.03],
  drum: [0.9, 0.05, 70, 0.01, 0.05, 0.25, 0, 2],
  stamp: [0.8, 0.05, 120, 0, 0.02, 0.1, 4, 3],
  hooves: [0.6, 0.1, 140, 0, 0.02, 0.06, 4, 2, , , , , 0.09],
  bell: [0.6, 0, 1320, 0, 0.05, 0.4, 0, 1, , , , , 0.14],
  chord: [0.7, 0, 392, 0.02, 0.3, 0.6, 1, 1, , , 130, 0.1],
};

export async function sound(name: keyof typeof SOUNDS): Promise<void> {
  if (!settings.sound) return;
  const { zzfx } = await import("zzfx");
  zzfx(...(SOUNDS[name] as number[]));
}
