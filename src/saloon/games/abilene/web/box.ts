/** The box of Welcome to Abilene on the shelf. */
import Longhorn from "$kit/Longhorn.svelte";
import type { Box } from "$lib/games";
import Coins from "~icons/game-icons/two-coins";
import Picture from "./Picture.svelte";

const box: Box = {
  place: 1,
  short: "Abilene",
  title: [
    { text: "WELCOME TO", size: 43.8, y: 92.3 },
    { text: "ABILENE", size: 66, y: 149.4, spot: true },
  ],
  top: 161.4,
  picture: Picture,
  tagline: { fr: "Bluff & bétail", en: "Bluff & cattle" },
  spot: "--spot-abilene",
  ink: "#9b2c1a",
  badge: Longhorn,
  author: "Jean-Michel Urien",
  contents: { fr: "54 cartes", en: "54 cards" },
  minutes: 30,
  age: 14,
  extra: { number: "30", label: { fr: "jetons chacun", en: "chips each" } },
  coin: Coins,
};

export default box;
