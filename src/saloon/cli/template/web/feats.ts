/** What is told of each player at the end of Overland, the best first. */
import type { Feat } from "$kit/feats";

const feats: Feat[] = [
  { kind: "paid", best: "dollars", words: { fr: ["{n} $ d’un seul coup", "{n} $ d’un seul coup"], en: ["${n} in one go", "${n} in one go"] } },
  { kind: "sent", words: { fr: ["{n} départ", "{n} départs"], en: ["{n} departure", "{n} departures"] } },
];

export default feats;
