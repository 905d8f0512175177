"""What a good player of Welcome to Abilene prefers."""

from saloon.core.action import Action
from saloon.games.abilene.state import AbileneView


def rate(view: AbileneView, action: Action) -> int:
    """Rate an action from a seat's view; higher is better."""
    return 0
