"""A table of Western that shows only what matters to a test."""

from collections.abc import Callable

import pytest
from game_tests import facts as facts

from saloon.core.action import Action
from saloon.core.chance import ScriptedChance
from saloon.core.event import Event
from saloon.games.western import GAME, RULES
from saloon.games.western.audit import audit
from saloon.games.western.cards import SHERIFF, cards_in_play, count_kinds, spread
from saloon.games.western.state import WesternState

NEUTRAL = 2  # attacks in a hand that a test says nothing of: no answer is among them


def _a_table(
    players: int = 5, hands: list[list[int]] | None = None, options: dict | None = None, **changes
) -> WesternState:
    """Lay a table in the main phase of seat 0; hands are lists of cards, cards not named lie in the draw pile."""
    settled = GAME.settle(players, options or {})
    state = RULES.setup(players, settled, ScriptedChance([0] * 8 * players + [5] + [0] * (players - 1)))
    state.turn, state.asked, state.dice = 0, changes.get("turn", 0), []
    for name, value in changes.items():
        assert hasattr(state, name), f"a table has no {name}"
        setattr(state, name, value)
    state.hands = [count_kinds(hand) for hand in (hands or [])]
    left = _what_is_left(state)
    while len(state.hands) < players:
        state.hands.append(count_kinds([left.pop(0) for _ in range(NEUTRAL)]))
    state.deck = left
    state.hand_sizes = [sum(hand) for hand in state.hands]
    assert _broken(state) == []
    return state


def _what_is_left(state: WesternState) -> list[int]:
    counts = cards_in_play(state.options.deck, len(state.money), state.options.keep_extra_attacks)
    counts[SHERIFF] -= state.sheriffs.count(True)
    for hand in [*state.hands, count_kinds(state.discards), count_kinds(state.laid)]:
        counts = [count - held for count, held in zip(counts, hand, strict=True)]
    assert min(counts) >= 0, "there are not so many copies of a card"
    return spread(counts)


def _broken(state: WesternState) -> list[str]:
    """Audit all but the sum of the money: a test gives only what matters to it."""
    return [wrong for wrong in audit(state) if "units of money" not in wrong]


def _do(
    state: WesternState,
    seat: int,
    text: str,
    dice: tuple[int, ...] = (),
    cards: tuple[int, ...] = (),
    luck: tuple[int, ...] = (),
) -> list[Event]:
    """Take a legal action, given as text; `dice` are rolled, `cards` are drawn, `luck` is drawn as it is."""
    draws = [die - 1 for die in dice] + _places(state.deck, cards) + list(luck)
    chance = ScriptedChance(draws)
    owned = sum(state.money) + state.bank
    action = Action(*_read(text))
    assert action in RULES.legal_actions(state, seat), f"{action} is not legal for seat {seat}: {_legal(state, seat)}"

    events = RULES.apply(state, seat, action, chance)

    assert chance.draws == draws, "more luck was given than needed"
    assert _broken(state) == []
    assert sum(state.money) + state.bank == owned
    return events


def _read(text: str) -> tuple[str, tuple[int, ...]]:
    words = text.split()
    numbers = [word for word in words if word.isdecimal()]
    return " ".join(words[: len(words) - len(numbers)]), tuple(int(word) for word in numbers)


def _places(deck: list[int], cards: tuple[int, ...]) -> list[int]:
    left = deck[:]
    places = []
    for card in cards:
        places.append(left.index(card))
        left.remove(card)
    return places


def _legal(state: WesternState, seat: int) -> list[str]:
    """List what a seat may do, as texts."""
    return [action.text for action in RULES.legal_actions(state, seat)]


def _hand(state: WesternState, seat: int) -> list[int]:
    """List the cards of a hand."""
    return spread(state.hands[seat])


@pytest.fixture(scope="session")
def a_table() -> Callable[..., WesternState]:
    return _a_table


@pytest.fixture(scope="session")
def do() -> Callable[..., list[Event]]:
    return _do


@pytest.fixture(scope="session")
def legal() -> Callable[[WesternState, int], list[str]]:
    return _legal


@pytest.fixture(scope="session")
def hand() -> Callable[[WesternState, int], list[int]]:
    return _hand
