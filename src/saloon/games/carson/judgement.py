"""Judgement: what things are worth in Carson City, in hundredths of a point: dollars, sites, tiles, parcels, duels."""

from typing import Final

from saloon.games.carson.cards import (
    AS_HOUSES,
    BANK,
    BUILD_3,
    BUILD_12,
    CHURCH,
    COLOURS,
    DRUGSTORE,
    EMPTY,
    ESTATE_INCOME,
    MINE,
    NOBODY,
    RANCH,
    REVOLVERS,
    ROUNDS,
    ROW,
    SALOON,
    SQUARES,
    WAGE,
    WAGES,
    needs_house,
)
from saloon.games.carson.geometry import NEIGHBOURS, PARCELS
from saloon.games.carson.state import RESOLUTION, ROUND_END, CarsonView
from saloon.games.carson.town import count_owned, income_of

POINT: Final = 100
DOLLAR: Final = [30, 30, 27, 22, 17]  # by round: early dollars are built with, the last ones count a sixth of a point
SAVED: Final = [24, 24, 22, 18, 17]  # a dollar at the end of a round
SAVED_ABOVE_LIMIT: Final = 11
SAVINGS: Final = [0, 12, 12, 9, 0]  # dollars that a seat wants to have in hand after each round
ESTATE: Final = 200  # a building, house or mountain at the end
REVOLVER: Final = 45
PARCEL: Final = 30  # a parcel of any kind, for the squares that count parcels
ODDS: Final = [1, 5, 12, 22, 35, 50, 65, 78, 88, 95, 99]  # percent, of winning a duel, from 5 points behind to 5 ahead
CERTAIN: Final = 100


def dollar(view: CarsonView) -> int:
    """Return the worth of a dollar now."""
    return DOLLAR[view.round]


def payments(view: CarsonView) -> int:
    """Count how many times incomes will still be paid."""
    is_paid = view.stage == ROUND_END or (view.stage == RESOLUTION and view.step > ESTATE_INCOME)
    return ROUNDS - max(1, view.round) + (0 if is_paid else 1)


def income_at(view: CarsonView, kind: int, parcel: int) -> int:
    """Return the income that a building of this seat would have on a parcel."""
    return income_of(view, kind, parcel, view.seat)


def site_worth(view: CarsonView, kind: int, parcel: int) -> int:
    """Judge a building of this seat on a parcel: points, revolvers, income, and its effect on the neighbours."""
    cash = income_at(view, kind, parcel) + _help_to_neighbours(view, kind, parcel)
    if kind in (DRUGSTORE, BANK, SALOON) and _has_room_for_house(view, parcel):
        cash += 5 if kind == SALOON else 3
    worth = ESTATE + REVOLVER * REVOLVERS[kind] + cash * payments(view) * dollar(view)
    return worth + (POINT // 2 if kind == CHURCH else 0)


def _help_to_neighbours(view: CarsonView, kind: int, parcel: int) -> int:
    """Count the dollars per round that a new building brings to this seat's other buildings."""
    cash = 0
    if kind == RANCH or kind == MINE:
        cash += 3 * count_owned(view, view.seat, DRUGSTORE if kind == RANCH else BANK)
    for near in NEIGHBOURS[parcel]:
        if view.owners[near] == view.seat:
            other = view.things[near]
            if other == SALOON:
                cash += 5 * AS_HOUSES[kind]
            elif other in (DRUGSTORE, BANK):
                cash += 3 * AS_HOUSES[kind]
            elif other == RANCH:
                cash -= 1
    return cash


def _has_room_for_house(view: CarsonView, parcel: int) -> bool:
    return any([view.things[near] == EMPTY and view.access[near] for near in NEIGHBOURS[parcel]])


def free_sites(view: CarsonView) -> list[int]:
    """List this seat's empty parcels, including those that it is about to buy."""
    mine = 1 << view.seat
    return [
        parcel
        for parcel in range(PARCELS)
        if view.things[parcel] == EMPTY and (view.owners[parcel] == view.seat or view.posse[SQUARES + parcel] == mine)
    ]


def can_carry(view: CarsonView, kind: int, parcel: int) -> bool:
    """Tell whether a building could stand on a parcel, with the roads this seat has."""
    return not needs_house(kind) or view.access[parcel] or road_distance(view, parcel) <= view.roads[view.seat]


def road_distance(view: CarsonView, parcel: int) -> int:
    """Count the roads that are missing between the network and a parcel."""
    row, column = parcel // 8, parcel % 8
    best = 99
    for other in range(PARCELS):
        if view.access[other]:
            rows, columns = abs(other // 8 - row), abs(other % 8 - column)
            best = min(best, rows + columns)
    return best


def best_site_worth(view: CarsonView, kind: int) -> int:
    """Judge a tile by the best site this seat has for it; it is worth little if it would have to be kept."""
    sites = [parcel for parcel in free_sites(view) if can_carry(view, kind, parcel)]
    if not sites:
        return ESTATE // 3 if view.round < ROUNDS else 0
    best = max([site_worth(view, kind, parcel) for parcel in sites])
    if len(sites) > tiles_coming(view):
        return best
    return best // 3 if view.round < ROUNDS else 0


def promise(view: CarsonView, parcel: int) -> int:
    """Judge an empty parcel by the best tile of the row that this seat could pay for."""
    best = 0
    for place in range(ROW):
        kind = view.row[place]
        if kind != EMPTY and view.row_prices[place] <= max(6, budget(view)) and can_carry(view, kind, parcel):
            best = max(best, site_worth(view, kind, parcel) - view.row_prices[place] * dollar(view))
    return best


def budget(view: CarsonView) -> int:
    """Count the dollars that are not needed for the parcels and tiles on which this seat has cowboys."""
    me = view.seat
    cash = view.cash[me] + WAGE * view.wage_earners[me]
    if view.white == me and view.white_place == WAGES:
        cash += WAGE
    for parcel in range(PARCELS):
        if view.owners[parcel] == NOBODY and stands_on(view, SQUARES + parcel):
            cash -= view.prices[parcel]
    for square in range(BUILD_12, BUILD_3 + 1):
        if stands_on(view, square):
            cash -= view.row_prices[BUILD_3 - square]
    return cash


def stands_on(view: CarsonView, place: int) -> bool:
    """Tell whether a cowboy of this seat stands on a place."""
    return view.posse[place] >> view.seat & 1 == 1 or (view.white == view.seat and view.white_place == place)


def tiles_coming(view: CarsonView) -> int:
    """Count the tiles this seat has kept or has a cowboy on."""
    count = len(view.kept[view.seat])
    for square in range(BUILD_12, BUILD_3 + 1):
        if stands_on(view, square):
            count += 1
    return count


def my_rent(view: CarsonView) -> int:
    """Add up the incomes of this seat's buildings."""
    return sum([view.incomes[parcel] for parcel in range(PARCELS) if view.owners[parcel] == view.seat])


def parcels_owned(view: CarsonView) -> int:
    """Count this seat's parcels, including those that only it wants to buy."""
    mine = 1 << view.seat
    return len([1 for p in range(PARCELS) if view.owners[p] == view.seat or _is_alone_on(view, p, mine)])


def _is_alone_on(view: CarsonView, parcel: int, mine: int) -> bool:
    return view.owners[parcel] == NOBODY and view.posse[SQUARES + parcel] == mine


def odds(view: CarsonView, place: int) -> int:
    """Estimate, in percent, the odds of winning a place against the players who are there or may still come."""
    me = view.seat
    mine = view.firepower[me] - 1
    chance = CERTAIN
    for rival in COLOURS[view.posse[place]]:
        if rival != me:
            chance = chance * ODDS[max(0, min(10, 5 + mine - view.firepower[rival]))] // 100
    active = len(view.order) - len(view.passed) - 1
    return chance * (100 - 4 * active) // 100


def savings(view: CarsonView) -> int:
    """Return the dollars that this seat wants to have after the round."""
    return min(SAVINGS[view.round], view.limits[view.seat])


def saved_dollar(view: CarsonView, left: int) -> int:
    """Return the worth of a dollar that is not spent on points: it is small above the limit."""
    over = savings(view) + left > view.limits[view.seat]
    return SAVED_ABOVE_LIMIT if over and view.round < ROUNDS else SAVED[view.round]
