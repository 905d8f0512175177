/** What is told of each player at the end of Fast-West, the best first. */
import type { Feat } from "$kit/feats";

const feats: Feat[] = [
  { kind: "shot", words: { fr: ["un tir au but", "{n} tirs au but"], en: ["one shot that hit", "{n} shots that hit"] } },
  { kind: "shot_bandit", words: { fr: ["un bandit touché", "{n} bandits touchés"], en: ["one bandit hit", "{n} bandits hit"] } },
  { kind: "completed", words: { fr: ["un geste juste", "{n} gestes justes"], en: ["one right gesture", "{n} right gestures"] } },
  { kind: "was_slowest", words: { fr: ["lent une fois", "lent {n} fois"], en: ["slowest once", "slowest {n} times"] } },
  { kind: "endangered_child", words: { fr: ["trop pressé", "trop pressé {n} fois"], en: ["too hasty", "too hasty {n} times"] } },
];

export default feats;
