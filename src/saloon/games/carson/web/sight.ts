/** What the plain table shows of Carson City. */
import type { Sight } from "$kit/sight";

const sight: Sight = {
  score: { name: "totals" },
  fields: [
    { name: "personality", label: { fr: "personnage", en: "personality" }, of: "seat", family: "card", none: [0, -1] },
    { name: "cash", label: { fr: "argent, en $", en: "cash, in $" }, of: "seat" },
    { name: "points", label: { fr: "points", en: "points" }, of: "seat" },
    { name: "reserve", label: { fr: "cow-boys", en: "cowboys" }, of: "seat" },
    { name: "firepower", label: { fr: "puissance de feu", en: "firepower" }, of: "seat" },
    { name: "roads", label: { fr: "routes", en: "roads" }, of: "seat" },
    { name: "kept", label: { fr: "gardé", en: "kept" }, of: "seat", family: "building" },
    { name: "things", label: { fr: "la ville", en: "the town" }, of: "map", family: "building", columns: 8, owners: "owners", note: "prices" },
    { name: "row", label: { fr: "à bâtir", en: "to build" }, of: "table", family: "building", none: [0] },
    { name: "round", label: { fr: "manche", en: "round" }, of: "table" },
    { name: "houses", label: { fr: "maisons", en: "houses" }, of: "table" },
    { name: "hand", label: { fr: "vos tuiles de duel", en: "your duel tiles" }, of: "table" },
  ],
};

export default sight;
