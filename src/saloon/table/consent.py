"""UndoRequest: a seat asks the others whether it may take back its last move."""

from dataclasses import dataclass

GRANTED, REFUSED, DROPPED = "granted", "refused", "dropped"


@dataclass
class UndoRequest:
    """An open request; any move cancels it."""

    number: int  # the seq at which it was made
    seat: int
    back_to: int
    waits_for: list[int]
