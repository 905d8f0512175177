"""What a table can refuse, beyond what rules and core refuse."""

from typing import ClassVar

from saloon.core.errors import SaloonError


class UnknownTable(SaloonError):
    """No table of that id."""

    code: ClassVar[str] = "unknown_table"


class UnknownLevel(SaloonError):
    """No bot of that level."""

    code: ClassVar[str] = "unknown_level"


class WrongSecret(SaloonError):
    """A secret that opens no seat here."""

    code: ClassVar[str] = "wrong_secret"


class NotAllowed(SaloonError):
    """Something that is for another seat, or for the host."""

    code: ClassVar[str] = "not_allowed"


class WrongMoment(SaloonError):
    """Something for another time: the match has not begun, has begun, or is over."""

    code: ClassVar[str] = "wrong_moment"


class TableFull(SaloonError):
    """Nobody can sit down here any more."""

    code: ClassVar[str] = "table_full"


class TooFast(SaloonError):
    """More than anybody can read or answer."""

    code: ClassVar[str] = "too_fast"


class WrongVersion(SaloonError):
    """A match that was begun by another version of the rules."""

    code: ClassVar[str] = "wrong_version"


class StorageFailed(SaloonError):
    """Nothing could be written, so nothing has changed."""

    code: ClassVar[str] = "storage"


class SequenceTaken(StorageFailed):
    """Another process has written this entry of the log before."""
