/** The box of FarWest 1849 on the shelf. */
import type { Box } from "$lib/games";
import Banknote from "~icons/game-icons/banknote";
import Wagon from "~icons/game-icons/old-wagon";
import Picture from "./Picture.svelte";

const box: Box = {
  place: 2,
  short: "FarWest 1849",
  title: [
    { text: "FARWEST", size: 59.4, y: 104.2 },
    { text: "1849", size: 70, y: 164.4, spot: true },
  ],
  top: 176.4,
  picture: Picture,
  tagline: { fr: "La course à l’or", en: "The race for gold" },
  spot: "--spot-farwest",
  ink: "#99500a",
  badge: Wagon,
  author: "Max Gerchambeau",
  contents: { fr: "8 pionniers, 48 cartes", en: "8 pioneers, 48 cards" },
  minutes: 30,
  age: 7,
  extra: { number: "3", label: { fr: "courses", en: "races" } },
  coin: Banknote,
};

export default box;
