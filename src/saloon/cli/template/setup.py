"""How a match of Overland begins."""

from saloon.core.chance import Chance
from saloon.core.options import Options
from saloon.games.overland.cards import FULL_DECK
from saloon.games.overland.state import LEAD, OverlandState


def set_up(seats: int, options: Options, chance: Chance) -> OverlandState:
    """Deal the hands; luck names who leads."""
    cards = options["cards"]
    assert isinstance(cards, int)
    state = OverlandState()
    state.deck = FULL_DECK[:]
    state.hands = [deal(state.deck, cards, chance) for _ in range(seats)]
    state.phase = LEAD
    state.turn = state.leader = chance.below(seats)
    state.passes = 0
    state.trail = []
    state.arrived = []
    state.dollars = [0] * seats
    return state


def deal(deck: list[int], count: int, chance: Chance) -> list[int]:
    """Take so many cards out of a deck, sorted."""
    return sorted([chance.take(deck) for _ in range(count)])
