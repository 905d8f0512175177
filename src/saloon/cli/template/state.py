"""What is true on a table of Overland, and what one seat may know of it."""

from dataclasses import dataclass
from typing import Final

from saloon.core.rules import Public

LEAD: Final = "lead"  # the trail is empty: any card, but a card
OVERTAKE: Final = "overtake"
OVER: Final = "over"


@dataclass(init=False)
class OverlandPublic(Public):
    """What everybody at the table sees."""

    phase: str
    turn: int
    leader: int  # who sent the last card, and leads when the trail is empty
    passes: int  # in a row, since that card
    trail: list[int]  # in the order they were sent
    arrived: list[int]  # sorted: cards of trails that were paid
    dollars: list[int]


@dataclass(init=False)
class OverlandState(OverlandPublic):
    """All that is true on the table."""

    hands: list[list[int]]  # sorted
    deck: list[int]  # sorted: luck decides which card comes only when it comes

    def clone(self) -> "OverlandState":
        copy = OverlandState()
        copy_public(self, copy)
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck[:]
        return copy


@dataclass(init=False)
class OverlandView(OverlandPublic):
    """All that one seat may know."""

    seat: int
    to_act: list[int]
    freight: int  # dollars that the trail carries
    hand: list[int]
    hand_sizes: list[int]
    deck_size: int


def copy_public(source: OverlandPublic, target: OverlandPublic) -> None:
    """Copy what everybody sees."""
    target.phase = source.phase
    target.turn = source.turn
    target.leader = source.leader
    target.passes = source.passes
    target.trail = source.trail[:]
    target.arrived = source.arrived[:]
    target.dollars = source.dollars[:]
