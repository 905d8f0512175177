"""Loading: reads a saved state of Fast-West."""

from saloon.core.reading import Reader
from saloon.core.rules import Data
from saloon.games.fastwest.options import read_options
from saloon.games.fastwest.state import FastwestState, Record


def load(data: Data) -> FastwestState:
    """Read a state out of plain data."""
    reader = Reader(data)
    state = FastwestState()
    _read_match(reader, state)
    _read_cards(reader, state)
    _read_window(reader, state)
    _read_duel(reader, state)
    return state


def _read_match(reader: Reader, state: FastwestState) -> None:
    state.options = read_options(reader.part("options"))
    state.phase = reader.word("phase")
    state.game = reader.number("game")
    state.wins = reader.numbers("wins")
    state.totals = reader.numbers("totals")
    state.tokens = reader.numbers("tokens")
    state.first = reader.number("first")
    state.round = reader.number("round")
    state.repeats = reader.number("repeats")


def _read_cards(reader: Reader, state: FastwestState) -> None:
    state.packets = reader.rows("packets")
    state.shown = reader.rows("shown")
    state.tops = reader.numbers("tops")
    state.flipper = reader.number("flipper")
    state.circle = reader.numbers("circle")


def _read_window(reader: Reader, state: FastwestState) -> None:
    state.window = reader.number("window")
    state.fresh = reader.flag("fresh")
    state.pressed = reader.flag("pressed")
    state.delay = reader.number("delay")
    state.free_at = reader.numbers("free_at")
    state.tie_order = reader.numbers("tie_order")
    state.passed = reader.flags("passed")
    state.inputs = reader.numbers("inputs")
    state.last_at = reader.numbers("last_at")
    state.records = [_read_record(record) for record in reader.parts("records")]
    state.holders = reader.numbers("holders")
    state.complete = reader.flags("complete")
    state.step_at = reader.numbers("step_at")
    state.locked_until = reader.numbers("locked_until")
    state.decided = reader.flag("decided")
    state.decided_at = reader.number("decided_at")


def _read_duel(reader: Reader, state: FastwestState) -> None:
    state.turn = reader.number("turn")
    state.announced = reader.number("announced")
    state.places = reader.numbers("places")
    state.bullets = reader.numbers("bullets")
    state.targets = reader.numbers("targets")
    state.last_duel = reader.numbers("last_duel")


def _read_record(reader: Reader) -> Record:
    return Record(reader.number("seat"), reader.word("verb"), reader.number("bullet"), reader.number("at"))
