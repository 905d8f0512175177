"""What can be wrong with the way a command is called."""

from typing import ClassVar

from saloon.core.errors import SaloonError


class WrongUse(SaloonError):
    """A command was called in a way that it does not understand."""

    code: ClassVar[str] = "wrong_use"
