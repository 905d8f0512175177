"""A second reading of the rules, in rows and columns: what is offered, and what things are worth, in whole games.

It shares no code with the rules: the map is a grid of cells, roads are pairs of crossings, and each question of
what may be done is answered again from a table.
"""

import pytest

from saloon.core.chance import SeededChance
from saloon.core.match import begin
from saloon.games.carson import GAME
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import CarsonState, Question
from saloon.lab.walk import settings

RULES = CarsonRules()
EMPTY, RIVER, MOUNTAIN, HOUSE, RANCH, MINE, DRUGSTORE, BANK, SALOON, HOTEL, PRISON, CHURCH = range(12)
ROW_PRICES = {5: 12, 6: 10, 7: 8, 8: 6, 9: 5, 10: 4, 11: 3}
POINT_PRICES = {20: 5, 21: 4, 22: 3, 23: 2}
NO_DUEL = (0, 3)
STEPS_ALONE = (4, 12, 16)
YELLOW_LIMITS = {1: 20, 2: 120, 3: 60, 4: 30, 5: 30, 6: 25, 7: 20}
RED_LIMITS = {1: 20, 2: 60, 3: 60, 4: 30, 5: 30, 6: 20, 7: 30}

Cell = tuple[int, int]
Road = frozenset[tuple[int, int]]

CELLS: list[Cell] = [(row, column) for row in range(8) for column in range(8)]
ACROSS: list[Road] = [frozenset({(row, column), (row, column + 1)}) for row in range(9) for column in range(8)]
DOWN: list[Road] = [frozenset({(row, column), (row + 1, column)}) for row in range(8) for column in range(9)]
CORNERS = {
    (row, column): {(row + down, column + right) for down in (0, 1) for right in (0, 1)} for row, column in CELLS
}
SIDES = (((0, 0), (0, 1)), ((0, 0), (1, 0)), ((1, 0), (1, 1)), ((0, 1), (1, 1)))  # north, west, south, east


def name(road: Road) -> str:
    """Name an edge as an action does: the first side that fits, of the first parcel."""
    for side, ends in enumerate(SIDES):
        for row, column in CELLS:
            if road == frozenset({(row + down, column + right) for down, right in ends}):
                return f"lay_road {8 * row + column} {side}"
    raise AssertionError("no such edge")


NAMES = {road: name(road) for road in [*ACROSS, *DOWN]}


class Referee:
    """Looks at one state."""

    def __init__(self, state: CarsonState) -> None:
        self.state = state
        self.options = state.options
        self.thing = {divmod(parcel, 8): kind for parcel, kind in enumerate(state.things)}
        self.owner = {divmod(parcel, 8): seat for parcel, seat in enumerate(state.owners)}
        self.roads = {road for road, laid in zip([*ACROSS, *DOWN], state.edges, strict=True) if laid == 2}
        self.crossings = {end for road in self.roads for end in road}
        self.ownerless = [cell for cell in CELLS if self.owner[cell] == -1 and self.thing[cell] != RIVER]

    # The map

    def around(self, cell: Cell) -> list[Cell]:
        row, column = cell
        square = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
        return [other for other in square if other in self.thing and other != cell]

    def has_access(self, cell: Cell) -> bool:
        return bool(CORNERS[cell] & self.crossings)

    def price(self, cell: Cell) -> int:
        return 1 + sum(self.thing[near] >= MOUNTAIN for near in [cell, *self.around(cell)])

    def is_bridge(self, road: Road) -> bool:
        if self.options.board != "river":
            return False
        return all(self.thing[cell] == RIVER for cell in CELLS if road <= CORNERS[cell])

    def new_roads(self, seat: int) -> set[str]:
        if self.state.roads[seat] == 0:
            return set()
        free = [road for road in NAMES if road not in self.roads and road & self.crossings]
        return {NAMES[road] for road in free if self.state.roads[seat] >= (2 if self.is_bridge(road) else 1)}

    # Buildings

    def mine(self, seat: int, kind: int) -> int:
        return sum(self.thing[cell] == kind and self.owner[cell] == seat for cell in CELLS)

    def houses(self, cell: Cell) -> int:
        total = 0
        for near in self.around(cell):
            kind, is_own = self.thing[near], self.owner[near] == self.owner[cell]
            if kind == HOUSE and (is_own or self.owner[near] == -1):
                total += 1
            elif kind in (RANCH, CHURCH, HOTEL) and (is_own or self.options.house_equivalents == "all"):
                total += 2 if kind == HOTEL else 1
        return total

    def income(self, cell: Cell) -> int:
        kind, seat, near = self.thing[cell], self.owner[cell], self.around(cell)
        if kind == RANCH:
            return max(1, sum(self.thing[each] in (EMPTY, RIVER) for each in near))
        if kind == MINE:
            mountains = sum(self.thing[each] == MOUNTAIN and self.owner[each] in (-1, seat) for each in near)
            return 3 * mountains + (3 if any(self.thing[each] == RIVER for each in near) else 0)
        if kind == DRUGSTORE:
            return 3 * self.houses(cell) + 3 * self.mine(seat, RANCH)
        if kind == BANK:
            return 3 * self.houses(cell) + 3 * self.mine(seat, MINE)
        return 5 * self.houses(cell) if kind == SALOON else 6 if kind == HOTEL else 0

    def is_safe(self, cell: Cell) -> bool:
        churches = [near for near in self.around(cell) if self.thing[near] == CHURCH]
        if self.options.church_scope == "owner":
            churches = [church for church in churches if self.owner[church] == self.owner[cell]]
        return self.thing[cell] in (PRISON, CHURCH) or bool(churches)

    def house_places(self) -> list[Cell]:
        return [cell for cell in CELLS if self.thing[cell] == EMPTY and self.has_access(cell)]

    def sites(self, seat: int, kind: int) -> list[Cell]:
        own = [cell for cell in CELLS if self.owner[cell] == seat and self.thing[cell] == EMPTY]
        if kind in (RANCH, MINE):
            return own
        return [cell for cell in own if self.has_access(cell) and set(self.house_places()) - {cell}]

    # Firepower and personalities

    def holds(self, seat: int, card: int, side: int) -> bool:
        return self.state.personality[seat] == card and self.state.sides[card - 1] == side

    def firepower(self, seat: int) -> int:
        state = self.state
        power = state.reserve[seat] + state.revolvers[seat] + (3 if state.chip == seat else 0)
        power += 3 * self.holds(seat, 7, 0) + 2 * self.holds(seat, 7, 1)
        return power + (1 if self.holds_white(seat) and self.options.sheriff_counts else 0)

    def holds_white(self, seat: int) -> bool:
        return self.state.white == seat and self.state.white_place == -1

    def limit(self, seat: int) -> int:
        card = self.state.personality[seat]
        if self.holds(seat, 5, 1):
            return self.options.settler_red_limit
        return (RED_LIMITS if self.state.sides[card - 1] else YELLOW_LIMITS)[card]

    def has_tile(self, seat: int) -> bool:
        return not self.options.property_tile_limit or list(self.owner.values()).count(seat) < 12

    def tile_price(self, seat: int, square: int) -> int:
        price = ROW_PRICES[square]
        return -(-price // 2) if self.holds(seat, 4, 0) else price

    # What may be done

    def seats_on(self, place: int) -> set[int]:
        return {seat for seat in range(len(self.state.cash)) if self.state.posse[place] >> seat & 1}

    def is_open(self, square: int) -> bool:
        if square in ROW_PRICES:
            return self.state.row[11 - square] != EMPTY
        return square not in POINT_PRICES or self.state.round <= POINT_PRICES[square] - 1

    def targets(self, seat: int) -> set[str]:
        found = set()
        is_peaceful = self.holds(seat, 1, 1)
        for square in range(24):
            there = self.seats_on(square)
            if square in STEPS_ALONE or (square != 0 and square != 3 and not self.is_open(square)):
                continue
            if square in NO_DUEL or not (seat in there or (is_peaceful and there) or self.state.white_place == square):
                found.add(f"place {square}")
        for cell in CELLS:
            found |= self.target_on_map(seat, cell, is_peaceful)
        return found

    def target_on_map(self, seat: int, cell: Cell, is_peaceful: bool) -> set[str]:
        parcel = 8 * cell[0] + cell[1]
        there = self.seats_on(24 + parcel)
        if seat in there or self.state.white_place == 24 + parcel:
            return set()
        if self.owner[cell] == -1:
            if self.thing[cell] == RIVER:
                return set()
            return {f"claim {parcel}"} if self.has_tile(seat) and not (is_peaceful and there) else set()
        if self.thing[cell] < RANCH:
            return set()
        if self.owner[cell] == seat:
            return {f"defend {parcel}"}
        return set() if is_peaceful or self.is_safe(cell) else {f"attack {parcel}"}

    def targets_of_white(self, seat: int) -> set[str]:
        busy = {0: sum(self.state.wage_earners), 3: sum(self.state.road_workers)}
        squares = [square for square in range(24) if square not in STEPS_ALONE and self.is_open(square)]
        found = {f"place {square}" for square in squares if not (self.seats_on(square) or busy.get(square))}
        for row, column in CELLS:
            parcel = 8 * row + column
            if self.seats_on(24 + parcel):
                continue
            if self.owner[row, column] == -1 and self.thing[row, column] != RIVER and self.has_tile(seat):
                found.add(f"claim {parcel}")
            elif self.owner[row, column] == seat and self.thing[row, column] >= RANCH:
                found.add(f"defend {parcel}")
        return found

    def place(self, asked: Question) -> set[str]:
        seat = asked.seat
        found = {"pass"} | self.new_roads(seat)
        if self.state.reserve[seat] > 0:
            found |= self.targets(seat)
        return found | ({"sheriff"} if self.holds_white(seat) and self.targets_of_white(seat) else set())

    def sheriff(self, asked: Question) -> set[str]:
        return self.targets_of_white(asked.seat)

    def start(self, asked: Question) -> set[str]:
        return {f"parcel {8 * row + column}" for row, column in self.ownerless}

    settler = start

    def personality(self, asked: Question) -> set[str]:
        return {f"personality {card}" for card in range(1, 8) if card not in self.state.personality}

    def eight_or_wait(self, asked: Question) -> set[str]:
        return {"take_8", "wait"}

    def captain(self, asked: Question) -> set[str]:
        prices = {0: 0, 1: 3, 2: 9} if self.holds(asked.seat, 6, 1) else {0: 0, 1: 1, 2: 4, 3: 9}
        cash, general = self.state.cash[asked.seat], self.state.general[asked.seat]
        if self.holds(asked.seat, 6, 0):
            prices = {count: price for count, price in prices.items() if count <= general}
        return {f"pay {price}" for price in prices.values() if price <= cash}

    def worker(self, asked: Question) -> set[str]:
        squares = [square for square in ROW_PRICES if self.is_open(square)] if self.state.cash[asked.seat] >= 5 else []
        return {"skip", *[f"take {square}" for square in squares]}

    def duel_tile(self, asked: Question) -> set[str]:
        return set()  # asked of several seats at once; see `legal`

    def fallen(self, asked: Question) -> set[str]:
        return {"take_back", "fall"}

    def next_duel(self, asked: Question) -> set[str]:
        found = set()
        for parcel in range(64):
            there = self.seats_on(24 + parcel)
            owner = self.state.owners[parcel]
            if there and owner != -1 and self.options.undefended_attack == "duel":
                there |= {owner}
            if len(there) > 1 and (owner == -1) == (self.state.step == 4):
                found.add(f"duel {parcel}")
        return found

    def buy_parcel(self, asked: Question) -> set[str]:
        price = self.price(divmod(asked.place - 24, 8))
        may_buy = self.state.cash[asked.seat] >= price and self.has_tile(asked.seat)
        return {"decline", "buy"} if may_buy else {"decline"}

    def buy_building(self, asked: Question) -> set[str]:
        may_buy = self.state.cash[asked.seat] >= self.tile_price(asked.seat, asked.place)
        return {"decline", "buy"} if may_buy else {"decline"}

    def build(self, asked: Question) -> set[str]:
        sites = {f"parcel {8 * row + column}" for row, column in self.sites(asked.seat, asked.building)}
        return {"keep"} | self.new_roads(asked.seat) | sites

    def house(self, asked: Question) -> set[str]:
        barred = {*self.state.refused, asked.place - 24}
        places = {8 * row + column for row, column in self.house_places()} - barred
        return {"keep"} | self.new_roads(asked.seat) | {f"house {parcel}" for parcel in places}

    def consent(self, asked: Question) -> set[str]:
        return {"allow", "refuse"}

    def kept(self, asked: Question) -> set[str]:
        kinds = {kind for kind in self.state.ready[asked.seat] if self.sites(asked.seat, kind)}
        return {"done"} | self.new_roads(asked.seat) | {f"place_kept {kind}" for kind in kinds}

    def double(self, asked: Question) -> set[str]:
        kinds = [kind for kind in range(RANCH, PRISON) if self.mine(asked.seat, kind)]
        return {"take_8", *[f"double {kind}" for kind in kinds]}

    def buy_points(self, asked: Question) -> set[str]:
        most = min(99, self.state.cash[asked.seat] // POINT_PRICES[asked.place])
        return {f"buy_vp {points}" for points in range(most + 1)}

    def banker(self, asked: Question) -> set[str]:
        prices = {0: 0, 3: 3, 5: 12, 7: 25}
        return {f"banker_buy {points}" for points, price in prices.items() if price <= self.state.cash[asked.seat]}

    def cash_limit(self, asked: Question) -> set[str]:
        cash = self.state.cash[asked.seat]
        least = max(0, cash - self.limit(asked.seat)) // 10
        return {f"convert {points}" for points in range(least, cash // 10 + 1) if points <= 99}

    def legal(self, seat: int) -> set[str]:
        asked = self.state.pending[-1]
        if asked.phase == "duel_tile":
            return {f"duel_tile {tile}" for tile in self.state.tiles[seat]}
        return getattr(self, asked.phase)(asked)

    # What it is worth at the end

    def final(self, seat: int) -> int:
        own = [cell for cell in CELLS if self.owner[cell] == seat and self.thing[cell] >= MOUNTAIN]
        bridges = [road for road in self.roads if self.is_bridge(road)]
        by_bridges = [cell for cell in own if any(end in CORNERS[cell] for road in bridges for end in road)]
        bonus = 0
        if self.options.kit_carson_bonus and self.state.round == 4 and seat in self.state.passed:
            bonus = len(self.state.cash) - 1 - self.state.passed.index(seat)
        return 2 * len(own) + len(by_bridges) + self.state.cash[seat] // 6 + bonus


@pytest.mark.parametrize("setting", [each for each in settings(GAME) if not each.version], ids=str)
def test_a_second_reading_of_the_rules_agrees(setting) -> None:
    match = begin(GAME, setting.seats, setting.given, "referee")
    luck = SeededChance("referee moves")
    state = match.state
    while seats := RULES.to_act(state):
        referee = Referee(state)
        seat = seats[luck.below(len(seats))]
        legal = RULES.legal_actions(state, seat)
        assert {action.text for action in legal} == referee.legal(seat), state.pending[-1]
        if luck.below(8) == 0:
            agree_on_worth(referee, seat)
        wild = [
            action for action in legal if action.verb in ("attack", "defend", "buy", "house", "allow", "place_kept")
        ]
        some = wild if wild and luck.below(3) == 0 else legal
        RULES.apply(state, seat, some[luck.below(len(some))], match.chance)

    assert RULES.view(state, 0).totals == state.points


def agree_on_worth(referee: Referee, seat: int) -> None:
    state, view = referee.state, RULES.view(referee.state, seat)
    everybody = range(len(state.cash))
    for parcel in range(64):
        cell = divmod(parcel, 8)
        assert view.prices[parcel] == (referee.price(cell) if cell in referee.ownerless else 0)
        assert view.access[parcel] == referee.has_access(cell)
        assert view.incomes[parcel] == referee.income(cell)
        assert view.is_safe[parcel] == (referee.thing[cell] >= RANCH and referee.is_safe(cell))
    assert view.firepower == [referee.firepower(each) for each in everybody]
    assert view.totals == [state.points[each] + referee.final(each) for each in everybody]
    if state.personality[seat]:
        assert view.limits[seat] == referee.limit(seat)
    assert view.row_prices == [referee.tile_price(seat, square) for square in range(11, 4, -1)]
