"""Bringing a saved table of Overland back."""

from saloon.core.reading import Reader
from saloon.core.rules import Data
from saloon.games.overland.state import OverlandState


def load(data: Data) -> OverlandState:
    """Read a state out of plain data."""
    reader = Reader(data)
    state = OverlandState()
    state.phase = reader.word("phase")
    state.turn = reader.number("turn")
    state.leader = reader.number("leader")
    state.passes = reader.number("passes")
    state.trail = reader.numbers("trail")
    state.arrived = reader.numbers("arrived")
    state.dollars = reader.numbers("dollars")
    state.hands = reader.rows("hands")
    state.deck = reader.numbers("deck")
    return state
