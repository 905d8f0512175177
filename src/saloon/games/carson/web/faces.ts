/** What is printed on the cards and tiles of Carson City. */
import type { Component } from "svelte";
import type { Face, Faces } from "$kit/faces";
import Bank from "~icons/game-icons/bank";
import Barn from "~icons/game-icons/barn";
import Basket from "~icons/game-icons/basket";
import Bed from "~icons/game-icons/bed";
import Church from "~icons/game-icons/church";
import Sabres from "~icons/game-icons/crossed-sabres";
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

const card: Record<number, Face> = {
  1: { family: "guard", icon: Star, number: "1", words: { fr: "Limite 20 $", en: "Limit $20" } },
  2: { family: "gain", icon: TopHat, number: "2", words: { fr: "+9 $", en: "+$9" } },
  3: { family: "gain", icon: Basket, number: "3", words: { fr: "8 $ ou ×2", en: "$8 or ×2" } },
  4: { family: "move", icon: Rails, number: "4", words: { fr: "À moitié prix", en: "Half price" } },
  5: { family: "move", icon: Wagon, number: "5", words: { fr: "1 terrain", en: "1 parcel" } },
  6: { family: "attack", icon: Sabres, number: "6", words: { fr: "+ cow-boys", en: "+ cowboys" } },
  7: { family: "attack", icon: Rifle, number: "7", words: { fr: "+3 au feu", en: "+3 in duels" } },
};

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

const faces: Faces = { card, building };

export default faces;
