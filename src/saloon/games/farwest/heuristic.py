"""Heuristic: what a good player of FarWest 1849 prefers: own pawns far ahead, others' on dynamite, no card wasted."""

from typing import Final

from saloon.core.action import Action
from saloon.games.farwest.box import ROW
from saloon.games.farwest.cards import COUPLE, HALVES, colour_of, value_of
from saloon.games.farwest.seats import side_of
from saloon.games.farwest.state import FarwestView

STEP: Final = 4  # what a step is worth
WORTH: Final = [0, -10, 14, 0]  # of a square, by type: there an average card of 3.5 moves 3.5, 1 or 7 steps, or none
PAR: Final = 2  # what a card is worth for each of its points: half of what they bring on a normal square
DEAD: Final = 1  # what it is worth to get rid of a card without effect


def rate(view: FarwestView, action: Action) -> int:
    """Rate an action from a seat's view; higher is better."""
    if action.verb == "move":
        return _rate_move(view, action.args)
    return _rate_gift(view, action.args[0]) if action.verb == "give" else 0


def _rate_move(view: FarwestView, choice: tuple[int, ...]) -> int:
    """Rate what a pawn gains beyond the worth of the card: positive for an own pawn, negative for others."""
    card = choice[0]
    rider = COUPLE * colour_of(card) + choice[1]
    start = HALVES * view.steps[rider] + view.halves[rider]
    landing = view.options.box.landings[ROW * start + value_of(card)]
    gain = _worth(view, landing, choice[2]) - _worth(view, view.steps[rider], view.halves[rider])
    surplus = gain - PAR * value_of(card)
    return surplus if _is_ours(view, view.owners[colour_of(card)]) else -surplus


def _worth(view: FarwestView, step: int, half: int) -> int:
    return STEP * step + WORTH[view.squares[step][half]]


def _is_ours(view: FarwestView, owner: int) -> bool:
    return owner == view.seat or (view.options.partners and side_of(owner) == side_of(view.seat))


def _rate_gift(view: FarwestView, card: int) -> int:
    """Rate a gift: dead cards are best, and cards that this side or the receiver could use well are worst."""
    receiver = view.receivers[0]
    owner = view.owners[colour_of(card)]
    if colour_of(card) in view.arrivals:
        return DEAD
    if _is_ours(view, receiver):
        return 0
    return -value_of(card) if owner == receiver or _is_ours(view, owner) else 0
