/** What the player is asked: who, what, how much; one question at a time. */
import type { TableProps } from "$lib/contract";
import { settings } from "$lib/settings.svelte";
import type { Choice, Prompt, Slot } from "$kit/prompt";
import { screen } from "$kit/screen.svelte";
import { COWBOY, DANCER, DOG, HAT, INDIANS, isAttack, JOKER, SALOON, WHISKY } from "./cards";
import { read, type Composed } from "./compose";
import { purseOf, type WesternView } from "./view";
import { money, w } from "./words";

export interface Asking {
  table: TableProps;
  view: WesternView;
  composed: Composed;
  act: (action: string) => void;
  reset: () => void;
  takeOut: (place: number) => void;
  aimless: () => void; // no longer at that seat
}

/** What the board shows of a move that is being composed. */
export interface Composing {
  preview: number[]; // cards
  victim: number; // -1: nobody, or not yet
  targets: number[]; // seats that may be chosen
  barred: number[]; // seats that may not, while one is to be chosen
  caption: { strong: string; quiet: string };
  slots: Slot[];
  label: (seat: number) => string;
  aim: (seat: number) => void;
}

export function ask(asking: Asking): Prompt {
  const { view } = asking;
  switch (view.phase) {
    case "main":
      return asking.composed.cards.length > 0 ? askComposed(asking) : askForCard(asking);
    case "pactole":
      return asking.composed.cards.length > 0 ? askComposed(asking) : askToLay(asking);
    case "draw":
      return askToDraw(asking);
    case "respond_attack":
      return askToCounter(asking);
    case "respond_cake":
      return askForCake(asking);
    case "respond_joker":
      return askForJoker(asking);
    case "respond_hat":
      return askForHat(asking);
    default:
      return { sentence: asking.table.texts.say(`phase-${view.phase}`), choices: [] };
  }
}

const WITHDRAWN = 3; // units that a withdrawal takes, if the bank has them
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const has = ({ table }: Asking, action: string) => table.actions.includes(action);

const ONE_LINE = 84; // signs that a desktop has room for beside the buttons

/** Says sentences in one line, or in two where there is no room: the last one then stands on its own. */
function lined(...all: string[]): Pick<Prompt, "sentence" | "more"> {
  const said = all.filter(Boolean);
  const whole = said.join(" ");
  if (screen.isThumbs || said.length < 2 || whole.length <= ONE_LINE) return { sentence: whole };
  return { sentence: said.slice(0, -1).join(" "), more: said.at(-1) };
}

// A move of one's own

function askForCard({ table }: Asking): Prompt {
  const isDiscard = table.actions.every((action) => /^(discard|lift) /.test(action));
  return { sentence: w(isDiscard ? "only-discard" : "tap-a-card"), choices: [] };
}

/** The play without the whisky before it, and whether there is one. */
export function playOf(composed: Composed, hand: number[]): { card: number; count: number; isWhisky: boolean } {
  const cards = composed.cards.map((place) => hand[place]);
  const isWhisky = cards[0] === WHISKY && cards.length > 1;
  const [card] = isWhisky ? cards.slice(1) : cards;
  return { card, count: cards.filter((each) => each === card).length, isWhisky };
}

/** Whom the composed move strikes: the seat that was chosen, or the next player; -1 if nobody. */
export function victimOf(composed: Composed, view: WesternView): number {
  if (composed.victim >= 0 || composed.step.action === null) return composed.victim;
  const { verbs } = read(composed.step.action);
  if (!["pay_me", "horse", "cowboy", "indians"].includes(verbs.at(-1)!)) return -1;
  return verbs[0] === "whisky" ? view.next_after_whisky : view.next_seat;
}

function askComposed(asking: Asking): Prompt {
  const { composed, view, act, reset } = asking;
  const { action } = composed.step;
  const { isWhisky } = playOf(composed, view.hand);
  const stopped = action && screen.shape === "phone" ? stoppedBy(action) : undefined;
  const adds = action === "whisky" && composed.step.next.length > 0 ? w("may-add") : undefined;
  const done = action ? lined(...outcome(action, asking)) : null;
  const choices: Choice[] = [];
  if (action) choices.push({ ...label(action, asking), primary: true, press: () => act(action) });
  if (composed.shorter)
    choices.push({ label: shorterLabel(composed.shorter, asking), press: () => act(composed.shorter!), icon: action ? undefined : iconOf(asking, composed.shorter) });
  return {
    sentence: done
      ? done.sentence
      : [isWhisky ? w("whisky-then", { then: aims(asking) }) : aims(asking), question(asking), screen.isShort ? captionOf(asking).quiet : ""].join(" ").trim(),
    more: stopped ?? adds ?? done?.more,
    choices,
    cancel: screen.shape === "landscape" && choices.length > 1 ? undefined : reset,
  }; // there a second row of buttons would hide the hand
}

const PRICES: Record<string, number> = { pay_me: 5, cowboy: 2 }; // in units
const PRICE_OF_COWBOYS = [0, 2, 5, 8];

/** What a play asks of its victim, in units; 0 if that is no certain sum. */
function priceOf(verb: string, count: number, seats: number): number {
  if (verb === "cowboys") return PRICE_OF_COWBOYS[count];
  return verb === "share" ? seats - 1 : (PRICES[verb] ?? 0);
}

/** What a whole move does, in one sentence or two. */
export function outcome(action: string, { table, view, composed }: Asking): string[] {
  const { verbs, numbers } = read(action);
  const isJoined = verbs.length > 1;
  const verb = verbs.at(-1)!;
  const victim = victimOf(composed, view);
  const facts = {
    name: table.names[verb === "whisky" ? view.next_after_whisky : victim] ?? "",
    count: numbers[0] ?? 0,
    guns: numbers[0] ?? 0,
    times: verb === "attack" ? view.multipliers[numbers[0] - 1] : 1,
    rank: table.texts.family("combination", numbers[0] ?? 1, "the"),
    drawn: money(Math.min(WITHDRAWN, view.bank)),
    card: table.texts.family("card", numbers[0] ?? 0),
    sum: money(verb === "give_back" ? (view.claims[victim]?.[view.seat] ?? 0) : view.bank),
    poor: table.names.filter((_, other) => other !== view.seat && purseOf(view, other) === 0).length,
  };
  const purse = victim >= 0 ? purseOf(view, victim) : null;
  const price = priceOf(verb, facts.count, table.names.length);
  const isPoor = purse !== null && (purse < price || (purse === 0 && verb === "indians"));
  const does = isPoor ? w("does-poor", { name: facts.name, sum: money(purse) }) : w(`does-${verb}`, facts);
  if (!isJoined) return [`${capital(does)}.`];
  return screen.isThumbs ? [w("then", { then: does })] : [w("turns"), `${capital(does)}.`];
}

const kindOf = (card: number) => (isAttack(card) ? "attack" : ({ 9: "cowboys", 12: "share", 16: "saloon", 8: "give_back", 19: "lift", 6: "train" }[card] ?? "lay"));

/** What is composed so far, and what is still to be chosen. */
function aims({ composed, view }: Asking): string {
  const { card, count } = playOf(composed, view.hand);
  const kind = view.phase === "pactole" ? "lay" : kindOf(card);
  return w(`aims-${kind}`, { guns: card + 1, count, times: view.multipliers[card] ?? 1 });
}

function question({ composed, view }: Asking): string {
  const { card } = playOf(composed, view.hand);
  return w(`ask-${view.phase === "pactole" ? "lay" : kindOf(card)}`);
}

function label(action: string, asking: Asking): { label: string; icon: Choice["icon"] } {
  const { verbs, numbers } = read(action);
  const verb = verbs.at(-1)!;
  const words: Record<string, string> = { attack: "attack", discard: "discard", lift: "lift", train: "call-train", lay: "lay", lay_with_hat: "lay" };
  if (verb === "cowboys" && verbs.length === 1) return { label: w("all-cowboys", { count: numbers[0] }), icon: undefined };
  return { label: w(verbs.length > 1 ? "play-both" : (words[verb] ?? "play")), icon: verbs.length > 1 ? undefined : iconOf(asking, action) };
}

function iconOf({ table, view, composed }: Asking, action: string): Choice["icon"] {
  const card = action === "whisky" ? WHISKY : view.hand[composed.cards[0]];
  return table.faces.card[card]?.icon;
}

function shorterLabel(action: string, { composed, view }: Asking): string {
  const { verbs, numbers } = read(action);
  if (verbs[0] === "whisky") return w("whisky-alone");
  const less = view.hand[composed.cards.at(-1)!] === HAT ? "hat" : "horse";
  if (verbs[0].startsWith("lay")) return w("lay-less", { less });
  if (verbs[0] === "cowboy") return w("one-cowboy");
  return w(verbs[0] === "cowboys" && numbers[0] === 2 ? "two-cowboys" : verbs[0] === "discard" ? "discard" : "train-less");
}

/** What those it strikes can do about it. */
function stoppedBy(action: string): string | undefined {
  const verb = read(action).verbs.at(-1)!;
  if (verb === "attack") return w("stopped-by-counter");
  if (verb === "give_back") return w("stopped-by-hat");
  if (verb === "lift") return read(action).verbs.length > 1 ? undefined : w("then-play");
  if (["pay_me", "cowboy", "cowboys", "share", "indians", "saloon"].includes(verb)) return w("stopped-by-joker");
  return ["chip_in", "hands_up", "horse"].includes(verb) ? w("stopped-by-nothing") : undefined;
}

/** The row of slots: cards, then the victim; the next one to be filled is open. */
export function slotsOf(asking: Asking): Slot[] {
  const { composed, view, table } = asking;
  if (!table.toAct.includes(table.seat) || !["main", "pactole"].includes(view.phase)) return [];
  const isOwn = (place: number) => composed.own.cards.includes(place);
  const slots: Slot[] = composed.cards.map((place) => {
    const face = table.faces.card[view.hand[place]];
    const name = face.plate?.[settings.lang] ?? table.texts.family("card", view.hand[place]);
    return { label: name, icon: face.icon, clear: isOwn(place) ? () => asking.takeOut(place) : undefined };
  });
  const victim = victimOf(composed, view);
  if (victim >= 0) return [...slots, { label: table.names[victim], seat: victim, clear: composed.own.victim >= 0 ? asking.aimless : undefined }];
  if (composed.step.action === "whisky" && composed.step.next.length > 0) return [...slots, { label: w("and-then"), open: true }];
  if (composed.step.action !== null) return slots;
  const isSeat = composed.step.next.some((step) => step.tap?.what === "seat");
  if (composed.step.next.length === 0) return slots; // nothing to choose from
  return [...slots, { label: w(isSeat ? "who" : composed.cards.length === 0 ? "which-card" : "which-attack"), open: true }];
}

/** Says why something filled itself, or who cannot be chosen and why: a strong line and a quiet one. */
export function captionOf(asking: Asking): { strong: string; quiet: string } {
  const { composed, view, table } = asking;
  const { isWhisky, card } = playOf(composed, view.hand);
  const victim = victimOf(composed, view);
  const isAimed = composed.step.next.some((step) => step.tap?.what === "seat") && composed.step.action === null;
  if (isAimed) return { strong: w("touch-victim"), quiet: barred(card, asking) };
  if (victim >= 0 && composed.victim < 0) return { strong: isWhisky ? w("direction-changes") : "", quiet: w("is-next", { name: table.names[victim] }) };
  if (composed.victim >= 0 && composed.own.victim < 0) return { strong: "", quiet: w("only-target", { name: table.names[victim] }) };
  if (view.phase === "pactole" && composed.step.action !== null) return { strong: strengths(composed.step.action, view), quiet: "" };
  if (composed.cards.length > composed.own.cards.length) return { strong: "", quiet: composed.step.next.some((step) => step.tap?.what === "card") ? "" : w("only-card") };
  const turned = view.hand[composed.cards[0]] === WHISKY;
  return turned ? { strong: w("direction-changes"), quiet: w("is-next", { name: table.names[view.next_after_whisky] }) } : { strong: "", quiet: "" };
}

/** The rank of what would be laid, and of what it beats. */
const strengths = (action: string, view: WesternView) => w("strengths", { rank: read(action).numbers[0], standing: view.standing });

function barred(card: number, { view, table, composed }: Asking): string {
  const free = new Set(composed.step.next.map((step) => step.tap!.number));
  const out = table.names.map((_, seat) => seat).filter((seat) => seat !== table.seat && !free.has(seat));
  if (out.length === 0) return "";
  if (card === JOKER) return w("no-sheriff");
  const guarded = out.filter((seat) => view.sheriffs[seat]).map((seat) => table.names[seat]);
  if (guarded.length > 0 && card !== 8) return guarded.length === 1 ? w("has-sheriff", { name: guarded[0] }) : w("have-sheriffs", { names: guarded.join(", ") });
  return w(card === SALOON ? "hands-differ" : "took-nothing");
}

// The jackpot, and the draw

function askToLay(asking: Asking): Prompt {
  const { table, view, act } = asking;
  const canLay = table.actions.some((action) => action.startsWith("lay"));
  const facts = { name: table.names[view.owner], rank: table.texts.family("combination", view.standing, "the"), sum: money(view.bank) };
  return {
    sentence: w(view.with_hat ? "jackpot-ask-hat" : "jackpot-ask", facts),
    more: w(canLay ? "jackpot" : "jackpot-none"),
    choices: [{ label: w("pass"), press: () => act("pass") }],
  };
}

function askToDraw({ table, view, act }: Asking): Prompt {
  const counts = table.actions.map((action) => Number(action.split(" ")[1])).filter((count) => count > 0);
  const most = Math.max(0, ...counts);
  const held = view.hand.length;
  const key = most === 0 ? "draw-full" : held <= 1 ? "draw-forced" : "draw-ask";
  const words = (count: number) => (screen.shape === "phone" && count > 0 ? { label: String(count), note: w("draw-note", { count }) } : { label: w("draw", { count }) });
  const choice = (count: number): Choice => ({ ...words(count), primary: count === most && most > 0, press: () => act(`draw ${count}`) });
  return { sentence: w(key, { count: most, held }), choices: [...counts.map(choice), ...(table.actions.includes("draw 0") ? [choice(0)] : [])] };
}

// Answers

function askToCounter(asking: Asking): Prompt {
  const { table, view, act } = asking;
  const guns = view.card + 1;
  const isShort = screen.shape === "phone";
  const [dancer, dog] = view.fees.map(money);
  const counters = [
    { action: "dog", card: DOG, note: w(isShort ? "dog-note-short" : "dog-note", { sum: dog }) },
    { action: "dancer", card: DANCER, note: w(isShort ? "dancer-note-short" : "dancer-note", { sum: dancer }) },
  ].filter(({ action }) => has(asking, action));
  const times = screen.shape === "desk" ? 1 : view.multipliers[view.card]; // there the box of stakes says it
  const hasNoBox = screen.shape === "landscape" || (isShort && screen.isShort); // so the question itself says how much
  const facts = { name: table.names[view.turn], guns, times, most: money(Math.max(...view.stakes)) };
  return {
    ...lined(w(hasNoBox ? "counter-ask-most" : "counter-ask", facts), w(counters.length > 0 ? "counter" : "counter-none")),
    choices: [
      ...counters.map(({ action, card, note }) => answer(asking, action, card, note)),
      { label: w("take-hit"), note: screen.shape === "landscape" ? undefined : w("take-hit-note"), press: () => act("accept") },
    ],
    urgent: true,
  };
}

/** A card that answers: red, with what it brings. */
function answer({ table, act }: Asking, action: string, card: number, note: string): Choice {
  const hasIcon = screen.shape === "landscape" || screen.shape === "large"; // elsewhere there is room for the note alone
  return {
    label: table.texts.family("card", card),
    note: screen.shape === "landscape" ? undefined : note,
    icon: hasIcon ? table.faces.card[card].icon : undefined,
    primary: true,
    press: () => act(action),
  };
}

function askForCake(asking: Asking): Prompt {
  const { table, view, act } = asking;
  const sum = money(view.fees[view.counter === DANCER ? 0 : 1] ?? 0);
  const facts = { name: table.names[view.target], counter: table.texts.family("card", view.counter, "the"), sum, payee: view.counter === DANCER ? "bank" : "seat" };
  const isHeld = has(asking, "cake");
  return {
    ...lined(w("cake-ask", facts), w(isHeld ? "cake" : "cake-none")),
    choices: [...(isHeld ? [answer(asking, "cake", 5, w("cake-note"))] : []), { label: sum > 0 ? w("pay", { sum }) : w("pay-nothing"), press: () => act("accept") }],
    urgent: true,
  };
}

function askForJoker(asking: Asking): Prompt {
  const { table, view, act } = asking;
  const isHeld = has(asking, "joker");
  const cost = money(view.cost);
  const other = purseOf(view, view.turn);
  const key = { [COWBOY]: "cowboy", 12: "share", [INDIANS]: "indians", [SALOON]: other === null ? "saloon-hidden" : "saloon" }[view.card] ?? "pay_me";
  const sum = view.card === INDIANS || view.card === SALOON ? cost : money(view.price);
  const asked = w(`joker-ask-${key}`, { name: table.names[view.turn], sum, count: view.count, other: money(other ?? 0) });
  const short = cost === 0 ? w("own-nothing") : cost < sum ? w("only-own", { sum: cost }) : "";
  const accept = view.card === SALOON ? { label: w("dare"), note: w("dare-note") } : { label: cost > 0 ? w("pay", { sum: cost }) : w("pay-nothing") };
  return {
    ...lined(asked, short, w(isHeld ? "joker" : "joker-none")),
    choices: [...(isHeld ? [answer(asking, "joker", JOKER, w(view.card === SALOON ? "joker-note-saloon" : "joker-note"))] : []), { ...accept, press: () => act("accept") }],
    urgent: true,
  };
}

function askForHat(asking: Asking): Prompt {
  const { table, view, act } = asking;
  const isHeld = has(asking, "hat");
  const sum = money(view.price);
  const short = view.cost < view.price ? w("only-own", { sum: money(view.cost) }) : "";
  return {
    ...lined(w("hat-ask", { name: table.names[view.turn], sum }), short, w(isHeld ? "hat" : "hat-none")),
    choices: [...(isHeld ? [answer(asking, "hat", 20, w("hat-note"))] : []), { label: w("give", { sum }), press: () => act("accept") }],
    urgent: true,
  };
}

/** Words that are printed in bold beside names and cards. */
export const strongWords = () => ["ask-attack", "ask-cowboys", "ask-share", "ask-saloon", "ask-give_back", "ask-lift", "ask-train", "ask-lay"].map((key) => w(key));
