/** What is printed on the cards of FarWest 1849: a couple's sign and a number. */
import type { Face, Faces } from "$kit/faces";
import Wagon from "~icons/game-icons/old-wagon";
import MoveCard from "./MoveCard.svelte";

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const colours = [0, 1, 2, 3];
const face = (value: number): Face => ({ family: "move", icon: Wagon, body: MoveCard, value });

const faces: Faces = {
  card: Object.fromEntries(colours.flatMap((colour) => values.map((value) => [10 * colour + value, face(10 * colour + value)]))),
};

export default faces;
