"""UndoRequest: a player asks the others for permission to take back the last move."""

from dataclasses import dataclass, field

GRANTED, REFUSED, DROPPED = "granted", "refused", "dropped"


@dataclass
class UndoRequest:
    """An open request; any move cancels it. It remembers people, not seats: a new player on a seat has not agreed."""

    number: int  # the seq at which it was made
    seat: int
    back_to: int
    waits_for: list[int]
    proof: str  # the proof of the person who asks
    agreed: set[str] = field(default_factory=set)  # the proofs of the people who have agreed
