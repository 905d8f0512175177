"""Thought: what a search found out about each candidate."""

from dataclasses import dataclass, field
from math import sqrt

from saloon.core.action import Action
from saloon.core.event import Event

Line = list[tuple[int, Action, list[Event]]]  # how play goes on: seats, what they do, and what happens


@dataclass
class Candidate:
    """An action, its rating, and what it came to in each imagined world it was tried in, in per mille of winning."""

    action: Action
    rating: int
    values: list[int] = field(default_factory=list)  # of world 0, 1, 2, ...
    weight: int = 0  # of a choice that must not be guessed: how often to make it, beside the others

    def mean(self) -> float:
        """Return the mean chance to win."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    def error(self) -> float:
        """Return the standard error of the mean."""
        return _error([float(value) for value in self.values])

    def usual(self) -> int:
        """Return the world with the middle value: what usually comes of it."""
        ordered = sorted([(value, number) for number, value in enumerate(self.values)])
        return ordered[len(ordered) // 2][1] if ordered else 0

    def lead(self, other: "Candidate") -> tuple[float, float]:
        """Return by how much this is better than another, and its standard error, over the worlds that both met."""
        gaps = [float(mine - theirs) for mine, theirs in zip(self.values, other.values, strict=False)]
        return (sum(gaps) / len(gaps), _error(gaps)) if gaps else (0.0, 0.0)


def _error(values: list[float]) -> float:
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)


@dataclass
class Thought:
    """All candidates, the best first; those that were dropped early come last."""

    candidates: list[Candidate]
    rollouts: int

    def best(self) -> Candidate:
        """Return the best candidate."""
        return self.candidates[0]

    def is_undecided(self) -> bool:
        """Tell whether several choices came to the same in every world they met: then the rating alone decides."""
        first = self.candidates[0].values
        tried = [each for each in self.candidates if each.values]
        return len(tried) > 1 and all([first[: len(each.values)] == each.values[: len(first)] for each in tried])

    def won(self, candidate: Candidate) -> tuple[int, int]:
        """Return in how many worlds nothing else that was tried there did better, and in how many it was tried."""
        wins = 0
        for number, value in enumerate(candidate.values):
            others = [each.values[number] for each in self.candidates if number < len(each.values)]
            wins += value == max(others)
        return wins, len(candidate.values)
