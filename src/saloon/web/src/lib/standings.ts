/** Who came where. Pure. */
import type { Say } from "./say";

/** Orders the seats: winners first, then by score; seats with the same score share a place. */
export function ranking(scores: number[][], winners: number[]): { seat: number; place: number }[] {
  const better = (a: number, b: number) => {
    const won = Number(winners.includes(b)) - Number(winners.includes(a));
    return won || compare(scores[b], scores[a]) || a - b;
  };
  const order = scores.map((_, seat) => seat).sort(better);
  let place = 1;
  return order.map((seat, i) => {
    const previous = order[i - 1];
    const tied = i > 0 && compare(scores[previous], scores[seat]) === 0 && winners.includes(previous) === winners.includes(seat);
    if (!tied) place = i + 1;
    return { seat, place };
  });
}

/** Finds the number of a score, counted from 1, that set the winners apart from somebody who has as much; 0 if nobody has. */
export function tieBreaker(scores: number[][], winners: number[]): number {
  const best = scores[winners[0]] ?? [];
  const others = scores.filter((score, seat) => !winners.includes(seat) && score[0] === best[0] && compare(best, score) > 0);
  return Math.max(0, ...others.map((score) => 1 + score.findIndex((value, i) => value !== best[i])));
}

/** Finds the number of a score, counted from 1, that sets a seat apart from another which has as much; 0 if none has. */
export function apartBy(scores: number[][], seat: number): number {
  const own = scores[seat];
  const rivals = scores.filter((score, each) => each !== seat && score[0] === own[0] && compare(own, score) !== 0);
  return Math.max(0, ...rivals.map((score) => 1 + score.findIndex((value, i) => value !== own[i])));
}

/** Tells whether a part of a score counts against the player, as the game says of it: then it is negative. */
export function isPenalty(texts: Say, parts: number, part: number): boolean {
  const key = `score-${part}.counts`;
  return texts.has(key) && texts.say(key, { parts }) === "against";
}

/** Counts one part of a score as people do: a penalty without its sign. */
export function counted(texts: Say, score: number[], part: number): number {
  const value = score[part - 1];
  return isPenalty(texts, score.length, part) && value !== 0 ? -value : value; // never -0
}

/** Says one part of a score: as it is, or as the game puts it: the first place is 0 in scores and 1 for people, the next -1 and 2. */
export function saidPart(texts: Say, score: number[], part: number): string {
  const value = counted(texts, score, part);
  const key = `score-${part}.value`;
  return texts.has(key) ? texts.say(key, { value, place: 1 - score[part - 1] }) : value.toLocaleString(texts.lang);
}

/** Splits what a game says of a score into its number and its unit: "61" and "jetons". */
export function saidScore(texts: Say, score: number[]): { number: string; unit: string } {
  const amount = counted(texts, score, 1);
  const said = texts.has("score") ? texts.say("score", { score: amount, parts: score.length }) : amount.toLocaleString(texts.lang);
  const [, number, unit] = /^([-−]?[\d\s.,\u202f\u00a0]*\d)\s*(.*)$/u.exec(said) ?? ["", said, ""];
  return { number, unit };
}

function compare(a: number[], b: number[]): number {
  const i = a.findIndex((value, each) => value !== b[each]);
  return i < 0 ? 0 : a[i] - b[i];
}

/** Keeps at most so many points of a line, the first and the last among them. */
export function thinOut(line: number[], most: number): number[] {
  if (line.length <= most) return line;
  return Array.from({ length: most }, (_, i) => line[Math.round((i * (line.length - 1)) / (most - 1))]);
}
