"""The deals: a match of one or three games, a game of rounds, a round of packets."""

from typing import Final

from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.fastwest import events as told
from saloon.games.fastwest.cards import CACTUS, EVENT_CARDS, LAST_ROUND, NO_CARD, packet_of
from saloon.games.fastwest.state import IDLE, NOBODY, FastwestOptions, FastwestState
from saloon.games.fastwest.table import clear_inputs, free_hands, next_seat, open_idle, put_back_bullets

DECISIVE_WINS: Final = 2


def empty_table(seats: int, options: FastwestOptions) -> FastwestState:
    """Bring the box to the table."""
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


def clear_duel(state: FastwestState) -> None:
    """Forget the roulette and the duel of the game before."""
    seats = len(state.tokens)
    state.announced = 0
    state.places = [0] * seats
    state.bullets = [0] * seats
    state.targets = [NOBODY] * seats


def start_game(state: FastwestState, chance: Chance, events: list[Event]) -> None:
    """Begin the next game of the match; the first player has been named."""
    state.game += 1
    state.tokens = [0] * len(state.tokens)
    state.round = 0
    state.repeats = 0
    clear_duel(state)
    put_back_bullets(state, chance)
    events.append(Event(told.GAME_BEGAN, (state.game, state.first)))
    _deal_round(state, chance, events)


def end_round(state: FastwestState, chance: Chance, events: list[Event]) -> None:
    """Deal the next round; the third is played again with the same cards until the duel comes (ruling 3)."""
    if state.round < LAST_ROUND:
        _deal_round(state, chance, events)
        return
    state.repeats += 1
    state.packets = [sorted(cards) for cards in state.shown]
    events.append(Event(told.RESHUFFLED, (state.repeats,)))
    _begin_round(state, chance)


def end_game(state: FastwestState, chance: Chance, events: list[Event]) -> bool:
    """Begin the next game of the match if there is one, and tell whether there is."""
    games = state.options.games_per_match
    if state.game == games or max(state.wins) == DECISIVE_WINS:
        return False
    state.totals = [total + tokens for total, tokens in zip(state.totals, state.tokens, strict=True)]
    state.first = next_seat(state, state.first)
    start_game(state, chance, events)
    return True


def _deal_round(state: FastwestState, chance: Chance, events: list[Event]) -> None:
    state.round += 1
    cactus, others = packet_of(len(state.tokens), state.round, state.options.deal_3p == "long")
    deck = EVENT_CARDS[:]
    for seat in range(len(state.tokens)):
        packet = [chance.take(deck) for _ in range(others)]
        packet.sort()
        state.packets[seat] = [CACTUS] * cactus + packet
    events.append(Event(told.DEALT, (state.round, cactus, others)))
    _begin_round(state, chance)


def _begin_round(state: FastwestState, chance: Chance) -> None:
    seats = len(state.tokens)
    state.shown = [[] for _ in range(seats)]
    state.tops = [NO_CARD] * seats
    free_hands(state)
    open_idle(state, state.first, chance)  # ruling 2
