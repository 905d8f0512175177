"""Setup of Fast-West, up to the beginning of the first game."""

from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.core.options import Options
from saloon.core.reading import Reader
from saloon.games.fastwest.cards import NO_CARD
from saloon.games.fastwest.deal import clear_duel, start_game
from saloon.games.fastwest.options import FastwestOptions, read_options
from saloon.games.fastwest.state import IDLE, FastwestState
from saloon.games.fastwest.table import clear_inputs, free_hands


def set_up(seats: int, options: Options, chance: Chance) -> FastwestState:
    """Lay out a new match; the first player is drawn at random."""
    events: list[Event] = []
    state = _empty_table(seats, read_options(Reader(options)))
    state.first = chance.below(seats)
    start_game(state, chance, events)
    return state


def _empty_table(seats: int, options: FastwestOptions) -> FastwestState:
    state = FastwestState()
    state.options = options
    state.phase = IDLE
    state.game = 0
    state.wins = [0] * seats
    state.totals = [0] * seats
    state.tokens = [0] * seats
    state.first = 0
    state.round = 0
    state.repeats = 0
    state.packets = [[] for _ in range(seats)]
    state.shown = [[] for _ in range(seats)]
    state.tops = [NO_CARD] * seats
    state.flipper = 0
    state.circle = list(range(1, seats + 1))
    state.window = 0
    state.fresh = False
    state.pressed = False
    state.delay = 0
    state.tie_order = list(range(seats))
    state.turn = 0
    state.last_duel = [0] * seats
    free_hands(state)
    clear_inputs(state)
    clear_duel(state)
    return state
