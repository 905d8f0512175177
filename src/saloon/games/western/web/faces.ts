/** What is printed on the cards of Western. */
import type { Component } from "svelte";
import type { Face, Faces, Piece } from "$kit/faces";
import Dress from "~icons/game-icons/ample-dress";
import Arrest from "~icons/game-icons/arrest";
import Arrows from "~icons/game-icons/arrow-cluster";
import Bank from "~icons/game-icons/bank";
import Bottle from "~icons/game-icons/brandy-bottle";
import Cake from "~icons/game-icons/cake-slice";
import Joker from "~icons/game-icons/card-joker";
import Boot from "~icons/game-icons/cowboy-boot";
import Horse from "~icons/game-icons/horse-head";
import Star from "~icons/game-icons/law-star";
import Pay from "~icons/game-icons/pay-money";
import Receive from "~icons/game-icons/receive-money";
import Return from "~icons/game-icons/return-arrow";
import Doors from "~icons/game-icons/saloon-doors";
import Shaking from "~icons/game-icons/shaking-hands";
import Dog from "~icons/game-icons/sitting-dog";
import Train from "~icons/game-icons/steam-locomotive";
import Hat from "~icons/game-icons/western-hat";
import Rifle from "~icons/game-icons/winchester-rifle";

const NEXT = [{ sign: "arrow" as const }];
const CHOICE = [{ sign: "ring" as const }];
const ALL = [{ sign: "dots" as const }];
const STOP = [{ sign: "stop" as const }];

const rifles: Piece[][] = [
  [{ icon: Rifle, at: [34, 43, 74], outlined: true }],
  [
    { icon: Rifle, at: [24.5, 37.1, 74], outlined: true },
    { icon: Rifle, at: [43.5, 48.9, 74], outlined: true },
  ],
  [
    { icon: Rifle, at: [15, 31.2, 74], outlined: true },
    { icon: Rifle, at: [34, 43, 74], outlined: true },
    { icon: Rifle, at: [53, 54.8, 74], outlined: true },
  ],
];

const plate = (fr: string, en: string) => ({ fr, en });
const attack = (guns: number): Face => ({
  family: "attack",
  icon: Rifle,
  number: String(guns),
  pieces: rifles[guns - 1],
  strip: CHOICE,
  plate: plate(guns === 1 ? "1 fusil" : `${guns} fusils`, guns === 1 ? "1 gun" : `${guns} guns`),
});
const guard = (icon: Component): Face => ({ family: "guard", icon, strip: STOP });

const card: Record<number, Face> = {
  0: attack(1),
  1: attack(2),
  2: attack(3),
  3: guard(Dress),
  4: guard(Dog),
  5: guard(Cake),
  6: { family: "gain", icon: Train, strip: ALL, plate: plate("Train", "Train") },
  7: { family: "gain", icon: Pay, number: "5", strip: NEXT, plate: plate("Paye-moi", "Pay me") },
  8: { family: "gain", icon: Return, strip: CHOICE, plate: plate("Renvoie", "Give back") },
  9: { family: "gain", icon: Boot, number: "2", strip: NEXT },
  10: guard(Star),
  11: { family: "gain", icon: Receive, number: "1", strip: ALL, plate: plate("Tous donnent", "All chip in") },
  12: { family: "gain", icon: Shaking, number: "1", strip: CHOICE, plate: plate("Donne à tous", "Give to all") },
  13: { family: "attack", icon: Arrows, strip: NEXT },
  14: { family: "gain", icon: Bank, number: "3", strip: [{ sign: "icon", icon: Bank }] },
  15: { family: "move", icon: Bottle, strip: [{ sign: "swap" }], plate: plate("Whisky", "Whisky") },
  16: { family: "event", icon: Doors, strip: CHOICE },
  17: { family: "event", icon: Arrest, strip: ALL, plate: plate("Haut les mains", "Hands up") },
  18: { family: "move", icon: Horse, strip: NEXT },
  19: guard(Joker),
  20: guard(Hat),
};

const faces: Faces = { card };

export default faces;
