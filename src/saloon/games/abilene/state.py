"""State of Welcome to Abilene: what is true on the table, and what one seat may know of it."""

from dataclasses import dataclass
from typing import Final

from saloon.core.rules import Public
from saloon.games.abilene.options import AbileneOptions

OPT_IN: Final = "opt_in"
DISTRIBUTION: Final = "distribution"
DISCARD: Final = "discard"
STEAL: Final = "steal"
PLAY: Final = "play"
RESPOND: Final = "respond"
OVER: Final = "over"
PHASES: Final = (OPT_IN, DISTRIBUTION, DISCARD, STEAL, PLAY, RESPOND, OVER)


@dataclass
class Attack:
    """An attack that lies beside a herd; immutable."""

    attacker: int
    card: int
    target: int


@dataclass
class Defence:
    """A defence that stands in anticipation; immutable."""

    owner: int
    card: int


@dataclass(init=False)
class AbilenePublic(Public):
    """What everybody at the table sees."""

    options: AbileneOptions
    phase: str
    turn: int  # the seat that is asked; without meaning in the discard, when several are
    dealer: int
    chips: list[int]
    pot: int
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
    shown: list[list[int]]  # by seat, the cards buried or left in hand in the last deal, if they are revealed


@dataclass(init=False)
class AbileneState(AbilenePublic):
    """Everything that is true on the table."""

    deck: list[int]  # sorted: a card is chosen at random only when it is drawn
    hands: list[list[int]]  # sorted
    buried: list[list[int]]  # by each seat, face down: dropped, laid or folded; known only to that seat

    def clone(self) -> "AbileneState":
        """Return an independent copy; immutable parts are shared."""
        copy = AbileneState()
        copy_public(self, copy)
        copy.deck = self.deck[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.buried = [cards[:] for cards in self.buried]
        return copy


@dataclass(init=False)
class AbileneView(AbilenePublic):
    """Everything that one seat may know; in a view the discards are sorted."""

    seat: int
    to_act: list[int]
    deck_size: int
    hand: list[int]
    hand_sizes: list[int]
    buried: list[int]
    buried_sizes: list[int]
    prices: list[int]  # of each seat's next card
    heads: list[int]
    hands_planned: int  # the match ends after so many hands at the latest, not counting extra hands


def copy_public(source: AbilenePublic, target: AbilenePublic) -> None:
    """Copy what everybody sees; immutable parts are shared."""
    target.options = source.options
    target.phase = source.phase
    target.turn = source.turn
    target.dealer = source.dealer
    target.chips = source.chips[:]
    target.pot = source.pot
    target.discards = source.discards[:]
    target.playing = source.playing[:]
    target.stood = source.stood[:]
    target.bought = source.bought[:]
    target.leader = source.leader
    target.hand_size = source.hand_size
    target.turns_left = source.turns_left
    target.herds = [herd[:] for herd in source.herds]
    target.attacks = source.attacks[:]
    target.defences = source.defences[:]
    target.owed = source.owed[:]
    target.hands_played = source.hands_played
    target.extra_hands = source.extra_hands
    target.shown = source.shown
