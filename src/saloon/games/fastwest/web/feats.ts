/** What is told of each player at the end of Fast-West, the best first. */
import type { Feat } from "$kit/feats";

const feats: Feat[] = [
  { kind: "shot", words: { fr: ["un tir au but", "{n} tirs au but"], en: ["one shot that hit", "{n} shots that hit"] } },
  { kind: "was_quickest", words: { fr: ["une victoire de vitesse", "{n} victoires de vitesse"], en: ["one race won", "{n} races won"] } },
  { kind: "was_slowest", words: { fr: ["une dernière place", "{n} dernières places"], en: ["one last place", "{n} last places"] } },
  { kind: "endangered_child", words: { fr: ["une balle de trop", "{n} balles de trop"], en: ["one bullet too many", "{n} bullets too many"] } },
];

export default feats;
