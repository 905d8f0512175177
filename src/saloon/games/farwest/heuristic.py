"""Heuristic: what a good player of FarWest 1849 prefers: come home, keep rivals from it, let no card go to waste."""

from typing import Final

from saloon.core.action import Action
from saloon.core.foresight import Reasons
from saloon.games.farwest.box import ROW
from saloon.games.farwest.cards import COUPLE, HALVES, NOBODY, colour_of, value_of
from saloon.games.farwest.seats import has_sides, side_of
from saloon.games.farwest.state import FarwestView
from saloon.games.farwest.tolls import CARD
from saloon.games.farwest.weights import WEIGHTS

HOME: Final = 1000 * CARD  # above everything else: a couple that settles somebody's place
EVEN: Final = 1000  # the weight of a couple, in per mille
DEAD: Final = 1  # what it is worth to get rid of a card without effect


def rate(view: FarwestView, action: Action) -> int:
    """Rate an action from a seat's view; higher is better."""
    if action.verb == "move":
        return _rate_move(view, action.args)
    return _rate_gift(view, action.args[0]) if action.verb == "give" else 0


def explain(view: FarwestView, action: Action) -> Reasons:
    """List the parts of a rating."""
    parts = [("why-gift", rate(view, action))]
    if action.verb == "move":
        way, card, home = _parts(view, action.args)
        parts = [("why-way", way), (_reason_of(view, action.args[0], card), card), ("why-home", home)]
    return [part for part in parts if part[1] != 0]


def _rate_move(view: FarwestView, choice: tuple[int, ...]) -> int:
    way, card, home = _parts(view, choice)
    return way + card + home


def _parts(view: FarwestView, choice: tuple[int, ...]) -> tuple[int, int, int]:
    """Rate the way that a pawn makes, the card laid for it, and the arrival: good for an own pawn, bad for others."""
    box = view.options.box
    colour, value = colour_of(choice[0]), value_of(choice[0])
    rider = COUPLE * colour + choice[1]
    start = HALVES * view.steps[rider] + view.halves[rider]
    landing = box.landings[ROW * start + value]
    tolls = box.tolls[_sides(view)]
    weight = _weight(view, colour) if is_ours(view, view.owners[colour]) else -_weight(view, colour)
    way = (tolls[start] - tolls[HALVES * landing + choice[2]] - CARD) * weight // EVEN
    card = (box.average - CARD * value) * WEIGHTS.point // CARD * weight // EVEN
    if landing == box.mine and view.steps[rider ^ 1] == box.mine:
        return way, card, _arrival(view, colour) if weight > 0 else -_arrival(view, colour)
    return way, card, 0


def _reason_of(view: FarwestView, card: int, points: int) -> str:
    """Name what the card speaks for if it has points, or, of the other choice, what speaks against that one."""
    if is_ours(view, view.owners[colour_of(card)]):
        return "why-own-low" if points > 0 else "why-own-high"
    return "why-rival-high" if points > 0 else "why-rival-low"


def _sides(view: FarwestView) -> int:
    return 2 if has_sides(view) else len(view.bills)


def is_ours(view: FarwestView, owner: int) -> bool:
    """Tell whether a couple of this owner races for the seat."""
    return owner == view.seat or (view.options.partners and side_of(owner) == side_of(view.seat))


def _arrival(view: FarwestView, colour: int) -> int:
    """Return what it is worth to its owner that a couple comes home, or costs this seat."""
    if has_sides(view):
        return HOME if _twin(view, colour) in view.arrivals else 0
    if view.owners[colour] == view.seat or len(view.arrivals) == len(view.bills) - 2:
        return HOME
    return 0 if _own(view) in view.arrivals else WEIGHTS.lost_place


def _weight(view: FarwestView, colour: int) -> int:
    """Return how much the way of a couple matters: of a side the slower one, of rivals those who are ahead."""
    if has_sides(view):
        behind = _toll(view, colour) - _toll(view, _twin(view, colour))
        return max(WEIGHTS.least, min(2 * EVEN - WEIGHTS.least, EVEN + WEIGHTS.slower * behind // CARD))
    own = _own(view)
    if colour == own:
        return EVEN
    weight = EVEN
    if own not in view.arrivals:
        weight = WEIGHTS.rival + WEIGHTS.ahead * (_toll(view, own) - _toll(view, colour)) // CARD
        weight = max(WEIGHTS.least, min(2 * EVEN - WEIGHTS.least, weight))
    return weight * _threat(view, view.owners[colour]) // EVEN


def _threat(view: FarwestView, rival: int) -> int:
    """Return how much a rival is to be held up beside the others: by their bills, and more with each race."""
    rivals = len(view.bills) - 1
    lead = view.bills[rival] * rivals - sum(view.bills) + view.bills[view.seat]
    most = view.options.box.bills[len(view.bills)][0]
    threat = EVEN + WEIGHTS.leader * view.race * lead // (rivals * most)
    return max(WEIGHTS.least_threat, min(2 * EVEN - WEIGHTS.least_threat, threat))


def _toll(view: FarwestView, colour: int) -> int:
    """Return the cards that a couple still needs."""
    tolls = view.options.box.tolls[_sides(view)]
    cowboy = COUPLE * colour
    cowgirl = cowboy + 1
    return (
        tolls[HALVES * view.steps[cowboy] + view.halves[cowboy]]
        + tolls[HALVES * view.steps[cowgirl] + view.halves[cowgirl]]
    )


def _twin(view: FarwestView, colour: int) -> int:
    """Find the other couple of the same side."""
    side = side_of(view.owners[colour])
    for other, owner in enumerate(view.owners):
        if other != colour and owner != NOBODY and side_of(owner) == side:
            return other
    return colour


def _own(view: FarwestView) -> int:
    return view.owners.index(view.seat)


def _rate_gift(view: FarwestView, card: int) -> int:
    """Rate a gift: dead cards are best, and cards that this side or the receiver could use well are worst."""
    receiver = view.receivers[0]
    owner = view.owners[colour_of(card)]
    if colour_of(card) in view.arrivals:
        return DEAD
    if is_ours(view, receiver):
        return 0
    return -value_of(card) if owner == receiver or is_ours(view, owner) else 0
