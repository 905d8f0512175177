"""State of Western: what is true on the table, and what one seat may know of it. Money is in units of 10 000."""

from dataclasses import dataclass
from typing import Final

from saloon.core.rules import Public
from saloon.games.western.cards import NO_CARD, NOBODY
from saloon.games.western.options import WesternOptions

MAIN: Final = "main"
RESPOND_JOKER: Final = "respond_joker"
RESPOND_ATTACK: Final = "respond_attack"
RESPOND_CAKE: Final = "respond_cake"
RESPOND_HAT: Final = "respond_hat"
PACTOLE: Final = "pactole"
DRAW: Final = "draw"
OVER: Final = "over"


@dataclass
class Note:
    """One card that a seat, but not everybody, knows to be in another hand; immutable."""

    observer: int
    holder: int
    card: int


@dataclass(init=False)
class WesternPublic(Public):
    """What everybody at the table sees."""

    options: WesternOptions
    phase: str
    turn: int  # the active player
    asked: int  # the seat that must act; without meaning in a free pactole, where several may
    direction: int  # 1 clockwise, -1 the other way
    turns: int  # started so far, including skipped ones
    bank: int
    discards: list[int]  # oldest first
    hand_sizes: list[int]
    sheriffs: list[bool]  # by seat: a sheriff protects it
    skip: bool  # the next player loses their turn
    lifted: bool  # a sheriff was lifted in this turn
    claims: list[list[int]]  # by taker and victim: what was taken since the taker's turn began
    card: int  # the card that awaits an answer, or NO_CARD
    count: int  # how many of it were laid together
    target: int  # the seat it is laid on, or NOBODY
    counter: int  # the card that stops the attack while the attacker is asked for a cake, or NO_CARD
    standing: int  # rank of the standing combination, 0 outside the pactole
    with_hat: bool  # the standing combination has the hat
    owner: int  # of the standing combination, or NOBODY
    passed: list[bool]  # in this pactole, since the last combination
    laid: list[int]  # in this pactole, oldest first
    dice: list[int]  # of a fight in this turn, the active player's first; before the first play, those for the start


@dataclass(init=False)
class WesternState(WesternPublic):
    """Everything that is true on the table."""

    money: list[int]
    deck: list[int]  # sorted: a card is chosen at random only when it is drawn
    hands: list[list[int]]  # copies of each kind
    seen: list[list[int]]  # copies of each kind that everybody knows to be in a hand
    notes: list[Note]

    def clone(self) -> "WesternState":
        copy = WesternState()
        copy_public(self, copy)
        copy.money = self.money[:]
        copy.deck = self.deck[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.seen = [hand[:] for hand in self.seen]
        copy.notes = self.notes[:]
        return copy


@dataclass(init=False)
class WesternView(WesternPublic):
    """Everything that one seat may know."""

    seat: int
    to_act: list[int]
    money: list[int]  # of everybody; empty while it is hidden
    own_money: int
    deck_size: int
    hand: list[int]  # sorted
    opening: list[list[int]]  # the throws for the start by seat, 0 if it no longer rolls; empty once somebody played
    next_seat: int  # whose turn comes after the active player's
    next_after_whisky: int
    multipliers: list[int]  # of the points of a die, for attacks with one, two and three guns
    price: int  # what the card in play asks of its target; 0 if the sum is not certain
    cost: int  # what it may cost the target, as far as their purse is known
    stakes: list[int]  # what each face of the attacker's die, from 1, would cost the target; empty without an attack
    fees: list[int]  # what a dancer and a dog would cost the attacker; empty without an attack
    seen: list[list[int]]  # cards that everybody knows to be in a hand, sorted
    notes: list[Note]  # what only this seat knows of another hand, and what another seat knows of this one
    known: list[list[int]]  # cards that this seat knows to be in another hand, sorted


def copy_public(source: WesternPublic, target: WesternPublic) -> None:
    """Copy what everybody sees; options and dice are shared, because they are replaced, never changed in place."""
    target.options = source.options
    target.phase = source.phase
    target.turn = source.turn
    target.asked = source.asked
    target.direction = source.direction
    target.turns = source.turns
    target.bank = source.bank
    target.discards = source.discards[:]
    target.hand_sizes = source.hand_sizes[:]
    target.sheriffs = source.sheriffs[:]
    target.skip = source.skip
    target.lifted = source.lifted
    target.claims = [row[:] for row in source.claims]
    target.card = source.card
    target.count = source.count
    target.target = source.target
    target.counter = source.counter
    target.standing = source.standing
    target.with_hat = source.with_hat
    target.owner = source.owner
    target.passed = source.passed[:]
    target.laid = source.laid[:]
    target.dice = source.dice


def close_question(state: WesternState) -> None:
    """Clear the card that awaits an answer."""
    state.card = NO_CARD
    state.count = 0
    state.target = NOBODY
    state.counter = NO_CARD
