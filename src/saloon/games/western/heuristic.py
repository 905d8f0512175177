"""What a good player of Western prefers."""

from saloon.core.action import Action
from saloon.games.western.state import WesternView


def rate(view: WesternView, action: Action) -> int:
    """Rate an action from a seat's view; higher is better."""
    return 0
