"""Chat: short lines that are said at a table; nobody may flood it, and only the last ones are kept."""

from dataclasses import dataclass

from saloon.table.clock import SECOND
from saloon.table.errors import TooFast
from saloon.table.seats import LONGEST_LINE, clean

LINES = 50  # are kept
MOST, SECONDS = 5, 10  # a seat says so many lines in so many seconds


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

    def check(self, seat: int, now: int) -> None:
        """Raise TooFast if a seat has said too much lately."""
        recent = [line for line in self.lines if line.seat == seat and line.at > now - SECONDS * SECOND]
        if len(recent) >= MOST:
            raise TooFast("too-fast", f"that was too fast; wait {SECONDS} s", {"seconds": SECONDS})

    def add(self, seat: int, name: str, text: str, now: int) -> Line | None:
        """Take in what a seat says; give the line, or None if nothing readable is left of it."""
        line = Line(seat, name, clean(text, LONGEST_LINE), now)
        if not line.text:
            return None
        self.lines = [*self.lines[1 - LINES :], line]
        return line
