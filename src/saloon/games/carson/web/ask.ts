/** What is asked, in words, and what it lights on the table: one function for each question of the rules. */
import type { Component } from "svelte";
import Hourglass from "~icons/game-icons/hourglass";
import Road from "~icons/game-icons/road";
import Person from "~icons/game-icons/person";
import Star from "~icons/game-icons/round-star";
import MapIcon from "~icons/game-icons/treasure-map";
import Coins from "~icons/game-icons/two-coins";
import Hat from "~icons/game-icons/western-hat";
import Sabres from "~icons/game-icons/crossed-sabres";
import Pistols from "~icons/game-icons/crossed-pistols";
import type { Amount, Choice, Prompt, Slot } from "$kit/prompt";
import { screen } from "$kit/screen.svelte";
import type { Facts, TableProps } from "$lib/contract";
import type { Focus, Preview } from "./Plan.svelte";
import type { After } from "./Seats.svelte";
import { iconOf, tileOn } from "./squares";
import { askedNow, BUILD_3, HOUSE, isBridge, needsHouse, NOBODY, RED, seatsIn, SQUARES, type CarsonView, type Play } from "./view";
import { w } from "./words";

/** What the questions know of the table, and may ask of it. */
export interface Desk {
  table: TableProps;
  view: CarsonView;
  plays: Play[];
  picked: string; // what was pointed at
  roading: boolean; // roads are being laid
  amount: number | null; // how many, when that is asked; null until one has said
  pick(spot: string): void;
  lay(on: boolean): void;
  count(amount: number): void;
  act(action: string): void;
}

/** A question as it stands on the table. */
export interface Ask {
  prompt: Prompt;
  lit: Set<string>; // what may be pointed at
  focus?: Focus;
  square?: number; // the square it is about
  preview?: Preview[];
  after?: After; // what the answer leaves
}

type Asker = (desk: Desk) => Ask;

const BANKER = [0, 3, 12, 25]; // dollars for 0, 3, 5 and 7 points
const SHORT = 24; // characters that leave a second line free beside the amount
const ROUNDS = 4;
const WORTH = 10; // dollars for a point at the end of a round

const mine = (desk: Desk) => desk.view.cash[desk.table.seat] ?? 0;
const numberOf = (spot: string) => Number(spot.split(":")[1]);
const parcelName = (desk: Desk, parcel: number) => desk.table.texts.family("parcel", parcel);
const the = (desk: Desk, building: number) => desk.table.texts.family("building", building, "the");
const playOf = (desk: Desk, verb: string) => desk.plays.find((play) => play.verb === verb);
const chosen = (desk: Desk) => (desk.picked ? desk.plays.find((play) => play.spot === desk.picked) : undefined);
const spots = (plays: Play[]) => new Set(plays.map((play) => play.spot).filter(Boolean));
const roads = (desk: Desk) => desk.plays.filter((play) => play.verb === "lay_road");
const rest = (desk: Desk) => desk.plays.filter((play) => play.verb !== "lay_road");
const names = (desk: Desk, seats: number[]) => seats.map((seat) => desk.table.names[seat]).join(", ");

type Asking = Pick<Prompt, "head" | "price" | "sentence" | "more" | "effects">;

/** Asks in the words of the game: the question itself, what it costs, then what follows from it. */
function saying(desk: Desk, key: string, facts: Facts, icons: (Component | undefined)[] = []): Asking {
  const { texts } = desk.table;
  const part = (name: string) => (texts.has(`${key}.${name}`) ? texts.say(`${key}.${name}`, facts) : "");
  const whole = texts.say(key, facts);
  const [head, price] = [part("head"), part("price")];
  const rest = head ? whole.replace(/^[^?]*\?\s*/, "") : whole; // the head asks it, shorter
  const [sentence, ...more] = rest.split(/(?<=[.?!]) (?=\p{Lu})/u);
  const effects = ["effect1", "effect2", "effect3"].map(part).map((text, i) => ({ icon: icons[i], text }));
  return { head: head || undefined, price: price || undefined, sentence, more: more.join(" ") || undefined, effects: effects.filter((effect) => effect.text) };
}

/** Asks what the rules ask now, with the numbers that the view gives for it. */
function asking(desk: Desk, ...icons: (Component | undefined)[]): Asking {
  const { table, view } = desk;
  return saying(desk, `question-${view.phase}`, table.texts.fill(view.stake, table.names, table.seat), icons);
}

/** A sentence that stays as long as something is pointed at: a phone keeps the room of three lines for it. */
function inOne({ head, sentence, more }: Asking): Asking {
  const all = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ");
  return screen.isThumbs ? { sentence: all(head, sentence, more) } : { head, sentence: all(sentence, more) };
}

const does = (desk: Desk, label: string, play: Play | undefined, icon?: Component): Choice[] =>
  play ? [{ label, primary: true, confirms: desk.picked !== "", icon, press: () => desk.act(play.action) }] : [];
/** A button that is not there for an amount of nothing. */
const confirming = (choices: Choice[]) => choices.map((choice) => ({ ...choice, confirms: true }));
const declines = (desk: Desk, label: string, verb: string): Choice[] => {
  const play = playOf(desk, verb);
  return play ? [{ label, press: () => desk.act(play.action) }] : [];
};
const cancel = (desk: Desk) => (desk.picked ? () => desk.pick("") : undefined);
/** With three buttons a phone has no room for a fourth: another place may be touched instead. */
const cancelIfRoom = (desk: Desk, others: Choice[]) => (screen.isThumbs && others.length > 1 ? undefined : cancel(desk));

/** Gives the button that begins to lay roads. */
function roadChoice(desk: Desk): Choice[] {
  return roads(desk).length > 0 ? [{ label: w(screen.isThumbs ? "road-short" : "road"), icon: screen.isThumbs ? undefined : Road, press: () => desk.lay(true) }] : [];
}

/** Roads are laid in the middle of a turn: nothing else is lit meanwhile. */
function layRoad(desk: Desk): Ask {
  const { view, table } = desk;
  const play = chosen(desk);
  const lit = spots(roads(desk));
  const left = view.roads[table.seat];
  if (!play) return { prompt: { sentence: w("q-roads", { count: left }), choices: [], cancel: () => desk.lay(false) }, lit };
  const bridge = isBridge(view, numberOf(play.spot));
  const facts = { action: table.texts.action(play.action, table.names, table.seat), bridge: Number(bridge), count: left - (bridge ? 2 : 1) };
  return { prompt: { ...inOne({ head: w("q-road.head", facts), sentence: w("q-road", facts) }), choices: does(desk, w("lay"), play, Road), cancel: () => desk.pick("") }, lit };
}

function takeParcel(desk: Desk): Ask {
  const { table } = desk;
  const play = chosen(desk);
  const lit = spots(desk.plays);
  if (!play) return { prompt: { ...inOne(asking(desk)), choices: [] }, lit };
  const { view } = desk;
  const facts = { parcel: parcelName(desk, play.number), access: Number(view.access[play.number]), thing: view.things[play.number] };
  return {
    prompt: { ...inOne({ head: w("q-take.head", facts), sentence: w("q-take", facts) }), choices: does(desk, w("take", facts), play, MapIcon), cancel: cancel(desk) },
    lit,
    preview: [{ spot: play.spot, kind: "owner", number: table.seat }],
  };
}

function choosePersonality(desk: Desk): Ask {
  const { view, table } = desk;
  const play = chosen(desk);
  const lit = spots(desk.plays);
  if (!play) return { prompt: { ...asking(desk), effects: undefined, asides: [{ text: w("touch-a-card") }], choices: [] }, lit };
  const card = play.number;
  const before = Math.max(0, ...view.personality.filter((each) => each < card));
  const facts = {
    card,
    number: card,
    before,
    limit: view.card_limits[card - 1],
    name: before > 0 ? table.names[view.personality.indexOf(before)] : "",
    the_card: table.texts.family("card", card, "the"),
    effect: table.texts.family("card", card, view.sides[card - 1] === RED ? "red" : "yellow"),
  };
  return {
    prompt: {
      ...saying(desk, "choice-personality", facts),
      sentence: facts.effect,
      more: `${table.texts.say("choice-personality.effect2", facts)} ${table.texts.say("choice-personality.effect3", facts)}`,
      effects: undefined,
      asides: [
        { icon: Person, text: w("turn-after", facts) },
        { icon: Coins, text: w("limit-of", facts) },
      ],
      choices: does(desk, w("take-short"), play, table.faces.card[card]?.icon),
      cancel: cancel(desk),
    },
    lit,
  };
}

function eightOrWait(desk: Desk): Ask {
  return {
    prompt: { ...asking(desk, Coins, Hourglass), choices: [...does(desk, w("take-eight"), playOf(desk, "take_8"), Coins), ...declines(desk, w("wait"), "wait")] },
    lit: new Set(),
    after: { cash: mine(desk) + 8 },
  };
}

/** Asks how many: the amounts are the numbers of the actions, in order. */
function howMany(desk: Desk, first: number, words: (at: number) => { label: string; name: string }): { at: number; amount: Amount | undefined; play: Play } {
  const at = Math.max(0, Math.min(desk.plays.length - 1, desk.amount ?? first));
  const amount = desk.plays.length > 1 ? { value: at, low: 0, high: desk.plays.length - 1, ...words(at), set: desk.count } : undefined;
  return { at, amount, play: desk.plays[at] };
}

function recruit(desk: Desk): Ask {
  const { view, table } = desk;
  const red = view.sides[5] === RED;
  const kind = red ? "arms" : "hires";
  const { at, amount, play } = howMany(desk, 1, (count) => ({ label: w(`${kind}-count`, { count }), name: w(`${kind}-name`) }));
  const cash = play.number;
  const asked = asking(desk);
  return {
    prompt: {
      head: asked.head,
      price: w("money", { cash }),
      sentence: asked.effects![0].text,
      more: screen.isThumbs ? w("left", { left: mine(desk) - cash }) : undefined,
      amount,
      choices: [...(at > 0 ? confirming(does(desk, w(kind, { cash }), play, red ? Pistols : Hat)) : []), { label: w("leave"), press: () => desk.act(desk.plays[0].action) }],
    },
    lit: new Set(),
    after: { cash: mine(desk) - cash, reserve: red ? undefined : view.reserve[table.seat] + at },
  };
}

function takeTile(desk: Desk): Ask {
  const { view } = desk;
  const play = chosen(desk);
  const lit = spots(desk.plays);
  const leave = declines(desk, w("leave"), "skip");
  if (!play) return { prompt: { ...inOne(asking(desk)), choices: leave }, lit };
  const tile = tileOn(view, play.number);
  const facts = { cash: view.stake.price, have: mine(desk), the_building: the(desk, tile) };
  return {
    prompt: {
      ...inOne({ head: w("q-take-tile.head", facts), sentence: w("of-yours", facts), more: effectOf(desk, tile) }),
      choices: [...does(desk, w("take-for", facts), play, iconOf(view, play.number)), ...leave],
      cancel: cancelIfRoom(desk, leave),
    },
    lit,
    after: { cash: view.stake.left },
  };
}

const effectOf = (desk: Desk, building: number) => desk.table.texts.say(`building-${building}.effect`);

function place(desk: Desk): Ask {
  const { view, table } = desk;
  const white = view.phase === "sheriff";
  const play = chosen(desk);
  const others = [...roadChoice(desk), ...declines(desk, w("white"), "sheriff"), ...declines(desk, w("pass"), "pass")];
  const lit = spots(rest(desk));
  if (!play) return { prompt: { ...inOne(asking(desk)), choices: others }, lit };
  const label = w(play.verb === "attack" ? "attack" : play.verb === "defend" ? "defend" : "place-here");
  return {
    prompt: {
      ...inOne(saying(desk, `target-${play.verb}`, targetFacts(desk, play))),
      choices: [...does(desk, label, play, play.verb === "attack" ? Sabres : Hat), ...others],
      cancel: cancelIfRoom(desk, others),
    },
    lit,
    preview: [{ spot: play.spot, kind: white ? "white" : "cowboy", number: table.seat }],
  };
}

/** What a cow-boy would find there: what it costs or brings, and who stands there already. */
function targetFacts(desk: Desk, play: Play): Facts {
  const { view, table } = desk;
  const at = play.verb === "place" ? play.number : SQUARES + play.number;
  const others = seatsIn(view.posse[at]).filter((seat) => seat !== table.seat);
  const rivals = { rivals: others.length, name: names(desk, others), others: names(desk, others) };
  if (play.verb === "place") {
    const tile = tileOn(view, play.number);
    const price = tile > 0 ? view.row_prices[BUILD_3 - play.number] : 0;
    const later = {
      cash: price,
      have: mine(desk),
      dear: Number(price > mine(desk)),
      needs: Number(needsHouse(tile)),
      effect: effectOf(desk, tile).split(/\s?;/)[0].replace(/\.?$/, "."),
    };
    return { ...rivals, square: squareName(desk, play.number), effect: tile > 0 ? w("tile-later", later) : table.texts.say(`square-${play.number}.effect`) };
  }
  const parcel = play.number;
  const income = view.incomes[parcel];
  return {
    ...rivals,
    parcel: parcelName(desk, parcel),
    price: view.prices[parcel],
    cash: mine(desk),
    road: Number(view.access[parcel]),
    the_building: the(desk, view.things[parcel]),
    ...(play.verb === "attack" && { name: table.names[view.owners[parcel]] ?? "" }),
    loot: Math.floor(income / 2),
    income,
  };
}

const placeName = (desk: Desk, at: number) => (at >= SQUARES ? parcelName(desk, at - SQUARES) : squareName(desk, at));

function squareName(desk: Desk, square: number): string {
  const tile = tileOn(desk.view, square);
  return tile > 0 ? desk.table.texts.family("building", tile) : desk.table.texts.family("square", square);
}

/** Rings the parcel a question is about. */
const focusOn = (at: number, seat: number, plate = ""): Pick<Ask, "focus" | "square"> => (at >= SQUARES ? { focus: { parcel: at - SQUARES, plate, seat } } : { square: at });

function layTile(desk: Desk): Ask {
  const { view, table } = desk;
  const play = chosen(desk);
  const at = askedNow(view)?.place ?? 0;
  const others = seatsIn(view.posse[at]).filter((seat) => seat !== table.seat);
  const power = view.firepower[table.seat];
  const facts = {
    where: placeName(desk, at),
    power,
    tile: play?.number ?? 0,
    total: power + (play?.number ?? 0),
    powers: others.map((seat) => `${table.names[seat]} ${view.firepower[seat]}`).join(", "),
  };
  return {
    prompt: {
      head: w("q-tile.head", facts),
      sentence: w(play ? "q-tile.picked" : "q-tile", facts),
      more: w("q-tile.more", facts),
      urgent: true,
      choices: does(desk, w("play-tile", facts), play, Pistols),
      cancel: cancel(desk),
    },
    lit: spots(desk.plays),
    ...focusOn(at, NOBODY),
  };
}

function fallen(desk: Desk): Ask {
  const { view, table } = desk;
  const at = askedNow(view)?.place ?? 0;
  const asked = asking(desk);
  return {
    prompt: { ...asked, head: w("q-fall.head"), choices: [...does(desk, w("fall"), playOf(desk, "fall"), Star), ...declines(desk, w("take-back"), "take_back")] },
    lit: new Set(),
    ...focusOn(at, table.seat),
    after: { points: view.points[table.seat] + view.stake.points, reserve: view.reserve[table.seat] - 1 },
  };
}

function nextDuel(desk: Desk): Ask {
  const play = chosen(desk);
  const lit = spots(desk.plays);
  if (!play) return { prompt: { ...inOne(asking(desk)), choices: [] }, lit };
  const facts = { parcel: parcelName(desk, play.number), names: names(desk, seatsIn(desk.view.posse[SQUARES + play.number])) };
  return {
    prompt: { ...inOne({ head: w("q-duel.head", facts), sentence: w("q-duel", facts) }), choices: does(desk, w("duel-at", facts), play, Pistols), cancel: cancel(desk) },
    lit,
  };
}

function buyParcel(desk: Desk): Ask {
  const at = askedNow(desk.view)?.place ?? SQUARES;
  const { price, left, building, thing } = desk.view.stake;
  return {
    prompt: {
      ...asking(desk, Coins, desk.table.faces.building[building > 0 ? building : thing]?.icon ?? Road),
      choices: [...does(desk, w("buy", { cash: price }), playOf(desk, "buy"), MapIcon), ...declines(desk, w("leave"), "decline")],
    },
    lit: new Set(),
    ...focusOn(at, desk.table.seat, w("money", { cash: price })),
    after: { cash: left },
  };
}

function buyBuilding(desk: Desk): Ask {
  const { view } = desk;
  const square = askedNow(view)?.place ?? 0;
  const { price, left, places } = view.stake;
  const icon = iconOf(view, square);
  const late = view.round === ROUNDS && places === 0 ? w("kept-too-late") : "";
  const asked = asking(desk, Coins, MapIcon);
  return {
    prompt: {
      ...asked,
      more: [asked.more, late].filter(Boolean).join(" "),
      effects: [...asked.effects!, ...(late ? [{ icon: Hourglass, text: late }] : []), { icon, text: effectOf(desk, tileOn(view, square)) }],
      choices: [...does(desk, w("buy", { cash: price }), playOf(desk, "buy"), icon), ...declines(desk, w("leave"), "decline")],
    },
    lit: new Set(),
    square,
    after: { cash: left },
  };
}

/** The parts of a building that is put down: the tile, its parcel, its house. */
function slotsOf(desk: Desk, tile: number, site: number | null, house: number | null): Slot[] {
  const { table, view } = desk;
  const label = (parcel: number | null, question: string) => (parcel === null ? w(question) : parcelName(desk, parcel));
  const slots: Slot[] = [{ label: table.texts.family("building", tile), icon: table.faces.building[tile]?.icon }];
  const undo = view.phase === "house" && table.shell.canUndo === "free" ? table.shell.undo : undefined;
  slots.push({ label: label(site, "slot-site"), icon: site === null ? undefined : MapIcon, open: site === null, clear: view.phase === "build" ? cancel(desk) : undo });
  if (needsHouse(tile) && view.houses > 0)
    slots.push({
      label: label(house, "slot-house"),
      icon: table.faces.building[HOUSE]?.icon,
      open: site !== null && house === null,
      clear: view.phase === "house" ? cancel(desk) : undefined,
    });
  return slots;
}

function build(desk: Desk): Ask {
  const { view, table } = desk;
  const tile = askedNow(view)?.building ?? 0;
  const play = chosen(desk);
  const lit = spots(desk.plays.filter((each) => each.verb === "parcel"));
  const others = [...roadChoice(desk), ...declines(desk, w("keep"), "keep")];
  const slots = slotsOf(desk, tile, play?.number ?? null, null);
  if (!play) return { prompt: { ...inOne(asking(desk)), slots, choices: others }, lit };
  const facts = { the_building: the(desk, tile), parcel: parcelName(desk, play.number) };
  return {
    prompt: {
      ...inOne({ head: w("q-build-at.head", facts), sentence: effectOf(desk, tile) }),
      slots,
      choices: [...does(desk, w("build"), play, table.faces.building[tile]?.icon), ...others],
      cancel: cancelIfRoom(desk, others),
    },
    lit,
    preview: [{ spot: play.spot, kind: "thing", number: tile }],
  };
}

function buildHouse(desk: Desk): Ask {
  const { view, table } = desk;
  const asked = askedNow(view);
  const tile = asked?.building ?? 0;
  const site = (asked?.place ?? SQUARES) - SQUARES;
  const play = chosen(desk);
  const lit = spots(desk.plays.filter((each) => each.verb === "house"));
  const others = [...roadChoice(desk), ...declines(desk, w("keep"), "keep")];
  const preview: Preview[] = [{ spot: `parcel:${site}`, kind: "thing", number: tile }, ...(play ? [{ spot: play.spot, kind: "thing" as const, number: HOUSE }] : [])];
  const slots = slotsOf(desk, tile, site, play?.number ?? null);
  if (!play) return { prompt: { ...inOne(asking(desk)), slots, choices: others }, lit, preview };
  const owner = view.owners[play.number];
  const isFree = owner === NOBODY || owner === table.seat;
  const facts = { parcel: parcelName(desk, play.number), whose: owner === NOBODY ? "nobody" : isFree ? "you" : "other", name: table.names[owner] ?? "" };
  return {
    prompt: {
      ...inOne({ head: w("q-house-at.head", facts), sentence: w("q-house-at", facts) }),
      slots,
      choices: [...does(desk, w(isFree ? "build-both" : "ask-owner", facts), play, table.faces.building[tile]?.icon), ...others],
      cancel: cancelIfRoom(desk, others),
    },
    lit,
    preview,
  };
}

function consent(desk: Desk): Ask {
  const { view, table } = desk;
  const at = askedNow(view)?.place ?? SQUARES;
  const house = table.faces.building[HOUSE]?.icon;
  const theirs = view.pending.at(-2)?.building ?? 0;
  return {
    prompt: {
      ...asking(desk, house, table.faces.building[theirs]?.icon),
      urgent: true,
      choices: [...does(desk, w("allow"), playOf(desk, "allow"), house), ...declines(desk, w("refuse"), "refuse")],
    },
    lit: new Set(),
    ...focusOn(at, NOBODY),
    preview: [{ spot: `parcel:${at - SQUARES}`, kind: "thing", number: HOUSE }],
  };
}

function placeKept(desk: Desk): Ask {
  const { table } = desk;
  const kept = desk.plays.filter((play) => play.verb === "place_kept");
  const tiles = kept.map((play): Choice => ({
    label: w("place-tile", { the_building: the(desk, play.number) }),
    icon: table.faces.building[play.number]?.icon,
    primary: true,
    press: () => desk.act(play.action),
  }));
  return { prompt: { ...inOne(asking(desk)), choices: [...tiles, ...roadChoice(desk), ...declines(desk, w("done-building"), "done")] }, lit: new Set() };
}

function double(desk: Desk): Ask {
  const { view, table } = desk;
  const own = (kind: number) => view.things.flatMap((thing, parcel) => (thing === kind && view.owners[parcel] === table.seat ? [parcel] : []));
  const kinds = desk.plays.filter((play) => play.verb === "double");
  const lit = new Set(kinds.flatMap((play) => own(play.number)).map((parcel) => `parcel:${parcel}`));
  const eight = declines(desk, w("take-eight"), "take_8");
  const play = kinds.find((each) => desk.picked && each.number === view.things[numberOf(desk.picked)]);
  if (!play) return { prompt: { ...inOne(asking(desk)), choices: eight }, lit };
  const owned = own(play.number);
  const facts = { the_building: the(desk, play.number), count: owned.length, cash: owned.reduce((sum, parcel) => sum + view.incomes[parcel], 0) };
  return {
    prompt: {
      ...inOne({ head: w("q-double-kind.head", facts), sentence: w("q-double-kind", facts) }),
      choices: [...does(desk, w("double", facts), play, table.faces.building[play.number]?.icon), ...eight],
      cancel: cancelIfRoom(desk, eight),
    },
    lit,
  };
}

function buyPoints(desk: Desk): Ask {
  const { price } = desk.view.stake;
  return { ...points(desk, 1, (count) => count * price, w("a-point", { cash: price, have: mine(desk) })), square: askedNow(desk.view)?.place };
}

function buyAsBanker(desk: Desk): Ask {
  return points(desk, desk.plays.length - 1, (_, at) => BANKER[at], asking(desk).effects![0].text);
}

function convert(desk: Desk): Ask {
  const { excess } = desk.view.stake;
  return points(desk, 0, (count) => Math.max(excess, WORTH * count), `${w("a-point", { cash: WORTH, have: mine(desk) })} ${asking(desk).effects![1].text}`);
}

/** Points for dollars: how many, and what they cost. */
function points(desk: Desk, first: number, cost: (count: number, at: number) => number, sentence: string): Ask {
  const { view, table } = desk;
  const { at, amount, play } = howMany(desk, first, (each) => ({ label: w("points-count", { count: desk.plays[each].number }), name: w("points-name") }));
  const count = play.number;
  const cash = cost(count, at);
  const least = desk.plays[0];
  const isFree = cost(least.number, 0) === 0; // one may also pay nothing
  return {
    prompt: {
      head: asking(desk).head,
      price: w("money", { cash }),
      sentence,
      more: screen.isThumbs || sentence.length < SHORT ? w("left", { left: mine(desk) - cash }) : undefined,
      amount,
      choices: [
        ...(cash > 0 ? confirming(does(desk, w(count > 0 ? "buy-points" : "pay", { cash }), play, Star)) : []),
        ...(isFree ? [{ label: w(cash > 0 ? "leave" : "keep-money"), press: () => desk.act(least.action) }] : []),
      ],
    },
    lit: new Set(),
    after: { cash: mine(desk) - cash, points: view.points[table.seat] + count },
  };
}

const ASKERS: Record<string, Asker> = {
  start: takeParcel,
  settler: takeParcel,
  personality: choosePersonality,
  eight_or_wait: eightOrWait,
  captain: recruit,
  worker: takeTile,
  place,
  sheriff: place,
  duel_tile: layTile,
  fallen,
  next_duel: nextDuel,
  buy_parcel: buyParcel,
  buy_building: buyBuilding,
  build,
  house: buildHouse,
  consent,
  kept: placeKept,
  double,
  buy_points: buyPoints,
  banker: buyAsBanker,
  cash_limit: convert,
};

/** Puts the question of the rules on the table. */
export function ask(desk: Desk): Ask {
  const asker = desk.plays.length > 0 ? ASKERS[desk.view.phase] : undefined;
  if (!asker) return { prompt: { sentence: "", choices: [] }, lit: new Set(), ...shownToOthers(desk.view) };
  return desk.roading && roads(desk).length > 0 ? { ...layRoad(desk), preview: undefined } : asker(desk);
}

/** What the others are asked about is ringed for everybody. */
function shownToOthers(view: CarsonView): Pick<Ask, "focus" | "square"> {
  const asked = askedNow(view);
  if (!asked || !["buy_parcel", "consent", "fallen", "duel_tile", "buy_building", "buy_points"].includes(asked.phase)) return {};
  return focusOn(asked.place, asked.phase === "buy_parcel" ? asked.seat : NOBODY);
}
