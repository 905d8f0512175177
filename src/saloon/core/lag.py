"""Fair timing in games against the clock: turns the times that are claimed and measured into the time that counts.

Nothing here reads a clock: all times are whole milliseconds, rounded down, measured by the caller.
"""

from typing import Final

PROBES: Final = 20  # round trips that are remembered
MARGIN: Final = 60  # ms allowed beyond the longest of them
EARLIEST: Final = 120  # ms; nobody reacts faster: an earlier input was made in advance
LOCK: Final = 250  # ms for which inputs are dropped after one made in advance
DROPPED: Final = -1  # instead of a time: the input never reaches the rules

WINDOWS: Final = 10  # the number of windows for which a player's conduct is remembered
INHUMAN: Final = 170  # ms: a median effective time below this is flagged
UNEXPLAINED: Final = 120  # ms by which inputs may take longer than probes before that is flagged


class Probes:
    """The round trips of one player's last probes."""

    def __init__(self) -> None:
        self.trips: list[int] = []

    def add(self, trip: int) -> None:
        """Remember a round trip and forget the oldest."""
        self.trips = [*self.trips[1 - PROBES :], trip]

    def highest(self) -> int:
        """Return the longest round trip, 0 before the first probe."""
        return max(self.trips) if self.trips else 0

    def median(self) -> int:
        """Return the median round trip, 0 before the first probe."""
        return median(self.trips)

    def allowance(self, cap: int) -> int:
        """Return the largest delay of an input that the network may explain; the cap is the option lag_cap_ms."""
        return min(self.highest() + MARGIN, cap)


def effective(rt: int, elapsed: int, lag: int) -> int:
    """Compute the effective time: what the client claims, but no less than the measured time minus the allowance."""
    return max(rt, elapsed - lag, EARLIEST)


def closing_wait(settle: int, lags: list[int], handicaps: list[int]) -> int:
    """Compute how long to wait after the deciding input until every earlier input must have arrived."""
    return max([settle, *[lag + handicap for lag, handicap in zip(lags, handicaps, strict=True)]])


class Stopwatch:
    """Times one player's inputs in one window, one after the other."""

    def __init__(self, lag: int, handicap: int = 0) -> None:
        self.lag = lag
        self.handicap = handicap  # 0 in an idle window, where it does not count
        self.seq = -1
        self.rt = 0
        self.eff = 0  # 0 until the first input that counts
        self.shift = 0
        self.locked_until = 0

    def time(self, seq: int, rt: int, elapsed: int) -> int:
        """Return the time that counts for an input, or DROPPED.

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
    """A player's first inputs in their last windows, remembered to flag what no honest player does."""

    def __init__(self) -> None:
        self.effs: list[int] = []
        self.ways: list[int] = []  # elapsed - rt

    def note(self, rt: int, elapsed: int, eff: int) -> None:
        """Remember the first input that counted in a window, without the handicap."""
        self.effs = [*self.effs[1 - WINDOWS :], eff]
        self.ways = [*self.ways[1 - WINDOWS :], elapsed - rt]

    def flags(self, probes: Probes) -> list[str]:
        """List what a person should look at: `inhuman` reaction times, `late` inputs; the engine punishes nobody."""
        if len(self.effs) < WINDOWS:
            return []
        flags = ["inhuman"] if median(self.effs) < INHUMAN else []
        if median(self.ways) > probes.median() + UNEXPLAINED:
            flags.append("late")
        return flags


def median(values: list[int]) -> int:
    """Return the median of some numbers, rounded down; 0 if there are none."""
    if not values:
        return 0
    ordered = sorted(values)
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) // 2
