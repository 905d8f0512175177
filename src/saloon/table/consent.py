"""UndoRequest: somebody asks the others whether they may take back their last move."""

from dataclasses import dataclass, field

GRANTED, REFUSED, DROPPED = "granted", "refused", "dropped"


@dataclass
class UndoRequest:
    """An open request; any move cancels it. Who asks and who agrees are persons, not their seats."""

    number: int  # the seq at which it was made
    seat: int
    back_to: int
    waits_for: list[int]
    proof: str  # of who asks
    agreed: set[str] = field(default_factory=set)  # the proofs of those who have
