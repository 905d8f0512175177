/** What is told of each player at the end of FarWest 1849, the best first. */
import type { Feat } from "$kit/feats";

const feats: Feat[] = [
  { kind: "couple_home", words: { fr: ["{n} couple à la mine", "{n} couples à la mine"], en: ["{n} couple home", "{n} couples home"] } },
  { kind: "moved", sum: "count", words: { fr: ["{n} case jouée en tout", "{n} cases jouées en tout"], en: ["{n} square played in all", "{n} squares played in all"] } },
  { kind: "laid_null", words: { fr: ["{n} carte sans effet", "{n} cartes sans effet"], en: ["{n} card for nothing", "{n} cards for nothing"] } },
];

export default feats;
