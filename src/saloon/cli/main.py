"""saloon: the door of the house."""


def main() -> None:
    """Open the door."""
