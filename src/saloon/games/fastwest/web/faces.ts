/** What is printed on the cards of Fast-West. */
import type { Face, Faces } from "$kit/faces";
import Saguaro from "$kit/Saguaro.svelte";
import Arrows from "~icons/game-icons/arrow-cluster";
import Baby from "~icons/game-icons/baby-face";
import Bandit from "~icons/game-icons/bandit";
import Cavalry from "~icons/game-icons/cavalry";
import Star from "~icons/game-icons/law-star";
import Barrel from "~icons/game-icons/reload-gun-barrel";
import Hat from "~icons/game-icons/western-hat";

const card: Record<number, Face> = {
  0: { family: "move", icon: Saguaro },
  1: { family: "event", icon: Saguaro, badge: Baby },
  2: { family: "guard", icon: Star },
  3: { family: "move", icon: Cavalry },
  4: { family: "attack", icon: Bandit },
  5: { family: "gain", icon: Arrows },
  6: { family: "event", icon: Barrel },
  7: { family: "move", icon: Hat },
};

const faces: Faces = { card };

export default faces;
