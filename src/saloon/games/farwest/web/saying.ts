/** The words of the map and of the end of a race. Pure. */
import { squareName, type Voice } from "./asking";
import { DYNAMITE, STAR } from "./trail";
import type { RaceEnd } from "./view";

export interface MapWords {
  map: string;
  mine: string;
  square: (step: number) => string; // says where a pawn stands
  effect: (square: number) => string; // what it does to the next move
  half: (half: number, square: number) => string;
}

export function mapWords(voice: Voice): MapWords {
  const { w, view } = voice;
  return {
    map: w("trail"),
    mine: w("mine"),
    square: (step) => (step === 0 ? w("start") : step === view.squares.length - 1 ? w("at-mine") : w("square", { step })),
    effect: (square) => (square === DYNAMITE ? w("dynamite") : square === STAR ? w("star") : ""),
    half: (half, square) => w("half", { number: half + 1, square: squareName(voice, square) }),
  };
}

export interface BeatWords {
  stamp: string;
  after: string;
  home: string;
  place: (place: number) => string;
  left: (steps: number) => string;
  bills: (count: number) => string;
}

export const winnersOf = (end: RaceEnd, place = 1) => end.places.map((_, seat) => seat).filter((seat) => end.places[seat] === place);

export function beatWords({ w, names, seat }: Voice, end: RaceEnd, race: { race: number; races: number }): BeatWords {
  const first = winnersOf(end);
  return {
    stamp: w("beat-head", { names: first.map((each) => names[each]).join(", "), count: first.includes(seat) ? 0 : first.length }),
    after: w("after", race),
    home: w("home"),
    place: (place) => w("place", { place }),
    left: (count) => w("steps-left", { count }),
    bills: (count) => w("bills", { count }),
  };
}
