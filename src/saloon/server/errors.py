"""What the server refuses before a table hears of it, and the status of every code."""

from typing import ClassVar

from saloon.core.errors import SaloonError

STATUS = {
    "malformed_message": 422,
    "wrong_option": 422,
    "wrong_seats": 422,
    "wrong_data": 422,
    "unknown_game": 404,
    "unknown_table": 404,
    "unknown_level": 404,
    "not_found": 404,
    "wrong_secret": 401,
    "not_allowed": 403,
    "stale_move": 409,
    "illegal_action": 409,
    "wrong_moment": 409,
    "table_full": 409,
    "wrong_version": 409,
    "wrong_log": 409,
    "too_large": 413,
    "too_fast": 429,
    "storage": 503,
    "draining": 503,
}


def status_of(error: SaloonError) -> int:
    """Give the HTTP status of a refusal."""
    return STATUS.get(error.code, 500)


class NotFound(SaloonError):
    """Nothing at this address."""

    code: ClassVar[str] = "not_found"


class TooLarge(SaloonError):
    """A message that is longer than any message need be."""

    code: ClassVar[str] = "too_large"


class Draining(SaloonError):
    """The server is about to stop."""

    code: ClassVar[str] = "draining"


class DoorShut(SaloonError):
    """The one port of the house cannot be opened."""

    code: ClassVar[str] = "door_shut"


class Broken(SaloonError):
    """A mistake of ours."""

    code: ClassVar[str] = "internal"
