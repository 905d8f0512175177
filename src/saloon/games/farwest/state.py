"""State of FarWest 1849: what is true on the table, and what one seat may know of it."""

from dataclasses import dataclass
from typing import Final

from saloon.core.rules import Public
from saloon.games.farwest.options import FarwestOptions

CHOOSE_COLOUR: Final = "choose_colour"
PASS_CARDS: Final = "pass_cards"
PLAY: Final = "play"
OVER: Final = "over"


@dataclass
class Gift:
    """A card that a player gives away; immutable."""

    giver: int
    receiver: int
    card: int


@dataclass
class Discards:
    """Cards that went into a shuffle, and which of the face-down ones each seat knew; immutable."""

    laid: list[int]
    dropped: list[list[int]]
    known: list[Gift]


@dataclass(init=False)
class FarwestPublic(Public):
    """What everybody at the table sees, except the places of the pawns, which a view shows in another form."""

    options: FarwestOptions
    phase: str
    turn: int  # the seat that is asked; without meaning while cards are passed, when several are
    ball: int  # the seat with the lucky ball, which leads the deal
    race: int  # races finished
    deal: int  # the number of the deal in this race, from 1
    owners: list[int]  # the seat that owns each colour, or NOBODY
    arrivals: list[int]  # colours whose couple is home, first one first
    laid: list[int]  # face up, oldest first
    bills: list[int]
    firsts: list[int]  # first places
    places: list[int]  # in the last race, from 0


@dataclass(init=False)
class FarwestState(FarwestPublic):
    """Everything that is true on the table."""

    pawns: list[int]  # the spot of each rider: twice the step, plus 1 on the second half of a double square
    deck: list[int]  # sorted: a card is chosen at random only when it is drawn
    hands: list[list[int]]  # sorted
    dropped: list[list[int]]  # by each seat, face down among the laid cards; known only to that seat
    gifts: list[Gift]  # put aside until everybody has chosen
    known: list[Gift]  # in the receiver's hand, and the giver knows it
    known_dropped: list[Gift]  # among the cards the receiver dropped, and the giver knows it
    shuffled: Discards  # the cards that became the pile in mid-deal; empty if none did

    def clone(self) -> "FarwestState":
        copy = FarwestState()
        copy_public(self, copy)
        copy.pawns = self.pawns[:]
        copy.deck = self.deck[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.dropped = [cards[:] for cards in self.dropped]
        copy.gifts = self.gifts[:]
        copy.known = self.known[:]
        copy.known_dropped = self.known_dropped[:]
        copy.shuffled = self.shuffled
        return copy


@dataclass(init=False)
class FarwestView(FarwestPublic):
    """Everything that one seat may know."""

    seat: int
    to_act: list[int]
    squares: list[list[int]]  # the types of the halves of each step: 0 normal, 1 dynamite, 2 star, 3 mine
    lane_steps: int
    steps: list[int]  # of each rider
    halves: list[int]  # of each rider: the half of the square it stands on, 0 or 1
    deck_size: int
    hand: list[int]
    hand_sizes: list[int]
    dropped: list[int]
    dropped_sizes: list[int]
    gifts: list[Gift]  # that this seat put aside
    owed: list[int]  # gifts that each seat still has to choose
    receivers: list[int]  # of the gifts this seat still has to choose, in this order
    known: list[Gift]  # from or to this seat, still in the receiver's hand
    known_dropped: list[Gift]  # from or to this seat, and dropped by the receiver
    shuffled_laid: list[int]  # of the cards that became the pile in mid-deal: those everybody has seen,
    shuffled_dropped: list[int]  # those this seat had dropped,
    shuffled_sizes: list[int]  # how many each seat had dropped,
    shuffled_known: list[Gift]  # and the gifts from or to this seat among them


def copy_public(source: FarwestPublic, target: FarwestPublic) -> None:
    """Copy what everybody sees; the options are immutable and shared."""
    target.options = source.options
    target.phase = source.phase
    target.turn = source.turn
    target.ball = source.ball
    target.race = source.race
    target.deal = source.deal
    target.owners = source.owners[:]
    target.arrivals = source.arrivals[:]
    target.laid = source.laid[:]
    target.bills = source.bills[:]
    target.firsts = source.firsts[:]
    target.places = source.places[:]
