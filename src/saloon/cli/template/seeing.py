"""What a seat sees of a table of Overland, and a table imagined from what it sees."""

from saloon.core.chance import Chance
from saloon.core.rules import SPECTATOR
from saloon.games.overland.cards import FULL_DECK, freight
from saloon.games.overland.setup import deal
from saloon.games.overland.state import OverlandState, OverlandView, copy_public


def look(state: OverlandState, seat: int, to_act: tuple[int, ...]) -> OverlandView:
    """Show what a seat may know."""
    view = OverlandView()
    copy_public(state, view)
    view.seat = seat
    view.to_act = list(to_act)
    view.freight = freight(state.trail)
    view.hand = [] if seat == SPECTATOR else state.hands[seat][:]
    view.hand_sizes = [len(hand) for hand in state.hands]
    view.deck_size = len(state.deck)
    return view


def imagine(view: OverlandView, chance: Chance) -> OverlandState:
    """Build a possible state: unseen cards are dealt to where unseen cards lie."""
    unseen = FULL_DECK[:]
    for card in [*view.hand, *view.trail, *view.arrived]:
        unseen.remove(card)
    state = OverlandState()
    copy_public(view, state)
    state.hands = [
        view.hand[:] if seat == view.seat else deal(unseen, size, chance) for seat, size in enumerate(view.hand_sizes)
    ]
    state.deck = unseen
    return state
