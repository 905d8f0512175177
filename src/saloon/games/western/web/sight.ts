/** What the plain table shows of Western: a ring of seats, the pactole, the card in play. */
import type { Facts } from "$lib/contract";
import type { Sight, Staged } from "$kit/sight";
import Hand from "~icons/game-icons/poker-hand";

const SHERIFF = 10;
const WHISKY = 15;
const PACTOLE_TRAIN = 6;
const JOKER = 19;

/** The card that each verb plays. */
const CARDS: Record<string, number> = {
  pay_me: 7, horse: 18, cowboy: 9, cowboys: 9, indians: 13, chip_in: 11, hands_up: 17, withdrawal: 14, sheriff: SHERIFF, share: 12, saloon: 16, give_back: 8,
  lift: JOKER, train: PACTOLE_TRAIN, joker: JOKER, dancer: 3, dog: 4, cake: 5, hat: 20,
};

function cardOf(verb: string, args: number[]): number | null {
  if (verb.startsWith("whisky")) return WHISKY;
  if (verb === "attack") return args[0] - 1;
  return CARDS[verb] ?? null;
}

function stage(view: Facts): Staged | null {
  if (view.phase === "pactole") return { card: PACTOLE_TRAIN, from: view.owner as number, to: -1, answer: -1, caption: { family: "combination", number: view.standing as number } };
  if ((view.count as number) === 0) return null;
  return { card: view.card as number, from: view.turn as number, to: view.target as number, answer: view.counter as number };
}

const sum = (units: number, lang: string) => (units * 10_000).toLocaleString(lang);

const sight: Sight = {
  score: { name: "money", times: 10_000 },
  subtitle: (view, texts) => `${texts.say("draw-goal")}${texts.lang === "fr" ? "\u00a0" : ""}: ${sum((view.options as { goal_units: number }).goal_units, texts.lang)}`,
  short: (view, texts) => `${texts.say("draw-goal")}${texts.lang === "fr" ? "\u00a0" : ""}: ${sum((view.options as { goal_units: number }).goal_units, texts.lang)}`,
  cardOf,
  ring: {
    direction: "direction",
    stage,
    pot: { name: "bank", label: { fr: "Le pactole", en: "The jackpot" } },
    tags: { name: "hand_sizes", icon: Hand, label: { fr: "cartes en main", en: "cards in hand" } },
    lying: [{ name: "sheriffs", card: SHERIFF }],
    out: { name: "passed", label: { fr: "passe", en: "passes" } },
    dice: "dice",
    piles: { deck: "deck_size", discards: "discards", label: { fr: "Défausse", en: "Discards" } },
  },
  happenings: {
    drew: { moves: [{ move: "deal", from: "deck", to: "hand:{card}", each: "cards" }], sound: "flick" },
    reshuffled: { sound: "riffle" },
    discarded: { moves: [{ move: "drop", from: ["hand:{card}", "seat:{seat}"], to: "discard" }], sound: "flick" },
    lifted: { moves: [{ move: "drop", from: ["lying:{target}"], to: "discard", stamped: true }], sound: "stamp" },
    sheriff_left: { moves: [{ move: "drop", from: ["lying:{seat}"], to: "discard" }], sound: "flick" },
    played: { moves: [{ move: "fly", from: ["hand:{card}", "seat:{seat}"], to: "stage" }], sound: "slap" },
    played_on: { moves: [{ move: "fly", from: ["hand:{card}", "seat:{seat}"], to: "stage" }], sound: "drum" },
    sent_cowboys: { moves: [{ move: "fly", from: ["hand:9", "seat:{seat}"], to: "stage" }], sound: "hooves" },
    turned: { sound: "spin" },
    paid: { moves: [{ move: "pay", from: "coins:{seat}", to: "coins:{target}", amount: "pognon" }] },
    paid_bank: { moves: [{ move: "pay", from: "coins:{seat}", to: "pot", amount: "pognon" }] },
    withdrew: { moves: [{ move: "pay", from: "pot", to: "coins:{seat}", amount: "pognon" }] },
    gave_back: { moves: [{ move: "pay", from: "coins:{seat}", to: "coins:{target}", amount: "pognon" }] },
    won_pactole: { moves: [{ move: "pay", from: "pot", to: "coins:{seat}", amount: "pognon" }], sound: "chord" },
    stopped: { moves: [{ move: "drop", from: ["stage"], to: "discard", stamped: true }], sound: "stamp" },
    countered: { moves: [{ move: "fly", from: ["hand:{card}", "seat:{seat}"], to: "answer" }], sound: "stamp" },
    caked: { moves: [{ move: "drop", from: ["answer"], to: "discard", stamped: true }], sound: "stamp" },
    rolled: { moves: [{ move: "tumble", at: "die:0" }, { move: "tumble", at: "die:1" }], sound: "rattle" },
    train_came: { sound: "bugle" },
    laid: { sound: "slap" },
    laid_with_hat: { sound: "slap" },
    stole: { sound: "hooves" },
    won: { sound: "chord" },
  },
  fields: [],
};

export default sight;
