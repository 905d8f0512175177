/** The box of Carson City on the shelf. */
import type { Box } from "$lib/games";
import Star from "~icons/game-icons/round-star";
import Saloon from "~icons/game-icons/saloon";
import Picture from "./Picture.svelte";

const box: Box = {
  place: 4,
  short: "Carson City",
  title: [
    { text: "CARSON", size: 69.6, y: 111.9 },
    { text: "CITY", size: 74, y: 175.1, spot: true },
  ],
  top: 187.1,
  picture: Picture,
  tagline: { fr: "Bâtir, dueller, durer", en: "Build, duel, endure" },
  spot: "--spot-carson",
  ink: "#3c6135",
  badge: Saloon,
  author: "Xavier Georges",
  contents: { fr: "une ville de 64 parcelles", en: "a town of 64 parcels" },
  minutes: 90,
  age: 12,
  extra: { number: "4", label: { fr: "manches", en: "rounds" } },
  coin: Star,
};

export default box;
