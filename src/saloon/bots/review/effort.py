"""Effort: how much is played on for a review. With more of it the numbers get finer; they add up with any."""

from dataclasses import dataclass
from typing import Final


@dataclass
class Effort:
    """Rollouts and imagined worlds; each begins with few and takes more where that is not clear enough."""

    tables: int = 32  # rollouts of a table as it is
    most_tables: int = 256
    pairs: int = 16  # rollouts with a choice, and as many without it
    most_pairs: int = 64
    first: int = 12  # worlds that find the best other choice
    worlds: int = 16  # worlds between two looks at how clear a comparison is
    most_worlds: int = 192
    mixed: int = 400  # rollouts for a choice that must not be guessed, at the smallest table


FULL: Final = Effort()
