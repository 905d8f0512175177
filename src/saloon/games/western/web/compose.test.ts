import { describe, expect, it } from "vitest";
import exported from "../tests/positions.json";
import { COWBOY, HAT, HORSE, JOKER, PAY_ME, TRAIN, WHISKY } from "./cards";
import { follow, NOTHING, playable, settle, tapCard, tapSeat, tapsOf, targetsOf, treeOf, type Picks, type Step, type Tap } from "./compose";

const LADDER = exported.ladders.ladder_12;
const POSITIONS = exported.positions.map(({ ladder, hand, actions }) => ({ ladder: exported.ladders[ladder as keyof typeof exported.ladders], hand, actions }));

/** Walks the whole tree; gives each whole action with its number of taps. */
function leaves(step: Step, taps = 0): [string, number][] {
  const here: [string, number][] = step.action === null ? [] : [[step.action, taps]];
  return [...here, ...step.next.flatMap((next) => leaves(next, taps + 1))];
}

/** Taps as a person does, cards first; what fills itself is not tapped. Gives what is composed in the end. */
function tapOut(taps: Tap[], hand: number[], root: Step): string | null {
  let composed = settle(root, hand, NOTHING);
  const used: number[] = [];
  for (const { what, number } of taps) {
    if (what === "seat") {
      composed = composed.victim === number ? composed : settle(root, hand, tapSeat(composed, number));
      continue;
    }
    const given = composed.cards.find((place) => hand[place] === number && !used.includes(place));
    const place = given ?? hand.findIndex((card, i) => card === number && !used.includes(i));
    used.push(place);
    if (given === undefined) composed = settle(root, hand, tapCard(root, hand, composed, place)!);
  }
  return composed.step.action;
}

describe("a tree of taps", () => {
  it("reaches every legal action of real positions by one way, and nothing else", () => {
    for (const { actions, ladder } of POSITIONS) {
      const tapped = actions.filter((action) => tapsOf(action, ladder).length > 0);
      const reached = leaves(treeOf(actions, ladder)).map(([action]) => action);

      expect(reached.toSorted()).toEqual(tapped.toSorted());
      expect(new Set(reached).size).toBe(reached.length);
    }
  });

  it("leaves as plain buttons only what plays no card", () => {
    const plain = POSITIONS.flatMap(({ actions, ladder }) => actions.filter((action) => tapsOf(action, ladder).length === 0));

    expect(new Set(plain.map((action) => action.split(" ")[0]))).toEqual(new Set(["accept", "pass", "draw"]));
  });

  it("asks only for cards that are in the hand", () => {
    for (const { actions, ladder, hand } of POSITIONS) {
      for (const action of actions) {
        const left = [...hand];
        for (const tap of tapsOf(action, ladder)) {
          if (tap.what === "card") expect(left.splice(left.indexOf(tap.number), 1)).toEqual([tap.number]);
        }
      }
    }
  });

  it("lets every legal action be tapped", () => {
    for (const { actions, ladder, hand } of POSITIONS) {
      const root = treeOf(actions, ladder);
      for (const [action] of leaves(root)) expect(tapOut(tapsOf(action, ladder), hand, root), action).toBe(action);
    }
  });

  it("lets the card be tapped before the whisky, when it could be played alone too", () => {
    for (const { actions, ladder, hand } of POSITIONS) {
      const root = treeOf(actions, ladder);
      for (const action of actions.filter((each) => each.startsWith("whisky ") && actions.includes(each.slice(7)))) {
        const [whisky, card, ...rest] = tapsOf(action, ladder);
        expect(tapOut([card, whisky, ...rest], hand, root), action).toBe(action);
      }
    }
  });

  it("never offers a tap that leads nowhere, nor loses the way by one", () => {
    for (const { actions, ladder, hand } of POSITIONS) {
      const root = treeOf(actions, ladder);
      let picks: Picks = NOTHING;
      for (let turn = 0; turn < 24; turn++) {
        const composed = settle(root, hand, picks);
        const lit = playable(root, hand, composed).flatMap((is, place) => (is ? [place] : []));
        if (lit.length === 0) break;
        picks = tapCard(root, hand, composed, lit[(turn * 7) % lit.length])!;
        const next = settle(root, hand, picks);

        expect(next.own).toEqual(picks);
        expect(new Set(next.cards).size).toBe(next.cards.length);
        expect(next.step.action !== null || next.step.next.length > 0).toBe(true);
      }
    }
  });
});

describe("composing a move", () => {
  const hand = [0, COWBOY, COWBOY, WHISKY, HORSE, JOKER];
  const actions = ["attack 1 1", "attack 1 2", "horse", "cowboy", "cowboys 2 1", "cowboys 2 2", "whisky", "whisky attack 1 1", "whisky horse", "whisky cowboy"];
  const root = treeOf(actions, LADDER);
  const tap = (...places: number[]) => places.reduce<Picks>((picks, place) => tapCard(root, hand, settle(root, hand, picks), place)!, NOTHING);

  it("plays the whisky alone, or with the card that follows", () => {
    expect(settle(root, hand, tap(3)).step.action).toBe("whisky");
    expect(settle(root, hand, tap(3, 1))).toMatchObject({ cards: [3, 1], shorter: "whisky", step: { action: "whisky cowboy" } });
  });

  it("takes cards in any order", () => {
    expect(settle(root, hand, tap(1, 3)).step.action).toBe("whisky cowboy");
  });

  it("changes the card that follows a whisky", () => {
    expect(settle(root, hand, tap(3, 1, 4)).step.action).toBe("whisky horse");
  });

  it("takes a card out that is tapped again, and keeps the rest", () => {
    expect(settle(root, hand, tap(3, 1, 3)).step.action).toBe("cowboy");
    expect(settle(root, hand, tap(3, 1, 1)).step.action).toBe("whisky");
  });

  it("fills a slot that has one answer only", () => {
    expect(settle(root, hand, tap(3, 0))).toMatchObject({ victim: 1, own: { victim: -1 }, step: { action: "whisky attack 1 1" } });
  });

  it("keeps the victim when another card can strike it", () => {
    const aimed = { ...tap(1, 2), victim: 2 };

    expect(tapCard(root, hand, settle(root, hand, aimed), 0)).toEqual({ cards: [0], victim: 2 });
  });

  it("lights what can be tapped at any moment", () => {
    expect(playable(root, hand, settle(root, hand, NOTHING))).toEqual([true, true, true, true, true, false]);
    expect(playable(root, hand, settle(root, hand, tap(3)))).toEqual([true, true, true, true, true, false]);
    expect(targetsOf(root, hand, settle(root, hand, tap(1, 2)))).toEqual([1, 2]);
  });

  it("forgets picks that another question makes senseless", () => {
    expect(settle(treeOf(["pay_me"], LADDER), [PAY_ME], { cards: [4], victim: 2 })).toMatchObject({ cards: [], victim: -1 });
  });

  it("offers to throw a joker away beside the sheriff it would lift", () => {
    const tree = treeOf(["lift 2", "discard 19", "discard 5"], LADDER);

    expect(follow(tree, [{ what: "card", number: JOKER }])).toMatchObject({ action: "discard 19", next: [{ action: "lift 2" }] });
  });

  it("builds a combination for the train, and lets more horses follow", () => {
    const rich = [2, TRAIN, HORSE, HORSE, HAT];
    const tree = treeOf(["train 3", "train 6", "train 9"], LADDER);
    const trained = settle(tree, rich, { cards: [1], victim: -1 });

    expect(trained).toMatchObject({ cards: [1, 0], own: { cards: [1] }, step: { action: "train 3" } });
    expect(settle(tree, rich, tapCard(tree, rich, trained, 3)!)).toMatchObject({ cards: [1, 0, 3], step: { action: "train 6" }, shorter: "train 3" });
  });
});
