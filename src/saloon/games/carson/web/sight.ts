/** What the plain table shows of Carson City: the town, the action track, the seats in turn order. */
import type { Component } from "svelte";
import type { Facts } from "$lib/contract";
import type { Lang, Words } from "$kit/faces";
import type { Road, Sight, Square } from "$kit/sight";
import Ammo from "~icons/game-icons/ammo-box";
import Box from "~icons/game-icons/cardboard-box-closed";
import Cash from "~icons/game-icons/cash";
import Holster from "~icons/game-icons/cowboy-holster";
import Pistols from "~icons/game-icons/crossed-pistols";
import Crossroad from "~icons/game-icons/crossroad";
import Houses from "~icons/game-icons/family-house";
import Field from "~icons/game-icons/field";
import Receive from "~icons/game-icons/receive-money";
import Revolver from "~icons/game-icons/revolver";
import RoadIcon from "~icons/game-icons/road";
import Robber from "~icons/game-icons/robber-hand";
import Dices from "~icons/game-icons/rolling-dices";
import Star from "~icons/game-icons/round-star";
import MapIcon from "~icons/game-icons/treasure-map";
import Coins from "~icons/game-icons/two-coins";
import Hat from "~icons/game-icons/western-hat";
import Rifle from "~icons/game-icons/winchester-rifle";
import faces from "./faces";

const SIDE = 8;
const RED = 1;
const EDGES_ACROSS = 72;
const ROAD = 2;
const SQUARES = 24;
const MOUNTAIN = 2;
const HOUSE = 3;
const BUILD_12 = 5;
const BUILD_3 = 11;
const ROW_PRICES = [12, 10, 8, 6, 5, 4, 3];
const POINT_PRICES = [5, 4, 3, 2];
const BUY_VP_5 = 20;
const LAST_OPEN = [4, 3, 2, 1]; // the last round of each square that sells points

const numbers = (view: Facts, name: string) => view[name] as number[];
const dollars = (cash: number, lang: Lang) => (lang === "fr" ? `${cash} $` : `$${cash}`);
const roundOf = (view: Facts) => Math.max(1, view.round as number); // 0 while the first parcels are chosen
const placeName = (place: number) => "ABCDEFGH"[place % SIDE] + (Math.floor(place / SIDE) + 1);

/** The seats whose cow-boys stand at a place, read from the sum of their powers of two. */
function posse(view: Facts, at: number): number[] {
  return [0, 1, 2, 3, 4].filter((seat) => (numbers(view, "posse")[at] >> seat) & 1);
}

function note(view: Facts, place: number, lang: Lang): string {
  const price = numbers(view, "prices")[place];
  return price > 0 ? dollars(price, lang) : "";
}

function income(view: Facts, place: number): string {
  const earns = numbers(view, "incomes")[place];
  return numbers(view, "things")[place] > HOUSE && earns > 0 ? `${earns}$` : "";
}

function tell(view: Facts, place: number, lang: Lang): string {
  const [price, earns] = [numbers(view, "prices")[place], numbers(view, "incomes")[place]];
  const words: string[] = [];
  if (price > 0) words.push(lang === "fr" ? `${dollars(price, lang)} à payer plus tard` : `${dollars(price, lang)} to pay later`);
  if (earns > 0 && numbers(view, "things")[place] > HOUSE) words.push(lang === "fr" ? `revenu ${dollars(earns, lang)}` : `income ${dollars(earns, lang)}`);
  if ((view.access as boolean[])[place]) words.push(lang === "fr" ? "touche la route" : "on the road");
  return words.length > 0 ? `${placeName(place)}${lang === "fr" ? "\u00a0" : ""}: ${words.join(", ")}` : placeName(place);
}

/** Trouble at a place: two people want it, or somebody is after what stands there. */
function marks(view: Facts, place: number): { icon: Component; hot?: boolean } | null {
  const people = posse(view, SQUARES + place);
  const owner = numbers(view, "owners")[place];
  if (owner >= 0 && people.some((seat) => seat !== owner)) return { icon: Robber, hot: true };
  return people.length > 1 ? { icon: Pistols } : null;
}

function roads(view: Facts): Road[] {
  return numbers(view, "edges").flatMap((edge, i): Road[] => {
    if (edge !== ROAD) return [];
    if (i < EDGES_ACROSS) return [{ at: [i % SIDE, Math.floor(i / SIDE)], across: true }];
    const corner = i - EDGES_ACROSS;
    return [{ at: [corner % (SIDE + 1), Math.floor(corner / (SIDE + 1))], across: false }];
  });
}

const square = (number: number, icon: Component, fr: string, en: string): Square => ({ square: number, icon, label: { fr, en } });

/** A square of the construction row: the tile that lies on it, and its price. */
function build(view: Facts, number: number): Square {
  const tile = numbers(view, "row")[BUILD_3 - number];
  const price = `${ROW_PRICES[number - BUILD_12]}$`;
  const face = faces.building[tile];
  return face ? { square: number, icon: face.icon, label: { family: "building", number: tile }, tag: price } : { ...square(number, Box, "vide", "empty"), tag: price, closed: true };
}

function points(view: Facts, number: number): Square {
  const nth = number - BUY_VP_5;
  const closed = (view.round as number) > LAST_OPEN[nth];
  return { ...square(number, Star, closed ? "fermé" : "point", closed ? "closed" : "point"), tag: `${POINT_PRICES[nth]}$`, closed };
}

function groups(view: Facts): { title: Words; squares: Square[] }[] {
  return [
    {
      title: { fr: "Préparer", en: "Prepare" },
      squares: [
        square(0, Receive, "Salaire 4 $", "Wages $4"), square(1, Ammo, "Munitions +3", "Ammunition +3"), square(2, Crossroad, "3 routes", "3 roads"), square(3, RoadIcon, "Route", "Road"),
        { ...square(4, MapIcon, "Terrains", "Parcels"), closed: true },
      ],
    },
    { title: { fr: "Construire, du plus cher au moins cher", en: "Build, dearest first" }, squares: [5, 6, 7, 8, 9, 10, 11].map((number) => build(view, number)) },
    {
      title: { fr: "Encaisser", en: "Earn" },
      squares: [
        square(13, Field, "2 $ par terrain", "$2 a parcel"), square(14, Holster, "2 $ par arme", "$2 a gun"), square(15, Dices, "Jeu", "Gamble"),
        { ...square(16, Cash, "Revenus", "Income"), closed: true },
      ],
    },
    {
      title: { fr: "Gagner des points", en: "Score" },
      squares: [square(17, Field, "terrains ½", "parcels ½"), square(18, Rifle, "armes ½", "guns ½"), square(19, Houses, "bâtis 1", "built 1"), ...[20, 21, 22, 23].map((number) => points(view, number))],
    },
  ];
}

/** Who stands on a square; where several of one colour may stand, each of them. */
function people(view: Facts, number: number): number[] {
  const crowd = number === 0 ? numbers(view, "wage_earners") : number === 3 ? numbers(view, "road_workers") : null;
  return crowd ? crowd.flatMap((count, seat) => Array.from({ length: count }, () => seat)) : posse(view, number);
}

const sight: Sight = {
  score: { name: "totals" },
  subtitle: (view, texts) => `${texts.lang === "fr" ? "manche" : "round"} ${roundOf(view)} ${texts.lang === "fr" ? "sur" : "of"} 4`,
  short: (view) => `${roundOf(view)}/4`,
  chapters: ["round_began", "resolution_began", "game_ended"],
  town: {
    label: { fr: "La ville", en: "The town" },
    places: { name: "things", arg: "parcel", family: "building", columns: SIDE, none: [0, 1, MOUNTAIN, HOUSE] },
    owners: "owners",
    note,
    income,
    tell,
    roads,
    posse: (view, place) => posse(view, SQUARES + place),
    marks,
    track: { label: { fr: "Les actions", en: "The actions" }, arg: "square", groups, people },
    legend: [
      { sign: "lit", label: { fr: "libre, avec son prix", en: "free, with its price" } },
      { icon: Pistols, label: { fr: "duel", en: "duel" } },
      { icon: Robber, hot: true, label: { fr: "attaque", en: "attack" } },
      { sign: "road", label: { fr: "route", en: "road" } },
      { sign: "income", label: { fr: "revenu", en: "income" } },
    ],
    order: "order",
    role: { name: "personality", family: "card", side: (view, role) => (numbers(view, "sides")[role - 1] === RED ? "red" : "yellow") },
    purse: ["reserve", "roads"],
    belongings: { title: { fr: "Ce que vous avez", en: "What you have" }, places: { fr: "Vos parcelles", en: "Your parcels" } },
  },
  happenings: {
    placed: { sound: "slap" },
    claimed: { sound: "slap" },
    attacked: { sound: "drum" },
    defended: { sound: "slap" },
    laid_road: { sound: "stamp" },
    chose: { sound: "flick" },
    rolled: { sound: "rattle" },
    gambled: { sound: "rattle" },
    won_parcel: { sound: "click" },
    won_square: { sound: "click" },
    earned: { moves: [{ move: "pay", from: "square:{square}", to: "coins:{seat}", amount: "cash" }] },
    took_cash: { sound: "clink" },
    rent_paid: { sound: "clink" },
    robbed: { moves: [{ move: "pay", from: "coins:{target}", to: "coins:{seat}", amount: "cash" }], sound: "hooves" },
    bought_parcel: { moves: [{ move: "pay", from: "coins:{seat}", to: "parcel:{parcel}", amount: "cash" }] },
    bought_building: { sound: "clink" },
    built: { moves: [{ move: "stamp", at: "parcel:{parcel}" }], sound: "stamp" },
    built_house: { moves: [{ move: "stamp", at: "parcel:{parcel}" }], sound: "stamp" },
    game_ended: { sound: "chord" },
  },
  fields: [
    { name: "cash", label: { fr: "dollars", en: "dollars" }, of: "seat", icon: Coins },
    { name: "points", label: { fr: "points", en: "points" }, of: "seat", icon: Star },
    { name: "reserve", label: { fr: "cow-boys", en: "cowboys" }, of: "seat", icon: Hat, one: { fr: "cow-boy", en: "cowboy" } },
    { name: "firepower", label: { fr: "puissance de feu", en: "firepower" }, of: "seat", icon: Revolver },
    { name: "roads", label: { fr: "routes", en: "roads" }, of: "seat", icon: RoadIcon, one: { fr: "route", en: "road" }, own: true },
    { name: "revolvers", label: { fr: "tuiles revolver", en: "revolver tiles" }, of: "seat", own: true },
    { name: "property_tiles", label: { fr: "tuiles propriété à poser", en: "property tiles to lay" }, of: "seat", own: true },
    { name: "kept", label: { fr: "bâtiments gardés", en: "buildings kept" }, of: "seat", family: "building", own: true },
  ],
};

export default sight;
