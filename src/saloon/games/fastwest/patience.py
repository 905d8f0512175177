"""Patience: how long a table waits for a player of Fast-West, and what it then plays for them."""

from typing import Final

from saloon.core.action import Action
from saloon.games.fastwest.actions import PASS
from saloon.games.fastwest.state import ANNOUNCE, DUEL_POINT, PICK, FastwestView

ROULETTE_SECONDS: Final = 10


def patience(view: FastwestView, actions: list[Action]) -> tuple[int, Action]:
    """Return the seconds to wait and the action to take then.

    Where the clock acts as well, it acts before this time: inputs that were not made by then are not made.
    """
    if view.due:
        return (view.due[0] + 999) // 1000, actions[0]
    seconds = 2 * ROULETTE_SECONDS if view.options.slow_table else ROULETTE_SECONDS
    if view.phase in (ANNOUNCE, PICK):
        return seconds, actions[0]  # ruling 20: face-down bullets are all alike, so the first is as good as any
    return seconds + 5, actions[0] if view.phase == DUEL_POINT else PASS
