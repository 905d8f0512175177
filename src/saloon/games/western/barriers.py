"""Barriers: why a card of one's hand cannot be played now."""

from typing import Final

from saloon.core.action import Action
from saloon.core.game import Why
from saloon.games.western.actions import DISCARDING, PLAYS, WITH_WHISKY
from saloon.games.western.cards import (
    ATTACK_1,
    ATTACK_2,
    ATTACK_3,
    CAKE,
    DANCER,
    DOG,
    GIVE_BACK,
    HAT,
    HORSE,
    INDIANS,
    JOKER,
    SALOON,
    SALOON_GAP,
    TRAIN,
    WHISKY,
)
from saloon.games.western.state import (
    DRAW,
    MAIN,
    RESPOND_ATTACK,
    RESPOND_CAKE,
    RESPOND_HAT,
    RESPOND_JOKER,
    WesternView,
)

ANSWERS: Final = {"joker": JOKER, "dog": DOG, "dancer": DANCER, "cake": CAKE, "hat": HAT}
LAYING: Final = ("train", "lay", "lay_with_hat")
WAITS: Final = {  # of a card that one cannot play on one's own turn
    ATTACK_1: "not-past-sheriffs",
    ATTACK_2: "not-past-sheriffs",
    ATTACK_3: "not-past-sheriffs",
    DANCER: "not-before-attack",
    DOG: "not-before-attack",
    CAKE: "not-before-counter",
    HAT: "not-before-claim",
    GIVE_BACK: "not-without-claim",
    SALOON: "not-in-saloon",
}
WANTED: Final = {  # by the phase of an answer
    RESPOND_ATTACK: "not-against-attack",
    RESPOND_CAKE: "not-against-counter",
    RESPOND_JOKER: "not-against-card",
    RESPOND_HAT: "not-against-claim",
}


def why_not(view: WesternView, actions: list[Action], kind: str, number: int) -> Why | None:
    """Tell why a card cannot be played by a seat that is to act; None if it can."""
    if kind != "card":
        return "not-now", {}
    if any([number in cards_of(view, action) for action in actions]):
        return None
    if number not in view.hand:
        return "not-in-hand", {"card": number}
    if view.phase in WANTED:
        return _why_no_answer(view)
    return _why_no_play(view, number) if view.phase == MAIN else _why_not_between(view, number)


def cards_of(view: WesternView, action: Action) -> list[int]:
    """List the cards that an action takes out of the hand."""
    verb = action.verb
    if verb in LAYING:
        row = view.options.pactole_ladder[action.args[0] - 1]
        cards = [ATTACK_1 + guns for guns in range(3) if row[guns] > 0] + ([HORSE] if row[3] > 0 else [])
        return [*cards, TRAIN] if verb == "train" else [*cards, HAT] if verb == "lay_with_hat" else cards
    if verb in ANSWERS and view.phase != MAIN:
        return [ANSWERS[verb]]
    code = PLAYS.get(verb, -1)
    if code == DISCARDING:
        return [action.args[0]]
    joined = [WHISKY] if code >= WITH_WHISKY else []
    card = code - WITH_WHISKY if joined else code
    return [*joined, action.args[0] - 1 if card == ATTACK_1 else card]


def _why_no_play(view: WesternView, card: int) -> Why:
    """Tell what a card of one's own turn waits for."""
    if card == TRAIN:
        return ("not-with-empty-bank", {}) if view.bank == 0 else ("not-without-combination", {})
    if card == INDIANS:
        return "not-past-sheriff", {"target": view.next_seat}
    if card == JOKER:
        return ("not-twice", {}) if view.lifted else ("not-without-sheriff", {})
    return WAITS.get(card, "not-now"), {"card": card, "gap": SALOON_GAP}


def _why_no_answer(view: WesternView) -> Why:
    """Tell which card the question is for."""
    if view.options.min_hand_on_reactions and len(view.hand) < 2:
        return "not-the-last-card", {}
    return WANTED[view.phase], {"card": view.counter if view.phase == RESPOND_CAKE else view.card}


def _why_not_between(view: WesternView, card: int) -> Why:
    """Tell why a card is of no use for the jackpot, or while one draws."""
    if view.phase == DRAW:
        return "not-while-drawing", {}
    is_part = ATTACK_1 <= card <= ATTACK_3 or card in (HORSE, HAT)
    return ("not-higher", {"rank": view.standing}) if is_part else ("not-in-pactole", {"card": card})
