"""How long a table waits for a player of Overland, and what it then plays for them."""

from saloon.core.action import Action
from saloon.games.overland.state import LEAD, OverlandView


def patience(view: OverlandView, actions: list[Action]) -> tuple[int, Action]:
    """Return the seconds to wait and the action to take then: pass, or lead with the slowest card."""
    return 30, actions[0] if view.phase == LEAD else actions[-1]
