/** What the plain table shows of Fast-West. */
import type { Sight } from "$kit/sight";

const sight: Sight = {
  score: { name: "tokens" },
  fields: [
    { name: "tops", label: { fr: "carte montrée", en: "card shown" }, of: "seat", family: "card", none: [8] },
    { name: "held", label: { fr: "balles", en: "bullets" }, of: "seat" },
    { name: "wins", label: { fr: "parties gagnées", en: "games won" }, of: "seat" },
    { name: "complete", label: { fr: "a fini", en: "done" }, of: "seat" },
    { name: "round", label: { fr: "manche", en: "round" }, of: "table" },
    { name: "gone", label: { fr: "balles prises", en: "bullets taken" }, of: "table" },
  ],
};

export default sight;
