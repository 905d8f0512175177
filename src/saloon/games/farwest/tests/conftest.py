"""Tables and moves for the tests: a test shows only what matters to it."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from game_tests import facts as facts
from game_tests import facts_of

from saloon.core.chance import Chance, ScriptedChance, SeededChance
from saloon.core.event import Event
from saloon.games.farwest import GAME, RULES
from saloon.games.farwest.actions import CHOOSE
from saloon.games.farwest.audit import audit
from saloon.games.farwest.cards import BLUE, COLOURS, COUPLE, GREEN, HALVES, NOBODY, ORANGE, PINK
from saloon.games.farwest.state import PLAY, FarwestState, Gift

OWNERS = {2: {BLUE: 1, GREEN: 1, ORANGE: 0, PINK: 0}, 3: {BLUE: 0, GREEN: 1, PINK: 2}, 4: {c: c for c in range(4)}}
USUAL_HAND = 3


class NoChance(Chance):
    """Luck that nobody should ask for."""

    def below(self, n: int) -> int:
        raise AssertionError("luck was asked for")


def _a_table(
    seats: int = 4,
    options: dict[str, object] | None = None,
    pawns: dict[int, tuple[int, int]] | None = None,
    hands: dict[int, list[int]] | None = None,
    **changes,
) -> FarwestState:
    """Lay out a race of A, B, C, D (seats 0 to 3), A leads and is to act; then change it.

    At four players A to D own blue, green, orange, pink; at three blue, green, pink; at two A owns orange and pink.
    Pawns are given as {rider: (step, half)}, hands for the seats that matter: the others hold as many cards as the
    largest of these; the deck is what lies nowhere else.
    """
    state = RULES.setup(seats, GAME.settle(seats, {"leader": "0", **(options or {})}), SeededChance(1))
    state.owners = [OWNERS[seats].get(colour, NOBODY) for colour in range(COLOURS)]
    state.phase = PLAY
    state.deal = 1
    for rider, (step, half) in (pawns or {}).items():
        state.pawns[rider] = HALVES * step + half
    state.arrivals = [colour for colour in range(COLOURS) if _is_home(state, colour)]
    for name, value in changes.items():
        setattr(state, name, value)
    state.known = [Gift(*gift) for gift in changes.get("known", [])]
    state.known_dropped = [Gift(*gift) for gift in changes.get("known_dropped", [])]
    _deal_hands(state, hands or {})
    assert [wrong for wrong in audit(state) if "bills" not in wrong] == []
    return state


def _is_home(state: FarwestState, colour: int) -> bool:
    home = HALVES * state.options.box.mine
    return state.pawns[COUPLE * colour : COUPLE * (colour + 1)] == [home, home]


def _deal_hands(state: FarwestState, hands: dict[int, list[int]]) -> None:
    deck = state.options.box.cards_of(state.owners)
    for row in [*hands.values(), *state.dropped, state.laid]:
        for card in row:
            deck.remove(card)
    size = max([len(hand) for hand in hands.values()], default=0) or USUAL_HAND
    for seat in range(len(state.hands)):
        others = [] if seat in hands else [deck.pop(len(deck) * 5 // 7) for _ in range(size)]
        state.hands[seat] = sorted(hands.get(seat, others))
    state.deck = deck


def _do(state: FarwestState, seat: int, action: str, luck: list[int] | None = None) -> list[Event]:
    """Take a legal action, given as text; a test that expects luck gives the draws, or `[]` for any."""
    chance: Chance = NoChance() if luck is None else ScriptedChance(luck) if luck else SeededChance(1)
    legal = RULES.legal_actions(state, seat)
    assert action in [each.text for each in legal], f"{action} is not legal for seat {seat}: {legal}"

    events = RULES.apply(state, seat, next(each for each in legal if each.text == action), chance)

    assert [wrong for wrong in audit(state) if "bills" not in wrong] == []
    return events


def _legal(state: FarwestState, seat: int) -> list[str]:
    """List what a seat may do, as texts."""
    return [action.text for action in RULES.legal_actions(state, seat)]


@dataclass
class Deal:
    """What was to be seen just after a deal."""

    leader: int
    dealt: int
    pile: int
    shuffled: list[int]  # sizes
    cards: list[int]  # in hands and pile


def _play_deals(
    seats: int, deals: int, options: dict[str, object] | None = None, colours: list[int] | None = None
) -> list[Deal]:
    """Play at random from the first deal, led by A, to that many; the players choose these colours in turn."""
    chance, luck = SeededChance("deals"), SeededChance("deals luck")
    state = RULES.setup(seats, GAME.settle(seats, {"leader": "0", **(options or {})}), chance)
    for colour in colours or []:
        RULES.apply(state, state.turn, CHOOSE[colour], chance)
    seen = [_see_deal(state, [])]
    while len(seen) < deals:
        actions = RULES.legal_actions(state, state.turn)
        events = RULES.apply(state, state.turn, actions[luck.below(len(actions))], chance)
        assert state.race == 0, "the race should last longer"
        if state.deal > len(seen):
            seen.append(_see_deal(state, events))
    return seen


def _see_deal(state: FarwestState, events: list[Event]) -> Deal:
    hands = [card for hand in state.hands for card in hand]
    shuffled = [int(str(fact["count"])) for fact in facts_of(events, "shuffled")]
    return Deal(state.ball, len(hands), len(state.deck), shuffled, hands + state.deck)


@pytest.fixture(scope="session")
def play_deals() -> Callable[..., list[Deal]]:
    return _play_deals


@pytest.fixture(scope="session")
def a_table() -> Callable[..., FarwestState]:
    return _a_table


@pytest.fixture(scope="session")
def do() -> Callable[..., list[Event]]:
    return _do


@pytest.fixture(scope="session")
def legal() -> Callable[[FarwestState, int], list[str]]:
    return _legal
