"""Setup of Carson City by dice, and the draft of the first parcels."""

from typing import Final

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.core.options import Options
from saloon.core.reading import Reader
from saloon.games.carson import events as told
from saloon.games.carson.actions import PARCEL
from saloon.games.carson.cards import (
    COWBOYS,
    EMPTY,
    FIRST_COWBOYS,
    HOUSE,
    HOUSES,
    MINE,
    MOUNTAIN,
    MOUNTAINS,
    NOBODY,
    PERSONALITIES,
    PROPERTY_TILES,
    RANCH,
    RED,
    RIVER,
    RIVER_MOUNTAINS,
    ROADS,
    ROW,
    SOURCES,
    SQUARES,
    START_CASH,
    TILE_CASH,
    TILE_SET,
    YELLOW,
    all_tiles,
)
from saloon.games.carson.geometry import EAST, EDGES, NORTH, PARCELS, RIVER_COURSE, SOUTH, WEST, at, side_edge
from saloon.games.carson.options import CarsonOptions, read_options
from saloon.games.carson.state import DRAFT, FAR, IN_RESERVE, NO_TILE, START, CarsonState, question
from saloon.games.carson.town import ownerless, put_road, take_parcel

FIRST_ROW: Final = [RANCH, MINE, EMPTY, EMPTY, EMPTY, RANCH, MINE]


def set_up(ruleset: int, seats: int, options: Options, chance: Chance) -> CarsonState:
    """Lay out a new game, with the draws in their fixed order."""
    sides = _draw_sides(options, chance)
    state = _empty_table(seats, read_options(Reader(options)))
    state.ruleset = ruleset
    state.sides = sides
    chance.shuffle(state.order)
    _roll_map(state, chance)
    _fill_first_row(state, chance)
    if state.options.duel_mode == "tiles":
        _deal_duel_tiles(state, chance)
    asked = [*state.order, *state.order[::-1]]
    state.pending = [question(START, seat) for seat in asked[::-1]]
    return state


def _draw_sides(options: Options, chance: Chance) -> list[int]:
    wish = options["personality_sides"]
    if isinstance(wish, list):
        return wish[:]
    if wish == "random":
        return [chance.below(2) for _ in range(PERSONALITIES)]
    return [RED if wish == "red" else YELLOW] * PERSONALITIES


def _empty_table(seats: int, options: CarsonOptions) -> CarsonState:
    state = CarsonState()
    state.options = options
    state.stage = DRAFT
    state.step = 0
    state.round = 0
    state.order = list(range(seats))
    state.passed = []
    state.personality = [0] * seats
    state.waits = [False] * seats
    state.doubled = EMPTY
    state.chip = NOBODY
    state.white = NOBODY
    state.white_place = IN_RESERVE
    state.thefts = []
    state.refused = []
    state.tiles = [[] for _ in range(seats)]
    state.redrawn = [False] * seats
    state.chosen = [NO_TILE] * seats
    state.pool = []
    _give_first_goods(state, seats)
    _clear_map(state, seats)
    return state


def _give_first_goods(state: CarsonState, seats: int) -> None:
    state.cash = [START_CASH] * seats
    state.points = [0] * seats
    state.tally = [[0] * SOURCES for _ in range(seats)]
    state.earned = [0] * seats
    state.scored = [0] * seats
    state.reserve = [FIRST_COWBOYS] * seats
    state.general = [COWBOYS - FIRST_COWBOYS] * seats
    state.revolvers = [state.options.starting_revolvers] * seats
    state.roads = [1] * seats
    state.property_tiles = [PROPERTY_TILES] * seats
    state.kept = [[] for _ in range(seats)]
    state.ready = [[] for _ in range(seats)]
    state.road_supply = ROADS - 4 - seats
    state.houses = HOUSES - 1


def _clear_map(state: CarsonState, seats: int) -> None:
    state.owners = [NOBODY] * PARCELS
    state.things = [EMPTY] * PARCELS
    state.edges = [FAR] * EDGES
    state.access = [False] * PARCELS
    state.posse = [0] * (SQUARES + PARCELS)
    state.wage_earners = [0] * seats
    state.road_workers = [0] * seats


def _roll_map(state: CarsonState, chance: Chance) -> None:
    mountains = MOUNTAINS
    if state.options.board == "river":
        mountains = RIVER_MOUNTAINS
        for parcel in RIVER_COURSE:
            state.things[parcel] = RIVER
    centre = _roll_empty_parcel(state, chance)
    state.things[centre] = HOUSE
    for side in (NORTH, WEST, SOUTH, EAST):
        put_road(state, side_edge(centre, side))
    for _ in range(mountains):
        state.things[_roll_empty_parcel(state, chance)] = MOUNTAIN


def _roll_empty_parcel(state: CarsonState, chance: Chance) -> int:
    """Roll the white and the black die for an inner column and row, again while something lies there."""
    while True:
        column = 1 + chance.below(6)
        row = 1 + chance.below(6)
        if state.things[at(row, column)] == EMPTY:
            return at(row, column)


def _fill_first_row(state: CarsonState, chance: Chance) -> None:
    state.row = FIRST_ROW[:]
    state.bag = all_tiles(state.options.bank_count)
    for kind in FIRST_ROW:
        if kind != EMPTY:
            state.bag.remove(kind)
    for place in range(ROW):
        if state.row[place] == EMPTY:
            state.row[place] = chance.take(state.bag)


def _deal_duel_tiles(state: CarsonState, chance: Chance) -> None:
    """Deal the duel tiles: two players take one set each; more share all sets, and a strong hand costs money (11.1)."""
    seats = len(state.cash)
    if seats == 2:
        state.tiles = [TILE_SET[:] for _ in range(seats)]
        return
    tiles = sorted(TILE_SET * seats)
    for seat in range(seats):
        hand = [chance.take(tiles) for _ in TILE_SET]
        hand.sort()
        state.tiles[seat] = hand
        state.cash[seat] = TILE_CASH - sum(hand)


def may_start(state: CarsonState) -> list[Action]:
    """List the parcels with which a player may begin."""
    return [PARCEL[parcel] for parcel in ownerless(state)]


def start(state: CarsonState, seat: int, parcel: int, events: list[Event]) -> None:
    """Take one of the two first parcels."""
    state.pending.pop()
    take_parcel(state, seat, parcel)
    events.append(Event(told.TOOK_PARCEL, (seat, parcel)))
