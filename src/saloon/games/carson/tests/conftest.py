"""Tables and moves for the tests: a test shows only what matters to it."""

from collections.abc import Callable

import pytest

from saloon.core.action import Action
from saloon.core.chance import ScriptedChance, SeededChance
from saloon.core.event import Event
from saloon.games.carson import GAME
from saloon.games.carson.audit import audit
from saloon.games.carson.cards import (
    BANKER,
    CAPTAIN,
    COWBOYS,
    EMPTY,
    GROCER,
    HOUSE,
    HOUSES,
    MINE,
    MOUNTAIN,
    MOUNTAINS,
    NOBODY,
    PRISON,
    PROPERTY_TILES,
    RANCH,
    RIVER,
    RIVER_MOUNTAINS,
    ROADS,
    SETTLER,
    SQUARES,
    TILE_SET,
    WORKER,
    all_tiles,
)
from saloon.games.carson.geometry import EAST, EDGES, NORTH, PARCELS, RIVER_COURSE, SOUTH, WEST, at, side_edge
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import FAR, LAID, PLACE, PLACEMENT, CarsonState, question
from saloon.games.carson.town import put_road, sticks

RULES = CarsonRules()
CALM = [BANKER, SETTLER, CAPTAIN, GROCER, WORKER]  # personalities that change nothing once they are chosen
FULL_ROW = [RANCH, MINE, RANCH, MINE, RANCH, MINE, PRISON]
FAR_AWAY = [*range(63, 55, -1), *range(55, 47, -1)]  # where mountains lie that no test speaks of

Cells = dict[tuple[int, int], int]


def _a_table(
    seats: int = 3,
    options: dict[str, object] | None = None,
    things: Cells | None = None,
    owners: Cells | None = None,
    laid: tuple[int, ...] = (),
    centre: tuple[int, int] | None = (3, 3),
    **changes,
) -> CarsonState:
    """Lay out round 1 at the placement of A (seat 0), then change it; what is not told follows from what is.

    Nobody has roads in reserve. The centre with its four roads is at (3,3) unless told; mountains without a place lie
    in the far south. Cowboys are told as (place, seat), where a parcel is the place SQUARES + parcel.
    """
    state = RULES.setup(seats, GAME.settle(seats, options or {}), SeededChance("tests"))
    state.stage = PLACEMENT
    state.round = 1
    state.order = list(range(seats))
    state.personality = CALM[:seats]
    state.row = FULL_ROW[:]
    state.roads = [0] * seats
    state.pending = [question(PLACE, 0)]
    state.posse = [0] * (SQUARES + PARCELS)
    _lay_map(state, things or {}, owners or {}, laid, centre)
    for name, value in changes.items():
        setattr(state, name, _posse(*value) if name == "posse" else value)
    _give_the_rest(state, changes)
    assert audit(state) == []
    return state


def _lay_map(
    state: CarsonState, things: Cells, owners: Cells, laid: tuple[int, ...], centre: tuple[int, int] | None
) -> None:
    is_river = state.options.board == "river"
    state.things = [RIVER if is_river and parcel in RIVER_COURSE else EMPTY for parcel in range(PARCELS)]
    state.owners = [NOBODY] * PARCELS
    state.edges = [FAR] * EDGES
    state.access = [False] * PARCELS
    if centre is not None:
        state.things[at(*centre)] = HOUSE
        for side in (NORTH, WEST, SOUTH, EAST):
            put_road(state, side_edge(at(*centre), side))
    for cell, kind in things.items():
        state.things[at(*cell)] = kind
    for cell, seat in owners.items():
        state.owners[at(*cell)] = seat
    for edge in laid:
        put_road(state, edge)
    missing = (RIVER_MOUNTAINS if is_river else MOUNTAINS) - state.things.count(MOUNTAIN)
    free = [parcel for parcel in FAR_AWAY if state.things[parcel] == EMPTY and state.owners[parcel] == NOBODY]
    for parcel in free[:missing]:
        state.things[parcel] = MOUNTAIN


def _posse(*places: tuple[int, int]) -> list[int]:
    """Return the posses of a table on which cowboys stand, each told as (place, seat)."""
    posse = [0] * (SQUARES + PARCELS)
    for place, seat in places:
        posse[place] |= 1 << seat
    return posse


def _give_the_rest(state: CarsonState, changes: dict[str, object]) -> None:
    state.kept = [sorted(kept) for kept in state.kept]
    state.houses = HOUSES - state.things.count(HOUSE)
    laid = sum(sticks(state, edge) for edge in range(EDGES) if state.edges[edge] == LAID)
    if "road_supply" not in changes:
        state.road_supply = ROADS - laid - sum(state.roads)
    for seat in range(len(state.cash)):
        placed = state.wage_earners[seat] + state.road_workers[seat]
        placed += sum(posse >> seat & 1 for posse in state.posse)
        state.general[seat] = COWBOYS - placed - state.reserve[seat]
        if state.options.property_tile_limit:
            state.property_tiles[seat] = PROPERTY_TILES - state.owners.count(seat)
    state.bag = all_tiles(state.options.bank_count)
    hands = [asked.building for asked in state.pending]
    for kind in [*state.things, *state.row, *hands, *[tile for kept in state.kept for tile in kept]]:
        if kind >= RANCH:
            state.bag.remove(kind)
    if "tiles" in changes:
        state.pool = sorted(TILE_SET * len(state.cash))
        for tile in [tile for hand in state.tiles for tile in hand]:
            state.pool.remove(tile)


def _do(state: CarsonState, seat: int, action: Action, draws: tuple[int, ...] = ()) -> list[Event]:
    """Carry out a legal action with scripted luck, all of which is used up; nothing is lost by it."""
    legal = RULES.legal_actions(state, seat)
    assert action in legal, f"{action} is not legal; legal: {[str(each) for each in legal]}"
    chance = ScriptedChance(list(draws))
    events = RULES.apply(state, seat, action, chance)
    assert chance.draws == list(draws)
    assert audit(state) == []
    return events


@pytest.fixture
def a_table() -> Callable[..., CarsonState]:
    return _a_table


@pytest.fixture
def do() -> Callable[..., list[Event]]:
    return _do


@pytest.fixture
def told() -> Callable[[list[Event], str], list[tuple]]:
    """Return the facts of the events of one kind."""
    return lambda events, name: [event.values for event in events if event.kind.name == name]
