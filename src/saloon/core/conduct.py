"""Conduct against the clock: what speaks for a program in a player's place, over all the races they have run.

Each detector multiplies, race after race, how much likelier what was seen is for a program than for any honest player
(a Shiryaev-Roberts procedure). Whatever an honest player is like, it errs on average no more than once in ENOUGH races.
"""

from math import exp, pi, sqrt
from typing import Final

ENOUGH: Final = 300_000  # the weight at which a person should look; also the races from one error to the next

REFLEXES: Final = "reflexes"  # times that no person shows: too short, or too much alike
DELAYS: Final = "delays"  # inputs that take longer than the line of the player does

# No honest player's times are distributed more densely than STEADIEST / x at x ms; few of anybody's are below QUICK.
STEADIEST: Final = 3.3  # a deviation of 12 % of the mean
QUICK: Final = 250.0  # ms
QUICKER: Final = 20.0  # ms by which the quickest times of the quickest player deviate from that
FLUKE: Final = 0.001  # for each ms: one time in ten was made in advance, and lies anywhere below 220 ms by luck
PROGRAM: Final = (120, 220)  # ms; where a program that always wins reacts
STRICT: Final = 3  # races before a player's times can be compared with each other
NARROW: Final = 8.0  # ms; the least deviation that a program is believed to have

SLACK: Final = 40  # ms that a slow device may add to the line
LEVELS: Final = (0.05, 0.1, 0.2)  # the slowest trips of a line, as shares of all: an input among them counts as late


class Detector:
    """The weight of the evidence for one suspicion; it begins anew with every race, so old honesty is no cover."""

    def __init__(self) -> None:
        self.weight = 0.0
        self.is_enough = False  # it stays true once it has become true

    def add(self, ratio: float) -> None:
        """Add what was seen in a race: how much likelier it is for a program than for an honest player."""
        self.weight = (self.weight + 1.0) * ratio
        self.is_enough = self.is_enough or self.weight >= ENOUGH


class Conduct:
    """The whole history of one player's first inputs in races."""

    def __init__(self) -> None:
        self.quick = Detector()
        self.even = Detector()
        self.late = Detector()
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0  # sum of the squared deviations from the mean

    def note(self, eff: int, way: int, trips: list[int]) -> None:
        """Judge a race: its time that counted, how long its input was under way, and the trips of its line."""
        self.quick.add(0.5 + 0.5 * _by_program(eff) / by_people(eff))
        if self.count >= STRICT:
            self.even.add(0.5 + 0.5 * self._foretold(eff) / by_people(eff))
        self.late.add(0.5 + 0.5 * lateness(way - SLACK, trips))
        self._remember(eff)

    def _remember(self, eff: int) -> None:
        self.count += 1
        step = eff - self.mean
        self.mean += step / self.count
        self.squares += step * (eff - self.mean)

    def _foretold(self, eff: int) -> float:
        """Return the density of a time, foretold from the player's earlier times."""
        deviation = max(NARROW, sqrt(self.squares / (self.count - 1)))
        return exp(-(((eff - self.mean) / deviation) ** 2) / 2) / (deviation * sqrt(2 * pi))

    def flags(self) -> list[str]:
        """List what a person should look at; nobody is punished for it."""
        flags = [REFLEXES] if self.quick.is_enough or self.even.is_enough else []
        return [*flags, DELAYS] if self.late.is_enough else flags


def by_people(eff: int) -> float:
    """Return a density of times that is higher than any honest player's."""
    lack = max(0.0, QUICK - eff) / QUICKER
    return max(FLUKE, STEADIEST / eff * exp(-lack * lack / 2))


def _by_program(eff: int) -> float:
    low, high = PROGRAM
    return 1.0 / (high - low) if low <= eff < high else 0.0


def lateness(way: int, trips: list[int]) -> float:
    """Bet on an input being among the slowest trips of its line; for an honest player the bet is worth 1 at most.

    Inputs and probes take the same way, so the rank of an input among the probes is like any other.
    """
    rank = (1 + len([trip for trip in trips if trip >= way])) / (len(trips) + 1)
    return sum([1.0 / level for level in LEVELS if rank <= level]) / len(LEVELS)
