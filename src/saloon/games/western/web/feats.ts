/** What is told of each player at the end of Western, the best first. */
import type { Feat } from "$kit/feats";

const feats: Feat[] = [
  { kind: "won_pactole", words: { fr: ["un pactole raflé", "{n} pactoles raflés"], en: ["one jackpot won", "{n} jackpots won"] } },
  { kind: "countered", words: { fr: ["une attaque contrée", "{n} attaques contrées"], en: ["one attack countered", "{n} attacks countered"] } },
  { kind: "played_on", words: { fr: ["un coup porté", "{n} coups portés"], en: ["one blow dealt", "{n} blows dealt"] } },
  { kind: "paid", words: { fr: ["une note payée", "{n} notes payées"], en: ["one bill paid", "{n} bills paid"] } },
];

export default feats;
