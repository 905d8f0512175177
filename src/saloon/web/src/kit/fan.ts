/** How a hand lies: it opens where one can play, and closes up where there is no room. Pure. */

const INDEX = 26; // what shows of a card that lies under another
const LEAST = 30; // of a card one may play

export interface Fan {
  width: number; // of a card
  steps: number[]; // from the left edge of each card to the next one's
}

/** Lays cards in a room; `open` tells which of them stand apart. */
export function fan(open: boolean[], room: number, full: number, least: number, gap: number): Fan {
  const covered = open.slice(0, -1); // the last card lies on top
  const closed = covered.filter((each) => !each).length;
  const apart = covered.length - closed;
  const fits = Math.floor((room - closed * INDEX - apart * gap) / (apart + 1));
  const width = Math.max(Math.min(least, full), Math.min(full, fits));
  const step = apart > 0 ? Math.floor((room - width - closed * INDEX) / apart) : 0;
  return { width, steps: covered.map((each) => (each ? Math.max(LEAST, Math.min(width + gap, step)) : INDEX)) };
}
