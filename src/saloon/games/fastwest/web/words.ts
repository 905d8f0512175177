/** The words that only this table uses. */
import { dictionary } from "$lib/words.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

export const w = dictionary({ fr, en });
