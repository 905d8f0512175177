/** What is asked at a table of FarWest 1849, in words: where a card leads, whose pawn it is, and what follows. Pure. */
import type { Say } from "$lib/say";
import { colourOf } from "./colours";
import { DYNAMITE, STAR } from "./trail";
import type { FarwestView, Preview } from "./view";

export interface Voice {
  w: (key: string, facts?: Record<string, unknown>) => string;
  texts: Say;
  names: string[];
  seat: number; // of the reader
  view: FarwestView;
}

const MINE = 3;

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const cardName = ({ texts }: Voice, card: number) => capital(texts.family("card", card));
export const squareName = ({ texts }: Voice, square: number) => capital(texts.family("square", square));

function ownerOf({ view }: Voice, colour: number): number {
  return view.owners[colour];
}

/** Names a pawn by its owner: one's own, or somebody's. */
function pawnName(voice: Voice, rider: number): string {
  const { w, texts, names, seat } = voice;
  const owner = ownerOf(voice, rider >> 1);
  if (owner === seat) return w("your-pawn", { rider: texts.family("rider", rider) });
  return w("their-pawn", { rider: texts.family("rider", rider, texts.lang === "fr" ? "the" : ""), name: names[owner] ?? "" });
}

export function whoseCouple(voice: Voice, colour: number): string {
  const owner = ownerOf(voice, colour);
  return owner === voice.seat ? voice.w("your-couple") : voice.w("their-couple", { name: voice.names[owner] ?? "" });
}

/** Says where a pawn would go, or asks for the half of a double square. */
export function sayMove(voice: Voice, card: number, preview: Preview, half: number, isShort: boolean): string {
  const { rider, left, to, count, types, actions } = preview;
  const facts = { card: cardName(voice, card), left, count, pawn: rider % 2, step: to };
  if (actions.length > 1 && half < 0) return voice.w(isShort ? "which-half-short" : "which-half", facts);
  return voice.w("moves", { ...facts, whose: pawnName(voice, rider), square: types[Math.max(0, half)] });
}

/** Says what follows from a move: who is overtaken, what the square does, whether a couple is home. */
export function sayConsequence(voice: Voice, preview: Preview, half: number): string {
  const { w } = voice;
  const square = preview.types.length > 1 && half < 0 ? -1 : preview.types[Math.max(0, half)];
  const effect = square === DYNAMITE ? w("next-one") : square === STAR ? w("next-double") : "";
  const home = preview.home ? w("brings-home", { colour: voice.texts.family("colour", preview.rider >> 1) }) : "";
  return [square === MINE ? "" : sayPassed(voice, preview), effect, home].filter(Boolean).join(" ");
}

const NOTES = ["ground-note", "dynamite-note", "star-note"];

/** Says what the halves of a square do. */
export function sayHalves({ w }: Voice, { types }: Preview): string {
  return types.map((type) => w(NOTES[type])).join(" ");
}

function sayPassed(voice: Voice, { rider, passed }: Preview): string {
  if (passed.length === 0) return "";
  const { w, texts, seat } = voice;
  const couples = passed.map((colour) => (ownerOf(voice, colour) === seat ? w("your-colour", { colour: texts.family("colour", colour) }) : texts.family("couple", colour)));
  const last = couples.pop();
  return w("passes", { pawn: rider % 2, couples: couples.length > 0 ? `${couples.join(", ")} ${w("and")} ${last}` : last });
}

/** Says in few words where a pawn would go. */
export function sayLanding({ w, texts }: Voice, { to, count, types, actions }: Preview): string {
  const facts = { count, step: to };
  if (types[0] === MINE) return w("to-mine");
  if (actions.length > 1) return w("to-halves", { ...facts, one: texts.family("square", types[0]), other: texts.family("square", types[1]) });
  return w(types[0] === DYNAMITE ? "to-dynamite" : types[0] === STAR ? "to-star" : "to-square", facts);
}

/** Says what an action leads to; the half of a double square by what it does. */
export function sayAction(voice: Voice, action: string, previews: (card: number) => Preview[]): string {
  const { verb, args } = voice.texts.parse(action);
  const preview = verb === "move" ? previews(args[0]).find((each) => each.rider === 2 * colourOf(args[0]) + args[1]) : undefined;
  return preview ? sayMove(voice, args[0], preview, args[2], false) : voice.texts.action(action, voice.names, voice.seat);
}
