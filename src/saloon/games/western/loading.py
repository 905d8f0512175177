"""Loading: reads a saved state of Western."""

from saloon.core.reading import Reader
from saloon.core.rules import Data
from saloon.games.western.cards import NO_CARD, NOBODY
from saloon.games.western.options import read_options
from saloon.games.western.state import PACTOLE, RESPOND_CAKE, Note, WesternState, close_question


def load(data: Data) -> WesternState:
    """Read a state out of plain data."""
    reader = Reader(data)
    state = WesternState()
    state.options = read_options(reader.part("options"))
    state.phase = reader.word("phase")
    state.turn = reader.number("turn")
    state.asked = reader.number("asked")
    state.direction = reader.number("direction")
    state.turns = reader.number("turns")
    state.money = reader.numbers("money")
    state.bank = reader.number("bank")
    state.deck = reader.numbers("deck")
    state.discards = reader.numbers("discards")
    state.hands = reader.rows("hands")
    state.hand_sizes = reader.numbers("hand_sizes")
    state.sheriffs = reader.flags("sheriffs")
    state.skip = reader.flag("skip")
    state.lifted = reader.flag("lifted")
    state.claims = reader.rows("claims")
    state.card = reader.number("card")
    state.count = reader.number("count")
    state.target = reader.number("target")
    state.counter = reader.number("counter")
    state.standing = reader.number("standing")
    state.with_hat = reader.flag("with_hat")
    state.owner = reader.number("owner")
    state.passed = reader.flags("passed")
    state.laid = reader.numbers("laid")
    state.dice = reader.numbers("dice")
    state.seen = reader.rows("seen")
    state.notes = [
        Note(note.number("observer"), note.number("holder"), note.number("card")) for note in reader.parts("notes")
    ]
    _drop_remains(state)
    return state


def _drop_remains(state: WesternState) -> None:
    """Forget remains of answered questions, which older saves contain."""
    if state.count == 0:
        close_question(state)
    if state.phase != RESPOND_CAKE:
        state.counter = NO_CARD
    if state.phase != PACTOLE:
        state.owner = NOBODY
