"""Setup of Western."""

from saloon.core.chance import Chance
from saloon.games.western.cards import DEALT, NO_CARDS, NOBODY, cards_in_play, spread
from saloon.games.western.opening import roll_for_start, starter
from saloon.games.western.options import WesternOptions
from saloon.games.western.state import MAIN, WesternState, close_question
from saloon.games.western.turn import start_turn


def set_up(seats: int, options: WesternOptions, chance: Chance) -> WesternState:
    """Deal the hands, then roll for the start."""
    state = _empty_table(seats, options)
    for seat in range(seats):
        hand = state.hands[seat]
        for _ in range(DEALT):
            card = chance.take(state.deck)
            hand[card] = hand[card] + 1
        state.hand_sizes[seat] = DEALT
    dice = roll_for_start(seats, chance)
    start_turn(state, starter(dice, seats), [])
    state.dice = dice
    return state


def _empty_table(seats: int, options: WesternOptions) -> WesternState:
    state = WesternState()
    state.options = options
    state.phase = MAIN
    state.turn = 0
    state.asked = 0
    state.direction = 1
    state.turns = 0
    state.money = [options.start_money] * seats
    state.bank = options.start_bank
    state.deck = spread(cards_in_play(options.deck, seats, options.keep_extra_attacks))
    state.discards = []
    state.hands = [NO_CARDS[:] for _ in range(seats)]
    state.hand_sizes = [0] * seats
    state.sheriffs = [False] * seats
    state.skip = False
    state.lifted = False
    state.claims = [[0] * seats for _ in range(seats)]
    close_question(state)
    state.standing = 0
    state.with_hat = False
    state.owner = NOBODY
    state.passed = [False] * seats
    state.laid = []
    state.dice = []
    state.seen = [NO_CARDS[:] for _ in range(seats)]
    state.notes = []
    return state
