"""Clocks of a table: how long a seat may think, and where the time comes from. Rules know nothing of them."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from saloon.core.errors import WrongOption

Now = Callable[[], int]  # ms since 1970

NONE, PER_MOVE, DAYS = "none", "move", "days"
MODES = (NONE, PER_MOVE, DAYS)
LONGEST = {NONE: 0, PER_MOVE: 3600, DAYS: 60}
SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


@dataclass
class ClockRule:
    """No limit, so many seconds for each move (0: as the game says), or so many days for each move."""

    mode: str = NONE
    limit: int = 0

    def check(self) -> None:
        """Raise WrongOption for an unknown mode or a wrong limit."""
        if self.mode not in MODES:
            modes = ", ".join(MODES)
            raise WrongOption(
                "clock-mode",
                f"no clock is called {self.mode!r}; there are: {modes}",
                {"mode": self.mode, "modes": modes},
            )
        low, high = (1 if self.mode == DAYS else 0), LONGEST[self.mode]
        if not low <= self.limit <= high:
            raise WrongOption(
                "clock-limit",
                f"the limit of this clock lies between {low} and {high}, not {self.limit}",
                {"low": low, "high": high, "limit": self.limit},
            )


class Ticker:
    """The time of games against the clock, in ms; it never goes back, and tests can speed it up or set it by hand."""

    def __init__(self, haste: float = 1.0) -> None:
        self._haste = haste

    def now(self) -> float:
        """Return the ms."""
        return time.monotonic() * SECOND * self._haste

    def seconds(self, ms: float) -> float:
        """Return the real seconds to sleep for so many ms."""
        return max(0.0, ms / SECOND / self._haste)


class SteadyClock:
    """The ms since 1970: read once from the clock of the machine, then counted on, whatever becomes of that clock."""

    def __init__(self) -> None:
        self._began = time.time_ns() - time.monotonic_ns()

    def __call__(self) -> int:
        return (self._began + time.monotonic_ns()) // 1_000_000
