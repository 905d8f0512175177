/** What is printed on a card: a game lists its faces, the kit draws them. */
import type { Component } from "svelte";
import type { Lang, Words } from "$lib/wire";
import type { Family } from "./shapes";

export type { Lang, Words };

/** A sign of the effect strip of a large card. */
export type Sign = { sign: "text"; text: string } | { sign: "arrow" | "stop" | "cross" | "ring" | "dots" | "swap" } | { sign: "icon"; icon: Component };

/** A picture at a place of the medium card: left, top, size. */
export interface Piece {
  icon: Component;
  at: [number, number, number];
  small?: [number, number, number]; // on the small card, if not the same stretched
  outlined?: boolean;
}

export interface Face {
  family: Family;
  icon: Component;
  number?: string;
  plate?: Words; // the name on the plate, when the card's full name is too long for it
  strip?: Sign[];
  words?: Words; // a strip in words
  pieces?: Piece[]; // drawn instead of the icon
  badge?: Component; // a small second picture
  body?: Component<BodyProps>; // a card that is drawn in its own way
  value?: number; // for such a card
}

export interface BodyProps {
  face: Face;
  width: number;
  id: string;
}

export type Level = "s" | "m" | "l" | "t" | "u"; // small, medium, large; a ticket, and its stub

/** Tells which template a width calls for: below 76 pixels no name would be readable. */
export function levelOf(width: number): Level {
  return width < 76 ? "s" : width < 100 ? "m" : "l";
}

/** Places a piece of the medium card on the small and on the large one. */
export function place(piece: Piece, level: Level): [number, number, number] {
  const [x, y, size] = piece.at;
  if (level === "l") return [x, y - 2, size];
  if (level === "m") return [x, y, size];
  if (level === "t") return [0.62 * x + 34, 0.62 * y - 8, 0.62 * size];
  if (level === "u") return [0.34 * x + 54, 0.34 * y - 8, 0.34 * size];
  if (piece.small) return piece.small;
  const grown = size * 1.2;
  return [x + size / 2 - grown / 2, 1.15 * (y + size) + 18.1 - grown, grown];
}

export type Faces = Record<string, Record<number, Face>>; // by family of texts (`card`), then by number
