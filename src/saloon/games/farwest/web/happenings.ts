/** What the events of FarWest 1849 look and sound like; the pawns walk by themselves. */
import type { Happenings } from "$kit/happenings";

const happenings: Happenings = {
  shuffled: { sound: "riffle" },
  dealt: { moves: [{ move: "deal", from: "deck", to: "hand:{card}", each: "cards" }], sound: "riffle" },
  put_aside: { moves: [{ move: "drop", from: ["hand:{card}"], to: "seat:{target}", turned: true }], sound: "flick" },
  gave: { moves: [{ move: "fly", from: ["seat:{seat}"], to: "hand:{card}" }], sound: "flick" },
  moved: { moves: [{ move: "fly", from: ["hand:{card}", "seat:{seat}"], to: "laid" }], sound: "hooves" },
  laid_null: { moves: [{ move: "fly", from: ["hand:{card}", "seat:{seat}"], to: "laid" }], sound: "slap" },
  couple_home: { moves: [{ move: "stamp", at: "home:{colour}" }], sound: "stamp" },
  paid: { moves: [{ move: "pay", from: "mine", to: "coins:{seat}", amount: "bills" }] },
  match_ended: { sound: "chord" },
};

export default happenings;
