"""What is true on a table of Carson City, and what one seat may know of it."""

from dataclasses import dataclass
from typing import Final

from saloon.core.rules import State, View

# The stages of a game; the last four repeat each round.
DRAFT: Final = "draft"
PERSONALITIES: Final = "personalities"
PLACEMENT: Final = "placement"
RESOLUTION: Final = "resolution"
ROUND_END: Final = "round_end"
OVER: Final = "over"

# What a player can be asked (section 3).
START: Final = "start"
CHOOSE: Final = "personality"
EIGHT_OR_WAIT: Final = "eight_or_wait"
SETTLE: Final = "settler"
RECRUIT: Final = "captain"
TAKE_TILE: Final = "worker"
PLACE: Final = "place"
PLACE_WHITE: Final = "sheriff"
DUEL_TILE: Final = "duel_tile"
FALLEN: Final = "fallen"
NEXT_DUEL: Final = "next_duel"
BUY_PARCEL: Final = "buy_parcel"
BUY_BUILDING: Final = "buy_building"
BUILD: Final = "build"
BUILD_HOUSE: Final = "house"
CONSENT: Final = "consent"
PLACE_KEPT: Final = "kept"
GROCER_DOUBLES: Final = "double"
BUY_POINTS: Final = "buy_points"
BANKER_BUYS: Final = "banker"
CASH_LIMIT: Final = "cash_limit"
ACT: Final = "act"  # not asked: what a place gives to the player who is entitled to it

# What an edge of the map carries.
FAR: Final = 0  # nothing, and it touches no road
OPEN: Final = 1  # nothing, but it touches a road
LAID: Final = 2

IN_RESERVE: Final = -1  # the place of a white cowboy that has not been placed
NO_TILE: Final = -1  # a duel tile not yet chosen


@dataclass
class CarsonOptions:
    """The options of one match, in the order of section 12.1; never changed."""

    bank_count: int
    starting_revolvers: int
    tie_break: str
    church_scope: str
    house_equivalents: str
    undefended_attack: str
    kept_building: str
    settler_red_reward: str
    settler_red_limit: int
    road_supply_finite: bool
    property_tile_limit: bool
    sheriff_counts: bool
    duel_mode: str
    board: str
    fallen_cowboys: bool
    kit_carson_bonus: bool


@dataclass(init=False)
class Question:
    """What is asked of a seat, and about what; never changed."""

    phase: str
    seat: int  # of a duel, where several are asked, nobody
    place: int  # a square of the action track, or 24 + parcel; 0 where it does not matter
    building: int  # the tile in hand, or 0


@dataclass
class Theft:
    """A building whose income is shared with a thief this round; never changed."""

    parcel: int
    thief: int


@dataclass(init=False)
class CarsonState(State):
    """All that is true on the table. Long lists go by parcel, by edge or by place, short ones by seat."""

    options: CarsonOptions
    sides: list[int]  # 0 yellow, 1 red, by card
    stage: str
    step: int  # the square being resolved, or the step of the end of the round
    round: int
    pending: list[Question]  # the last is asked now
    order: list[int]  # of choosing in phase 1, of placement from then on
    passed: list[int]  # the pass track of this round
    personality: list[int]  # 0 before the choice
    waits: list[bool]  # grocer and red settler who have not taken their dollars
    doubled: int  # the kind of building the grocer doubles, or 0
    cash: list[int]
    points: list[int]
    reserve: list[int]  # cowboys
    general: list[int]  # cowboys
    revolvers: list[int]
    roads: list[int]
    property_tiles: list[int]
    kept: list[list[int]]  # building tiles
    ready: list[list[int]]  # those of them that may still be placed in this round
    chip: int  # who holds it, or nobody
    white: int  # whose the white cowboy is, or nobody
    white_place: int  # a place, or IN_RESERVE
    owners: list[int]
    things: list[int]
    edges: list[int]
    access: list[bool]  # parcels with a road at one of their corners
    posse: list[int]  # by place (24 squares, then 64 parcels) whose cowboys stand there: the sum of 2 ** seat
    wage_earners: list[int]  # cowboys on that square, where a player may have several; without the white one
    road_workers: list[int]  # likewise
    thefts: list[Theft]
    row: list[int]  # building tiles, cheapest square first; 0 where there is none
    bag: list[int]  # sorted: luck decides which tile comes only when it comes
    road_supply: int
    houses: int  # left in the supply
    refused: list[int]  # parcels struck off in this build
    tiles: list[list[int]]  # duel tiles in hand, sorted
    redrawn: list[bool]  # whose hand was drawn from the pool
    chosen: list[int]  # the tile each lays in this duel
    pool: list[int]  # duel tiles that were laid, sorted

    def clone(self) -> "CarsonState":
        """Return an independent copy."""
        copy = CarsonState()
        copy.options = self.options
        copy.sides = self.sides
        copy.stage = self.stage
        copy.step = self.step
        copy.round = self.round
        copy.pending = self.pending[:]
        copy.order = self.order[:]
        copy.passed = self.passed[:]
        copy.personality = self.personality[:]
        copy.waits = self.waits[:]
        copy.doubled = self.doubled
        copy.cash = self.cash[:]
        copy.points = self.points[:]
        copy.reserve = self.reserve[:]
        copy.general = self.general[:]
        copy.revolvers = self.revolvers[:]
        copy.roads = self.roads[:]
        copy.property_tiles = self.property_tiles[:]
        copy.kept = [tiles[:] for tiles in self.kept]
        copy.ready = [tiles[:] for tiles in self.ready]
        copy.chip = self.chip
        copy.white = self.white
        copy.white_place = self.white_place
        copy.owners = self.owners[:]
        copy.things = self.things[:]
        copy.edges = self.edges[:]
        copy.access = self.access[:]
        copy.posse = self.posse[:]
        copy.wage_earners = self.wage_earners[:]
        copy.road_workers = self.road_workers[:]
        copy.thefts = self.thefts[:]
        copy.row = self.row[:]
        copy.bag = self.bag[:]
        copy.road_supply = self.road_supply
        copy.houses = self.houses
        copy.refused = self.refused[:]
        copy.tiles = [hand[:] for hand in self.tiles]
        copy.redrawn = self.redrawn[:]
        copy.chosen = self.chosen[:]
        copy.pool = self.pool[:]
        return copy


@dataclass(init=False)
class CarsonView(View):
    """All that one seat may know: everything but the duel tiles of the others; and what it all is worth now."""

    seat: int
    options: CarsonOptions
    phase: str
    to_act: list[int]
    sides: list[int]
    stage: str
    step: int
    round: int
    pending: list[Question]
    order: list[int]
    passed: list[int]
    tie_order: list[int]  # who wins ties, best first; during placement those who have a rank already
    personality: list[int]
    limits: list[int]  # of cash at the end of this round
    waits: list[bool]
    doubled: int
    cash: list[int]
    points: list[int]
    totals: list[int]  # the points if the game ended now
    reserve: list[int]
    general: list[int]
    revolvers: list[int]
    firepower: list[int]
    roads: list[int]
    property_tiles: list[int]
    kept: list[list[int]]
    ready: list[list[int]]
    chip: int
    white: int
    white_place: int
    owners: list[int]
    things: list[int]
    prices: list[int]  # of each parcel; 0 where nothing is for sale
    incomes: list[int]  # of each building now
    is_safe: list[bool]  # the parcels with a building that nobody may attack
    edges: list[int]
    access: list[bool]
    posse: list[int]
    wage_earners: list[int]
    road_workers: list[int]
    thefts: list[Theft]
    row: list[int]
    row_prices: list[int]  # for this seat
    bag: list[int]
    road_supply: int
    houses: int
    refused: list[int]
    hand: list[int]  # duel tiles
    hand_sizes: list[int]
    hand_sums: list[int]  # of the duel tiles that were dealt, by seat; 0 for a hand drawn from the pool
    redrawn: list[bool]
    has_chosen: list[bool]
    chosen: int  # this seat's own duel tile
    laid_tiles: list[int]  # duel tiles that have been shown: in the pool, or drawn from it


def question(phase: str, seat: int, place: int = 0, building: int = 0) -> Question:
    """Make a question."""
    asked = Question()
    asked.phase = phase
    asked.seat = seat
    asked.place = place
    asked.building = building
    return asked


def ask(state: CarsonState, phase: str, seat: int, place: int = 0, building: int = 0) -> None:
    """Put a question on top of the pending ones."""
    state.pending.append(question(phase, seat, place, building))
