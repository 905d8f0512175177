/** The box of Western on the shelf. */
import type { Box } from "$lib/games";
import Banknote from "~icons/game-icons/banknote";
import Pistols from "~icons/game-icons/crossed-pistols";
import Picture from "./Picture.svelte";

const box: Box = {
  place: 3,
  short: "Western",
  title: [{ text: "WESTERN", size: 58.3, y: 103.3, spot: true }],
  top: 115.3,
  picture: Picture,
  tagline: { fr: "La valse du pognon", en: "The money waltz" },
  spot: "--spot-western",
  ink: "#1d5575",
  badge: Pistols,
  author: "J.-M. Sarrauste",
  contents: { fr: "108 cartes, un dé", en: "108 cards, one die" },
  minutes: 25,
  age: 8,
  extra: { number: "21", label: { fr: "sortes de cartes", en: "kinds of cards" } },
  coin: Banknote,
};

export default box;
