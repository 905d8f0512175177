"""Loading: reads a saved state of Carson City."""

from saloon.core.reading import Reader
from saloon.core.rules import Data
from saloon.games.carson.cards import SOURCES
from saloon.games.carson.options import read_options
from saloon.games.carson.state import CarsonState, Question, Theft, question


def load(data: Data) -> CarsonState:
    """Read a state out of plain data."""
    reader = Reader(data)
    state = CarsonState()
    state.ruleset = reader.number("ruleset") if reader.has("ruleset") else 1  # version 1 had no number
    state.options = read_options(reader.part("options"))
    state.sides = reader.numbers("sides")
    state.stage = reader.word("stage")
    state.step = reader.number("step")
    state.round = reader.number("round")
    state.pending = [_load_question(part) for part in reader.parts("pending")]
    state.order = reader.numbers("order")
    state.passed = reader.numbers("passed")
    state.personality = reader.numbers("personality")
    state.waits = reader.flags("waits")
    state.doubled = reader.number("doubled")
    state.chip = reader.number("chip")
    state.white = reader.number("white")
    state.white_place = reader.number("white_place")
    state.row = reader.numbers("row")
    state.bag = reader.numbers("bag")
    state.road_supply = reader.number("road_supply")
    state.houses = reader.number("houses")
    state.refused = reader.numbers("refused")
    _load_goods(reader, state)
    _load_books(reader, state)
    _load_map(reader, state)
    return state


def _load_question(reader: Reader) -> Question:
    return question(reader.word("phase"), reader.number("seat"), reader.number("place"), reader.number("building"))


def _load_goods(reader: Reader, state: CarsonState) -> None:
    state.cash = reader.numbers("cash")
    state.points = reader.numbers("points")
    state.reserve = reader.numbers("reserve")
    state.general = reader.numbers("general")
    state.revolvers = reader.numbers("revolvers")
    state.roads = reader.numbers("roads")
    state.property_tiles = reader.numbers("property_tiles")
    state.kept = reader.rows("kept")
    state.ready = reader.rows("ready")
    state.wage_earners = reader.numbers("wage_earners")
    state.road_workers = reader.numbers("road_workers")
    state.tiles = reader.rows("tiles")
    state.redrawn = reader.flags("redrawn")
    state.chosen = reader.numbers("chosen")
    state.pool = reader.numbers("pool")


def _load_books(reader: Reader, state: CarsonState) -> None:
    """Read the books; a state of version 1 has none, so they begin empty."""
    seats = len(state.cash)
    state.tally = reader.rows("tally") if reader.has("tally") else [[0] * SOURCES for _ in range(seats)]
    state.earned = reader.numbers("earned") if reader.has("earned") else [0] * seats
    state.scored = reader.numbers("scored") if reader.has("scored") else [0] * seats


def _load_map(reader: Reader, state: CarsonState) -> None:
    state.owners = reader.numbers("owners")
    state.things = reader.numbers("things")
    state.edges = reader.numbers("edges")
    state.access = reader.flags("access")
    state.posse = reader.numbers("posse")
    state.thefts = [Theft(part.number("parcel"), part.number("thief")) for part in reader.parts("thefts")]
