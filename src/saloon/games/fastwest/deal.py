"""Deals: a match has one or three games, a game has rounds, a round has packets."""

from typing import Final

from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.fastwest import events as told
from saloon.games.fastwest.cards import CACTUS, EVENT_CARDS, LAST_ROUND, NO_CARD, PRACTICE, packet_of
from saloon.games.fastwest.options import FastwestOptions
from saloon.games.fastwest.state import NOBODY, FastwestState
from saloon.games.fastwest.table import free_hands, next_seat, open_idle, put_back_bullets

DECISIVE_WINS: Final = 2


def clear_duel(state: FastwestState) -> None:
    """Forget the roulette and the duel of the previous game."""
    seats = len(state.tokens)
    state.announced = 0
    state.places = [0] * seats
    state.bullets = [0] * seats
    state.targets = [NOBODY] * seats


def start_game(state: FastwestState, chance: Chance, events: list[Event]) -> None:
    """Begin the next game of the match; the first player has been chosen."""
    state.game += 1
    state.tokens = [0] * len(state.tokens)
    state.round = 0
    state.repeats = 0
    clear_duel(state)
    put_back_bullets(state, chance)
    events.append(Event(told.GAME_BEGAN, (state.game, state.first)))
    _deal_round(state, chance, events)


def end_round(state: FastwestState, chance: Chance, events: list[Event]) -> None:
    """Deal the next round; the third is repeated with the same cards until the duel comes (ruling 3)."""
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


def cards_each(seats: int, rounds: int, options: FastwestOptions) -> tuple[int, int]:
    """Return the number of cactus and of event cards in each packet of a round; in practice everybody has one card."""
    return (0, 1) if options.practice else packet_of(seats, rounds, options.deal_3p == "long")


def event_cards(seats: int, options: FastwestOptions) -> list[int]:
    """List the event cards from which the packets of a round are dealt."""
    if not options.practice:
        return EVENT_CARDS[:]
    return [PRACTICE[number % len(PRACTICE)] for number in range(max(seats, len(PRACTICE)))]


def _deal_round(state: FastwestState, chance: Chance, events: list[Event]) -> None:
    state.round += 1
    cactus, others = cards_each(len(state.tokens), state.round, state.options)
    deck = event_cards(len(state.tokens), state.options)
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
