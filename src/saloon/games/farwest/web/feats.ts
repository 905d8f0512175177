/** What is told of each player at the end of FarWest 1849, the best first. */
import type { Feat } from "$kit/feats";

const feats: Feat[] = [
  { kind: "couple_home", words: { fr: ["un couple à la mine", "{n} couples à la mine"], en: ["one couple home", "{n} couples home"] } },
  { kind: "moved", sum: "count", words: { fr: ["un pas", "{n} pas"], en: ["one step", "{n} steps"] } },
  { kind: "laid_null", words: { fr: ["une carte sans effet", "{n} cartes sans effet"], en: ["one card for nothing", "{n} cards for nothing"] } },
];

export default feats;
