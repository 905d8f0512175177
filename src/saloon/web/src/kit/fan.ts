/** How a hand lies: it opens where one can play, and closes up where there is no room. Pure. */

const INDEX = 26; // what shows of a card that lies under another
const LEAST = 30; // of a card one may play

export interface Fan {
  width: number; // of a card
  steps: number[]; // from the left edge of each card to the next one's
}

export interface Sizes {
  full: number; // the width of a card where there is room
  least: number; // where there is none
  gap: number;
  name?: number; // what must show of each card, so that its name can be read
  row?: number; // the width of the cards in several rows
  closed?: number; // what shows of a card that lies under another that cannot be played either; only its index if not given
  open?: number; // what must show of each card one may play, where the others may close up for it; 0 if they may not
}

/** Lays cards in a room; `open` tells which of them stand apart. */
export function fan(open: boolean[], room: number, { full, least, gap, closed: shown }: Sizes): Fan {
  const covered = open.slice(0, -1).map((each, i) => each || (shown !== undefined && open[i + 1])); // the last card lies on top
  const index = shown ?? INDEX;
  const closed = covered.filter((each) => !each).length;
  const apart = covered.length - closed;
  const fits = Math.floor((room - closed * index - apart * gap) / (apart + 1));
  const width = Math.max(Math.min(least, full), Math.min(full, fits));
  const step = apart > 0 ? Math.floor((room - width - closed * index) / apart) : 0;
  return { width, steps: covered.map((each) => (each ? Math.max(LEAST, Math.min(width + gap, step)) : index)) };
}

/** What may show of the cards that close up, so that the hand takes all of its room: more than their index, where there is more. */
export function spread(open: boolean[], room: number, { full, gap }: Sizes): number {
  const apart = open.slice(0, -1).filter((each, i) => each || open[i + 1]).length;
  const closed = open.length - 1 - apart;
  return closed > 0 ? Math.max(INDEX, Math.min(full + gap, Math.floor((room - full - apart * (full + gap)) / closed))) : INDEX;
}

/** Lays a hand in one row, or in several where the names of all its cards must be read and would not be. */
export function lay(open: boolean[], room: number, sizes: Sizes): Fan[] {
  const { name = 0, row = sizes.least } = sizes;
  if (name === 0) return [fan(open, room, sizes)];
  if (sizes.open && open.includes(false)) {
    const opened = fan(open, room, { ...sizes, full: Math.max(row, sizes.full) });
    if (opened.steps.every((step, i) => !open[i] || step >= sizes.open!)) return [opened];
  }
  const all = open.map(() => true); // what can be played changes, where the cards lie does not
  const one = fan(all, room, sizes);
  if (one.steps.every((step) => step >= Math.min(name, one.width))) return [one];
  const abreast = Math.ceil(all.length / 2);
  const starts = all.map((_, i) => i).filter((i) => i % abreast === 0);
  return starts.map((start) => fan(all.slice(start, start + abreast), room, { ...sizes, full: row, least: row, gap: 4 }));
}
