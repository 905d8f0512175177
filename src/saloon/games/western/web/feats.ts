/** What is told of each player at the end of Western, the best first. */
import type { Feat } from "$kit/feats";

const feats: Feat[] = [
  { kind: "won_pactole", words: { fr: ["un pactole raflé", "{n} pactoles raflés"], en: ["one jackpot won", "{n} jackpots won"] } },
  { kind: "won_saloon", words: { fr: ["un Saloon gagné", "{n} Saloons gagnés"], en: ["one Saloon won", "{n} Saloons won"] } },
  { kind: "countered", words: { fr: ["une attaque contrée", "{n} attaques contrées"], en: ["one attack countered", "{n} attacks countered"] } },
  { kind: "hit", words: { fr: ["un coup au but", "{n} coups au but"], en: ["one hit", "{n} hits"] } },
  { kind: "attacked", words: { fr: ["une attaque", "{n} attaques"], en: ["one attack", "{n} attacks"] } },
  { kind: "paid", words: { fr: ["une note payée", "{n} notes payées"], en: ["one bill paid", "{n} bills paid"] } },
];

export default feats;
