"""Judgement: what things are worth in Carson City, in hundredths of a point: dollars, sites, tiles, parcels, duels."""

from typing import Final

from saloon.games.carson.cards import (
    AS_HOUSES,
    BANK,
    BUY_VP_2,
    BUY_VP_5,
    CHURCH,
    COLOURS,
    CONVERSION,
    DRUGSTORE,
    FINAL_CONVERSION,
    MINE,
    POINT_PRICES,
    RANCH,
    REVOLVERS,
    ROUNDS,
    SALOON,
)
from saloon.games.carson.notes import UNKNOWN, Notes
from saloon.games.carson.state import PLACEMENT, CarsonView
from saloon.games.carson.weights import WEIGHTS

POINT: Final = 100
CERTAIN: Final = 100


def dollar(notes: Notes) -> int:
    """Return the worth of a dollar that is spent now: what it would bring later in the round, or in the next ones."""
    if notes.dollar == UNKNOWN:
        price, limit = best_price(notes), notes.view.limits[notes.view.seat]
        kept = WEIGHTS.needed[notes.round] if notes.later <= WEIGHTS.first_dollars else WEIGHTS.spare[notes.round]
        if limit > 0 and notes.later > limit + 2:
            kept = WEIGHTS.above_limit
        notes.dollar = max(kept, POINT // price if price else 0)
    return notes.dollar


def best_price(notes: Notes) -> int:
    """Return the lowest price of the points for which this seat has a cowboy, or 0."""
    for square in range(BUY_VP_2, BUY_VP_5 - 1, -1):
        if notes.stands_on(square):
            return POINT_PRICES[square - BUY_VP_5]
    return 0


def savings(view: CarsonView, cash: int) -> int:
    """Judge the dollars that a seat has at the end of the round."""
    limit = view.limits[view.seat]
    kept = min(cash, limit) if limit > 0 else cash
    if view.round == ROUNDS and view.stage != PLACEMENT:
        return (kept // FINAL_CONVERSION + (cash - kept) // CONVERSION) * POINT
    needed = min(kept, WEIGHTS.first_dollars)
    worth = needed * WEIGHTS.needed[view.round] + (kept - needed) * WEIGHTS.spare[view.round]
    return worth + (cash - kept) * WEIGHTS.above_limit


def rent(notes: Notes) -> int:
    """Return the worth of a dollar of income in every round that is left."""
    later = notes.round + 1 if notes.payments == ROUNDS - notes.round else notes.round
    return WEIGHTS.rent[later] if later <= ROUNDS else 0


def site_worth(notes: Notes, kind: int, parcel: int) -> int:
    """Judge a building of this seat on a parcel: points, revolvers, income, and its effect on the neighbours."""
    cash = notes.income(kind, parcel) + _help_to_neighbours(notes, kind, parcel)
    if kind in (DRUGSTORE, BANK, SALOON) and notes.around(parcel).has_room:
        cash += 5 if kind == SALOON else 3
    worth = WEIGHTS.estate + WEIGHTS.revolver[notes.round] * REVOLVERS[kind] + cash * rent(notes)
    return worth + (POINT // 2 if kind == CHURCH else 0)


def _help_to_neighbours(notes: Notes, kind: int, parcel: int) -> int:
    """Count the dollars per round that a new building brings to this seat's other buildings."""
    around = notes.around(parcel)
    cash = AS_HOUSES[kind] * (5 * around.saloons + 3 * around.shops) - around.ranches
    if kind in (RANCH, MINE):
        cash += 3 * notes.owned[DRUGSTORE if kind == RANCH else BANK]
    return cash


def best_site_worth(notes: Notes, kind: int, waiting: int) -> int:
    """Judge a tile by the best site this seat has for it, when so many other tiles want a site too."""
    sites = [parcel for parcel in notes.sites if notes.can_carry(kind, parcel)]
    if len(sites) <= waiting:
        return kept_worth(notes, kind)
    return max([site_worth(notes, kind, parcel) for parcel in sites])


def kept_worth(notes: Notes, kind: int) -> int:
    """Judge a tile that has to wait for a site until the next round."""
    if notes.round == ROUNDS:
        return 0
    worth = (
        WEIGHTS.estate
        + WEIGHTS.usual_income[kind] * WEIGHTS.rent[notes.round + 1]
        + WEIGHTS.revolver[notes.round + 1] * REVOLVERS[kind]
    )
    return (worth - POINT) * 60 // 100


def promise(notes: Notes, parcel: int) -> int:
    """Judge an empty parcel by the best tile of the row that this seat could pay for."""
    best = 0
    means = max(6, notes.budget)
    for kind, price in notes.offers():
        if price <= means and notes.can_carry(kind, parcel):
            best = max(best, site_worth(notes, kind, parcel) - price * dollar(notes))
    return best


def odds(view: CarsonView, place: int) -> int:
    """Estimate, in percent, the odds of winning a place against the players who are there or may still come."""
    me = view.seat
    mine = view.firepower[me] - 1
    chance = CERTAIN
    for rival in COLOURS[view.posse[place]]:
        if rival != me:
            chance = chance * WEIGHTS.odds[max(0, min(10, 5 + mine - view.firepower[rival]))] // 100
    active = len(view.order) - len(view.passed) - 1
    return chance * (100 - 4 * active) // 100
