"""What a good player of Carson City prefers."""

from saloon.core.action import Action
from saloon.games.carson.state import CarsonView


def rate(view: CarsonView, action: Action) -> int:
    """Rate an action from a seat's view; higher is better."""
    return 0
