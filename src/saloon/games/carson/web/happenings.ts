/** What the events of Carson City look and sound like. */
import type { Happenings } from "$kit/happenings";

const happenings: Happenings = {
  took_parcel: { moves: [{ move: "stamp", at: "parcel:{parcel}" }], sound: "stamp" },
  chose: { sound: "flick" },
  took_cash: { sound: "clink" },
  placed: { moves: [{ move: "stamp", at: "cowboy:{square}:{seat}" }], sound: "slap" },
  claimed: { moves: [{ move: "stamp", at: "cowboy:{parcel}:{seat}" }], sound: "slap" },
  attacked: { sound: "drum" },
  defended: { sound: "slap" },
  laid_road: { sound: "stamp" },
  bridged: { sound: "stamp" },
  rolled: { sound: "rattle" },
  showed_tile: { sound: "flick" },
  gambled: { sound: "rattle" },
  won_square: { sound: "click" },
  won_building: { sound: "click" },
  won_parcel: { sound: "click" },
  won_attack: { sound: "click" },
  won_defence: { sound: "click" },
  earned: { moves: [{ move: "pay", from: "square:{square}", to: "coins:{seat}", amount: "cash" }] },
  rent_paid: { sound: "clink" },
  robbed: { moves: [{ move: "pay", from: "coins:{target}", to: "coins:{seat}", amount: "cash" }], sound: "hooves" },
  bought_parcel: { moves: [{ move: "pay", from: "coins:{seat}", to: "parcel:{parcel}", amount: "cash" }] },
  bought_building: { sound: "clink" },
  built: { moves: [{ move: "stamp", at: "parcel:{parcel}" }], sound: "stamp" },
  built_house: { moves: [{ move: "stamp", at: "parcel:{parcel}" }], sound: "stamp" },
  game_ended: { sound: "chord" },
};

export default happenings;
