/** What is printed on the cards of Welcome to Abilene. */
import type { Component } from "svelte";
import type { Face, Faces, Piece } from "$kit/faces";
import Longhorn from "$kit/Longhorn.svelte";
import Dress from "~icons/game-icons/ample-dress";
import Arrows from "~icons/game-icons/arrow-cluster";
import Bandit from "~icons/game-icons/bandit";
import Bottle from "~icons/game-icons/brandy-bottle";
import Cavalry from "~icons/game-icons/cavalry";
import Cow from "~icons/game-icons/cow";
import GoldBar from "~icons/game-icons/gold-bar";
import GoldMine from "~icons/game-icons/gold-mine";
import Star from "~icons/game-icons/law-star";
import Wagon from "~icons/game-icons/old-wagon";
import Saloon from "~icons/game-icons/saloon";
import Train from "~icons/game-icons/steam-locomotive";
import Coins from "~icons/game-icons/two-coins";

const cow = (x: number, y: number, size: number): Piece => ({ icon: Cow, at: [x, y, size] });

function cattle(heads: number, pieces: Piece[]): Face {
  return {
    family: "gain",
    icon: Cow,
    number: String(heads),
    plate: { fr: "Bétail", en: "Cattle" },
    words: { fr: heads === 1 ? "1 tête" : `${heads} têtes`, en: `${heads} head` },
    pieces,
  };
}

const icon = (picture: Component) => ({ sign: "icon" as const, icon: picture });
const text = (words: string) => ({ sign: "text" as const, text: words });

const card: Record<number, Face> = {
  0: cattle(1, [cow(38, 61, 56)]),
  1: cattle(3, [cow(23, 42.7, 42), cow(65, 48.7, 42), cow(37, 68, 50)]),
  2: cattle(10, [cow(13, 38.8, 30), cow(45, 34.8, 30), cow(79, 38.8, 30), cow(24, 52.8, 36), cow(64, 55.8, 36), cow(7, 74.7, 42), cow(45, 73.4, 46), cow(86, 74.4, 40)]),
  3: cattle(30, [{ icon: Longhorn, at: [43, 48, 74], small: [17, 66, 92] }]),
  4: { family: "attack", icon: Bandit, strip: [text("−2$"), { sign: "arrow" }, icon(Cow)] },
  5: {
    family: "attack",
    icon: Arrows,
    plate: { fr: "Tribus indiennes", en: "Indian tribes" },
    strip: [{ sign: "cross" }, icon(Cow), icon(Cow), icon(Cow)],
  },
  6: { family: "guard", icon: Wagon, strip: [{ sign: "stop" }, icon(Bandit), text("5$")] },
  7: { family: "guard", icon: Train, strip: [{ sign: "stop" }, icon(Bandit), text("5$")] },
  8: { family: "guard", icon: GoldBar, strip: [{ sign: "stop" }, icon(Bandit), text("5$")] },
  9: { family: "guard", icon: Star, strip: [{ sign: "stop" }, icon(Bandit)] },
  10: { family: "guard", icon: Cavalry, strip: [{ sign: "stop" }, icon(Arrows)] },
  11: { family: "guard", icon: Bottle, strip: [text("−2$"), { sign: "stop" }, icon(Arrows)] },
  12: { family: "event", icon: Dress, plate: { fr: "Danseuses", en: "Dancers" }, strip: [{ sign: "cross" }, icon(Cow)] },
  13: { family: "event", icon: GoldMine, strip: [{ sign: "cross" }, icon(Coins)] },
  14: { family: "event", icon: Saloon, strip: [icon(Cow), { sign: "arrow" }, icon(Coins)] },
};

const faces: Faces = { card };

export default faces;
