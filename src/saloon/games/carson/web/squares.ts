/** The squares of the track in their four steps, and their pictures. */
import type { Component } from "svelte";
import Ammo from "~icons/game-icons/ammo-box";
import Box from "~icons/game-icons/cardboard-box-closed";
import Cash from "~icons/game-icons/cash";
import Holster from "~icons/game-icons/cowboy-holster";
import Crossroad from "~icons/game-icons/crossroad";
import Houses from "~icons/game-icons/family-house";
import Field from "~icons/game-icons/field";
import Receive from "~icons/game-icons/receive-money";
import Road from "~icons/game-icons/road";
import Dices from "~icons/game-icons/rolling-dices";
import Star from "~icons/game-icons/round-star";
import MapIcon from "~icons/game-icons/treasure-map";
import Rifle from "~icons/game-icons/winchester-rifle";
import faces from "./faces";
import { BUILD_12, BUILD_3, isClosed, stateOf, type CarsonView } from "./view";

export const STEPS: number[][] = [
  [0, 1, 2, 3, 4],
  [5, 6, 7, 8, 9, 10, 11],
  [13, 14, 15, 16],
  [17, 18, 19, 20, 21, 22, 23],
];

const ICONS: Record<number, Component> = {
  0: Receive,
  1: Ammo,
  2: Crossroad,
  3: Road,
  4: MapIcon,
  13: Field,
  14: Holster,
  15: Dices,
  16: Cash,
  17: Field,
  18: Rifle,
  19: Houses,
  20: Star,
  21: Star,
  22: Star,
  23: Star,
};
export const MOST = 21; // three rows of seven

/** The tile that lies on a square of the construction row; 0 for none. */
export const tileOn = (view: CarsonView, square: number) => (square >= BUILD_12 && square <= BUILD_3 ? view.row[BUILD_3 - square] : 0);

export const iconOf = (view: CarsonView, square: number): Component => ICONS[square] ?? faces.building[tileOn(view, square)]?.icon ?? Box;

/** The squares for a low screen, as many as there is room for: reminders, empty squares and what is over give way to what one may stand on. */
export function openSquares(view: CarsonView, most = MOST): number[] {
  const isNow = (square: number) => stateOf(view, square) === "now";
  let squares = STEPS.flat().filter((square) => square <= BUILD_3 || !isClosed(view, square) || isNow(square));
  const drop = (which: (square: number) => boolean) => {
    const surplus = squares.filter((square) => which(square) && !isNow(square)).slice(0, Math.max(0, squares.length - most));
    squares = squares.filter((square) => !surplus.includes(square));
  };
  drop((square) => square === 4);
  drop((square) => isClosed(view, square));
  drop((square) => stateOf(view, square) === "done");
  return squares;
}
