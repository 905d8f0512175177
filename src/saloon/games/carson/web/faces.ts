/** What is printed on the cards and tiles of Carson City. */
import type { Component } from "svelte";
import type { Face, Faces, Words } from "$kit/faces";
import Bank from "~icons/game-icons/bank";
import Barn from "~icons/game-icons/barn";
import Basket from "~icons/game-icons/basket";
import Bed from "~icons/game-icons/bed";
import Church from "~icons/game-icons/church";
import Sabres from "~icons/game-icons/crossed-sabres";
import Duel from "~icons/game-icons/duel";
import House from "~icons/game-icons/house";
import Star from "~icons/game-icons/law-star";
import Mine from "~icons/game-icons/mine-wagon";
import Wagon from "~icons/game-icons/old-wagon";
import Peaks from "~icons/game-icons/peaks";
import Prisoner from "~icons/game-icons/prisoner";
import Rails from "~icons/game-icons/rail-road";
import Saloon from "~icons/game-icons/saloon";
import Shop from "~icons/game-icons/shop";
import TopHat from "~icons/game-icons/top-hat";
import Rifle from "~icons/game-icons/winchester-rifle";

interface Sides {
  face: Omit<Face, "number" | "words">;
  yellow: Words;
  red: Words;
}

const SIDES: Record<number, Sides> = {
  1: { face: { family: "guard", icon: Star }, yellow: { fr: "Cow-boy blanc", en: "White cowboy" }, red: { fr: "+3 si battu", en: "+3 if beaten" } },
  2: { face: { family: "gain", icon: TopHat }, yellow: { fr: "+9 $", en: "+$9" }, red: { fr: "3 PV : 3 $", en: "3 VP: $3" } },
  3: { face: { family: "gain", icon: Basket }, yellow: { fr: "8 $ ou ×2", en: "$8 or ×2" }, red: { fr: "8 $ ou maisons", en: "$8 or houses" } },
  4: { face: { family: "move", icon: Rails }, yellow: { fr: "À moitié prix", en: "Half price" }, red: { fr: "Tuile à 5 $", en: "Tile for $5" } },
  5: { face: { family: "move", icon: Wagon }, yellow: { fr: "1 parcelle", en: "1 parcel" }, red: { fr: "8 $ ou monts", en: "$8 or hills" } },
  6: { face: { family: "attack", icon: Sabres }, yellow: { fr: "+ cow-boys", en: "+ cowboys" }, red: { fr: "+ revolvers", en: "+ revolvers" } },
  7: { face: { family: "attack", icon: Rifle }, yellow: { fr: "+3 au feu", en: "+3 in duels" }, red: { fr: "+2 au feu", en: "+2 in duels" } },
};

/** A personality with the side that is in play. */
const personality = (number: number, side: "yellow" | "red"): Face => ({ ...SIDES[number].face, number: String(number), words: SIDES[number][side] });

const all = (side: "yellow" | "red"): Record<number, Face> => Object.fromEntries(Object.keys(SIDES).map((number) => [number, personality(Number(number), side)]));

const card = all("yellow");

/** The faces of the personalities by the side in play: yellow, red. */
export const SIDE_FACES = [card, all("red")];

const tile = (icon: Component): Face => ({ family: "gain", icon });

const building: Record<number, Face> = {
  2: tile(Peaks),
  3: tile(House),
  4: tile(Barn),
  5: tile(Mine),
  6: tile(Shop),
  7: tile(Bank),
  8: tile(Saloon),
  9: tile(Bed),
  10: tile(Prisoner),
  11: tile(Church),
};

/** The duel tiles, by what they add. */
export const TILE_FACES: Record<number, Face> = Object.fromEntries([0, 1, 2, 3, 4, 5].map((value) => [value, { family: "attack", icon: Duel, number: String(value) }]));

const faces: Faces = { card, building };

export default faces;
