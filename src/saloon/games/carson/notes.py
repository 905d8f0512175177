"""Notes: what a seat of Carson City works out once when it is asked, and needs for each of its many choices."""

from typing import Final

from saloon.games.carson.cards import (
    AS_HOUSES,
    BANK,
    BUILD_3,
    BUILD_12,
    COWBOY_INCOME,
    DRUGSTORE,
    EMPTY,
    ESTATE_INCOME,
    FIREPOWER_PAY,
    GAMBLING_INCOME,
    GROCER,
    HOTEL,
    HOUSE,
    KINDS,
    MINE,
    MOUNTAIN,
    NOBODY,
    PARCEL_RENT,
    PARCELS_INCOME,
    RANCH,
    RED,
    RIVER,
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

FAR_AWAY: Final = 99  # roads to a parcel when there is no road at all
UNKNOWN: Final = -1
DICE: Final = 7  # average dollars from the gambling square


class Around:
    """What lies around a parcel, as it matters to one seat."""

    def __init__(self, view: CarsonView, parcel: int) -> None:
        self.free = 0
        self.mining = 0  # dollars for a mine here
        self.houses = 0  # that a shop here would profit from
        self.saloons = 0  # of this seat
        self.shops = 0  # drugstores and banks of this seat
        self.ranches = 0  # of this seat
        self.has_room = False  # for a house with a road
        by_river = 0
        for near in NEIGHBOURS[parcel]:
            kind, owner = view.things[near], view.owners[near]
            if kind <= RIVER:
                self.free += 1
                if kind == RIVER:
                    by_river = 3
                elif view.access[near]:
                    self.has_room = True
            elif kind == MOUNTAIN:
                if owner == NOBODY or owner == view.seat:
                    self.mining += 3
            else:
                self._note_building(view, kind, owner)
        self.mining += by_river

    def _note_building(self, view: CarsonView, kind: int, owner: int) -> None:
        if owner == view.seat:
            self.houses += AS_HOUSES[kind]
            if kind == SALOON:
                self.saloons += 1
            elif kind in (DRUGSTORE, BANK):
                self.shops += 1
            elif kind == RANCH:
                self.ranches += 1
        elif owner == NOBODY if kind == HOUSE else view.options.house_equivalents == "all":
            self.houses += AS_HOUSES[kind]


class Notes:
    """What follows from a view and is needed again and again."""

    def __init__(self, view: CarsonView) -> None:
        self.view = view
        me = view.seat
        mine = 1 << me
        self.round = max(1, view.round)
        self.owned = [0] * KINDS  # this seat's things on the map, by kind; its empty parcels are the sites
        self.sites: list[int] = []  # its empty parcels, including those that only it is about to buy
        self.parcels = 0  # all of its parcels, likewise
        self.rent = 0
        self.price_of_claims = 0
        for parcel in range(PARCELS):
            owner, kind = view.owners[parcel], view.things[parcel]
            if owner == me:
                self.owned[kind] += 1
                self.parcels += 1
                self.rent += view.incomes[parcel]
                if kind == EMPTY:
                    self.sites.append(parcel)
            elif owner == NOBODY and view.posse[SQUARES + parcel] & mine:
                self.price_of_claims += view.prices[parcel]
                if view.posse[SQUARES + parcel] == mine:
                    self._note_claim(parcel, kind)
        if view.white == me and view.white_place >= SQUARES and view.owners[view.white_place - SQUARES] == NOBODY:
            self.price_of_claims += view.prices[view.white_place - SQUARES]
            self._note_claim(view.white_place - SQUARES, view.things[view.white_place - SQUARES])
        self._count_tiles()
        self._count_dollars()
        is_paid = view.stage == ROUND_END or (view.stage == RESOLUTION and view.step > ESTATE_INCOME)
        self.payments = ROUNDS - self.round + (0 if is_paid else 1)  # how often incomes will still be paid
        self._around: list[Around | None] = [None] * PARCELS
        self._distances = [UNKNOWN] * PARCELS
        self.dollar = UNKNOWN  # its worth, once it is known
        self.duels = UNKNOWN  # the worth of what it fights for, likewise
        self.home = UNKNOWN  # the worth of a cowboy who stays at home, once it is known

    def _note_claim(self, parcel: int, kind: int) -> None:
        self.parcels += 1
        if kind == EMPTY:
            self.sites.append(parcel)

    def _count_tiles(self) -> None:
        """Note the tiles that this seat has kept or has a cowboy on, and what they cost."""
        view = self.view
        self.tiles = view.kept[view.seat][:]
        self.price_of_tiles = 0
        for square in range(BUILD_12, BUILD_3 + 1):
            if self.stands_on(square) and view.row[BUILD_3 - square] != EMPTY:
                self.tiles.append(view.row[BUILD_3 - square])
                self.price_of_tiles += view.row_prices[BUILD_3 - square]

    def _count_dollars(self) -> None:
        """Note the dollars that are not spoken for, now and when points are for sale."""
        view = self.view
        me = view.seat
        wages = WAGE * (view.wage_earners[me] + (1 if view.white == me and view.white_place == WAGES else 0))
        self.budget = view.cash[me] + wages - self.price_of_claims - self.price_of_tiles
        is_paid = view.stage == ROUND_END or (view.stage == RESOLUTION and view.step > ESTATE_INCOME)
        self.later = self.budget + (0 if is_paid else self.rent + self._doubling())
        if self.stands_on(PARCELS_INCOME):
            self.later += PARCEL_RENT * self.parcels * 2 // 3
        if self.stands_on(COWBOY_INCOME):
            self.later += FIREPOWER_PAY * view.firepower[me] // 2
        if self.stands_on(GAMBLING_INCOME):
            self.later += DICE * 2 // 3

    def _doubling(self) -> int:
        """Return what a grocer who waits will have on top: the best income of one kind."""
        view = self.view
        me = view.seat
        if not view.waits[me] or view.personality[me] != GROCER or view.sides[GROCER - 1] == RED:
            return 0
        incomes = [0] * KINDS
        for parcel in range(PARCELS):
            if view.owners[parcel] == me:
                incomes[view.things[parcel]] += view.incomes[parcel]
        return max(incomes)

    def stands_on(self, place: int) -> bool:
        """Tell whether a cowboy of this seat stands on a place."""
        view = self.view
        return view.posse[place] >> view.seat & 1 == 1 or (view.white == view.seat and view.white_place == place)

    def around(self, parcel: int) -> Around:
        """Return what lies around a parcel."""
        found = self._around[parcel]
        if found is None:
            found = Around(self.view, parcel)
            self._around[parcel] = found
        return found

    def income(self, kind: int, parcel: int) -> int:
        """Return the income that a building of this seat would have on a parcel."""
        around = self.around(parcel)
        if kind == RANCH:
            return max(1, around.free)
        if kind == MINE:
            return around.mining
        if kind == HOTEL:
            return 6
        if kind == SALOON:
            return 5 * around.houses
        if kind in (DRUGSTORE, BANK):
            return 3 * around.houses + 3 * self.owned[RANCH if kind == DRUGSTORE else MINE]
        return 0

    def distance(self, parcel: int) -> int:
        """Count the roads that are missing between the network and a parcel."""
        if self._distances[parcel] == UNKNOWN:
            best = FAR_AWAY
            row, column = parcel // 8, parcel % 8
            for other in range(PARCELS):
                if self.view.access[other]:
                    best = min(best, abs(other // 8 - row) + abs(other % 8 - column))
            self._distances[parcel] = best
        return self._distances[parcel]

    def can_carry(self, kind: int, parcel: int) -> bool:
        """Tell whether a building could stand on a parcel, with the roads this seat has."""
        if not needs_house(kind) or self.view.access[parcel]:
            return True
        roads = self.view.roads[self.view.seat]
        return roads > 0 and self.distance(parcel) <= roads

    def offers(self) -> list[tuple[int, int]]:
        """List the different tiles of the row with their lowest prices."""
        view = self.view
        seen: list[int] = []
        found: list[tuple[int, int]] = []
        for place in range(ROW):
            kind = view.row[place]
            if kind != EMPTY and kind not in seen:
                seen.append(kind)
                found.append((kind, view.row_prices[place]))
        return found


_latest: Final[list[Notes]] = []  # of the view that was judged last: a view is asked about once for every choice


def notes_on(view: CarsonView) -> Notes:
    """Return the notes on a view, which never changes."""
    for notes in _latest[:]:
        if notes.view is view:
            return notes
    fresh = Notes(view)
    _latest[:] = [fresh]
    return fresh
