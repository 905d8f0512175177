"""Audience: the listeners that are told what happened at a table, once it is stored; one that fails harms no other."""

from dataclasses import dataclass
from typing import Protocol

import structlog

from saloon.core.event import Event
from saloon.core.log import Entry
from saloon.table.chat import Line
from saloon.table.consent import UndoRequest
from saloon.table.store import Header

log = structlog.get_logger()


@dataclass
class Entered:
    """The log has a new entry."""

    entry: Entry
    events: list[Event]


@dataclass
class UndoAsked:
    """A seat wants to take its move back, or one of the others has agreed."""

    request: UndoRequest


@dataclass
class UndoClosed:
    """A request to take a move back was granted, refused or dropped."""

    request: UndoRequest
    outcome: str


@dataclass
class Said:
    """Somebody has said something."""

    line: Line


@dataclass
class Rematched:
    """The next match is played at another table."""

    header: Header


class Around:
    """Something about the seats or the people has changed."""


class Rested:
    """The table rests, waits for somebody else, or goes on."""


class Began:
    """The match has begun."""


@dataclass
class Noticed:
    """The host should look at the conduct of a player against the clock."""

    notices: list[tuple[int, str]]  # a seat, and what was seen


News = Entered | UndoAsked | UndoClosed | Said | Rematched | Around | Rested | Began | Noticed


class Listener(Protocol):
    """An object that is told what has happened at a table."""

    def hear(self, news: News) -> None:
        """Receive one piece of news."""


class Audience:
    """The listeners of a table, told one by one in the order in which they came."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._listeners: list[Listener] = []

    def append(self, listener: Listener) -> None:
        """Add a listener."""
        self._listeners.append(listener)

    def clear(self) -> None:
        """Remove all listeners: they refer to their table, so the two would keep each other in memory."""
        self._listeners.clear()

    def tell(self, news: News) -> None:
        """Tell every listener; if one fails, that is logged, and the others are still told."""
        for each in self._listeners:
            try:
                each.hear(news)
            except Exception as error:
                log.error("listener_failed", table=self._table, exc_info=error)
