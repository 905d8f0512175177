"""Errors: what the server refuses before a table is asked, and the HTTP status of every code."""

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
    "no_puzzle": 404,
    "not_found": 404,
    "wrong_secret": 401,
    "not_allowed": 403,
    "seat_changed": 403,
    "stale_move": 409,
    "illegal_action": 409,
    "wrong_moment": 409,
    "table_full": 409,
    "wrong_version": 409,
    "wrong_log": 409,
    "too_late": 408,
    "too_large": 413,
    "too_fast": 429,
    "storage": 503,
    "draining": 503,
}

STATUS_OF_REASON = {"not-http": 400, "address-too-long": 414, "headers-too-large": 431}  # where HTTP has its own


def status_of(error: SaloonError) -> int:
    """Return the HTTP status of a refusal."""
    return STATUS_OF_REASON.get(error.reason) or STATUS.get(error.code, 500)


class NotFound(SaloonError):
    """There is nothing at this address."""

    code: ClassVar[str] = "not_found"


class TooLarge(SaloonError):
    """A message that is longer than allowed."""

    code: ClassVar[str] = "too_large"


class TooLate(SaloonError):
    """A request that took too long to arrive."""

    code: ClassVar[str] = "too_late"


class Draining(SaloonError):
    """The server is about to stop."""

    code: ClassVar[str] = "draining"


class DoorShut(SaloonError):
    """The port of the server cannot be opened."""

    code: ClassVar[str] = "door_shut"


class Broken(SaloonError):
    """An error in our own code."""

    code: ClassVar[str] = "internal"
