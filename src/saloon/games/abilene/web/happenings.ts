/** What the events of Welcome to Abilene look and sound like. */
import type { Happenings, Move } from "$kit/happenings";

const HAND = ["hand:{card}", "seat:{seat}"];
const toPot: Move = { move: "pay", from: "coins:{seat}", to: "pot", amount: "chips" };
const fromPot: Move = { move: "pay", from: "pot", to: "coins:{seat}", amount: "chips" };

const happenings: Happenings = {
  joined: { moves: [toPot] },
  dealt: { moves: [{ move: "deal", from: "deck", to: "hand:{card}", each: "cards" }], sound: "riffle" },
  bought: { moves: [toPot, { move: "deal", from: "deck", to: "hand:{card}", each: "card" }], sound: "flick" },
  folded: { moves: [fromPot] },
  dropped: { moves: [{ move: "drop", from: HAND, to: "discard", turned: true }], sound: "flick" },
  laid_face_down: { moves: [{ move: "drop", from: HAND, to: "seat:{seat}", turned: true }], sound: "slap" },
  laid_cattle: { moves: [{ move: "fly", from: HAND, to: "herd:{seat}:{card}" }], sound: "slap" },
  attacked: { moves: [{ move: "fly", from: HAND, to: "attack:{seat}" }, toPot], sound: "drum" },
  defended: { moves: [{ move: "fly", from: HAND, to: "defence:{seat}" }, toPot], sound: "slap" },
  stopped: {
    moves: [{ move: "drop", from: ["attack:{target}"], to: "discard", stamped: true }, { move: "drop", from: ["defence:{seat}", ...HAND], to: "discard", stamped: true }, toPot],
    sound: "stamp",
  },
  looted: { moves: [fromPot] },
  defence_left: { moves: [{ move: "drop", from: ["defence:{seat}"], to: "discard" }], sound: "flick" },
  stole: {
    moves: [
      { move: "fly", from: ["herd:{target}:{card}", "herd:{target}"], to: "herd:{seat}:{card}" },
      { move: "drop", from: ["attack:{seat}"], to: "discard" },
    ],
    sound: "hooves",
  },
  herd_lost: {
    moves: [
      { move: "scatter", at: "herd:{target}:" },
      { move: "drop", from: ["attack:{seat}"], to: "discard" },
    ],
    sound: "hooves",
  },
  attack_failed: { moves: [{ move: "drop", from: ["attack:{seat}"], to: "discard" }], sound: "flick" },
  strayed: { moves: [{ move: "drop", from: ["herd:{target}:{card}"], to: "discard" }], sound: "hooves" },
  rushed: { sound: "hooves" },
  arrived: { sound: "stamp" },
  won: { moves: [fromPot], sound: "chord" },
  won_unplayed: { moves: [fromPot], sound: "chord" },
};

export default happenings;
