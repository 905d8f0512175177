/** What the plain table shows of Western. */
import type { Sight } from "$kit/sight";

const sight: Sight = {
  score: { name: "money", times: 10000 },
  fields: [
    { name: "hand_sizes", label: { fr: "cartes", en: "cards" }, of: "seat" },
    { name: "sheriffs", label: { fr: "étoile du shériff", en: "sheriff’s star" }, of: "seat" },
    { name: "passed", label: { fr: "a passé", en: "passed" }, of: "seat" },
    { name: "card", label: { fr: "carte en jeu", en: "card in play" }, of: "table", family: "card", none: [-1], large: true },
    { name: "counter", label: { fr: "parade", en: "counter" }, of: "table", family: "card", none: [-1] },
    { name: "bank", label: { fr: "le pactole", en: "the jackpot" }, of: "table", times: 10000 },
    { name: "own_money", label: { fr: "votre pognon", en: "your dough" }, of: "table", times: 10000 },
    { name: "dice", label: { fr: "dés", en: "dice" }, of: "table" },
    { name: "deck_size", label: { fr: "pioche", en: "deck" }, of: "table" },
  ],
};

export default sight;
