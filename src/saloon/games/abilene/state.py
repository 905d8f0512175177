"""What is true on a table of Welcome to Abilene, and what one seat may know of it."""

from dataclasses import dataclass
from typing import Final

from saloon.core.rules import State, View

OPT_IN: Final = "opt_in"
DISTRIBUTION: Final = "distribution"
DISCARD: Final = "discard"
STEAL: Final = "steal"
PLAY: Final = "play"
RESPOND: Final = "respond"
OVER: Final = "over"
PHASES: Final = (OPT_IN, DISTRIBUTION, DISCARD, STEAL, PLAY, RESPOND, OVER)

MATCH_ENDS: Final = ("rotations", "first_broke", "last_standing", "fixed_hands")  # the default first
DEFENCE_TIMINGS: Final = ("own_turn", "interrupt")
EAU_PAYMENTS: Final = ("when_laid", "when_used")


@dataclass
class AbileneOptions:
    """The options of one match, in the order of the rulebook; never changed."""

    start_chips: int
    match_end: str
    hands: int
    hand_limit: int
    defence_timing: str
    eau_paid: str
    max_players: int
    reveal_at_end: bool
    welcome_needs_herd: bool


@dataclass
class Attack:
    """An attack lying beside a herd; never changed."""

    attacker: int
    card: int
    target: int


@dataclass
class Defence:
    """A defence standing in anticipation; never changed."""

    owner: int
    card: int


@dataclass(init=False)
class AbileneState(State):
    """All that is true on the table."""

    options: AbileneOptions
    phase: str
    turn: int  # the seat that is asked; in the discard, where several are, of no meaning
    dealer: int
    chips: list[int]
    pot: int
    deck: list[int]  # sorted: luck decides which card comes only when it comes
    hands: list[list[int]]  # sorted
    buried: list[list[int]]  # by each seat face down: dropped, laid or folded; known to that seat alone
    discards: list[int]  # face up
    playing: list[bool]  # joined this hand and has not folded
    stood: list[bool]
    bought: list[int]
    leader: int  # the first to stand, once hand_size is set
    hand_size: int  # of the first to stand; 0 until then
    turns_left: int
    herds: list[list[int]]  # oldest first
    attacks: list[Attack]  # oldest first
    defences: list[Defence]
    owed: list[int]  # turns to be missed, for answers given out of turn
    hands_played: int
    extra_hands: int
    shown: list[list[int]]  # the cards buried or left in each hand of the last deal, if they are revealed

    def clone(self) -> "AbileneState":
        """Return an independent copy; what is never changed is shared."""
        copy = AbileneState()
        copy.options = self.options
        copy.phase = self.phase
        copy.turn = self.turn
        copy.dealer = self.dealer
        copy.chips = self.chips[:]
        copy.pot = self.pot
        copy.deck = self.deck[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.buried = [cards[:] for cards in self.buried]
        copy.discards = self.discards[:]
        copy.playing = self.playing[:]
        copy.stood = self.stood[:]
        copy.bought = self.bought[:]
        copy.leader = self.leader
        copy.hand_size = self.hand_size
        copy.turns_left = self.turns_left
        copy.herds = [herd[:] for herd in self.herds]
        copy.attacks = self.attacks[:]
        copy.defences = self.defences[:]
        copy.owed = self.owed[:]
        copy.hands_played = self.hands_played
        copy.extra_hands = self.extra_hands
        copy.shown = self.shown
        return copy


@dataclass(init=False)
class AbileneView(View):
    """All that one seat may know."""

    seat: int
    options: AbileneOptions
    phase: str
    to_act: list[int]
    turn: int
    dealer: int
    chips: list[int]
    pot: int
    deck_size: int
    hand: list[int]
    hand_sizes: list[int]
    buried: list[int]
    buried_sizes: list[int]
    discards: list[int]
    playing: list[bool]
    stood: list[bool]
    bought: list[int]
    prices: list[int]  # of each seat's next card
    leader: int
    hand_size: int
    turns_left: int
    herds: list[list[int]]
    heads: list[int]
    attacks: list[Attack]
    defences: list[Defence]
    owed: list[int]
    hands_played: int
    hands_planned: int  # after so many hands the match ends at the latest, but for extra hands
    extra_hands: int
    shown: list[list[int]]
