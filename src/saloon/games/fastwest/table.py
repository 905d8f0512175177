"""Table: steps that every chapter needs: tokens move, bullets are put back, states open."""

from typing import Final

from saloon.core.chance import Chance
from saloon.games.fastwest.cards import CHILD
from saloon.games.fastwest.state import DUEL_GRAB, IDLE, NOBODY, FastwestState

SHORTEST_DELAY: Final = 900  # ms from the opening of idle to the flip
DELAYS: Final = 1301  # 900 to 2200
PRESS_LIMIT: Final = 5000  # ms; with manual flip, the table flips without a press after this


def next_seat(state: FastwestState, seat: int) -> int:
    """Return the player to the left, clockwise."""
    return (seat + 1) % len(state.tokens)


def pay(state: FastwestState, seat: int, change: int) -> int:
    """Add or remove a player's tokens, and return by how many they changed; before the duel there is a cap."""
    before = state.tokens[seat]
    after = max(before + change, 0)
    if change > 0:
        after = max(min(after, state.options.token_cap), before)
    state.tokens[seat] = after
    return after - before


def child_is_near(tops: list[int]) -> bool:
    """Tell whether a child is on top of any pile."""
    return CHILD in tops


def put_back_bullets(state: FastwestState, chance: Chance) -> None:
    """Lay bullet 1 in the middle and the others around it in random order."""
    others = list(range(2, len(state.tokens) + 1))
    chance.shuffle(others)
    state.circle = [1, *others]


def open_idle(state: FastwestState, flipper: int, chance: Chance) -> None:
    """Wait for the next flip; only the clock knows how long."""
    state.phase = IDLE
    state.flipper = flipper
    state.fresh = False
    state.pressed = False
    state.delay = PRESS_LIMIT if state.options.manual_flip else SHORTEST_DELAY + chance.below(DELAYS)
    state.window += 1
    clear_inputs(state)


def open_window(state: FastwestState, phase: str, chance: Chance) -> None:
    """Let everybody race; equal times will be ordered at random."""
    state.phase = phase
    state.tie_order = list(range(len(state.tokens)))
    chance.shuffle(state.tie_order)
    state.window += 1
    clear_inputs(state)


def clear_inputs(state: FastwestState) -> None:
    """Forget the inputs of the previous state."""
    seats = len(state.tokens)
    state.passed = [False] * seats
    state.inputs = [0] * seats
    state.last_at = [0] * seats
    state.records = []
    clear_fold(state)


def clear_fold(state: FastwestState) -> None:
    """Set the fold back to its beginning: no bullet is held, and no gesture made."""
    seats = len(state.tokens)
    state.holders = [NOBODY] * seats
    state.complete = [False] * seats
    state.step_at = [0] * seats
    state.locked_until = [0] * seats
    state.decided = False
    state.decided_at = 0


def free_hands(state: FastwestState) -> None:
    """Free the hands of all players."""
    state.free_at = [0] * len(state.tokens)


def card_of(state: FastwestState) -> int:
    """Return the card that everybody reacts to."""
    return state.tops[state.flipper]


def is_duel(state: FastwestState) -> bool:
    """Tell whether the bullets are taken for the duel."""
    return state.phase == DUEL_GRAB
