/** What is printed on the cards of Overland: how fast, and what it carries. */
import type { Component } from "svelte";
import type { Face, Faces } from "$kit/faces";
import Canoe from "~icons/game-icons/canoe";
import Stagecoach from "~icons/game-icons/cartwheel";
import Mule from "~icons/game-icons/donkey";
import Mustang from "~icons/game-icons/horse-head";
import Wagon from "~icons/game-icons/old-wagon";
import Steamboat from "~icons/game-icons/paddle-steamer";
import Raft from "~icons/game-icons/raft";
import Locomotive from "~icons/game-icons/steam-locomotive";

const loaded = (speed: number, icon: Component, dollars: number): Face => ({ family: "gain", icon, number: String(speed), words: { fr: `${dollars}\u00a0$`, en: `$${dollars}` } });
const empty = (speed: number, icon: Component): Face => ({ family: "move", icon, number: String(speed) });

const faces: Faces = {
  card: {
    1: loaded(1, Mule, 3),
    2: loaded(2, Wagon, 3),
    3: loaded(3, Raft, 2),
    4: loaded(4, Canoe, 2),
    5: loaded(5, Mustang, 1),
    6: loaded(6, Stagecoach, 1),
    7: empty(7, Steamboat),
    8: empty(8, Locomotive),
  },
};

export default faces;
