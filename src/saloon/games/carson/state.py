"""State of Carson City: what is true on the table, and what one seat may know of it."""

from dataclasses import dataclass
from typing import Final

from saloon.core.rules import Public
from saloon.games.carson.options import CarsonOptions

RULESET: Final = 2  # the newest version of the rules; each state names its own

# The stages of a game; the last four repeat each round.
DRAFT: Final = "draft"
PERSONALITIES: Final = "personalities"
PLACEMENT: Final = "placement"
RESOLUTION: Final = "resolution"
ROUND_END: Final = "round_end"
OVER: Final = "over"

# What a player can be asked.
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
ACT: Final = "act"  # not a question: what a place gives to the player who is entitled to it

# What lies on an edge of the map.
FAR: Final = 0  # nothing, and it touches no road
OPEN: Final = 1  # nothing, but it touches a road
LAID: Final = 2

IN_RESERVE: Final = -1  # the place of a white cowboy that has not been placed
NO_TILE: Final = -1  # a duel tile not yet chosen


@dataclass(init=False)
class Question:
    """A question to a seat, and what it is about; immutable."""

    phase: str
    seat: int  # NOBODY in a duel, where several are asked
    place: int  # a square of the action track, or 24 + parcel; 0 where it does not matter
    building: int  # the tile in hand, or 0


@dataclass
class Theft:
    """A building whose income is shared with a thief this round; immutable."""

    parcel: int
    thief: int


@dataclass(init=False)
class CarsonPublic(Public):
    """What everybody at the table sees. Long lists go by parcel, by edge or by place, short ones by seat."""

    ruleset: int  # the version of the rules of this match
    options: CarsonOptions
    sides: list[int]  # 0 yellow, 1 red, by card
    stage: str
    step: int  # the square being resolved, or the step of the end of the round
    round: int
    pending: list[Question]  # the last is asked now
    order: list[int]  # in which players choose in phase 1, in which they place from then on
    passed: list[int]  # the pass track of this round
    personality: list[int]  # 0 before the choice
    waits: list[bool]  # a grocer or a red settler who has not taken the dollars
    doubled: int  # the kind of building the grocer doubles, or 0
    cash: list[int]
    points: list[int]
    tally: list[list[int]]  # by seat, the points by source; a row is replaced, never changed in place
    earned: list[int]  # dollars received in this round
    scored: list[int]  # points since this round began
    reserve: list[int]  # cowboys
    general: list[int]  # cowboys
    revolvers: list[int]
    roads: list[int]
    property_tiles: list[int]
    kept: list[list[int]]  # building tiles
    ready: list[list[int]]  # the kept tiles that may still be placed in this round
    chip: int  # the seat that holds it, or NOBODY
    white: int  # the seat that has the white cowboy, or NOBODY
    white_place: int  # a place, or IN_RESERVE
    owners: list[int]
    things: list[int]
    edges: list[int]
    access: list[bool]  # parcels with a road at one of their corners
    posse: list[int]  # by place (24 squares, then 64 parcels) the seats with cowboys there: the sum of 2 ** seat
    wage_earners: list[int]  # cowboys on that square, where a player may have several; without the white one
    road_workers: list[int]  # likewise
    thefts: list[Theft]
    row: list[int]  # building tiles, cheapest square first; 0 where there is none
    bag: list[int]  # sorted: a tile is chosen at random only when it is drawn
    road_supply: int
    houses: int  # left in the supply
    refused: list[int]  # parcels ruled out for this house, because their owners refused
    redrawn: list[bool]  # by seat: the hand of duel tiles was drawn from the pool


@dataclass(init=False)
class CarsonState(CarsonPublic):
    """Everything that is true on the table; only the duel tiles are secret."""

    tiles: list[list[int]]  # duel tiles in hand, sorted
    chosen: list[int]  # the tile that each seat lays in this duel
    pool: list[int]  # duel tiles that were laid, sorted

    def clone(self) -> "CarsonState":
        """Return an independent copy."""
        copy = CarsonState()
        copy_public(self, copy)
        copy.tiles = [hand[:] for hand in self.tiles]
        copy.chosen = self.chosen[:]
        copy.pool = self.pool[:]
        return copy


@dataclass(init=False)
class CarsonView(CarsonPublic):
    """Everything that one seat may know: all but the duel tiles of the others; and what it is worth now."""

    seat: int
    phase: str
    to_act: list[int]
    tie_order: list[int]  # the seats that win ties, best first; during placement only those that have a rank already
    limits: list[int]  # of cash at the end of this round
    totals: list[int]  # the points if the game ended now
    firepower: list[int]
    prices: list[int]  # of each parcel; 0 where nothing is for sale
    incomes: list[int]  # of each building now
    is_safe: list[bool]  # the parcels with a building that nobody may attack
    row_prices: list[int]  # for this seat
    hand: list[int]  # duel tiles
    hand_sizes: list[int]
    hand_sums: list[int]  # of the duel tiles that were dealt, by seat; 0 for a hand drawn from the pool
    has_chosen: list[bool]
    chosen: int  # this seat's own duel tile
    laid_tiles: list[int]  # duel tiles that have been shown: in the pool, or drawn from it
    card_limits: list[int]  # the cash limit of each personality, by number less one, with the side it shows
    stake: dict[str, int]  # the numbers of this seat's question, used by the texts `question-...`


def copy_public(source: CarsonPublic, target: CarsonPublic) -> None:
    """Copy what everybody sees; options, sides, questions, thefts and rows of the tally are immutable and shared."""
    target.ruleset = source.ruleset
    target.options = source.options
    target.sides = source.sides
    target.stage = source.stage
    target.step = source.step
    target.round = source.round
    target.pending = source.pending[:]
    target.order = source.order[:]
    target.passed = source.passed[:]
    target.doubled = source.doubled
    target.chip = source.chip
    target.white = source.white
    target.white_place = source.white_place
    _copy_goods(source, target)
    _copy_town(source, target)


def _copy_goods(source: CarsonPublic, target: CarsonPublic) -> None:
    target.personality = source.personality[:]
    target.waits = source.waits[:]
    target.cash = source.cash[:]
    target.points = source.points[:]
    target.tally = source.tally[:]
    target.earned = source.earned[:]
    target.scored = source.scored[:]
    target.reserve = source.reserve[:]
    target.general = source.general[:]
    target.revolvers = source.revolvers[:]
    target.roads = source.roads[:]
    target.property_tiles = source.property_tiles[:]
    target.kept = [tiles[:] for tiles in source.kept]
    target.ready = [tiles[:] for tiles in source.ready]
    target.wage_earners = source.wage_earners[:]
    target.road_workers = source.road_workers[:]
    target.redrawn = source.redrawn[:]


def _copy_town(source: CarsonPublic, target: CarsonPublic) -> None:
    target.owners = source.owners[:]
    target.things = source.things[:]
    target.edges = source.edges[:]
    target.access = source.access[:]
    target.posse = source.posse[:]
    target.thefts = source.thefts[:]
    target.row = source.row[:]
    target.bag = source.bag[:]
    target.road_supply = source.road_supply
    target.houses = source.houses
    target.refused = source.refused[:]


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
