/** What the events of Western look and sound like. */
import type { Happenings, Move } from "$kit/happenings";

const HAND = ["hand:{card}", "seat:{seat}"];
const toStage: Move = { move: "fly", from: HAND, to: "stage" };
const pay: Move = { move: "pay", from: "coins:{seat}", to: "coins:{target}", amount: "pognon" };
const take: Move = { move: "pay", from: "coins:{target}", to: "coins:{seat}", amount: "pognon" };
const toBank: Move = { move: "pay", from: "coins:{seat}", to: "pot", amount: "pognon" };
const fromBank: Move = { move: "pay", from: "pot", to: "coins:{seat}", amount: "pognon" };
const dice: Move[] = [
  { move: "tumble", at: "die:0" },
  { move: "tumble", at: "die:1" },
];

const happenings: Happenings = {
  drew: { moves: [{ move: "deal", from: "deck", to: "hand:{card}", each: "cards" }], sound: "flick" },
  reshuffled: { sound: "riffle" },
  discarded: { moves: [{ move: "drop", from: HAND, to: "discard" }], sound: "flick" },
  lifted: { moves: [{ move: "drop", from: ["lying:{target}"], to: "discard", stamped: true }], sound: "stamp" },
  sheriff_left: { moves: [{ move: "drop", from: ["lying:{seat}"], to: "discard" }], sound: "flick" },
  played: { moves: [{ move: "drop", from: HAND, to: "discard" }], sound: "slap" },
  played_on: { moves: [toStage], sound: "slap" },
  attacked: { moves: [toStage], sound: "drum" },
  sent_cowboys: { moves: [{ move: "fly", from: ["hand:9", "seat:{seat}"], to: "stage" }], sound: "hooves" },
  turned: { moves: [{ move: "drop", from: ["hand:15", "seat:{seat}"], to: "discard" }], sound: "spin" },
  paid: { moves: [pay] },
  paid_bank: { moves: [toBank] },
  withdrew: { moves: [fromBank] },
  gave_back: { moves: [pay] },
  shared: { sound: "clink" },
  collected: { sound: "clink" },
  stopped: { moves: [{ move: "drop", from: ["stage"], to: "discard", stamped: true }], sound: "stamp" },
  countered: { moves: [{ move: "fly", from: HAND, to: "answer" }], sound: "stamp" },
  caked: { moves: [{ move: "drop", from: ["answer"], to: "discard", stamped: true }], sound: "stamp" },
  hit: { moves: [...dice, take], sound: "rattle" },
  backfired: { moves: [...dice, pay], sound: "rattle" },
  searched: { moves: [toBank] },
  rolled: { moves: dice, sound: "rattle" },
  won_saloon: { moves: [take], sound: "chord" },
  train_came: { sound: "bugle" },
  laid: { sound: "slap" },
  laid_with_hat: { sound: "slap" },
  won_pactole: { moves: [fromBank], sound: "chord" },
  stole: { sound: "hooves" },
  won: { sound: "chord" },
};

export default happenings;
