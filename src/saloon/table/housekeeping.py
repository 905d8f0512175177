"""Housekeeping: what becomes of a table where nobody has been for a long time; no match is ever lost."""

from dataclasses import dataclass

from saloon.table.clock import DAY, DAYS, HOUR, MINUTE
from saloon.table.seats import PERSON
from saloon.table.store import LIVE, OVER, WAITING
from saloon.table.table import Table

KEEP, CLOSE, REST, FORGET = "keep", "close", "rest", "forget"
SETTLING_IN = 15 * MINUTE  # ms for people to come back after the server has started
BY_TURNS = 30 * DAY  # ms that an open table with days for each move waits for players


@dataclass
class Quiet:
    """How long a table may be quiet, in ms."""

    waiting: int = 12 * HOUR
    live: int = 24 * HOUR
    over: int = 15 * MINUTE
    unused: int = 30 * MINUTE


def fate(table: Table, quiet: Quiet) -> str:
    """Decide on a table: keep it, close it unplayed, let its match rest, or drop it from memory until it is asked for.

    Matches between bots end by themselves; with days for each move, the clock runs while nobody is there.
    """
    age = table.now() - _quiet_since(table)
    status, is_by_turns = table.header.status, table.header.clock.mode == DAYS
    if table.people.presence.is_anybody_here():
        return KEEP
    if status == OVER:
        return FORGET if age >= quiet.over else KEEP
    if table.now() - table.people.presence.opened < SETTLING_IN:
        return KEEP
    if status == WAITING:
        return CLOSE if age >= (BY_TURNS if is_by_turns else _patience(table, quiet)) else KEEP
    is_waiting = status == LIVE and bool(table.people.playing()) and not is_by_turns
    return REST if is_waiting and age >= quiet.live else KEEP


def _patience(table: Table, quiet: Quiet) -> int:
    """Tell how long an open table waits: not long if nobody has joined the person who opened it."""
    people = sum(seat.kind == PERSON for seat in table.header.seats)
    return quiet.waiting if people > 1 else min(quiet.unused, quiet.waiting)


def _quiet_since(table: Table) -> int:
    """Return the time when something last happened at a table, or when a person last left."""
    header, entries = table.header, table.match.entries if table.match else []
    return max(header.created, header.started, table.people.presence.left, entries[-1].at if entries else 0)
