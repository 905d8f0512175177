"""Barriers: why a card, a pawn or a couple cannot be played now."""

from saloon.core.action import Action
from saloon.core.game import Why
from saloon.games.farwest.cards import COLOURS, COUPLE, NOBODY, colour_of
from saloon.games.farwest.state import CHOOSE_COLOUR, PASS_CARDS, FarwestView


def why_not(view: FarwestView, actions: list[Action], kind: str, number: int) -> Why | None:
    """Tell why a thing cannot be played by a seat that is to act; None if it can."""
    if kind == "card":
        return _why_no_card(view, actions, number)
    if kind == "rider" and 0 <= number < COUPLE * COLOURS:
        return _why_no_move(view, actions, number)
    if kind == "colour" and 0 <= number < COLOURS:
        return _why_no_couple(view, actions, number)
    return "not-now", {}


def _why_no_card(view: FarwestView, actions: list[Action], card: int) -> Why | None:
    if view.phase == CHOOSE_COLOUR:
        return "not-before-couples", {}
    return None if any([action.args[0] == card for action in actions]) else ("not-in-hand", {"card": card})


def _why_no_move(view: FarwestView, actions: list[Action], rider: int) -> Why | None:
    """Tell why a pawn cannot move: it is home, or there is no card of its colour."""
    colour = rider // COUPLE
    if any([a.verb == "move" and colour_of(a.args[0]) == colour and a.args[1] == rider % COUPLE for a in actions]):
        return None
    if view.phase == CHOOSE_COLOUR:
        return "not-before-couples", {}
    if view.phase == PASS_CARDS:
        return "not-before-gifts", {}
    if view.steps[rider] == view.options.box.mine:
        return "not-from-home", {"rider": rider}
    return "not-its-colour", {"rider": rider, "colour": colour}


def _why_no_couple(view: FarwestView, actions: list[Action], colour: int) -> Why | None:
    if any([action.verb == "choose" and action.args[0] == colour for action in actions]):
        return None
    if view.phase == CHOOSE_COLOUR and view.owners[colour] != NOBODY:
        return "not-this-couple", {"colour": colour, "seat": view.owners[colour]}
    return "not-a-couple", {}
