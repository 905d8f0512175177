"""Patience: how long a table waits for a player of FarWest 1849, and what it then plays."""

from saloon.core.action import Action
from saloon.games.farwest.heuristic import rate
from saloon.games.farwest.state import CHOOSE_COLOUR, FarwestView


def patience(view: FarwestView, actions: list[Action]) -> tuple[int, Action]:
    """Return the seconds to wait and the action to take then: the one that the heuristic rates highest."""
    best = actions[0]
    for action in actions:
        if rate(view, action) > rate(view, best):
            best = action
    return 20 if view.phase == CHOOSE_COLOUR else 30, best
