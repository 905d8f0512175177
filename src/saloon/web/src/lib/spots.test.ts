import { expect, test } from "vitest";
import { Say } from "./say";
import { nameOfPlace, placeOf, placesOf } from "./spots";

const TEXTS = new Say("en", ["card-5 = Cattle 3\nrider-0 = blue cowboy\nspot-mine = the mine\nspot-herd = herd of { $name }"]);
const nameOf = (place: string) => nameOfPlace(place, TEXTS, ["Ada", "Bill"], (key) => `house ${key}`);

test("what lies at a player is that player, and a card of a herd is the herd", () => {
  expect(["seat:1", "coins:1", "lying:1", "herd:0:5", "pot"].map(placeOf)).toEqual(["seat:1", "seat:1", "seat:1", "herd:0", "pot"]);
});

test("places are called as the game calls them, then as the house does", () => {
  expect(["seat:1", "hand:5", "pawn:0", "mine", "herd:1", "deck"].map(nameOf)).toEqual(["Bill", "Cattle 3", "blue cowboy", "the mine", "herd of Bill", "house spot-deck"]);
});

test("what has no name is not the end of an arrow", () => {
  expect(["die:0", "stage", "road:7", "seat:9", "home:2"].map(nameOf)).toEqual([null, null, null, null, null]);
});

test("every place is listed once", () => {
  const listed = placesOf(["seat:0", "coins:0", "die:1", "deck", "deck", "seat:1", "coins:1"], nameOf);

  expect(listed.map((each) => each.name)).toEqual(["Ada", "house spot-deck", "Bill"]);
});
