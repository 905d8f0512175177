/** The box of Fast-West on the shelf. */
import Saguaro from "$kit/Saguaro.svelte";
import type { Box } from "$lib/games";
import Picture from "./Picture.svelte";

const box: Box = {
  place: 5,
  short: "Fast-West",
  title: [
    { text: "FAST", size: 72, y: 113.7 },
    { text: "WEST", size: 72, y: 175.4 },
  ],
  top: 187.4,
  picture: Picture,
  tagline: { fr: "Le plus vif gagne", en: "Quickest hand wins" },
  spot: "--spot-fastwest",
  ink: "#2b2522",
  badge: Saguaro,
  author: "",
  contents: { fr: "64 cartes, 8 balles", en: "64 cards, 8 bullets" },
  minutes: 15,
  age: 8,
  extra: { number: "8", label: { fr: "balles", en: "bullets" } },
  less: true,
};

export default box;
