"""Barriers: why a bullet, a place or a player cannot be touched now. Nothing here tells what a card asks for."""

from typing import Final

from saloon.core.action import Action
from saloon.core.game import Why
from saloon.games.fastwest.state import ANNOUNCE, DUEL_POINT, PICK, FastwestView

KINDS: Final = {"bullet": ("grab", "release", "announce"), "place": ("pick",), "seat": ("point",)}


def why_not(view: FastwestView, actions: list[Action], kind: str, number: int) -> Why | None:
    """Tell why a thing cannot be touched; None if it can."""
    if kind not in KINDS:
        return "not-now", {}
    if any([action.verb in KINDS[kind] and action.args[0] == number for action in actions]):
        return None
    if view.phase in (ANNOUNCE, PICK):
        return _why_no_roulette(view, kind, number)
    if view.phase == DUEL_POINT:
        return _why_no_target(view, kind, number)
    if not actions:
        return "not-again", {}
    return ("not-in-race", {}) if kind != "bullet" else ("not-so-many", {"count": len(view.tokens)})


def _why_no_target(view: FastwestView, kind: str, number: int) -> Why:
    if view.pointed[view.seat]:
        return "not-twice", {}
    return ("not-at-oneself", {}) if kind == "seat" and number == view.seat else ("not-while-aiming", {})


def _why_no_roulette(view: FastwestView, kind: str, number: int) -> Why:
    if view.seat != view.turn:
        return "not-turn", {"seats": [view.turn]}
    if view.phase == ANNOUNCE:
        return ("not-so-many", {"count": len(view.tokens)}) if kind == "bullet" else ("not-before-number", {})
    is_place = kind == "place" and 1 <= number <= len(view.places)
    return (
        ("not-hidden", {"bullet": view.places[number - 1]})
        if is_place
        else ("not-after-number", {"bullet": view.announced})
    )
