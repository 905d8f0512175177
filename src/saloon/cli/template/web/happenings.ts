/** What the events of Overland look and sound like. */
import type { Happenings } from "$kit/happenings";

const happenings: Happenings = {
  sent: { moves: [{ move: "fly", from: ["hand:{card}", "seat:{seat}"], to: "trail:{card}" }], sound: "hooves" },
  drew: { moves: [{ move: "deal", from: "deck", to: "hand:{card}", each: "card" }], sound: "flick" },
  paid: { moves: [{ move: "pay", from: "trail", to: "coins:{seat}", amount: "dollars" }], sound: "clink" },
  charged: { moves: [{ move: "pay", from: "coins:{seat}", to: "deck", amount: "dollars" }], sound: "clink" },
};

export default happenings;
