"""Setup of Welcome to Abilene."""

from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.core.options import Options
from saloon.core.reading import Reader
from saloon.games.abilene.cards import FULL_DECK
from saloon.games.abilene.hand import start_hand
from saloon.games.abilene.options import AbileneOptions, read_options
from saloon.games.abilene.state import OPT_IN, AbileneState


def set_up(seats: int, options: Options, chance: Chance) -> AbileneState:
    """Lay out a new match; the first dealer is drawn at random."""
    events: list[Event] = []
    state = _empty_table(seats, read_options(Reader(options)))
    state.dealer = chance.below(seats)
    start_hand(state, events)
    return state


def _empty_table(seats: int, options: AbileneOptions) -> AbileneState:
    state = AbileneState()
    state.options = options
    state.phase = OPT_IN
    state.turn = 0
    state.dealer = 0
    state.chips = [options.start_chips] * seats
    state.pot = 0
    state.deck = FULL_DECK[:]
    state.hands = [[] for _ in range(seats)]
    state.buried = [[] for _ in range(seats)]
    state.discards = []
    state.playing = [False] * seats
    state.stood = [False] * seats
    state.bought = [0] * seats
    state.leader = 0
    state.hand_size = 0
    state.turns_left = 0
    state.herds = [[] for _ in range(seats)]
    state.attacks = []
    state.defences = []
    state.owed = [0] * seats
    state.hands_played = 0
    state.extra_hands = 0
    state.shown = [[] for _ in range(seats)]
    return state
