"""The lag-fair time base of games against the clock: from what is claimed and measured to the time that counts.

Nothing here reads a clock: all times are whole milliseconds, rounded down, that somebody else measured.
"""

from typing import Final

PROBES: Final = 20  # round trips that are remembered
MARGIN: Final = 60  # beyond the highest of them
EARLIEST: Final = 120  # nobody reacts faster: an input before this was made in advance
LOCK: Final = 250  # after an anticipation
DROPPED: Final = -1  # no time: the input never reaches the rules

WINDOWS: Final = 10  # over which a player's conduct is looked at
INHUMAN: Final = 170  # median effective time
UNEXPLAINED: Final = 120  # by which inputs may take longer than probes


class Probes:
    """The round trips of one player's last probes."""

    def __init__(self) -> None:
        self.trips: list[int] = []

    def add(self, trip: int) -> None:
        """Remember a round trip and forget the oldest."""
        self.trips = [*self.trips[1 - PROBES :], trip]

    def highest(self) -> int:
        """Give the longest round trip, 0 before the first probe."""
        return max(self.trips) if self.trips else 0

    def median(self) -> int:
        """Give the middle round trip, 0 before the first probe."""
        return median(self.trips)

    def allowance(self, cap: int) -> int:
        """Give the most that the network may explain of an input's way; the cap is the option lag_cap_ms."""
        return min(self.highest() + MARGIN, cap)


def effective(rt: int, elapsed: int, lag: int) -> int:
    """Believe the reaction time that a client claims, as far as the allowance explains the rest."""
    return max(rt, elapsed - lag, EARLIEST)


def closing_wait(settle: int, lags: list[int], handicaps: list[int]) -> int:
    """Give the time after the deciding moment by which every record that could come before it has arrived."""
    return max([settle, *[lag + handicap for lag, handicap in zip(lags, handicaps, strict=True)]])


class Stopwatch:
    """Times one player's inputs in one window, one after the other."""

    def __init__(self, lag: int, handicap: int = 0) -> None:
        self.lag = lag
        self.handicap = handicap  # 0 in idle: there it does not count
        self.seq = -1
        self.rt = 0
        self.eff = 0  # 0 until the first input that counts
        self.shift = 0
        self.locked_until = 0

    def time(self, seq: int, rt: int, elapsed: int) -> int:
        """Give the time that counts for an input, or DROPPED.

        `rt` is what the client claims: from painting the reveal to the input. `elapsed` is what the server measured:
        from sending the reveal to receiving the input.
        """
        if seq <= self.seq or rt < self.rt:
            return DROPPED
        self.seq = seq
        self.rt = rt
        if rt < self.locked_until:
            return DROPPED
        if rt < EARLIEST:
            self.locked_until = rt + LOCK
            return DROPPED
        return self._count(max(effective(rt, elapsed, self.lag), self.eff))

    def _count(self, eff: int) -> int:
        if self.eff == 0:
            self.shift = min(self.handicap, eff - EARLIEST)
        self.eff = eff
        return eff - self.shift


class Conduct:
    """What is remembered of a player's first inputs in his last windows, to flag what no honest player does."""

    def __init__(self) -> None:
        self.effs: list[int] = []
        self.ways: list[int] = []  # elapsed - rt

    def note(self, rt: int, elapsed: int, eff: int) -> None:
        """Remember the first input that counted in a window, before any handicap."""
        self.effs = [*self.effs[1 - WINDOWS :], eff]
        self.ways = [*self.ways[1 - WINDOWS :], elapsed - rt]

    def flags(self, probes: Probes) -> list[str]:
        """Name what a person should look at: `inhuman` times, a `late` way; the engine punishes nobody."""
        if len(self.effs) < WINDOWS:
            return []
        flags = ["inhuman"] if median(self.effs) < INHUMAN else []
        if median(self.ways) > probes.median() + UNEXPLAINED:
            flags.append("late")
        return flags


def median(values: list[int]) -> int:
    """Give the middle of some numbers, rounded down; 0 of none."""
    if not values:
        return 0
    ordered = sorted(values)
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) // 2
