/** What the plain table shows of Fast-West: tops, the flipped card, bullets and gestures. */
import type { Facts } from "$lib/contract";
import type { Sight } from "$kit/sight";
import type { SoundName } from "$kit/sounds";
import Pistols from "~icons/game-icons/crossed-pistols";
import Hat from "~icons/game-icons/western-hat";
import HandsUp from "./HandsUp.svelte";
import Salute from "./Salute.svelte";

const COWBOY_BACK = 7;
const NOTHING = 8;
const CHILD = 1;
const INDIANS = 5;
const SOUNDS: Record<number, SoundName> = { 2: "whistle", 3: "bugle", 4: "shot", 5: "whoosh", 6: "spin" };

/** The card one has to react to: the one that was flipped last, while its window is open. */
function flipped(view: Facts): number | null {
  const card = (view.tops as number[])[view.flipper as number];
  return view.phase === "window" || (view.phase === "idle" && view.fresh && card <= CHILD) || view.phase === "announce" || view.phase === "pick" ? card : null;
}

function limit(view: Facts): number {
  const slow = (view.options as { slow_table: boolean }).slow_table ? 2 : 1;
  if (view.phase !== "window") return 0;
  return slow * (flipped(view) === INDIANS ? 4000 : 6000);
}

const sight: Sight = {
  score: { name: "tokens", less: true },
  subtitle: (view, texts) => texts.say("draw-round", { round: view.round, repeats: view.repeats }),
  short: (view, texts) => texts.say("draw-round", { round: view.round, repeats: view.repeats }),
  chapters: ["game_began", "dealt", "duel_began", "reshuffled"],
  live: {
    tops: { name: "tops", none: [NOTHING], backs: [COWBOY_BACK] },
    card: flipped,
    scene: (view) => (String(view.phase).startsWith("duel") ? Pistols : null),
    flipper: "flipper",
    grab: "grab",
    release: "release",
    circle: "circle",
    held: "held",
    gone: "gone",
    pick: { verb: "pick", places: "places" },
    limit,
    tokens: { name: "tokens", cap: (view) => Math.min(10, (view.options as { token_cap: number }).token_cap) },
    gestures: {
      "gesture hands_up": { icon: HandsUp, key: "h" },
      "gesture salute": { icon: Salute, key: "s" },
      press: { icon: Hat, key: "p" },
    },
  },
  happenings: {
    flipped: { sound: (facts) => SOUNDS[facts.card as number] ?? "flick" },
    reached: { sound: "click" },
    dealt: { sound: "riffle" },
    was_slowest: { sound: "stamp" },
    shot_blank: { sound: "stamp" },
    had_no_bullet: { sound: "stamp" },
    duel_began: { sound: "drum" },
    shot: { sound: "shot" },
    match_won: { sound: "chord" },
  },
  fields: [],
};

export default sight;
