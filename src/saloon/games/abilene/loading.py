"""Loading: reads a saved state of Welcome to Abilene."""

from saloon.core.reading import Reader
from saloon.core.rules import Data
from saloon.games.abilene.options import read_options
from saloon.games.abilene.state import AbileneState, Attack, Defence


def load(data: Data) -> AbileneState:
    """Read a state out of plain data."""
    reader = Reader(data)
    state = AbileneState()
    state.options = read_options(reader.part("options"))
    state.phase = reader.word("phase")
    state.turn = reader.number("turn")
    state.dealer = reader.number("dealer")
    state.chips = reader.numbers("chips")
    state.pot = reader.number("pot")
    state.deck = reader.numbers("deck")
    state.hands = reader.rows("hands")
    state.buried = reader.rows("buried")
    state.discards = reader.numbers("discards")
    state.playing = reader.flags("playing")
    state.stood = reader.flags("stood")
    state.bought = reader.numbers("bought")
    state.leader = reader.number("leader")
    state.hand_size = reader.number("hand_size")
    state.turns_left = reader.number("turns_left")
    state.herds = reader.rows("herds")
    state.attacks = [
        Attack(a.number("attacker"), a.number("card"), a.number("target")) for a in reader.parts("attacks")
    ]
    state.defences = [Defence(d.number("owner"), d.number("card")) for d in reader.parts("defences")]
    state.owed = reader.numbers("owed")
    state.hands_played = reader.number("hands_played")
    state.extra_hands = reader.number("extra_hands")
    state.shown = reader.rows("shown")
    return state
