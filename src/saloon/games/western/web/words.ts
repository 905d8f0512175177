/** The words of the drawn table of Western, in addition to those of the game. */
import { dictionary } from "$lib/words.svelte";
import { UNIT } from "./cards";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

export const w = dictionary({ fr, en });

/** Units of the view as money. */
export const money = (units: number) => units * UNIT;
