/** What is told of each player at the end of Fast-West, the best first. */
import type { Feat } from "$kit/feats";

const feats: Feat[] = [
  { kind: "shot", words: { fr: ["un tir au but", "{n} tirs au but"], en: ["one shot that hit", "{n} shots that hit"] } },
  { kind: "was_quickest", words: { fr: ["une fois devant tout le monde", "{n} fois devant tout le monde"], en: ["first once", "first {n} times"] } },
  { kind: "was_slowest", words: { fr: ["une fois en dernier", "{n} fois en dernier"], en: ["slowest once", "slowest {n} times"] } },
  { kind: "endangered_child", words: { fr: ["une balle de trop", "{n} balles de trop"], en: ["too hasty", "too hasty {n} times"] } },
];

export default feats;
