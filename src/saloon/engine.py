"""Which engine runs: the compiled one, or the same Python interpreted."""

from importlib.metadata import version

from saloon.core import chance


def engine() -> str:
    """Name the engine of this process."""
    return "interpreted" if chance.__file__.endswith(".py") else "compiled"


def describe() -> str:
    """Say what runs here, for people."""
    return f"saloon {version('saloon')} ({engine()} engine)"
