"""Turns: how often an address is answered; an address that asks faster waits longer, and no other address does."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from limits import parse

AT_ONCE = 8  # turns that an address need not wait for, if it has not asked for a while
LONGEST = 10.0  # seconds that a request waits for its turn; if more of an address wait, the next one is refused
FINE = 10  # turns that a refusal costs: an address that goes on is listened to ten times less often
FORGET_SECONDS = 60.0

Begin = Callable[[], None]


@dataclass
class Line:
    """The requests of one address that wait, first come, first served."""

    free: float  # when its next turn is; in the past, if it has not asked for a while
    waiting: deque[Begin] = field(default_factory=deque)


class Turns:
    """Gives every address its turns, one by one.

    A turn is counted from when the one before it was taken, not from when it was due: a house that is late does not
    make up for it all at once, but lets the address wait longer.
    """

    def __init__(self, rate: str) -> None:
        item = parse(rate)
        self._each = item.get_expiry() / item.amount  # seconds from one turn to the next
        self._lines: dict[str, Line] = {}
        self._forget = 0.0

    def take(self, address: str, begin: Begin) -> bool:
        """Tell whether it is the turn of an address; if not, `begin` is called when it is.

        Raise OverflowError if too many wait already.
        """
        loop = asyncio.get_running_loop()
        line = self._line(address, loop.time())
        if not line.waiting and line.free <= loop.time():
            line.free += self._each
            return True
        if len(line.waiting) * self._each >= LONGEST:
            raise OverflowError(f"{len(line.waiting)} requests of {address} wait")
        line.waiting.append(begin)
        if len(line.waiting) == 1:
            loop.call_at(line.free, self._serve, line, line.free)
        return False

    def fine(self, address: str) -> None:
        """Let an address wait longer for its next turns, because it asked for more than its budget."""
        now = asyncio.get_running_loop().time()
        line = self._line(address, now)
        line.free = max(line.free, now) + FINE * self._each

    def _serve(self, line: Line, due: float) -> None:
        """Begin the next request of a line, unless its turn has been put off meanwhile."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if line.free <= now:
            line.free = now + self._each + (now - due)
            line.waiting.popleft()()
        if line.waiting:
            loop.call_at(line.free, self._serve, line, line.free)

    def _line(self, address: str, now: float) -> Line:
        """Return the line of an address; it saves up a few turns while nobody waits in it."""
        self._tidy(now)
        saved = now - (AT_ONCE - 1) * self._each
        line = self._lines.setdefault(address, Line(saved))
        line.free = max(line.free, saved)
        return line

    def _tidy(self, now: float) -> None:
        if now >= self._forget:
            self._forget = now + FORGET_SECONDS
            kept = {each: line for each, line in self._lines.items() if line.waiting or line.free > now}
            self._lines = kept
