/** What the events of Fast-West sound like. Nothing moves, and no sound tells a duel from any other cactus. */
import type { Happenings } from "$kit/happenings";
import type { SoundName } from "$kit/sounds";

const SOUNDS: Record<number, SoundName> = { 2: "whistle", 3: "bugle", 4: "shot", 5: "whoosh", 6: "spin" };

const happenings: Happenings = {
  flipped: { sound: (facts) => SOUNDS[facts.card as number] ?? "flick" },
  reached: { sound: "click" },
  picked: { sound: "click" },
  dealt: { sound: "riffle" },
  endangered_child: { sound: "stamp" },
  was_slowest: { sound: "stamp" },
  shot_blank: { sound: "stamp" },
  had_no_bullet: { sound: "stamp" },
  lost_roulette: { sound: "stamp" },
  shot: { sound: "shot" },
  won: { sound: "chord" },
};

/** What a Gazette need not say: hands in a race, and what the verdict tells anyway. */
export const HUSHED = ["time_came", "reached", "released", "raised_hands", "saluted", "pressed", "gone", "judged", "uncovered", "aimed", "duel_ended"];

export const CHAPTERS = ["game_began", "dealt", "duel_began", "reshuffled"];

export default happenings;
