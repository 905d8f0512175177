/** The box of Overland on the shelf. */
import type { Box } from "$lib/games";
import Cartwheel from "~icons/game-icons/cartwheel";
import Coins from "~icons/game-icons/two-coins";
import Picture from "./Picture.svelte";

const box: Box = {
  place: 6,
  short: "Overland",
  title: [{ text: "OVERLAND", size: 58, y: 103, spot: true }],
  top: 115.3,
  picture: Picture,
  tagline: { fr: "Qui va plus vite ?", en: "Who is faster?" },
  spot: "--ink",
  ink: "#5d3557",
  badge: Cartwheel,
  author: "Saloon",
  contents: { fr: "40 cartes", en: "40 cards" },
  minutes: 5,
  age: 8,
  extra: { number: "8", label: { fr: "façons de voyager", en: "ways to travel" } },
  coin: Coins,
};

export default box;
