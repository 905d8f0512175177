"""Ambition: where a good player of Carson City places cowboys: the worth of each square, parcel and building."""

from typing import Final

from saloon.core.action import Action
from saloon.games.carson.actions import CLAIM, DEFEND
from saloon.games.carson.actions import PLACE as PLACE_ON
from saloon.games.carson.cards import (
    AMMUNITION,
    BUILD_3,
    BUILD_12,
    BUY_VP_5,
    CHIP,
    COWBOY_INCOME,
    COWBOY_VP,
    COWBOYS,
    EMPTY,
    FIREPOWER_PAY,
    GAMBLING_INCOME,
    MOUNTAIN,
    NEW_COWBOYS,
    NOBODY,
    PARCEL_RENT,
    PARCELS_INCOME,
    PARCELS_VP,
    PLACES,
    POINT_PRICES,
    RANCH,
    RIVER,
    ROAD_1,
    ROADS_3,
    ROUNDS,
    SQUARES,
    WAGE,
    WAGES,
)
from saloon.games.carson.geometry import NEIGHBOURS, PARCELS
from saloon.games.carson.judgement import (
    CERTAIN,
    ESTATE,
    PARCEL,
    POINT,
    best_site_worth,
    budget,
    dollar,
    free_sites,
    my_rent,
    odds,
    parcels_owned,
    payments,
    promise,
    road_distance,
    saved_dollar,
    savings,
    stands_on,
    tiles_coming,
)
from saloon.games.carson.placement import is_no_duel
from saloon.games.carson.state import PLACE_WHITE, CarsonView
from saloon.games.carson.town import count_buildings

KEPT_COWBOY: Final = 60  # the worth of a cowboy who stays in the reserve for the next round
DICE: Final = 7  # average dollars from the gambling square


def rate_placement(view: CarsonView, action: Action) -> int:
    """Rate a turn of placement; passing is worth what the cowboys are worth at home."""
    if action.verb == "pass":
        return _home_worth(view)
    if action.verb == "sheriff":
        return _best_white(view) + 5
    place = action.args[0] if action.verb == "place" else SQUARES + action.args[0]
    worth = _worth_of(view, action)
    if view.phase == PLACE_WHITE or (action.verb == "place" and is_no_duel(place)):
        return worth
    chance = odds(view, place)
    return (worth * chance + _home_worth(view) * (CERTAIN - chance)) // CERTAIN


def _home_worth(view: CarsonView) -> int:
    """Judge one more cowboy at home: for the next round, and as firepower for what is planned."""
    me = view.seat
    worth = 0
    if view.round < ROUNDS and view.reserve[me] + NEW_COWBOYS[view.round] <= COWBOYS:
        worth += KEPT_COWBOY
    if stands_on(view, COWBOY_INCOME):
        worth += FIREPOWER_PAY * dollar(view)
    if stands_on(view, COWBOY_VP):
        worth += POINT // 2
    return worth


def _best_white(view: CarsonView) -> int:
    """Find the best place for the white cowboy among those where nobody stands."""
    best = 0
    for square in PLACES:
        if view.posse[square] == 0 and _is_open(view, square):
            best = max(best, _worth_of(view, PLACE_ON[square]))
    for parcel in range(PARCELS):
        if view.posse[SQUARES + parcel] == 0:
            if view.owners[parcel] == NOBODY and view.things[parcel] != RIVER:
                best = max(best, _worth_of(view, CLAIM[parcel]))
            elif view.owners[parcel] == view.seat and view.things[parcel] >= RANCH:
                best = max(best, _worth_of(view, DEFEND[parcel]))
    return best


def _is_open(view: CarsonView, square: int) -> bool:
    if BUILD_12 <= square <= BUILD_3:
        return view.row[BUILD_3 - square] != EMPTY
    return square < BUY_VP_5 or view.round <= ROUNDS - (square - BUY_VP_5)


def _worth_of(view: CarsonView, action: Action) -> int:
    where = action.args[0]
    if action.verb == "claim":
        return claim_worth(view, where)
    if action.verb == "attack":
        return _attack_worth(view, where)
    if action.verb == "defend":
        return _defence_worth(view, where)
    return _square_worth(view, where)


def claim_worth(view: CarsonView, parcel: int) -> int:
    """Judge a claim to a parcel: what is on it, or what could be built there."""
    price = view.prices[parcel]
    if price > budget(view):
        return 0
    worth = PARCEL * payments(view) - price * dollar(view)
    if view.things[parcel] >= MOUNTAIN:
        return worth + ESTATE + _denial(view, parcel)
    spare = len(free_sites(view)) - tiles_coming(view)
    share = 70 if spare <= 0 else 30 if spare == 1 else 10
    return worth + promise(view, parcel) * share // 100


def _denial(view: CarsonView, parcel: int) -> int:
    """Count what the others lose when a mountain or house next to their buildings gets an owner."""
    lost = 0
    for near in NEIGHBOURS[parcel]:
        if view.things[near] >= RANCH and view.owners[near] != view.seat and view.incomes[near] > 0:
            lost += 3
    return lost * dollar(view) * payments(view) // 6


def _attack_worth(view: CarsonView, parcel: int) -> int:
    loot = view.incomes[parcel] // 2
    return loot * dollar(view) * 5 // 4


def _defence_worth(view: CarsonView, parcel: int) -> int:
    if view.is_safe[parcel]:
        return 0
    danger = 100 if view.posse[SQUARES + parcel] else 20
    return view.incomes[parcel] // 2 * dollar(view) * danger // 100


def _square_worth(view: CarsonView, square: int) -> int:
    if square >= BUY_VP_5:
        return _points_worth(view, POINT_PRICES[square - BUY_VP_5])
    if BUILD_12 <= square <= BUILD_3:
        return tile_worth(view, BUILD_3 - square)
    if square in (AMMUNITION, ROADS_3, ROAD_1):
        return _supplies_worth(view, square)
    if square in (PARCELS_VP, COWBOY_VP):
        return parcels_owned(view) // 2 * POINT if square == PARCELS_VP else _power(view) // 2 * POINT
    if square > GAMBLING_INCOME:
        return count_buildings(view, view.seat) * POINT
    return _dollars_on(view, square) * dollar(view)


def _dollars_on(view: CarsonView, square: int) -> int:
    if square == WAGES:
        return WAGE
    if square == PARCELS_INCOME:
        return PARCEL_RENT * parcels_owned(view)
    return FIREPOWER_PAY * _power(view) if square == COWBOY_INCOME else DICE


def _power(view: CarsonView) -> int:
    """Guess the firepower at the resolution, when half of the cowboys will have been placed."""
    return view.firepower[view.seat] - (view.reserve[view.seat] + 1) // 2


def _supplies_worth(view: CarsonView, square: int) -> int:
    if square == AMMUNITION:
        planned = FIREPOWER_PAY * dollar(view) * int(stands_on(view, COWBOY_INCOME))
        planned += POINT // 2 * int(stands_on(view, COWBOY_VP))
        return CHIP * planned + 20 * view.reserve[view.seat]
    missing = _roads_missing(view)
    wanted = min(missing, 3 if square == ROADS_3 else 1)
    return wanted * 2 * dollar(view) + (dollar(view) if square == ROADS_3 else 0)


def _roads_missing(view: CarsonView) -> int:
    """Count the roads that would connect the nearest site without access to the network."""
    distances = [road_distance(view, parcel) for parcel in free_sites(view) if not view.access[parcel]]
    return max(0, min(distances) - view.roads[view.seat]) if distances else 0


def tile_worth(view: CarsonView, place: int) -> int:
    """Judge a tile of the row at its price, by the best free site; less if it would have to be kept."""
    price = view.row_prices[place]
    if price > budget(view):
        return 0
    return best_site_worth(view, view.row[place]) - price * dollar(view)


def _points_worth(view: CarsonView, price: int) -> int:
    """Judge buying points with all the dollars that will be left when the square is resolved."""
    left = budget(view) + my_rent(view) - savings(view)
    if left < price:
        return 0
    points = left // price
    return points * POINT - points * price * saved_dollar(view, left)
