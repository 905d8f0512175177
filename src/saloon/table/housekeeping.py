"""Housekeeping: what becomes of a table at which nobody has been for long; no match is ever lost by it."""

from dataclasses import dataclass

from saloon.table.clock import DAY, DAYS, HOUR, MINUTE
from saloon.table.store import LIVE, OVER, WAITING
from saloon.table.table import Table

KEEP, CLOSE, REST, FORGET = "keep", "close", "rest", "forget"
SETTLING_IN = 15 * MINUTE  # for people to come back after the server was started
BY_TURNS = 30 * DAY  # an open table for play by days waits so long for players


@dataclass
class Quiet:
    """How long a table may be quiet, in ms."""

    waiting: int = 12 * HOUR
    live: int = 24 * HOUR
    over: int = 15 * MINUTE


def fate(table: Table, quiet: Quiet) -> str:
    """Decide on a table: keep it, close it before it began, let its match rest, or forget it until it is asked for.

    Matches of bots alone end by themselves; in play by days the clock goes on while nobody is there.
    """
    age = table.now() - table.quiet_since()
    status, is_by_turns = table.header.status, table.header.clock.mode == DAYS
    if table.presence.is_anybody_here():
        return KEEP
    if status == OVER:
        return FORGET if age >= quiet.over else KEEP
    if table.now() - table.presence.opened < SETTLING_IN:
        return KEEP
    if status == WAITING:
        return CLOSE if age >= (BY_TURNS if is_by_turns else quiet.waiting) else KEEP
    is_waiting = status == LIVE and bool(table.people()) and not is_by_turns
    return REST if is_waiting and age >= quiet.live else KEEP
