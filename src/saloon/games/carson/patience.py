"""Patience: how long a table waits for a player of Carson City, and the harmless answer it then gives for them."""

from typing import Final

from saloon.core.action import Action
from saloon.games.carson.state import CarsonView

QUIET: Final = ["pass", "decline", "keep", "done", "skip", "take_8", "refuse", "take_back"]
LONG: Final = 90  # seconds for a turn on the map
SHORT: Final = 45


def patience(view: CarsonView, actions: list[Action]) -> tuple[int, Action]:
    """Return the seconds to wait and the action to take then: one that costs nothing, else the first of the list."""
    quiet = [action for action in actions if action.verb in QUIET]
    return LONG if len(actions) > 10 else SHORT, quiet[0] if quiet else actions[0]
