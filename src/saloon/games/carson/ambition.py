"""Ambition: where a good player of Carson City places cowboys: the worth of each square, parcel and building."""

from saloon.core.action import Action
from saloon.core.foresight import Reasons
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
    MOST_POINTS,
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
    needs_house,
)
from saloon.games.carson.geometry import NEIGHBOURS, PARCELS
from saloon.games.carson.judgement import (
    CERTAIN,
    POINT,
    best_price,
    best_site_worth,
    dollar,
    odds,
    promise,
    savings,
    site_worth,
)
from saloon.games.carson.notes import DICE, UNKNOWN, Notes, notes_on
from saloon.games.carson.placement import is_no_duel
from saloon.games.carson.state import PLACE_WHITE, CarsonView
from saloon.games.carson.town import count_buildings
from saloon.games.carson.weights import WEIGHTS


def rate_placement(view: CarsonView, action: Action) -> int:
    """Rate a turn of placement; passing is worth what the cowboys are worth at home."""
    return sum([points for _, points in reasons(notes_on(view), action)])


def reasons(notes: Notes, action: Action) -> Reasons:
    """List the parts of the rating of a turn of placement."""
    view = notes.view
    if action.verb == "pass":
        return [("why-home", home_worth(notes)), ("why-early", WEIGHTS.early if view.round < ROUNDS else 0)]
    if action.verb == "sheriff":
        return [("why-gain", best_white(notes) + 5)]
    place = action.args[0] if action.verb == "place" else SQUARES + action.args[0]
    worth = _worth_of(notes, action)
    if view.phase == PLACE_WHITE or (action.verb == "place" and is_no_duel(place)):
        return [("why-gain", worth)]
    chance = odds(view, place)
    expected = (worth * chance + home_worth(notes) * (CERTAIN - chance)) // CERTAIN
    return [("why-gain", worth), ("why-rivals", expected - worth)]


def home_worth(notes: Notes) -> int:
    """Judge one more cowboy at home: for the next round, and as firepower for what is planned."""
    if notes.home != UNKNOWN:
        return notes.home
    view = notes.view
    reserve = view.reserve[view.seat]
    worth = 0
    if notes.round < ROUNDS and reserve + NEW_COWBOYS[notes.round] <= COWBOYS:
        worth += max(20, WEIGHTS.carried[notes.round] - WEIGHTS.less * (reserve - 1))
    if notes.stands_on(COWBOY_INCOME):
        worth += FIREPOWER_PAY * WEIGHTS.spare[notes.round] * 2 // 3
    if notes.stands_on(COWBOY_VP):
        worth += POINT // 3
    notes.home = worth + _duels_worth(notes) * WEIGHTS.shot // CERTAIN
    return notes.home


def _duels_worth(notes: Notes) -> int:
    """Add up what this seat fights for, as long as the duels are open."""
    if notes.duels != UNKNOWN:
        return notes.duels
    view = notes.view
    mine = 1 << view.seat
    worth = 0
    for place in range(SQUARES + PARCELS):
        posse = view.posse[place]
        if posse & mine and posse != mine:
            worth += max(0, _stake(notes, place))
    notes.duels = worth
    return worth


def _stake(notes: Notes, place: int) -> int:
    if place <= ROAD_1:
        return POINT // 2
    if place < SQUARES:
        return 150 if BUILD_12 <= place <= BUILD_3 else _square_worth(notes, place)
    if notes.view.owners[place - SQUARES] == NOBODY:
        return WEIGHTS.estate - notes.view.prices[place - SQUARES] * dollar(notes)
    return notes.view.incomes[place - SQUARES] // 2 * WEIGHTS.spare[notes.round]


def best_white(notes: Notes) -> int:
    """Find the best place for the white cowboy among those where nobody stands."""
    view = notes.view
    best = 0
    for square in PLACES:
        if view.posse[square] == 0 and _is_open(view, square):
            best = max(best, _worth_of(notes, PLACE_ON[square]))
    for parcel in range(PARCELS):
        if view.posse[SQUARES + parcel] == 0:
            if view.owners[parcel] == NOBODY and view.things[parcel] != RIVER:
                best = max(best, _worth_of(notes, CLAIM[parcel]))
            elif view.owners[parcel] == view.seat and view.things[parcel] >= RANCH:
                best = max(best, _worth_of(notes, DEFEND[parcel]))
    return best


def _is_open(view: CarsonView, square: int) -> bool:
    if BUILD_12 <= square <= BUILD_3:
        return view.row[BUILD_3 - square] != EMPTY
    return square < BUY_VP_5 or view.round <= ROUNDS - (square - BUY_VP_5)


def _worth_of(notes: Notes, action: Action) -> int:
    where = action.args[0]
    if action.verb == "claim":
        return claim_worth(notes, where)
    if action.verb == "attack":
        return _attack_worth(notes, where)
    if action.verb == "defend":
        return _defence_worth(notes, where)
    return _square_worth(notes, where)


def claim_worth(notes: Notes, parcel: int) -> int:
    """Judge a claim to a parcel: what is on it, or what could be built there."""
    price = notes.view.prices[parcel]
    if price > notes.budget:
        return 0
    return parcel_worth(notes, parcel) - price * dollar(notes)


def purchase_worth(notes: Notes, parcel: int) -> int:
    """Judge buying a parcel, now that its cowboy is spent: it may leave too little for a tile that was planned."""
    price = notes.view.prices[parcel]
    worth = parcel_worth(notes, parcel) - price * dollar(notes)
    return worth if price <= notes.budget else worth - _best_tile_planned(notes)


def _best_tile_planned(notes: Notes) -> int:
    squares = [square for square in range(BUILD_12, BUILD_3 + 1) if notes.stands_on(square)]
    return max([0, *[_square_worth(notes, square) for square in squares if notes.view.row[BUILD_3 - square] != EMPTY]])


def parcel_worth(notes: Notes, parcel: int) -> int:
    """Judge a parcel that costs nothing."""
    worth = WEIGHTS.parcel[notes.round]
    if notes.stands_on(PARCELS_INCOME):
        worth += PARCEL_RENT * WEIGHTS.spare[notes.round] * 2 // 3
    if notes.stands_on(PARCELS_VP):
        worth += POINT // 3
    if notes.view.things[parcel] >= MOUNTAIN:
        return worth + WEIGHTS.estate + _denial(notes, parcel)
    spare = len(notes.sites) - len(notes.tiles)
    if spare < 0:
        return worth + max([_wanted(notes, kind, parcel) for kind in notes.tiles])
    return worth + promise(notes, parcel) * WEIGHTS.site[notes.round] * WEIGHTS.sites[min(3, spare + 1)] // 10000


def _wanted(notes: Notes, kind: int, parcel: int) -> int:
    """Judge a parcel for a tile that has no site yet."""
    return site_worth(notes, kind, parcel) * 3 // 4 if notes.can_carry(kind, parcel) else 0


def _denial(notes: Notes, parcel: int) -> int:
    """Count what the others lose when a mountain or house next to their buildings gets an owner."""
    view = notes.view
    lost = 0
    for near in NEIGHBOURS[parcel]:
        if view.things[near] >= RANCH and view.owners[near] != view.seat and view.incomes[near] > 0:
            lost += 3
    return lost * WEIGHTS.spare[notes.round] * notes.payments // (2 * len(view.cash))


def _attack_worth(notes: Notes, parcel: int) -> int:
    """Judge an attack: the loot, and that a rival misses it."""
    seats = len(notes.view.cash)
    return notes.view.incomes[parcel] // 2 * WEIGHTS.spare[notes.round] * (seats + 1) // seats


def _defence_worth(notes: Notes, parcel: int) -> int:
    view = notes.view
    if view.is_safe[parcel]:
        return 0
    danger = 100 if view.posse[SQUARES + parcel] else 15
    return view.incomes[parcel] // 2 * WEIGHTS.spare[notes.round] * danger // 100


def _square_worth(notes: Notes, square: int) -> int:
    if square >= BUY_VP_5:
        return _points_worth(notes, POINT_PRICES[square - BUY_VP_5])
    if BUILD_12 <= square <= BUILD_3:
        waiting = len(notes.tiles)
        return tile_worth(notes, BUILD_3 - square, waiting - 1 if notes.stands_on(square) else waiting)
    if square in (AMMUNITION, ROADS_3, ROAD_1):
        return _supplies_worth(notes, square)
    if square in (PARCELS_VP, COWBOY_VP):
        return notes.parcels // 2 * POINT if square == PARCELS_VP else _power(notes.view) // 2 * POINT
    if square > GAMBLING_INCOME:
        return (count_buildings(notes.view, notes.view.seat) + _buildings_coming(notes)) * POINT
    return _dollars_on(notes, square) * dollar(notes)


def _buildings_coming(notes: Notes) -> int:
    return min(len(notes.tiles), len(notes.sites))


def _dollars_on(notes: Notes, square: int) -> int:
    if square == WAGES:
        return WAGE
    if square == PARCELS_INCOME:
        return PARCEL_RENT * notes.parcels
    return FIREPOWER_PAY * _power(notes.view) if square == COWBOY_INCOME else DICE


def _power(view: CarsonView) -> int:
    """Guess the firepower at the resolution, when half of the cowboys will have been placed."""
    return view.firepower[view.seat] - (view.reserve[view.seat] + 1) // 2


def _supplies_worth(notes: Notes, square: int) -> int:
    view = notes.view
    if square == AMMUNITION:
        planned = FIREPOWER_PAY * WEIGHTS.spare[notes.round] * int(notes.stands_on(COWBOY_INCOME))
        planned += POINT // 2 * int(notes.stands_on(COWBOY_VP))
        return CHIP * (planned + _duels_worth(notes) * WEIGHTS.shot // CERTAIN) * 2 // 3 + 10 * view.reserve[view.seat]
    missing = _roads_missing(notes)
    wanted = min(missing, 3 if square == ROADS_3 else 1)
    return wanted * dollar(notes) * 3 // 2 + (dollar(notes) if square == ROADS_3 and notes.round < ROUNDS else 0)


def _roads_missing(notes: Notes) -> int:
    """Count the roads that would connect the nearest site without access to the network, if a tile needs one."""
    view = notes.view
    if notes.round == ROUNDS and not any([needs_house(kind) for kind in notes.tiles]):
        return 0
    distances = [notes.distance(parcel) for parcel in notes.sites if not view.access[parcel]]
    return max(0, min(distances) - view.roads[view.seat]) if distances else 0


def tile_worth(notes: Notes, place: int, waiting: int) -> int:
    """Judge a tile of the row at its price, by the best site that is left for it."""
    price = notes.view.row_prices[place]
    means = notes.budget + (price if notes.stands_on(BUILD_3 - place) else 0)
    if price > means:
        return 0
    return best_site_worth(notes, notes.view.row[place], waiting) - price * dollar(notes)


def _points_worth(notes: Notes, price: int) -> int:
    """Judge buying points with the dollars that will be there when the square is resolved."""
    best = 0
    cash = max(0, notes.later)
    kept = savings(notes.view, cash)
    for points in range(1, min(MOST_POINTS, cash // price) + 1):
        best = max(best, points * POINT + savings(notes.view, cash - points * price) - kept)
    is_second = 0 < best_price(notes) <= price  # it is of use only if the first one is lost
    return best // 4 if is_second else best
