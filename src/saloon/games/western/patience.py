"""How long a table waits for a player of Western, and what it then plays for him (section 3.2, timeouts)."""

from saloon.core.action import Action
from saloon.games.western.heuristic import rate
from saloon.games.western.state import FREE, MAIN, PACTOLE, WesternView


def patience(view: WesternView, actions: list[Action]) -> tuple[int, Action]:
    """Give the seconds to wait and the action to take then."""
    if view.phase == MAIN:
        return 45, _best(view, actions)
    if view.phase == PACTOLE:
        return 6 if view.options.pactole_order == FREE else 20, actions[-1]  # pass
    return 12, actions[-1]  # accept, or draw as many cards as allowed


def _best(view: WesternView, actions: list[Action]) -> Action:
    ratings = [rate(view, action) for action in actions]
    return actions[ratings.index(max(ratings))]
