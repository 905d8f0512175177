/** What is asked of a player: who, what, how much. It offers what is in the actions, and nothing else. Pure. */
import type { Component } from "svelte";
import type { Choice, Effect, Prompt } from "$kit/prompt";
import type { Facts, Say } from "$lib/say";
import {
  CAVALRY,
  DANCERS,
  DESPERADOS,
  FIREWATER,
  GOLD_RUSH,
  HEADS,
  INDIANS,
  isCattle,
  leadersOf,
  lootOf,
  stops,
  strikesLast,
  WELCOME,
  type AbileneView,
  type Attack,
  type Play,
} from "./view";

const SHERIFF = 9;

export interface Asking {
  view: AbileneView;
  seat: number;
  names: string[];
  plays: Play[]; // all that is offered
  card: number | null; // the chosen card of the hand
  target: number | null; // the chosen player
  texts: Say;
  w: (key: string, facts?: Facts) => string;
  isWide: boolean; // there is room for whole names on buttons
  hasNotes: boolean; // and for a second line
  icons: { coins?: Component; cards?: Component; leave?: Component };
  iconOf: (card: number) => Component | undefined;
  act: (action: string) => void;
  cancel?: () => void;
}

/** The question of this moment. */
export function question(ask: Asking): Prompt {
  switch (ask.view.phase) {
    case "opt_in":
      return askToJoin(ask);
    case "distribution":
      return askToBuy(ask);
    case "discard":
      return ask.card === null ? { sentence: w(ask, "discard-sentence", surplus(ask)), choices: [] } : askToDrop(ask, ask.card);
    case "steal":
      return askWhatToSteal(ask);
    case "over":
      return { sentence: ask.texts.say("phase-over"), choices: [] };
    default:
      return ask.card === null ? askForCard(ask) : askHow(ask, ask.card);
  }
}

const w = (ask: Asking, key: string, facts: Facts = {}) => ask.w(key, facts);
const name = (ask: Asking, card: number) => ask.texts.family("card", card);
const the = (ask: Asking, card: number) => ask.texts.family("card", card, "the");
const The = (ask: Asking, card: number) => capital(the(ask, card));
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const chipsOf = (ask: Asking) => ask.view.chips[ask.seat];

/** The offered choices of these verbs, in the order of their labels. */
function offered(ask: Asking, labels: Record<string, Omit<Choice, "press">>): Choice[] {
  return Object.keys(labels).flatMap((verb) => ask.plays.filter((play) => play.verb === verb).map((play) => ({ ...labels[verb], press: () => ask.act(play.action) })));
}

/** "Ada", "Ada et Bill", "Ada, Bill et Doc". */
export function listed(words: string[], joined: (one: string, other: string) => string): string {
  return words.length < 2 ? words.join("") : joined(words.slice(0, -1).join(", "), words[words.length - 1]);
}

const together = (ask: Asking, seats: number[]) => namesOf(seats, ask.seat, ask.names, ask.w);
/** "vous, Bill et Doc": the reader is "you", and comes first. */
export function namesOf(seats: number[], reader: number, names: string[], words: Asking["w"]): string {
  const others = seats.filter((seat) => seat !== reader).map((seat) => names[seat]);
  return listed(seats.includes(reader) ? [words("you-too"), ...others] : others, (one, other) => words("and", { one, other }));
}

const either = (ask: Asking, words: string[]) => listed(words, (one, other) => w(ask, "or", { one, other }));

// Joining and buying

function askToJoin(ask: Asking): Prompt {
  const { pot } = ask.view;
  const already = pot > 0 ? w(ask, "join-pot", { pot }) : "";
  const sentence = w(ask, "join-sentence", { chips: chipsOf(ask) });
  const effects: Effect[] = [
    { icon: ask.icons.coins, text: sentence },
    { icon: ask.icons.cards, text: w(ask, "join-cards") },
  ];
  if (already) effects.push({ icon: ask.icons.coins, text: already });
  return {
    head: w(ask, "join-head"),
    price: w(ask, "join-price"),
    sentence: [sentence, already].join(" ").trim(),
    effects,
    choices: offered(ask, { join: { label: w(ask, "join"), primary: true }, sit_out: { label: w(ask, "sit-out") } }),
  };
}

function askToBuy(ask: Asking): Prompt {
  const canBuy = ask.plays.some((play) => play.verb === "buy");
  const price = ask.view.prices[ask.seat];
  const note = standing(ask);
  const rows: Effect[] = [
    { icon: ask.icons.cards, text: w(ask, ask.view.hand_size > 0 ? "stand-row" : "stand-leads", { note }) },
    { icon: ask.icons.leave, text: w(ask, "fold-row") },
  ];
  const choices = offered(ask, {
    buy: { label: w(ask, "buy", { price }), primary: true },
    stand: { label: w(ask, "stand"), primary: !canBuy, note: ask.hasNotes ? note : undefined },
    fold: { label: w(ask, "fold"), note: ask.hasNotes ? w(ask, "fold-note") : undefined },
  });
  if (!canBuy) return { head: w(ask, "stand-head"), sentence: cannotBuy(ask), effects: [{ icon: ask.icons.coins, text: cannotBuy(ask) }, ...rows], choices };
  const facts = { price, chips: chipsOf(ask), doubled: ask.view.hand_size > 0 ? "yes" : "no", name: ask.names[ask.view.leader] };
  const cost = w(ask, ask.view.hand_size > 0 ? "buy-doubled" : "buy-sentence", facts);
  return {
    head: w(ask, "buy-head"),
    price: w(ask, "buy-price", { price }),
    sentence: w(ask, "buy-sentence", facts),
    effects: [{ icon: ask.icons.coins, text: cost }, ...rows],
    choices,
  };
}

/** What it means to stand now. */
function standing(ask: Asking): string {
  const cards = ask.view.hand.length;
  const extra = cards - ask.view.hand_size;
  if (ask.view.hand_size === 0) return w(ask, "stand-first", { cards });
  return extra > 0 ? w(ask, "stand-drop", { extra }) : w(ask, "stand-same", { cards });
}

function cannotBuy(ask: Asking): string {
  return ask.view.deck_size === 0 ? w(ask, "stand-empty") : w(ask, "stand-poor", { price: ask.view.prices[ask.seat], chips: chipsOf(ask) });
}

// Dropping

function surplus(ask: Asking): Facts {
  const { hand, hand_size: size } = ask.view;
  return { size, cards: hand.length, extra: hand.length - size };
}

function askToDrop(ask: Asking, card: number): Prompt {
  const { hand, hand_size: size } = ask.view;
  const sentence = w(ask, "drop-sentence", { card: name(ask, card), left: hand.length - size - 1, size });
  const choices = ask.plays
    .filter((play) => play.card === card)
    .map((play) => ({ label: w(ask, "drop", { the_card: the(ask, card) }), primary: true, press: () => ask.act(play.action) }));
  return { sentence, choices, cancel: ask.cancel };
}

// Playing a card

const onMe = (ask: Asking) => ask.view.attacks.filter((attack) => attack.target === ask.seat);
const isAnswer = (ask: Asking) => ask.view.phase === "respond";

function askForCard(ask: Asking): Prompt {
  const choices = offered(ask, { decline: { label: w(ask, "decline") } });
  const attacks = onMe(ask);
  if (attacks.length === 0) return { sentence: w(ask, "play-sentence"), choices };
  return { sentence: `${threat(ask, attacks)} ${guards(ask, attacks)}`, choices, urgent: isAnswer(ask), patient: isAnswer(ask) };
}

function threat(ask: Asking, attacks: Attack[]): string {
  return w(ask, "threatened", {
    names: together(
      ask,
      attacks.map((attack) => attack.attacker),
    ),
    count: attacks.length,
  });
}

/** Which cards of the hand stop what is coming, and what comes otherwise. */
function guards(ask: Asking, attacks: Attack[]): string {
  const cards = [...new Set(ask.plays.filter((play) => play.verb === "answer").map((play) => play.card!))];
  const [first] = attacks;
  const facts = { what: attacks.length > 1 ? "several" : first.card, when: strikesLast(ask.view, first.attacker) ? "end" : "turn" };
  return cards.length === 0
    ? w(ask, "threat-open", facts)
    : w(ask, "threat-stopped", {
        ...facts,
        cards: capital(
          either(
            ask,
            cards.map((card) => the(ask, card)),
          ),
        ),
      });
}

function askHow(ask: Asking, card: number): Prompt {
  const plays = ask.plays.filter((play) => play.card === card);
  const faceDown = plays.find((play) => play.verb === "face_down");
  const acting = plays.filter((play) => play.verb !== "face_down");
  const chosen = acting.length === 1 ? acting[0] : acting.find((play) => play.target === ask.target && play.target !== null);
  const choices: Choice[] = chosen ? [{ ...button(ask, chosen, card), primary: true, press: () => ask.act(chosen.action) }] : [];
  if (faceDown) choices.push({ label: w(ask, acting.length > 0 ? "face-down" : "only-down"), primary: acting.length === 0, press: () => ask.act(faceDown.action) });
  choices.push(...offered(ask, { decline: { label: w(ask, "decline") } }));
  return { sentence: sentenceFor(ask, card, acting, chosen), choices, cancel: ask.cancel, urgent: isAnswer(ask), patient: isAnswer(ask) };
}

function button(ask: Asking, play: Play, card: number): { label: string; icon?: Component } {
  const icon = ask.iconOf(card);
  if (play.target !== null && play.verb !== "answer") return { label: w(ask, "raid", { card, name: ask.names[play.target] }), icon };
  const paid = card === FIREWATER && (play.verb === "answer" || ask.view.options.eau_paid === "when_laid");
  return { label: w(ask, (ask.isWide ? "lay" : "lay-short") + (paid ? "-paid" : ""), { the_card: the(ask, card) }), icon };
}

function sentenceFor(ask: Asking, card: number, acting: Play[], chosen: Play | undefined): string {
  if (acting.length === 0) return whyOnlyDown(ask, card);
  if (acting[0].verb === "answer") return chosen ? stopping(ask, card, chosen.target!) : w(ask, "stops-whom", { the_card: The(ask, card) });
  const said = isCattle(card)
    ? w(ask, "cattle-sentence", { from: ask.view.heads[ask.seat], to: ask.view.heads[ask.seat] + HEADS[card] })
    : acting[0].target !== null
      ? raiding(ask, card, chosen)
      : acting[0].verb === "defend"
        ? guarding(ask, card)
        : closing(ask, card);
  const goesOn = onMe(ask).length > 0 && card !== GOLD_RUSH && card !== WELCOME;
  return goesOn
    ? `${said} ${w(ask, "threat-goes-on", {
        names: together(
          ask,
          onMe(ask).map((attack) => attack.attacker),
        ),
        count: onMe(ask).length,
      })}`
    : said;
}

function whyOnlyDown(ask: Asking, card: number): string {
  if (card === DESPERADOS || card === FIREWATER) return w(ask, "needs-chips", { chips: chipsOf(ask) });
  return w(ask, card === WELCOME ? "needs-herd" : "needs-target");
}

function stopping(ask: Asking, card: number, attacker: number): string {
  const what = card === FIREWATER ? "paid" : card === CAVALRY ? "tribes" : card === SHERIFF ? "sheriff" : "loot";
  const said = w(ask, "stops", { what, the_card: The(ask, card), name: ask.names[attacker], chips: what === "paid" ? chipsOf(ask) : lootOf(ask.view.pot) });
  return isAnswer(ask) ? `${said} ${w(ask, "costs-a-turn")}` : said;
}

/** When the player is to act after this card: at a turn of theirs, or no more in this hand. */
const whenNext = ({ view, seat }: Asking) => (view.hand.length === 1 && view.owed[seat] === 0 ? "end" : "turn");

function guarding(ask: Asking, card: number): string {
  const what = card !== FIREWATER ? (stops(card, INDIANS) ? INDIANS : DESPERADOS) : ask.view.options.eau_paid === "when_laid" ? "paid" : "later";
  return w(ask, "guards", { what, when: whenNext(ask), the_card: The(ask, card), chips: chipsOf(ask) });
}

/** An attack, or the dancers: on whom, with what effect, at what price. */
function raiding(ask: Asking, card: number, chosen: Play | undefined): string {
  const { view } = ask;
  const facts = { card, chips: chipsOf(ask), when: whenNext(ask) };
  if (!chosen) return w(ask, "raid-whom", facts);
  const target = chosen.target!;
  const guard = view.defences.find((defence) => defence.owner === target && stops(defence.card, card));
  if (guard && card !== DANCERS) return w(ask, "raid-guarded", { the_guard: The(ask, guard.card), name: ask.names[target] });
  const newest = view.herds[target].at(-1);
  const lost = card === DANCERS && newest !== undefined ? HEADS[newest] : 0;
  const heads = w(ask, "heads-of", { count: view.heads[target] - lost });
  return w(ask, "raid-on", { ...facts, name: ask.names[target], heads, the_newest: newest === undefined ? "" : the(ask, newest) });
}

/** A card that ends the hand: who would take the pot now. */
function closing(ask: Asking, card: number): string {
  const { pot, heads } = ask.view;
  if (card === GOLD_RUSH) return w(ask, "rush-sentence", { pot });
  const winners = leadersOf(ask.view);
  const facts = { pot, names: together(ask, winners) };
  if (heads[winners[0]] === 0) return w(ask, "welcome-all", facts);
  return w(ask, winners.length > 1 ? "welcome-several" : winners[0] === ask.seat ? "welcome-you" : "welcome-other", facts);
}

// Stealing

function askWhatToSteal(ask: Asking): Prompt {
  const attack = ask.view.attacks.find((each) => each.attacker === ask.seat);
  const heads = ask.view.heads[ask.seat];
  const asked = w(ask, "steal-sentence", { name: attack ? ask.names[attack.target] : "" });
  const { card } = ask;
  if (card === null) return { sentence: asked, choices: [] };
  const choices = ask.plays
    .filter((play) => play.card === card)
    .map((play) => ({ label: w(ask, "steal", { the_card: the(ask, card) }), icon: ask.iconOf(card), primary: true, press: () => ask.act(play.action) }));
  return { sentence: w(ask, "cattle-sentence", { from: heads, to: heads + HEADS[card] }), choices, cancel: ask.cancel };
}
