"""Budget: what one connection may send; every message asks, so it is counted here and compiled."""

import time

from saloon.table.errors import TooFast


class Budget:
    """How many messages one connection may still send in this window."""

    def __init__(self, amount: int, seconds: int) -> None:
        self._amount = amount
        self._seconds = seconds
        self._left = amount
        self._ends = 0.0

    def spend(self) -> None:
        """Count a message; raise TooFast if there were too many."""
        now = time.monotonic()
        if now >= self._ends:
            self._left, self._ends = self._amount, now + self._seconds
        self._left -= 1
        if self._left < 0:
            raise TooFast("too-fast", f"that was too fast; wait {self._seconds} s", {"seconds": self._seconds})
