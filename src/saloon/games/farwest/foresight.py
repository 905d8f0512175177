"""Foresight: from the cards that couples need, and those still to be laid, to each seat's chance to win the match."""

from typing import Final

from saloon.core.action import Action
from saloon.core.foresight import Foresight
from saloon.games.farwest.cards import COLOURS, COUPLE, NOBODY, colour_of
from saloon.games.farwest.heuristic import explain, is_ours
from saloon.games.farwest.seats import has_sides, side_of
from saloon.games.farwest.state import CHOOSE_COLOUR, OVER, FarwestState, FarwestView
from saloon.games.farwest.tolls import CARD
from saloon.games.farwest.weights import WEIGHTS

CERTAIN: Final = 1000
MOST_DEALS: Final = 1_000_000  # more than a race can have
WHOLE: Final = 1 << 20
STEPS: Final = 64  # in which a half is divided
POWERS: Final[list[int]] = [round(WHOLE * 2.0 ** (-step / STEPS)) for step in range(STEPS)]


def horizon(state: FarwestState) -> int:
    """Return the number of the deal; nobody knows the cards of the next one."""
    return MOST_DEALS * state.race + state.deal


def daring(view: FarwestView, action: Action) -> int:
    """Tell the bold, who race, from the careful, who hold others up."""
    if action.verb != "move":
        return 0
    return 1 if is_ours(view, view.owners[colour_of(action.args[0])]) else -1


def outlook(state: FarwestState) -> list[int]:
    """Return each seat's chance to win the match, in per mille."""
    seats = len(state.bills)
    if state.phase == OVER or state.phase == CHOOSE_COLOUR:
        return _shares(state, state.bills, state.firsts, state.places, state.options.rounds - state.race)
    needs = _needs(state)
    chances = [0] * seats
    if has_sides(state):
        _race_of_sides(state, needs, chances)
    else:
        order = [state.owners[colour] for colour in state.arrivals]
        needs = [needs[state.owners.index(seat)] for seat in range(seats)]
        _arrive(state, needs, order, WHOLE, chances)
    return [(chance + WHOLE // 2) // WHOLE for chance in chances]


def _needs(state: FarwestState) -> list[int]:
    """Return what each couple needs, in thousandths of a card; less if many cards of its colour are still to come."""
    coming = [0] * COLOURS
    for card in state.deck:
        coming[colour_of(card)] += 1
    for hand in state.hands:
        for card in hand:
            coming[colour_of(card)] += 1
    racing = COLOURS - state.owners.count(NOBODY)
    tolls = state.options.box.tolls[2 if has_sides(state) else len(state.bills)]
    needs = [tolls[state.pawns[COUPLE * c]] + tolls[state.pawns[COUPLE * c + 1]] for c in range(COLOURS)]
    total = sum(coming)
    return [
        max(WEIGHTS.nearest, need - WEIGHTS.counted * (racing * coming[colour] - total) // racing) if need > 0 else 0
        for colour, need in enumerate(needs)
    ]


def _race_of_sides(state: FarwestState, needs: list[int], chances: list[int]) -> None:
    """Add the chances of two sides, each of which must bring two couples home."""
    times = [_time(state, needs, side) for side in range(2)]
    weights = [_weight(time, min(times), WEIGHTS.doubt_of_sides) for time in times]
    for side in range(2):
        places = [0 if side_of(seat) == side else 1 for seat in range(len(state.bills))]
        _add(state, places, WHOLE * weights[side] // sum(weights), chances)


def _time(state: FarwestState, needs: list[int], side: int) -> int:
    """Return how long a side needs: its slower couple, or more if the other is nearly as slow."""
    own = [needs[colour] for colour in range(COLOURS) if side_of(state.owners[colour]) == side]
    near = max(0, WEIGHTS.blunt - abs(own[0] - own[1])) if min(own) > 0 else 0
    return max(own) + near * near // WEIGHTS.bluntness


def _arrive(state: FarwestState, needs: list[int], order: list[int], chance: int, chances: list[int]) -> None:
    """Let each racer who is not home be the next, by how few cards they need; add the chances of each whole order."""
    seats = len(needs)
    if len(order) >= seats - 1:
        _add(state, [order.index(seat) if seat in order else seats - 1 for seat in range(seats)], chance, chances)
        return
    racing = [seat for seat in range(seats) if seat not in order]
    first = min([needs[seat] for seat in racing])
    weights = [_weight(needs[seat], first, WEIGHTS.doubt_of_racers) for seat in racing]
    total = sum(weights)
    for i, seat in enumerate(racing):
        _arrive(state, needs, [*order, seat], chance * weights[i] // total, chances)


def _weight(need: int, least: int, doubt: list[int]) -> int:
    """Return how likely somebody is the first, beside the one who needs least."""
    return _halved((need - least) * STEPS // (doubt[0] + doubt[1] * least // CARD))


def _halved(steps: int) -> int:
    """Return the whole halved once every so many steps, and never nothing."""
    return max(1, POWERS[steps % STEPS] >> min(steps // STEPS, 20))


def _add(state: FarwestState, places: list[int], chance: int, chances: list[int]) -> None:
    """Add what a race that ends like this, with this chance, leaves of the match."""
    seats = range(len(places))
    row = state.options.box.bills[2 if has_sides(state) else len(places)]
    bills = [state.bills[seat] + row[places[seat]] for seat in seats]
    firsts = [state.firsts[seat] + (1 if places[seat] == 0 else 0) for seat in seats]
    shares = _shares(state, bills, firsts, places, state.options.rounds - state.race - 1)
    for seat in seats:
        chances[seat] += chance * shares[seat]


def _shares(state: FarwestState, bills: list[int], firsts: list[int], places: list[int], races: int) -> list[int]:
    """Share certainty between the seats, when so many races are left."""
    if races == 0:
        weights = _victory(bills, firsts, places)
    else:
        weights = _hopes(bills, races, state.options.box.bills[len(bills)][0], has_sides(state))
    total = sum(weights)
    return [CERTAIN * weight // total for weight in weights]


def _victory(bills: list[int], firsts: list[int], places: list[int]) -> list[int]:
    scores = [(bills[seat], firsts[seat], -places[seat]) for seat in range(len(bills))]
    best = max(scores)
    return [1 if score == best else 0 for score in scores]


def _hopes(bills: list[int], races: int, most: int, are_sides: bool) -> list[int]:
    """Weigh the seats by their bills: the more races are left, the less a lead is worth, unless nobody can catch up."""
    best = max(bills)
    scale = max(1, most * (races + 3) * (2 if are_sides else 1))  # of ten bills, of which e times the chance
    weights: list[int] = []
    for own in bills:
        hope = _halved((best - own) * 10 * 92 // scale)
        weights.append(hope if own + races * most >= best else 0)
    return weights


FORESIGHT: Final = Foresight(
    outlook=outlook, horizon=horizon, explain=explain, daring=daring, desperado=300, legend=3000, doubt=200
)
