"""What must always hold on a table of FarWest 1849."""

from saloon.games.farwest.state import FarwestState


def audit(state: FarwestState) -> list[str]:
    """List what is wrong with a state."""
    return []
