"""Heuristic: what a good player of Fast-West does now; the pace decides when."""

from typing import Final

from saloon.core.action import Action
from saloon.games.fastwest.actions import GRABBING, PRESSING, RAISING, RELEASING, SALUTING
from saloon.games.fastwest.cards import BANDIT, BLANK, INDIANS, SHERIFF
from saloon.games.fastwest.state import DUEL_GRAB, DUEL_POINT, IDLE, FastwestView

HELPS: Final = 100
RESTS: Final = 10


def rate(view: FastwestView, action: Action) -> int:
    """Rate an action from a seat's view; higher is better."""
    if view.phase == DUEL_POINT:
        return -view.tokens[action.args[0]] if action.args else 0
    if action.verb == "pass":
        return RESTS
    if view.phase == IDLE:
        return HELPS if action.verb == PRESSING else 0
    return _rate_input(view, action)


def _rate_input(view: FastwestView, action: Action) -> int:
    mine = view.held[view.seat] if view.seat < len(view.held) else []
    if action.verb == GRABBING:
        return _rate_grab(view, action.args[0], mine)
    if action.verb == RELEASING:
        return HELPS if view.tops[view.flipper] == BANDIT and mine == [BLANK] == list(action.args) else 0
    if action.verb in (RAISING, SALUTING):
        return HELPS if mine and action.verb == right_gesture(view) and not view.complete[view.seat] else 0
    return 0


def _rate_grab(view: FastwestView, bullet: int, mine: list[int]) -> int:
    card = view.tops[view.flipper]
    if bullet in view.gone or (mine and card != INDIANS):
        return 0
    if view.phase == DUEL_GRAB:
        return HELPS - bullet
    return 0 if card == BANDIT and bullet == BLANK else HELPS


def right_gesture(view: FastwestView) -> str:
    """Return the gesture that the card asks for, "" if it asks for none."""
    card = view.tops[view.flipper]
    if view.phase == DUEL_GRAB or card < SHERIFF or card >= BANDIT:
        return ""
    return RAISING if card == SHERIFF else SALUTING
