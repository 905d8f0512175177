"""Limits: how fast an address, and a connection, may ask."""

from collections import Counter

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from saloon.server.budget import Budget
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
        self._most_sockets = settings.most_sockets
        self._open: Counter[str] = Counter()  # sockets of each address

    def budget(self) -> Budget:
        """Give a new connection its share of messages."""
        return Budget(self._messages.amount, self._messages.get_expiry())

    def request(self, address: str) -> None:
        """Raise TooFast if an address asks too often."""
        self._hit(self._requests, "request", address)

    def table(self, address: str) -> None:
        """Raise TooFast if an address opens too many tables."""
        self._hit(self._tables, "table", address)

    def socket(self, address: str) -> None:
        """Count a socket that an address opens; raise TooFast if it opens, or holds open, too many."""
        self._hit(self._sockets, "socket", address)
        if self._open[address] >= self._most_sockets:
            raise TooFast("too-fast", f"{address} holds too many sockets open", {"seconds": self._sockets.get_expiry()})
        self._open[address] += 1

    def socket_closed(self, address: str) -> None:
        """Count a socket less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _hit(self, rate: RateLimitItem, what: str, who: str) -> None:
        if not self._limiter.hit(rate, what, who):
            seconds = rate.get_expiry()
            raise TooFast("too-fast", f"that was too fast; wait {seconds} s", {"seconds": seconds})
