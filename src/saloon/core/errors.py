"""Errors: what can be refused. Each has a stable code for clients; reason and facts name the sentence for people."""

from typing import ClassVar

ErrorFacts = dict[str, int | str]


class SaloonError(Exception):
    """Something was refused; the message says what was tried and what would be accepted."""

    code: ClassVar[str] = "error"

    def __init__(self, reason: str, message: str, facts: ErrorFacts | None = None) -> None:
        super().__init__(message)
        self.reason = reason  # the text is `error-<reason>`
        self.facts: ErrorFacts = {} if facts is None else facts

    def __reduce__(self) -> tuple[type["SaloonError"], tuple[str, str, ErrorFacts]]:
        return type(self), (self.reason, str(self), self.facts)  # how to pickle it: worker processes send errors back


class MalformedMessage(SaloonError):
    """A text that is not an action of the game."""

    code: ClassVar[str] = "malformed_message"


class StaleMove(SaloonError):
    """A move made for a table that has changed since."""

    code: ClassVar[str] = "stale_move"


class IllegalAction(SaloonError):
    """An action of the game that is not legal for this seat now."""

    code: ClassVar[str] = "illegal_action"


class UnknownGame(SaloonError):
    """There is no game of that name."""

    code: ClassVar[str] = "unknown_game"


class WrongOption(SaloonError):
    """An option that the game does not have, or a value that the option does not accept."""

    code: ClassVar[str] = "wrong_option"


class WrongSeats(SaloonError):
    """A number of players that the game does not allow."""

    code: ClassVar[str] = "wrong_seats"


class WrongData(SaloonError):
    """Data (a saved state, a log, a board) that does not have the form it should have."""

    code: ClassVar[str] = "wrong_data"


class WrongLog(SaloonError):
    """A log that does not replay."""

    code: ClassVar[str] = "wrong_log"


class WrongVersion(WrongLog):
    """A match that began with a version of the rules that this installation cannot play."""

    code: ClassVar[str] = "wrong_version"
