"""MatchStore: the protocol that every storage implements, and the header of a table that it keeps."""

from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Protocol

from saloon.core.log import Entry, Log
from saloon.core.match import Match
from saloon.core.options import Options
from saloon.core.rules import Data
from saloon.study.store import StudyStore
from saloon.table.clock import ClockRule
from saloon.table.seats import PERSON, Removed, Seat

WAITING, LIVE, RESTING, OVER, CLOSED = "open", "live", "resting", "over", "closed"
ASIDE = "aside"  # damaged: kept as it is, and left alone
REMOVED = "removed"  # about to be deleted

CALM, NORMAL, QUICK = "calm", "normal", "quick"
AUTO, ALWAYS, NEVER = "auto", "always", "never"  # hints: for a person alone among bots, for everybody, for nobody


@dataclass
class Origin:
    """The match from one of whose positions another one was begun."""

    table: str  # its id; empty if it is in a file alone
    move: int  # how many of its moves had been made


@dataclass
class Header:
    """Everything that is stored about a table except its log."""

    id: str
    game: str
    version: int
    options: Options
    is_public: bool
    clock: ClockRule
    seats: list[Seat]
    seed: str
    created: int  # ms since 1970
    status: str = WAITING
    started: int = 0  # ms since 1970
    setup: list[int] = field(default_factory=list)  # the draws of the setup
    next: str = ""  # the table of the rematch
    code: str = ""  # reserved while the table is open or live; afterwards the last one it had
    pace: str = NORMAL  # of its bots
    hints: str = AUTO
    host: str = ""  # the proof of the person who is host; empty in older headers: the one there longest
    latecomers: bool = False  # people may take the seats of bots during the match
    salt: str = ""  # of the marks of its people, so that no two tables can be compared
    left: list[str] = field(default_factory=list)  # marks of people who took a bot's seat in this match and left
    removed: list[Removed] = field(default_factory=list)  # the people whom the host has removed
    position: Data | None = None  # the saved state in which its match begins, instead of the setup
    origin: Origin | None = None  # of a match that began in a position of another one: it is no ordinary result

    def held_code(self) -> str | None:
        """Return the code that leads to the table now, or None."""
        return self.code or None if self.status in (WAITING, LIVE) else None

    def become(self, other: "Header") -> None:
        """Copy every field of another header into this one, which all parts of a table share."""
        vars(self).update(vars(other))

    def is_over(self, match: Match) -> bool:
        """Tell whether a match is over: by its rules, or because every person has resigned."""
        people = [seat for seat, each in enumerate(self.seats) if each.kind == PERSON]
        return match.is_over() or (bool(match.resigned) and all([seat in match.resigned for seat in people]))


@dataclass
class Stored:
    """A table as it comes out of the store."""

    header: Header
    entries: list[Entry]

    def log(self) -> Log:
        """Return the log that rebuilds its match from the seed."""
        header = self.header
        return Log(
            version=header.version,
            seats=len(header.seats),
            options={**header.options},
            setup=header.setup,
            entries=self.entries,
            seed=header.seed,
            position=header.position,
        )


@dataclass
class Kept:
    """A review as it is kept with its match: the edition of the way of judging, and the text."""

    edition: int
    text: str  # JSON


class MatchStore(Protocol):
    """Stores tables and their logs; what it has confirmed survives a power cut."""

    @property
    def studies(self) -> StudyStore:
        """Where studies are kept."""

    async def create(self, header: Header) -> None:
        """Store a new table; raise StorageFailed if another open or live table has its code."""

    async def save(self, header: Header) -> None:
        """Store the changed header of a table: seats, status, options, code."""

    def append(self, table: str, entry: Entry) -> Awaitable[None]:
        """Add an entry to a log; raise SequenceTaken if its seq is taken, StorageFailed if it cannot be written."""

    async def load(self, table: str) -> Stored | None:
        """Bring a table back; raise WrongData or WrongLog if it cannot be read."""

    async def headers(self, statuses: tuple[str, ...]) -> list[Header]:
        """List the tables of these statuses that can be read, newest first."""

    async def ids(self, statuses: tuple[str, ...]) -> list[str]:
        """List the ids of the tables of these statuses, damaged ones too, newest first."""

    async def set_aside(self, table: str) -> None:
        """Mark a table as damaged; everything else that is kept of it stays as it is."""

    async def finished(self, before: int) -> list[str]:
        """List the ids of the tables that are over or closed, and at which nothing has happened since a time."""

    async def remove(self, table: str) -> None:
        """Delete a table, its log and its review."""

    async def keep_review(self, table: str, review: Kept) -> None:
        """Keep the review of a match instead of the one before; raise SequenceTaken if its table is gone."""

    async def review(self, table: str) -> Kept | None:
        """Return the review of a match, if one is kept."""

    async def check(self) -> None:
        """Raise StorageFailed if the store does not answer."""

    async def close(self) -> None:
        """Write what is still waiting, then close the store."""
