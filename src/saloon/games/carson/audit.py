"""What must always hold on a table of Carson City."""

from saloon.games.carson.state import CarsonState


def audit(state: CarsonState) -> list[str]:
    """List what is wrong with a state."""
    return []
