"""MatchStore: what storage must offer."""

from collections.abc import Awaitable
from dataclasses import asdict, dataclass, field
from typing import Protocol

from saloon.core.options import Options
from saloon.core.rules import Data
from saloon.table.clock import ClockRule
from saloon.table.seats import Seat

WAITING, LIVE, RESTING, OVER, CLOSED = "open", "live", "resting", "over", "closed"

MOVE, UNDO, RESIGN = "move", "undo", "resign"


@dataclass(slots=True)
class Entry:
    """One line of the log of a match; a line is never changed or taken out."""

    seq: int  # from 1, without a gap
    kind: str
    seat: int
    at: int  # ms since 1970
    action: str = ""  # of a move, with its time if it has one
    draws: list[int] = field(default_factory=list)  # of a move
    back_to: int = 0  # of an undo: the seq that the table returns to
    by: str = "person"  # person, bot, or table: who made it for the seat
    client_id: str = ""  # the id that the client gave its message


@dataclass
class Header:
    """What is known of a table beside its log."""

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

    def to_data(self) -> Data:
        """Give the header as plain data; it holds the seed."""
        return asdict(self)


@dataclass
class Stored:
    """A table as it comes out of the store."""

    header: Header
    entries: list[Entry]


class MatchStore(Protocol):
    """Keeps tables and their logs; what it has confirmed survives a power cut."""

    async def create(self, header: Header) -> None:
        """Keep a new table."""

    async def save(self, header: Header) -> None:
        """Keep what has changed around a table: seats, status."""

    def append(self, table: str, entry: Entry) -> Awaitable[None]:
        """Add a line to a log; raise SequenceTaken if its seq is taken, StorageFailed if it cannot be written."""

    async def load(self, table: str) -> Stored | None:
        """Bring a table back."""

    async def headers(self, statuses: tuple[str, ...]) -> list[Header]:
        """List the tables of these statuses, newest first."""

    async def check(self) -> None:
        """Raise StorageFailed if the store does not answer."""

    async def close(self) -> None:
        """Write what is still waiting, and leave."""
