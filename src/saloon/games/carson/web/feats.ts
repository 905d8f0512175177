/** What is told of each player at the end of Carson City, the best first. */
import type { Feat } from "$kit/feats";

const feats: Feat[] = [
  { kind: "built", words: { fr: ["1 bâtiment", "{n} bâtiments"], en: ["1 building", "{n} buildings"] } },
  { kind: "won_parcel", words: { fr: ["1 duel gagné", "{n} duels gagnés"], en: ["1 duel won", "{n} duels won"] } },
  { kind: "bought_parcel", words: { fr: ["1 parcelle achetée", "{n} parcelles achetées"], en: ["1 parcel bought", "{n} parcels bought"] } },
  { kind: "passed", words: { fr: ["une prudence exemplaire", "une prudence exemplaire"], en: ["exemplary caution", "exemplary caution"] } },
];

export default feats;
