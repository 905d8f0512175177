/** What is told of each player at the end of Welcome to Abilene, the best first. */
import type { Feat } from "$kit/feats";

const feats: Feat[] = [
  { kind: "won", best: "heads", poster: true, words: { fr: ["un troupeau d’une tête", "un troupeau de {n} têtes"], en: ["a herd of one head", "a herd of {n} heads"] } },
  { kind: "won", words: { fr: ["un pot gagné", "{n} pots gagnés"], en: ["one pot won", "{n} pots won"] } },
  { kind: "stole", words: { fr: ["un vol réussi", "{n} vols réussis"], en: ["one theft that worked", "{n} thefts that worked"] } },
  { kind: "herd_lost", words: { fr: ["un troupeau dispersé", "{n} troupeaux dispersés"], en: ["one herd scattered", "{n} herds scattered"] } },
  { kind: "stopped", words: { fr: ["une attaque arrêtée", "{n} attaques arrêtées"], en: ["one attack stopped", "{n} attacks stopped"] } },
  { kind: "attacked", words: { fr: ["une attaque, en vain", "{n} attaques, en vain"], en: ["one attack, in vain", "{n} attacks, in vain"] } },
  { kind: "folded", words: { fr: ["couché une fois", "couché {n} fois"], en: ["folded once", "folded {n} times"] } },
  { kind: "laid_cattle", words: { fr: ["un bétail posé", "{n} bétails posés"], en: ["one herd card laid", "{n} herd cards laid"] } },
];

export default feats;
