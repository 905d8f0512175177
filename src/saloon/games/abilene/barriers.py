"""Barriers: why a card of one's hand cannot be played now."""

from typing import Final

from saloon.core.action import Action
from saloon.core.game import Why
from saloon.games.abilene.cards import (
    DANCERS,
    DESPERADOS,
    FEE,
    FIREWATER,
    GOLD_RUSH,
    INDIANS,
    WELCOME,
    is_defence,
    stops,
)
from saloon.games.abilene.state import DISTRIBUTION, OPT_IN, RESPOND, STEAL, AbileneView

PLAYED_BY: Final[dict[str, int]] = {  # verbs that do not name their card
    "desperados": DESPERADOS,
    "indians": INDIANS,
    "dancers": DANCERS,
    "gold_rush": GOLD_RUSH,
    "welcome": WELCOME,
}


def why_not(view: AbileneView, actions: list[Action], kind: str, number: int) -> Why | None:
    """Tell why a card cannot be played by a seat that is to act; None if it can."""
    if kind != "card":
        return "not-now", {}
    if any([_card_of(action) == number for action in actions]):
        return None
    if view.phase == RESPOND:
        return _why_no_answer(view, number)
    if view.phase == STEAL:
        return "not-before-theft", {
            "target": [attack.target for attack in view.attacks if attack.attacker == view.seat][0]
        }
    if view.phase == OPT_IN:
        return "not-before-joining", {}
    return ("not-before-play", {}) if view.phase == DISTRIBUTION else ("not-in-hand", {"card": number})


def _card_of(action: Action) -> int:
    """Return the card that an action plays, or -1."""
    if action.verb in PLAYED_BY:
        return PLAYED_BY[action.verb]
    return action.args[0] if action.args else -1


def _why_no_answer(view: AbileneView, card: int) -> Why:
    attack = view.attacks[-1].card
    if not is_defence(card):
        return "not-a-defence", {"card": card}
    if not stops(card, attack):
        return "not-against", {"card": card, "attack": attack}
    if card == FIREWATER and view.chips[view.seat] < FEE:
        return "not-paid", {"card": card, "cost": FEE}
    return "not-in-hand", {"card": card}
