"""Tables and moves for the tests: a test shows only what matters to it."""

from collections.abc import Callable

import pytest
from game_tests import facts as facts

from saloon.core.action import Action
from saloon.core.chance import ScriptedChance
from saloon.core.event import Event
from saloon.games.abilene import GAME
from saloon.games.abilene.audit import audit
from saloon.games.abilene.cards import C1, C3, C10, FULL_DECK, STAKE
from saloon.games.abilene.rules import AbileneRules
from saloon.games.abilene.state import DISTRIBUTION, OPT_IN, PLAY, RESPOND, STEAL, AbileneState, Attack, Defence

RULES = AbileneRules()


def _a_table(phase: str = PLAY, seats: int = 4, options: dict[str, object] | None = None, **changes) -> AbileneState:
    """Lay out a hand of A, B, C, D (seats 0 to 3), dealer D, in which all take part, A first; then change it.

    Attacks are given as (attacker, card, target), defences as (owner, card); the deck is what lies nowhere else.
    """
    state = RULES.setup(seats, GAME.settle(seats, options or {}), ScriptedChance([seats - 1]))
    state.phase = phase
    if phase != OPT_IN:
        _let_all_join(state)
    if phase not in (OPT_IN, DISTRIBUTION):
        state.stood = [True] * seats
        state.leader = changes.get("turn", 0)
    for name, value in changes.items():
        setattr(state, name, value)
    state.hands = [sorted(hand) for hand in state.hands]
    state.attacks = [Attack(*attack) for attack in changes.get("attacks", [])]
    state.defences = [Defence(*defence) for defence in changes.get("defences", [])]
    state.deck = _what_is_left(state)
    if phase in (PLAY, RESPOND, STEAL):
        state.hand_size = changes.get("hand_size", max(len(hand) for hand in state.hands))
        laid = 1 if phase == RESPOND else 0  # the attacker has laid a card, but the turn is not over
        state.turns_left = sum(len(hand) for hand in state.hands) + sum(state.owed) + laid
    assert _broken(state) == []
    return state


def _let_all_join(state: AbileneState) -> None:
    state.playing = [True] * len(state.chips)
    state.chips = [chips - STAKE for chips in state.chips]
    state.pot = STAKE * len(state.chips)
    state.hands = [[C1, C3, C10] for _ in state.chips]


def _what_is_left(state: AbileneState) -> list[int]:
    deck = FULL_DECK[:]
    for zone in [*state.hands, *state.buried, *state.herds, state.discards]:
        for card in zone:
            deck.remove(card)
    for laid in [*state.attacks, *state.defences]:
        deck.remove(laid.card)
    return deck


def _broken(state: AbileneState) -> list[str]:
    """Audit all but the sum of the chips: a test gives only those that matter to it."""
    whole = state.clone()
    whole.chips[0] += state.options.start_chips * len(state.chips) - sum(state.chips) - state.pot
    return [wrong for wrong in audit(whole) if "chips" not in wrong]


def _do(
    state: AbileneState, seat: int, action: Action, card: int | None = None, luck: list[int] | None = None
) -> list[Event]:
    """Take a legal action; `card` is the one that luck brings, `luck` all draws if there are several."""
    draws = luck or ([] if card is None else [state.deck.index(card)])
    chance = ScriptedChance(draws)
    assert action in RULES.legal_actions(state, seat), f"{action} is not legal for seat {seat}"

    events = RULES.apply(state, seat, action, chance)

    assert chance.draws == draws
    assert _broken(state) == []
    return events


def _verbs(state: AbileneState, seat: int) -> list[str]:
    """List what a seat may do, as texts."""
    return [action.text for action in RULES.legal_actions(state, seat)]


@pytest.fixture(scope="session")
def a_table() -> Callable[..., AbileneState]:
    return _a_table


@pytest.fixture(scope="session")
def do() -> Callable[..., list[Event]]:
    return _do


@pytest.fixture(scope="session")
def legal() -> Callable[[AbileneState, int], list[str]]:
    return _verbs
