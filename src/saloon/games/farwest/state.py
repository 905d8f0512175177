"""What is true on a table of FarWest 1849, and what one seat may know of it."""

from dataclasses import dataclass
from typing import Final

from saloon.core.rules import State, View
from saloon.games.farwest.box import Box

CHOOSE_COLOUR: Final = "choose_colour"
PASS_CARDS: Final = "pass_cards"
PLAY: Final = "play"
OVER: Final = "over"


@dataclass(init=False)
class FarwestOptions:
    """The options of one match, in the order of the rulebook; never changed.

    The attribute `box` holds what board, deck and bills say; it is no part of the saved state.
    """

    rounds: int
    leader: str  # a seat, or none
    exchange: bool
    partners: bool
    seven_cards: bool
    finished_players_play: bool
    random_colours: bool
    board: str  # the name of a file that comes with the game, or the text of another
    deck: str
    bills: str

    def __init__(self) -> None:
        self.box = Box()


@dataclass
class Gift:
    """A card that somebody gives away; never changed."""

    giver: int
    receiver: int
    card: int


@dataclass
class Discards:
    """Cards that went into a shuffle, and who knew which of those lying face down; never changed."""

    laid: list[int]
    dropped: list[list[int]]
    known: list[Gift]


@dataclass(init=False)
class FarwestState(State):
    """All that is true on the table."""

    options: FarwestOptions
    phase: str
    turn: int  # the seat that is asked; while cards are passed, when several are, of no meaning
    ball: int  # the seat with the lucky ball, which leads the deal
    race: int  # races finished
    deal: int  # of this race, from 1
    owners: list[int]  # the seat that owns each colour, or NOBODY
    pawns: list[int]  # the spot of each rider: twice the step, plus 1 on the second half of a double square
    arrivals: list[int]  # colours whose couple is home, first one first
    deck: list[int]  # sorted: luck decides which card comes only when it comes
    hands: list[list[int]]  # sorted
    laid: list[int]  # face up, oldest first
    dropped: list[list[int]]  # by each seat face down among the laid cards; known to that seat
    gifts: list[Gift]  # put aside, until everybody has chosen
    known: list[Gift]  # in the receiver's hand, and the giver knows it
    known_dropped: list[Gift]  # among the cards the receiver dropped, and the giver knows it
    shuffled: Discards  # what became the pile in mid-deal; empty if the pile was empty when the deal began
    bills: list[int]
    firsts: list[int]  # first places
    places: list[int]  # in the last race, from 0

    def clone(self) -> "FarwestState":
        copy = FarwestState()
        copy.options = self.options
        copy.phase = self.phase
        copy.turn = self.turn
        copy.ball = self.ball
        copy.race = self.race
        copy.deal = self.deal
        copy.owners = self.owners[:]
        copy.pawns = self.pawns[:]
        copy.arrivals = self.arrivals[:]
        copy.deck = self.deck[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.laid = self.laid[:]
        copy.dropped = [cards[:] for cards in self.dropped]
        copy.gifts = self.gifts[:]
        copy.known = self.known[:]
        copy.known_dropped = self.known_dropped[:]
        copy.shuffled = self.shuffled
        copy.bills = self.bills[:]
        copy.firsts = self.firsts[:]
        copy.places = self.places[:]
        return copy


@dataclass(init=False)
class FarwestView(View):
    """All that one seat may know."""

    seat: int
    options: FarwestOptions
    phase: str
    to_act: list[int]
    turn: int
    ball: int
    race: int
    deal: int
    squares: list[list[int]]  # the types of the halves of each step: 0 normal, 1 dynamite, 2 star, 3 mine
    lane_steps: int
    owners: list[int]
    steps: list[int]  # of each rider
    halves: list[int]  # of each rider: the half of the square it stands on, 0 or 1
    arrivals: list[int]
    deck_size: int
    hand: list[int]
    hand_sizes: list[int]
    laid: list[int]
    dropped: list[int]
    dropped_sizes: list[int]
    gifts: list[Gift]  # that this seat put aside
    owed: list[int]  # gifts that each seat still has to choose
    receivers: list[int]  # of the gifts this seat still has to choose, in this order
    known: list[Gift]  # from or to this seat, still in the receiver's hand
    known_dropped: list[Gift]  # from or to this seat, and dropped by the receiver
    shuffled_laid: list[int]  # what became the pile in mid-deal: the cards all have seen,
    shuffled_dropped: list[int]  # those this seat had dropped,
    shuffled_sizes: list[int]  # how many each seat had dropped,
    shuffled_known: list[Gift]  # and the gifts from or to this seat among them
    bills: list[int]
    firsts: list[int]
    places: list[int]
