"""Loading: reads a saved state of FarWest 1849."""

from saloon.core.reading import Reader
from saloon.games.farwest.options import FarwestOptions
from saloon.games.farwest.state import Discards, FarwestState, Gift


def load(reader: Reader, options: FarwestOptions) -> FarwestState:
    """Read a state out of plain data; its options, with the files they name, have already been read."""
    state = FarwestState()
    state.options = options
    state.phase = reader.word("phase")
    state.turn = reader.number("turn")
    state.ball = reader.number("ball")
    state.race = reader.number("race")
    state.deal = reader.number("deal")
    state.owners = reader.numbers("owners")
    state.pawns = reader.numbers("pawns")
    state.arrivals = reader.numbers("arrivals")
    state.deck = reader.numbers("deck")
    state.hands = reader.rows("hands")
    state.laid = reader.numbers("laid")
    state.dropped = reader.rows("dropped")
    state.gifts = _read_gifts(reader, "gifts")
    state.known = _read_gifts(reader, "known")
    state.known_dropped = _read_gifts(reader, "known_dropped")
    shuffled = reader.part("shuffled")
    state.shuffled = Discards(shuffled.numbers("laid"), shuffled.rows("dropped"), _read_gifts(shuffled, "known"))
    state.bills = reader.numbers("bills")
    state.firsts = reader.numbers("firsts")
    state.places = reader.numbers("places")
    return state


def _read_gifts(reader: Reader, name: str) -> list[Gift]:
    return [Gift(gift.number("giver"), gift.number("receiver"), gift.number("card")) for gift in reader.parts(name)]
