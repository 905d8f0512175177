"""Errors: what a table can refuse, beyond what the rules and the core refuse."""

from typing import ClassVar

from saloon.core.errors import SaloonError


class UnknownTable(SaloonError):
    """There is no table of that id or code."""

    code: ClassVar[str] = "unknown_table"


class WrongSecret(SaloonError):
    """A secret that belongs to no seat of this table."""

    code: ClassVar[str] = "wrong_secret"


class NotAllowed(SaloonError):
    """Something that only another seat, or only the host, may do."""

    code: ClassVar[str] = "not_allowed"


class SeatChanged(SaloonError):
    """A right to a seat that is now somebody else's, or open."""

    code: ClassVar[str] = "seat_changed"


class WrongMoment(SaloonError):
    """Something that cannot be done now: the match has not begun, has already begun, or is over."""

    code: ClassVar[str] = "wrong_moment"


class TableFull(SaloonError):
    """There is no free seat left."""

    code: ClassVar[str] = "table_full"


class TooFast(SaloonError):
    """More requests, messages or inputs than are allowed."""

    code: ClassVar[str] = "too_fast"


class StorageFailed(SaloonError):
    """The store could not write, so nothing has changed."""

    code: ClassVar[str] = "storage"


class SequenceTaken(StorageFailed):
    """Another process has already written an entry with this number."""
