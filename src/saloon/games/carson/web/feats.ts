/** What is told of each player at the end of Carson City, the best first. */
import type { Feat } from "$kit/feats";

const feats: Feat[] = [
  { kind: "built", words: { fr: ["un bâtiment", "{n} bâtiments"], en: ["one building", "{n} buildings"] } },
  { kind: "won_parcel", words: { fr: ["un duel gagné", "{n} duels gagnés"], en: ["one duel won", "{n} duels won"] } },
  { kind: "bought_parcel", words: { fr: ["une parcelle achetée", "{n} parcelles achetées"], en: ["one parcel bought", "{n} parcels bought"] } },
  { kind: "passed", words: { fr: ["prudent", "prudent"], en: ["careful", "careful"] } },
];

export default feats;
