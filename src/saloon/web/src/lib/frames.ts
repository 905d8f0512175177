/** A match that is over, move by move, as a page goes through it. Pure. */
import type { Frame } from "./wire";
import type { Say } from "./say";
import { counted, thinOut } from "./standings";

const POINTS = 160; // of a line, at most

/** Something to look at: the table after a move, or, before that, how a hand, a race or a duel ended with it. */
export interface Moment {
  step: number;
  ends: boolean;
}

/** The scores of each seat over a whole match, as people count them. */
export function seriesOf(texts: Say | undefined, frames: Frame[], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) =>
    thinOut(
      frames.map((frame) => (texts ? counted(texts, frame.scores[seat], 1) : frame.scores[seat][0])),
      POINTS,
    ),
  );
}

/** Lays out a match; `beats` are the kinds of events with which something ends. */
export function momentsOf(frames: Frame[], beats: Set<string>): Moment[] {
  return frames.flatMap((frame, step) => {
    const after = { step, ends: false };
    return frame.events.some((told) => beats.has(told.kind)) ? [{ step, ends: true }, after] : [after];
  });
}

/** Finds where the next hand begins, or the last moment if there is none. */
export function nextChapter(moments: Moment[], place: number): number {
  const end = moments.findIndex((moment, i) => i >= place && moment.ends);
  return end < 0 ? moments.length - 1 : end + 1;
}

/** Finds where this hand began, or, at its very beginning, the one before. */
export function previousChapter(moments: Moment[], place: number): number {
  return moments.slice(0, Math.max(0, place - 1)).findLastIndex((moment) => moment.ends) + 1;
}
