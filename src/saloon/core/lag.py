"""Fair timing in games against the clock: turns the times that are claimed and measured into the time that counts.

Nothing here reads a clock: all times are whole milliseconds, rounded down, measured by the caller.
"""

from typing import Final

TRIPS: Final = 60  # answers to probes that are remembered of a line
COMMON: Final = 85  # percent of the trips on a line take no longer than its lag
PAINT: Final = 15  # ms between the arrival of a card and its picture, which no probe measures
QUOTA: Final = 240  # ms; the largest quota: the delay beyond the lag of their line that a player's inputs may have
REGAINED: Final = 10  # ms that the quota grows by in every race
HABITS: Final = 200  # races that are remembered of a player
FEW: Final = 8  # races after which a player's usual times are known
SLOWISH: Final = 75  # percent of a player's times are shorter than their usual time
EARLIEST: Final = 120  # ms; nobody reacts faster: an earlier input was made in advance
LOCK: Final = 250  # ms for which inputs are dropped after one made in advance
DROPPED: Final = -1  # instead of a time: the input never reaches the rules
NO_LIMIT: Final = 1 << 30


class Line:
    """The way from the house to one client and back: how long the answers to probes took."""

    def __init__(self) -> None:
        self.trips: list[int] = []
        self.limit = NO_LIMIT  # what the system of the house measured below the client's program, if it can

    def add(self, trip: int, limit: int = NO_LIMIT) -> None:
        """Remember a round trip, and what the system measured; forget the oldest."""
        self.trips = [*self.trips[1 - TRIPS :], trip]
        self.limit = limit

    def known(self) -> list[int]:
        """List the round trips, none longer than the system measured: a program may answer late on purpose."""
        return [min(trip, self.limit) for trip in self.trips]

    def lag(self, cap: int) -> int:
        """Return the delay of an input that the line explains; the cap is the option lag_cap_ms."""
        return min(min(percentile(self.trips, COMMON), self.limit) + PAINT, cap)


class Habits:
    """A player's usual times: they count where a line fails and a claim can be neither believed nor refused."""

    def __init__(self) -> None:
        self.firsts: list[int] = []  # the first input of each race
        self.gaps: list[int] = []  # from each input to the next one

    def note(self, previous: int, eff: int) -> None:
        """Remember the time of an input; the previous one in the race is 0 before the first."""
        if previous == 0:
            self.firsts = [*self.firsts[1 - HABITS :], eff]
        else:
            self.gaps = [*self.gaps[1 - HABITS :], eff - previous]

    def usual(self, previous: int) -> int:
        """Return the time that may be taken for the player's own, on the slow side; NO_LIMIT for a stranger."""
        known = self.firsts if previous == 0 else self.gaps
        return previous + percentile(known, SLOWISH) if len(known) >= FEW else NO_LIMIT


def effective(rt: int, elapsed: int, lag: int) -> int:
    """Compute the effective time: what the client claims, but no less than the measured time minus the allowance."""
    return max(rt, elapsed - lag, EARLIEST)


def closing_wait(settle: int, lags: list[int], handicaps: list[int]) -> int:
    """Compute how long to wait after the deciding input until every earlier input must have arrived."""
    return max([settle, *[lag + handicap for lag, handicap in zip(lags, handicaps, strict=True)]])


class Stopwatch:
    """Times one player's inputs in one window, one after the other."""

    def __init__(self, lag: int, handicap: int = 0, quota: int = 0, habits: Habits | None = None) -> None:
        self.lag = lag
        self.handicap = handicap  # 0 in an idle window, where it does not count
        self.quota = quota  # ms of delay that are accepted beyond the lag
        self.habits = habits if habits is not None else Habits()
        self.spent = 0  # of the quota
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
        return self._count(max(self._forgive(rt, elapsed), self.eff))

    def _forgive(self, rt: int, elapsed: int) -> int:
        """Believe a claim as far as the lag explains it; beyond that the quota pays, down to the player's usual time.

        A packet that was lost and sent again is so late. Somebody who only says so gains nothing: their usual time is
        what they could have had.
        """
        late = effective(rt, elapsed, self.lag)
        eff = max(effective(rt, elapsed, self.lag + self.quota), min(late, self.habits.usual(self.eff)))
        self.spent = max(self.spent, late - eff)
        return eff

    def _count(self, eff: int) -> int:
        if self.eff == 0:
            self.shift = min(self.handicap, eff - EARLIEST)
        self.eff = eff
        return eff - self.shift


def percentile(values: list[int], percent: int) -> int:
    """Return the value that so many percent of the values do not exceed; 0 if there are none."""
    return sorted(values)[(len(values) * percent - 1) // 100] if values else 0


def explained(mean: float, deviation: float) -> int:
    """Return the trip, in ms, that COMMON of 100 do not exceed on a line of this mean and mean deviation."""
    return int(mean + 1.25 * deviation) + 1  # exact where what is added to the shortest trip is exponential
