"""Tables and moves for the tests: a test shows only what matters to it."""

from collections.abc import Callable

import pytest
from game_tests import facts as facts

from saloon.core.action import Action
from saloon.core.chance import ScriptedChance, SeededChance
from saloon.core.event import Event
from saloon.games.fastwest import GAME
from saloon.games.fastwest.audit import audit
from saloon.games.fastwest.cards import BACK, CACTUS, CHILD, EVENT_CARDS, NO_CARD, ROULETTE, SHERIFF
from saloon.games.fastwest.deal import cards_each
from saloon.games.fastwest.fold import fold
from saloon.games.fastwest.rules import FastwestRules
from saloon.games.fastwest.state import (
    DUEL_GRAB,
    DUEL_POINT,
    IDLE,
    WINDOW,
    FastwestState,
)

RULES = FastwestRules()
LETTERS = "ABCDEFGH"


def _a_table(
    phase: str = IDLE, seats: int = 4, card: int = SHERIFF, options: dict[str, object] | None = None, **changes
) -> FastwestState:
    """Lay out a table of A, B, C, D (seats 0 to 3) in round 1; then change it.

    In idle A flips next; in a window or the roulette A has just flipped `card`; in the duel all tops are cactus and
    the last player flipped. Tops may be given; equal times go by seat.
    """
    state = RULES.setup(seats, GAME.settle(seats, options or {}), SeededChance("table"))
    state.first = state.flipper = state.turn = seats - 1 if phase in (DUEL_GRAB, DUEL_POINT) else 0
    state.phase = phase
    state.delay = 1500
    state.circle = list(range(1, seats + 1))
    state.tops = _usual_tops(phase, seats, card)
    state.round = changes.get("round", 1)
    for name, value in changes.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    _lay_cards(state)
    if phase in (WINDOW, DUEL_GRAB):
        fold(state)
    assert audit(state) == []
    return state


def _usual_tops(phase: str, seats: int, card: int) -> list[int]:
    if phase in (DUEL_GRAB, DUEL_POINT):
        return [CACTUS] * seats
    return [card if phase != IDLE else NO_CARD, *[NO_CARD] * (seats - 1)]


def _lay_cards(state: FastwestState) -> None:
    """Lay the tops as the only cards shown, and fill the packets with what is left in the box."""
    seats = len(state.tokens)
    cactus, others = cards_each(seats, state.round, state.options)
    state.shown = [[] if top == NO_CARD else [SHERIFF if top == BACK else top] for top in state.tops]
    box = EVENT_CARDS[:]
    for cards in state.shown:
        for card in cards:
            if card != CACTUS:
                box.remove(card)
    for seat, cards in enumerate(state.shown):
        plain = cactus - cards.count(CACTUS)
        state.packets[seat] = [CACTUS] * plain + sorted(
            box.pop() for _ in range(others - len(cards) + cards.count(CACTUS))
        )


def _draws(start: list[int], wanted: list[int]) -> list[int]:
    """Return the draws with which a shuffle turns one list into another."""
    cards, draws = start[:], []
    for last in range(len(cards) - 1, 0, -1):
        other = cards.index(wanted[last], 0, last + 1)
        draws.append(other)
        cards[last], cards[other] = cards[other], cards[last]
    return draws


def _do(state: FastwestState, seat: int, action: Action, draws: list[int]) -> list[Event]:
    chance = ScriptedChance(draws)
    assert action in RULES.legal_actions(state, seat), f"{action} is not legal for seat {seat}"
    if action.at is not None:
        low, high = RULES.time_bounds(state, seat)
        assert low <= action.at <= high, f"{action} does not lie between {low} and {high}"

    events = RULES.apply(state, seat, action, chance)

    assert chance.draws == draws, f"{chance.draws} were drawn, and {draws} expected"
    assert audit(state) == []
    return events


def _read(state: FastwestState, line: str) -> tuple[int, Action]:
    letter, _, text = line.partition(" ")
    seats = len(state.tokens)
    return LETTERS.index(letter), GAME.numbering(seats, GAME.settle(seats, {})).parse(text)


def _race(state: FastwestState, *lines: str) -> list[Event]:
    """Let players act, each line a letter and the text of a timed action, a pass or a pointing: `B grab 3 412`."""
    events: list[Event] = []
    for line in lines:
        events += _do(state, *_read(state, line), [])
    return events


def _flip(
    state: FastwestState, card: int | None = None, delay: int = 1500, order: list[int] | None = None
) -> list[Event]:
    """Let the clock flip this card; the next idle, if one opens, has this delay, a window this order of equal times."""
    seats = len(state.tokens)
    draws: list[int] = []
    opens_idle = True
    if card is not None:
        _bring(state, card)
        draws.append(state.packets[state.flipper].index(card))
        tops = [*state.tops[: state.flipper], card, *state.tops[state.flipper + 1 :]]
        is_duel = tops == [CACTUS] * seats
        opens_idle = card in (CACTUS, CHILD) and not is_duel
        if is_duel or card not in (CACTUS, CHILD, ROULETTE):
            draws += _draws(list(range(seats)), order or list(range(seats)))
    if opens_idle and not state.options.manual_flip:
        draws.append(delay - 900)
    return _do(state, seats, Action("flip"), draws)


def _bring(state: FastwestState, card: int) -> None:
    """Put a card from the box, or from another packet, into the packet that is flipped next."""
    packet = state.packets[state.flipper]
    if card in packet:
        return
    box = EVENT_CARDS[:]
    for held in [card for cards in state.packets + state.shown for card in cards if card != CACTUS]:
        box.remove(held)
    given = packet.pop()
    if card not in box:
        other = next(each for each in state.packets if card in each)
        other.remove(card)
        other.append(given)
        other.sort()
    packet.append(card)
    packet.sort()


def _close(state: FastwestState, delay: int = 1500, circle: list[int] | None = None) -> list[Event]:
    """Let the clock close; bullets are put back in this circle, the next idle has this delay."""
    seats = len(state.tokens)
    draws: list[int] = []
    if state.phase == WINDOW:
        draws = _draws(list(range(2, seats + 1)), (circle or list(range(1, seats + 1)))[1:])
        draws += [] if state.options.manual_flip else [delay - 900]
    return _do(state, seats, Action("close"), draws)


def _pick(state: FastwestState, seat: int, place: int, number: int) -> list[Event]:
    """Let a player take the bullet at a place in the roulette, and luck make it this number."""
    seats = len(state.tokens)
    left = [each for each in range(1, seats + 1) if each not in state.places]
    draws = [left.index(number)]
    if number == state.announced:
        draws += [*_draws(list(range(2, seats + 1)), list(range(2, seats + 1))), 600]
    return _do(state, seat, Action("pick", (place,)), draws)


@pytest.fixture(scope="session")
def a_table() -> Callable[..., FastwestState]:
    return _a_table


@pytest.fixture(scope="session")
def race() -> Callable[..., list[Event]]:
    return _race


@pytest.fixture(scope="session")
def flip() -> Callable[..., list[Event]]:
    return _flip


@pytest.fixture(scope="session")
def close() -> Callable[..., list[Event]]:
    return _close


@pytest.fixture(scope="session")
def pick() -> Callable[..., list[Event]]:
    return _pick
