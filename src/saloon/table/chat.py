"""Chat: the last short lines that were said at a table."""

from dataclasses import dataclass

from saloon.table.seats import LONGEST_LINE, clean

LINES = 50  # that are kept


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

    def add(self, seat: int, name: str, text: str, now: int) -> Line | None:
        """Add what a seat says; return the line, or None if nothing readable is left of it."""
        line = Line(seat, name, clean(text, LONGEST_LINE), now)
        if not line.text:
            return None
        self.lines = [*self.lines[1 - LINES :], line]
        return line
