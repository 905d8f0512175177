"""What a seat may know of the table (section 6)."""

from saloon.core.rules import SPECTATOR
from saloon.games.farwest.cards import HALVES
from saloon.games.farwest.gifts import awaited
from saloon.games.farwest.state import PASS_CARDS, FarwestState, FarwestView, Gift


def show(state: FarwestState, seat: int, to_act: tuple[int, ...]) -> FarwestView:
    """Show what a seat may know."""
    seats = range(len(state.bills))
    owing = [awaited(state, each) if state.phase == PASS_CARDS else [] for each in seats]
    shuffled = state.shuffled
    view = FarwestView()
    view.seat = seat
    view.options = state.options
    view.phase = state.phase
    view.to_act = list(to_act)
    view.turn = state.turn
    view.ball = state.ball
    view.race = state.race
    view.deal = state.deal
    view.squares = state.options.box.squares
    view.lane_steps = state.options.box.lane_steps
    view.owners = state.owners[:]
    view.steps = [spot // HALVES for spot in state.pawns]
    view.halves = [spot % HALVES for spot in state.pawns]
    view.arrivals = state.arrivals[:]
    view.deck_size = len(state.deck)
    view.hand = [] if seat == SPECTATOR else state.hands[seat][:]
    view.hand_sizes = [len(hand) for hand in state.hands]
    view.laid = state.laid[:]
    view.dropped = [] if seat == SPECTATOR else state.dropped[seat][:]
    view.dropped_sizes = [len(cards) for cards in state.dropped]
    view.gifts = [gift for gift in state.gifts if gift.giver == seat]
    view.owed = [len(receivers) for receivers in owing]
    view.receivers = [] if seat == SPECTATOR else owing[seat]
    view.known = _known_to(seat, state.known)
    view.known_dropped = _known_to(seat, state.known_dropped)
    view.shuffled_laid = shuffled.laid[:]
    view.shuffled_dropped = [] if seat == SPECTATOR else shuffled.dropped[seat][:]
    view.shuffled_sizes = [len(cards) for cards in shuffled.dropped]
    view.shuffled_known = _known_to(seat, shuffled.known)
    view.bills = state.bills[:]
    view.firsts = state.firsts[:]
    view.places = state.places[:]
    return view


def _known_to(seat: int, gifts: list[Gift]) -> list[Gift]:
    return [gift for gift in gifts if gift.giver == seat or gift.receiver == seat]
