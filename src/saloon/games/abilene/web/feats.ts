/** What is told of each player at the end of Welcome to Abilene, the best first. */
import type { Feat } from "$kit/feats";

const feats: Feat[] = [
  { kind: "won", best: "heads", poster: true, words: { fr: ["un troupeau d’une tête", "un troupeau de {n} têtes"], en: ["a herd of one head", "a herd of {n} head"] } },
  { kind: "won", shared: false, words: { fr: ["{n} pot gagné", "{n} pots gagnés"], en: ["{n} pot won", "{n} pots won"] } },
  { kind: "won", shared: true, words: { fr: ["{n} pot partagé", "{n} pots partagés"], en: ["{n} pot shared", "{n} pots shared"] } },
  { kind: "stole", words: { fr: ["{n} vol réussi", "{n} vols réussis"], en: ["{n} theft that worked", "{n} thefts that worked"] } },
  { kind: "herd_lost", words: { fr: ["{n} troupeau dispersé", "{n} troupeaux dispersés"], en: ["{n} herd scattered", "{n} herds scattered"] } },
  { kind: "stopped", words: { fr: ["{n} attaque arrêtée", "{n} attaques arrêtées"], en: ["{n} attack stopped", "{n} attacks stopped"] } },
  { kind: "attacked", words: { fr: ["{n} attaque, en vain", "{n} attaques, en vain"], en: ["{n} attack, in vain", "{n} attacks, in vain"] } },
  { kind: "folded", words: { fr: ["une main couchée", "{n} mains couchées"], en: ["one hand folded", "{n} hands folded"] } },
  { kind: "laid_cattle", words: { fr: ["{n} carte Bétail posée", "{n} cartes Bétail posées"], en: ["{n} herd card laid", "{n} herd cards laid"] } },
];

export default feats;
