"""Foresight: who is likely to win a match of Carson City, from what everybody owns at the beginning of a round.

The weights are those by which goods, at the beginning of a round, predicted the final points in games between bots.
"""

from math import exp
from typing import Final

from saloon.core.action import Action
from saloon.core.foresight import Foresight, Reasons
from saloon.games.carson.ambition import reasons
from saloon.games.carson.cards import (
    COLOURS,
    EMPTY,
    ESTATE_INCOME,
    RANCH,
    ROAD_1,
    SQUARES,
    WAGES,
)
from saloon.games.carson.duels import ranking
from saloon.games.carson.geometry import PARCELS
from saloon.games.carson.heuristic import rate
from saloon.games.carson.judgement import POINT
from saloon.games.carson.notes import notes_on
from saloon.games.carson.round_end import estate_points
from saloon.games.carson.state import (
    DUEL_TILE,
    OVER,
    PLACE,
    PLACE_WHITE,
    RESOLUTION,
    ROUND_END,
    CarsonState,
    CarsonView,
)
from saloon.games.carson.town import income
from saloon.games.carson.weights import WEIGHTS

CERTAIN: Final = 1000
BUYING: Final = ("buy_vp", "banker_buy", "convert")  # points
DUEL: Final = 2  # players, of a game that is about more than a game of several


def outlook(state: CarsonState) -> list[int]:
    """Return each seat's chance to win, in per mille."""
    if state.stage == OVER:
        return _final(state)
    when = _round(state)
    doubt = WEIGHTS.forecast_doubt[_table(state)][when]
    forecasts = [prospect(state, seat, when) for seat in range(len(state.cash))]
    best = max(forecasts)
    odds = [exp((forecast - best) / doubt) for forecast in forecasts]
    total = sum(odds)
    return [int(CERTAIN * each / total) for each in odds]


def _final(state: CarsonState) -> list[int]:
    winner = ranking(state)[0]
    for seat in ranking(state):
        if state.points[seat] > state.points[winner]:
            winner = seat
    return [CERTAIN if seat == winner else 0 for seat in range(len(state.cash))]


def _round(state: CarsonState) -> int:
    """Return the round that a state is judged by: the next one as soon as the incomes are paid."""
    is_paid = state.stage == ROUND_END or (state.stage == RESOLUTION and state.step > ESTATE_INCOME)
    return max(1, state.round) + (1 if is_paid else 0)


def _table(state: CarsonState) -> int:
    return 0 if len(state.cash) == DUEL else 1


def prospect(state: CarsonState, seat: int, when: int) -> int:
    """Forecast a seat's points at the end, in hundredths."""
    which = _table(state)
    sites = parcels = rent = 0
    for parcel in range(PARCELS):
        if state.owners[parcel] == seat:
            parcels += 1
            if state.things[parcel] == EMPTY:
                sites += 1
            elif state.things[parcel] >= RANCH:
                rent += income(state, parcel)
    worth = 100 * (state.points[seat] + estate_points(state, seat))
    worth += WEIGHTS.forecast_cash[which][when] * state.cash[seat] + WEIGHTS.forecast_income[which][when] * rent
    worth += (
        WEIGHTS.forecast_site[which][when] * min(WEIGHTS.forecast_sites, sites)
        + WEIGHTS.forecast_parcel[which][when] * parcels
    )
    worth += (
        WEIGHTS.forecast_cowboy[which][when] * state.reserve[seat]
        + WEIGHTS.forecast_revolver[which][when] * state.revolvers[seat]
    )
    return worth + WEIGHTS.forecast_kept[which][when] * len(state.kept[seat])


def horizon(state: CarsonState) -> int:
    """Return the round: imagined play is cut when the next one begins."""
    return state.round


def mixes(view: CarsonView) -> bool:
    """Tell whether others lay their duel tiles at the same time."""
    return view.phase == DUEL_TILE


def explain(view: CarsonView, action: Action) -> Reasons:
    """List the parts of a rating; many answers are judged as a whole."""
    rating = rate(view, action)
    parts = [("why-worth", rating)]
    if view.phase in (PLACE, PLACE_WHITE) and action.verb != "lay_road":
        parts = reasons(notes_on(view), action)
    elif action.verb in BUYING:
        points = POINT * action.args[0]
        parts = [("why-points", points), ("why-left", rating - points)]
    return [part for part in parts if part[1] != 0]


def daring(view: CarsonView, action: Action) -> int:
    """Return 1 for a cowboy who looks for a fight, -1 for one who stays out of it."""
    verb = action.verb
    if verb == "attack":
        return 1
    if verb in ("pass", "defend"):
        return -1
    if verb not in ("place", "claim"):
        return 0
    place = action.args[0] if verb == "place" else SQUARES + action.args[0]
    if place in (WAGES, ROAD_1):
        return -1
    return 1 if _has_rivals(view, place) else 0


def _has_rivals(view: CarsonView, place: int) -> bool:
    return any([seat != view.seat for seat in COLOURS[view.posse[place]]])


FORESIGHT: Final = Foresight(
    outlook=outlook, horizon=horizon, explain=explain, mixes=mixes, daring=daring, desperado=36, legend=200, doubt=25
)
