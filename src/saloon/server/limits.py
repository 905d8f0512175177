"""Limits: how fast an address, and a connection, may ask."""

import time

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from saloon.server.settings import Settings
from saloon.table.errors import TooFast


class Limits:
    """Counts what addresses and connections ask for."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._messages = parse(settings.rate_messages)
        self._requests = parse(settings.rate_requests)
        self._tables = parse(settings.rate_tables)
        self._sockets = parse(settings.rate_sockets)

    def budget(self) -> "Budget":
        """Give a new connection its share of messages."""
        return Budget(self._messages.amount, self._messages.get_expiry())

    def request(self, address: str) -> None:
        """Raise TooFast if an address asks too often."""
        self._hit(self._requests, "request", address)

    def table(self, address: str) -> None:
        """Raise TooFast if an address opens too many tables."""
        self._hit(self._tables, "table", address)

    def socket(self, address: str) -> None:
        """Raise TooFast if an address opens too many sockets."""
        self._hit(self._sockets, "socket", address)

    def _hit(self, rate: RateLimitItem, what: str, who: str) -> None:
        if not self._limiter.hit(rate, what, who):
            seconds = rate.get_expiry()
            raise TooFast("too-fast", f"that was too fast; wait {seconds} s", {"seconds": seconds})


class Budget:
    """How many messages one connection may still send in this window; counted here, for every message asks."""

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
