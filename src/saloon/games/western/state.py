"""What is true on a table of Western, and what one seat may know of it. Money is in units of 10 000."""

from dataclasses import dataclass
from typing import Final

from saloon.core.rules import State, View

MAIN: Final = "main"
RESPOND_JOKER: Final = "respond_joker"
RESPOND_ATTACK: Final = "respond_attack"
RESPOND_CAKE: Final = "respond_cake"
RESPOND_HAT: Final = "respond_hat"
PACTOLE: Final = "pactole"
DRAW: Final = "draw"
OVER: Final = "over"

TURNS: Final = "turns"
FREE: Final = "free"


@dataclass
class WesternOptions:
    """The options of one match with the values of the table filled in; never changed."""

    goal_units: int
    start_money: int
    start_bank: int
    triple_three_guns: bool
    pactole_order: str
    keep_extra_attacks: bool
    pactole_ladder: list[list[int]]  # by rank from 1: attacks with 1, 2 and 3 guns, horses
    pass_is_final_in_pactole: bool
    min_hand_on_reactions: bool
    counter_chain: bool
    open_money: bool
    turn_limit: int
    deck: list[int]  # copies of each kind in the box


@dataclass
class Note:
    """One card that one seat knows in another hand, and not everybody; never changed."""

    observer: int
    holder: int
    card: int


@dataclass(init=False)
class WesternState(State):
    """All that is true on the table."""

    options: WesternOptions
    phase: str
    turn: int  # the active player
    asked: int  # who must act; in a free pactole, where several may, of no meaning
    direction: int  # 1 clockwise, -1 the other way
    turns: int  # started so far, skipped ones included
    money: list[int]
    bank: int
    deck: list[int]  # sorted: luck decides which card comes only when it comes
    discards: list[int]  # oldest first
    hands: list[list[int]]  # copies of each kind
    hand_sizes: list[int]
    sheriffs: list[bool]  # in force
    skip: bool  # the next turn is lost
    lifted: bool  # a sheriff, in this turn
    claims: list[list[int]]  # by taker and victim: taken since the taker's turn began
    card: int  # the card that awaits an answer, while count is not 0
    count: int  # how many of it were laid together
    target: int
    counter: int  # what stops the attack for now, while the attacker is asked for a cake
    standing: int  # rank of the standing combination, 0 outside the pactole
    with_hat: bool  # the standing combination has the hat
    owner: int  # of the standing combination
    passed: list[bool]  # in this pactole, since the last combination
    laid: list[int]  # in this pactole, oldest first
    dice: list[int]  # of the last roll, the active player's first
    seen: list[list[int]]  # copies of each kind that everybody knows to be in a hand
    notes: list[Note]

    def clone(self) -> "WesternState":
        copy = WesternState()
        copy.options = self.options
        copy.phase = self.phase
        copy.turn = self.turn
        copy.asked = self.asked
        copy.direction = self.direction
        copy.turns = self.turns
        copy.money = self.money[:]
        copy.bank = self.bank
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.hand_sizes = self.hand_sizes[:]
        copy.sheriffs = self.sheriffs[:]
        copy.skip = self.skip
        copy.lifted = self.lifted
        copy.claims = [row[:] for row in self.claims]
        copy.card = self.card
        copy.count = self.count
        copy.target = self.target
        copy.counter = self.counter
        copy.standing = self.standing
        copy.with_hat = self.with_hat
        copy.owner = self.owner
        copy.passed = self.passed[:]
        copy.laid = self.laid[:]
        copy.dice = self.dice
        copy.seen = [hand[:] for hand in self.seen]
        copy.notes = self.notes[:]
        return copy


@dataclass(init=False)
class WesternView(View):
    """All that one seat may know."""

    seat: int
    options: WesternOptions
    phase: str
    to_act: list[int]
    turn: int
    asked: int
    direction: int
    turns: int
    money: list[int]  # of everybody; empty while it is hidden
    own_money: int
    bank: int
    deck_size: int
    discards: list[int]
    hand: list[int]  # sorted
    hand_sizes: list[int]
    sheriffs: list[bool]
    skip: bool
    lifted: bool
    claims: list[list[int]]
    card: int
    count: int
    target: int
    counter: int
    standing: int
    with_hat: bool
    owner: int
    passed: list[bool]
    laid: list[int]
    dice: list[int]
    seen: list[list[int]]  # cards that everybody knows to be in a hand, sorted
    notes: list[Note]  # what this seat alone knows of another hand, and what another seat knows of this one
    known: list[list[int]]  # cards that this seat knows to be in another hand, sorted
