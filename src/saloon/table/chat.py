"""Chat: the last short lines that were said at a table, with a limit against flooding."""

from dataclasses import dataclass

from saloon.table.clock import SECOND
from saloon.table.errors import TooFast
from saloon.table.seats import LONGEST_LINE, clean

LINES = 50  # that are kept
MOST, SECONDS = 5, 10  # a seat may say at most so many lines in so many seconds


@dataclass
class Line:
    """Something that was said at a table."""

    seat: int
    name: str
    text: str
    at: int


class Chat:
    """What was said at one table."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def check(self, seat: int, name: str, now: int) -> None:
        """Raise TooFast if the person on this seat has said too much lately."""
        since = now - SECONDS * SECOND
        recent = [line for line in self.lines if (line.seat, line.name) == (seat, name) and line.at > since]
        if len(recent) >= MOST:
            raise TooFast("too-fast", f"that was too fast; wait {SECONDS} s", {"seconds": SECONDS})

    def add(self, seat: int, name: str, text: str, now: int) -> Line | None:
        """Add what a seat says; return the line, or None if nothing readable is left of it."""
        line = Line(seat, name, clean(text, LONGEST_LINE), now)
        if not line.text:
            return None
        self.lines = [*self.lines[1 - LINES :], line]
        return line
