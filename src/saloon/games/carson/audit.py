"""Audit: what must always hold on a table of Carson City: nothing is lost, and nothing lies where it cannot."""

from typing import Final

from saloon.games.carson import state as table
from saloon.games.carson.cards import (
    BUILD_3,
    BUILD_12,
    BUILDINGS,
    BUY_VP_2,
    BUY_VP_5,
    COWBOYS,
    EMPTY,
    HOUSE,
    HOUSES,
    KINDS,
    MOST_SEATS,
    MOUNTAIN,
    MOUNTAINS,
    NOBODY,
    PERSONALITIES,
    PLACES,
    PROPERTY_TILES,
    RANCH,
    RIVER,
    RIVER_MOUNTAINS,
    ROAD_1,
    ROADS,
    ROUNDS,
    ROW,
    SOURCES,
    SQUARES,
    TILE_SET,
    WAGES,
    all_tiles,
)
from saloon.games.carson.estate import may_choose_duel
from saloon.games.carson.geometry import EDGES, PARCELS, REACHED, RIVER_COURSE, TOUCHING
from saloon.games.carson.state import FAR, LAID, NO_TILE, OPEN, CarsonState, Question
from saloon.games.carson.town import sticks

MOST_OWNED: Final = 9999  # dollars, points or anything else; a match between misers comes to some hundreds
STAGES: Final = [table.DRAFT, table.PERSONALITIES, table.PLACEMENT, table.RESOLUTION, table.ROUND_END, table.OVER]
IN_BUILD: Final = [table.BUILD, table.BUILD_HOUSE, table.CONSENT]
ASKED_IN: Final = {
    table.DRAFT: [table.START],
    table.PERSONALITIES: [
        table.CHOOSE,
        table.EIGHT_OR_WAIT,
        table.SETTLE,
        table.RECRUIT,
        table.TAKE_TILE,
        *IN_BUILD,
    ],
    table.PLACEMENT: [table.PLACE, table.PLACE_WHITE],
    table.RESOLUTION: [
        table.DUEL_TILE,
        table.FALLEN,
        table.NEXT_DUEL,
        table.BUY_PARCEL,
        table.BUY_BUILDING,
        table.PLACE_KEPT,
        table.GROCER_DOUBLES,
        table.BUY_POINTS,
        table.ACT,
        *IN_BUILD,
    ],
    table.ROUND_END: [table.BANKER_BUYS, table.CASH_LIMIT],
    table.OVER: [],
}


def audit(state: CarsonState) -> list[str]:
    """List what is wrong with a state."""
    wrong = [*_audit_lengths(state), *_audit_ranges(state)]
    if wrong:
        return wrong
    return [
        *_audit_order(state),
        *_audit_pending(state),
        *_audit_cowboys(state),
        *_audit_pieces(state),
        *_audit_map(state),
        *_audit_roads(state),
        *_audit_duel_tiles(state),
        *_audit_books(state),
    ]


def _audit_lengths(state: CarsonState) -> list[str]:
    seats = len(state.cash)
    if not 2 <= seats <= MOST_SEATS:
        return [f"there are {seats} players"]
    numbers = [state.points, state.earned, state.scored, state.reserve, state.general, state.revolvers, state.roads]
    numbers += [state.property_tiles, state.order, state.personality, state.wage_earners, state.road_workers]
    numbers.append(state.chosen)
    lengths = [len(row) for row in numbers]
    lengths += [len(state.waits), len(state.redrawn), len(state.kept), len(state.ready), len(state.tiles)]
    lengths.append(len(state.tally))
    wrong = [f"a list has {length} entries for {seats} players" for length in lengths if length != seats]
    maps = [len(state.owners), len(state.things), len(state.access), len(state.posse) - SQUARES]
    wrong += [f"a map has {length} parcels instead of {PARCELS}" for length in maps if length != PARCELS]
    if len(state.edges) != EDGES or len(state.row) != ROW or len(state.sides) != PERSONALITIES:
        wrong.append("edges, row or sides have not their length")
    return wrong


def _audit_ranges(state: CarsonState) -> list[str]:
    seats = len(state.cash)
    wrong = _outside("the version", [state.ruleset], 1, table.RULESET)
    wrong += _outside("a seat", [state.chip, state.white, *state.owners], NOBODY, seats - 1)
    wrong += _outside("a seat", [*state.order, *state.passed, *[theft.thief for theft in state.thefts]], 0, seats - 1)
    wrong += _outside("a parcel", [*state.refused, *[theft.parcel for theft in state.thefts]], 0, PARCELS - 1)
    wrong += _outside("a thing", [*state.things, *state.row, state.doubled], EMPTY, KINDS - 1)
    wrong += _outside("an edge", state.edges, FAR, LAID)
    wrong += _outside("a side", state.sides, 0, 1)
    wrong += _outside("a personality", state.personality, 0, PERSONALITIES)
    wrong += _outside("the round", [state.round], 0, ROUNDS)
    wrong += _outside("the step", [state.step], 0, BUY_VP_2)
    wrong += _outside("a posse", state.posse, 0, (1 << seats) - 1)
    wrong += _outside("the white cowboy", [state.white_place], table.IN_RESERVE, SQUARES + PARCELS - 1)
    wrong += _outside("a duel tile", [*state.pool, *_flat(state.tiles)], 0, TILE_SET[-1])
    wrong += _outside("a chosen tile", state.chosen, NO_TILE, TILE_SET[-1])
    owned = [*state.cash, *state.points, *state.reserve, *state.general, *state.revolvers, *state.roads]
    owned += [*state.property_tiles, *state.wage_earners, *state.road_workers, state.road_supply, state.houses]
    if min(owned) < 0:
        wrong.append("somebody owns fewer than nothing")
    owned += [*_flat(state.tally), *state.earned, *state.scored]
    if max(owned) > MOST_OWNED:
        wrong.append(f"somebody owns {max(owned)} of something; there are never more than {MOST_OWNED}")
    if state.stage not in STAGES:
        wrong.append(f"the stage {state.stage!r} is none of {', '.join(STAGES)}")
    return wrong


def _outside(what: str, values: list[int], low: int, high: int) -> list[str]:
    return [f"{what} is {value}, not from {low} to {high}" for value in values if not low <= value <= high]


def _flat(rows: list[list[int]]) -> list[int]:
    return [value for row in rows for value in row]


def _audit_order(state: CarsonState) -> list[str]:
    seats = len(state.cash)
    wrong = []
    if sorted(state.order) != list(range(seats)):
        wrong.append(f"the order {state.order} does not name every player once")
    if len(set(state.passed)) < len(state.passed):
        wrong.append(f"the pass track {state.passed} names a player twice")
    if state.stage in (table.RESOLUTION, table.ROUND_END, table.OVER) and len(state.passed) < seats:
        wrong.append("not everybody has passed")
    taken = [card for card in state.personality if card > 0]
    if len(set(taken)) < len(taken):
        wrong.append(f"a personality is taken twice: {state.personality}")
    if state.stage not in (table.DRAFT, table.PERSONALITIES) and len(taken) < seats:
        wrong.append("somebody has no personality")
    return wrong


def _audit_pending(state: CarsonState) -> list[str]:
    if state.stage == table.OVER:
        return ["something is asked after the end"] if state.pending else []
    if not state.pending or state.pending[-1].phase == table.ACT:
        return ["nobody is asked anything"]
    wrong = [f"{asked} cannot be asked now" for asked in state.pending if not _may_be_asked(state, asked)]
    below = "" if len(state.pending) == 1 else state.pending[-2].phase
    if (state.pending[-1].phase == table.CONSENT) != (below == table.BUILD_HOUSE):
        wrong.append("consent is asked for a house, and only then")
    if state.pending[-1].phase == table.NEXT_DUEL and not may_choose_duel(state):
        wrong.append("there is no duel to choose")
    return wrong


def _may_be_asked(state: CarsonState, asked: Question) -> bool:
    if asked.phase not in ASKED_IN[state.stage] or not asked.place < SQUARES + PARCELS:
        return False
    if (asked.seat == NOBODY) != (asked.phase == table.DUEL_TILE) or not NOBODY <= asked.seat < len(state.cash):
        return False
    if (asked.building in BUILDINGS) != (asked.phase in (table.BUILD, table.BUILD_HOUSE)):
        return False
    if asked.phase in (table.BUY_PARCEL, table.BUILD_HOUSE, table.CONSENT):
        return asked.place >= SQUARES
    if asked.phase == table.BUY_BUILDING:
        return BUILD_12 <= asked.place <= BUILD_3 and state.row[BUILD_3 - asked.place] != EMPTY
    return asked.phase != table.BUY_POINTS or BUY_VP_5 <= asked.place <= BUY_VP_2


def _audit_cowboys(state: CarsonState) -> list[str]:
    wrong = []
    for seat in range(len(state.cash)):
        placed = state.wage_earners[seat] + state.road_workers[seat]
        placed += sum([posse >> seat & 1 for posse in state.posse])
        cowboys = state.reserve[seat] + state.general[seat] + placed
        if cowboys != COWBOYS:
            wrong.append(f"seat {seat} has {cowboys} cowboys; it should be {COWBOYS}")
    for place, posse in enumerate(state.posse):
        if posse and not _may_hold_cowboys(state, place):
            wrong.append(f"cowboys stand on place {place}, where none can be")
    if state.white == NOBODY and state.white_place != table.IN_RESERVE:
        wrong.append("the white cowboy is placed and belongs to nobody")
    return wrong


def _may_hold_cowboys(state: CarsonState, place: int) -> bool:
    if place < SQUARES:
        return place in PLACES and place not in (WAGES, ROAD_1)
    parcel = place - SQUARES
    if state.owners[parcel] == NOBODY:
        return state.things[parcel] != RIVER
    return state.things[parcel] >= RANCH


def _audit_pieces(state: CarsonState) -> list[str]:
    tiles = [kind for kind in [*state.things, *state.row] if kind >= RANCH] + state.bag + _flat(state.kept)
    tiles += [asked.building for asked in state.pending if asked.building > 0]
    wrong = []
    if sorted(tiles) != all_tiles(state.options.bank_count):
        wrong.append(f"the {len(tiles)} building tiles are not those of the game")
    if state.bag != sorted(state.bag) or any([kept != sorted(kept) for kept in state.kept]):
        wrong.append("the bag or the kept tiles are not sorted")
    for seat, ready in enumerate(state.ready):
        if any([ready.count(kind) > state.kept[seat].count(kind) for kind in ready]):
            wrong.append(f"seat {seat} could place a tile that it has not kept")
        owned = state.owners.count(seat) + state.property_tiles[seat]
        if state.options.property_tile_limit and owned != PROPERTY_TILES:
            wrong.append(f"seat {seat} has {owned} property tiles; it should be {PROPERTY_TILES}")
    return wrong


def _audit_map(state: CarsonState) -> list[str]:
    is_river = state.options.board == "river"
    wrong = []
    houses = state.things.count(HOUSE) + state.houses
    if houses != HOUSES:
        wrong.append(f"there are {houses} houses; it should be {HOUSES}")
    mountains = RIVER_MOUNTAINS if is_river else MOUNTAINS
    if state.things.count(MOUNTAIN) != mountains:
        wrong.append(f"there are {state.things.count(MOUNTAIN)} mountains; it should be {mountains}")
    for parcel, kind in enumerate(state.things):
        if (kind == RIVER) != (is_river and parcel in RIVER_COURSE):
            wrong.append(f"the river does not run over parcel {parcel} as it should")
        if kind == RIVER and state.owners[parcel] != NOBODY:
            wrong.append(f"the river parcel {parcel} has an owner")
        if kind >= RANCH and state.owners[parcel] == NOBODY:
            wrong.append(f"the building on parcel {parcel} has no owner")
    return wrong


def _audit_roads(state: CarsonState) -> list[str]:
    laid = [edge for edge in range(EDGES) if state.edges[edge] == LAID]
    touched = {other for edge in laid for other in TOUCHING[edge]}
    reached = {parcel for edge in laid for parcel in REACHED[edge]}
    wrong = []
    if any([state.edges[edge] != LAID and (state.edges[edge] == OPEN) != (edge in touched) for edge in range(EDGES)]):
        wrong.append("an edge touches a road and is not open, or the reverse")
    if any([state.access[parcel] != (parcel in reached) for parcel in range(PARCELS)]):
        wrong.append("the access of a parcel is not what the roads give")
    roads = sum([sticks(state, edge) for edge in laid]) + sum(state.roads) + state.road_supply
    if state.options.road_supply_finite and roads != ROADS:
        wrong.append(f"there are {roads} roads; it should be {ROADS}")
    return wrong


def _audit_duel_tiles(state: CarsonState) -> list[str]:
    tiles = sorted([*state.pool, *_flat(state.tiles)])
    dealt = sorted(TILE_SET * len(state.cash)) if state.options.duel_mode == "tiles" else []
    wrong = []
    if tiles != dealt:
        wrong.append(f"the {len(tiles)} duel tiles are not those of the game")
    if any([hand != sorted(hand) for hand in [*state.tiles, state.pool]]):
        wrong.append("duel tiles are not sorted")
    for seat, tile in enumerate(state.chosen):
        if tile != NO_TILE and tile not in state.tiles[seat]:
            wrong.append(f"seat {seat} has chosen a tile that it has not")
    return wrong


def _audit_books(state: CarsonState) -> list[str]:
    """Find impossible books: a position may begin with more points than they record, never with fewer."""
    wrong = [f"the books name {len(row)} sources, not {SOURCES}" for row in state.tally if len(row) != SOURCES]
    for seat, row in enumerate(state.tally):
        if min([*row, state.earned[seat], state.scored[seat]], default=0) < 0:
            wrong.append(f"seat {seat} received or scored less than nothing")
        if sum(row) > state.points[seat]:
            wrong.append(f"seat {seat} has {state.points[seat]} points, but its books say {sum(row)}")
    return wrong
