"""What a good player of FarWest 1849 prefers."""

from saloon.core.action import Action
from saloon.games.farwest.state import FarwestView


def rate(view: FarwestView, action: Action) -> int:
    """Rate an action from a seat's view; higher is better."""
    return 0
