"""Branches: a match that begins in a position of one that is over, against bots."""

from dataclasses import dataclass, field, replace

from saloon.bots.levels import LEVELS, USUAL, check_level
from saloon.core.match import Match
from saloon.table.errors import NotAllowed, WrongMoment
from saloon.table.seats import BOT, Seat, a_bot
from saloon.table.store import Origin
from saloon.table.visitors import Visitor


@dataclass
class Branch:
    """A position of a match that is over, and the person who wants to play on from there."""

    match: Match  # the match as it stands in that position
    players: list[Seat]  # of the match that is over
    origin: Origin
    seat: int  # the seat of the person who plays on
    name: str
    level: str | None = None  # of the bots on all other seats; None: those of the match
    visitor: Visitor = field(default_factory=Visitor)

    def check(self) -> None:
        """Raise unless somebody can play on from this position on this seat."""
        if self.level is not None:
            check_level(self.level)
        if self.match.game.realtime is not None:
            raise NotAllowed("branch-clock", "a race against the clock cannot be taken up in its middle", {})
        if not 0 <= self.seat < self.match.seats:
            raise NotAllowed("branch-seat", f"there is no seat {self.seat}", {"seat": self.seat})
        if self.match.is_over():
            raise WrongMoment("branch-over", "in this position nobody is to act any more", {})

    def seated(self) -> list[Seat]:
        """Seat bots on all seats but one: those of the match that is over, and new ones for its people."""
        seats = [replace(each) if each.kind == BOT else each.bot or Seat() for each in self.players]
        seats[self.seat] = Seat()
        for number, seat in enumerate(seats):
            level = self.level or _plain(seat.level) or USUAL
            if number != self.seat:
                names = [each.name for each in seats]
                seats[number] = replace(seat, level=level) if seat.kind == BOT else a_bot(level, names)
        return seats


def _plain(level: str) -> str:
    """Return a level without the temper that older tables name; nothing for one that people do not play against."""
    plain = level.partition(":")[0]
    return plain if plain in LEVELS else ""
