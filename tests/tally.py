"""Tally: what the tests did to the house, summed up; `make test-faults` prints it as a table."""

from collections import defaultdict
from collections.abc import Callable

LOAD, FAULTS, INPUTS, LOSSES = "load held", "faults survived", "inputs tried", "losses"
KINDS = (LOAD, FAULTS, INPUTS, LOSSES)

_figures: dict[tuple[str, str], float] = defaultdict(float)


def note(kind: str, what: str, number: float, joined: Callable[[float, float], float] = float.__add__) -> None:
    """Count something; figures of the same name are added up unless told how they are joined."""
    _figures[kind, what] = joined(_figures[kind, what], float(number))


def table() -> list[str]:
    """Write the figures, a line for each, by their kind."""
    found = sorted(_figures, key=lambda each: (KINDS.index(each[0]), each[1]))
    return [f"{kind:<16} {_figures[kind, what]:>12,.10g}  {what}" for kind, what in found]
