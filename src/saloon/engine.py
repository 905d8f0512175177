"""Tells which engine runs: the compiled one, or the same Python code interpreted."""

from importlib.metadata import version

from saloon.core import chance


def engine() -> str:
    """Name the engine of this process."""
    return "interpreted" if chance.__file__.endswith(".py") else "compiled"


def describe() -> str:
    """Describe version and engine for people."""
    return f"saloon {version('saloon')} ({engine()} engine)"
