"""Tables of Overland that show only what matters to a test."""

from collections.abc import Callable
from typing import Any

import pytest

from saloon.core.action import Action
from saloon.core.chance import ScriptedChance, SeededChance
from saloon.core.event import Event
from saloon.games.overland import GAME
from saloon.games.overland.audit import audit
from saloon.games.overland.cards import FULL_DECK
from saloon.games.overland.state import LEAD, OVERTAKE, OverlandState


def _a_table(hands: list[list[int]], **changes: Any) -> OverlandState:
    """Lay out a table where seat 0 is to act; the other cards are in the deck, or have arrived."""
    state: OverlandState = GAME.rules.setup(len(hands), GAME.settle(len(hands), {}), SeededChance(1))
    state.hands, state.turn, state.leader = hands, 0, 0
    for name, value in changes.items():
        setattr(state, name, value)
    state.phase = OVERTAKE if state.trail else LEAD
    rest = FULL_DECK[:]
    for card in [*state.trail, *[card for hand in hands for card in hand]]:
        rest.remove(card)
    state.deck, state.arrived = (rest, []) if "deck" not in changes else ([], rest)
    assert audit(state) == []
    return state


def _do(state: OverlandState, seat: int, action: Action, draws: list[int] | None = None) -> list[Event]:
    assert action in GAME.rules.legal_actions(state, seat)
    events = GAME.rules.apply(state, seat, action, ScriptedChance(draws or []))
    assert audit(state) == []
    return events


@pytest.fixture(scope="session")
def a_table() -> Callable[..., OverlandState]:
    return _a_table


@pytest.fixture(scope="session")
def do() -> Callable[..., list[Event]]:
    return _do
