"""Who sits where: racers and their neighbours, sides, colours (sections 2 and 7)."""

from saloon.games.farwest.state import FarwestState


def is_skipped(state: FarwestState, seat: int) -> bool:
    """Tell whether a player is out of the race because his couple is home."""
    if state.options.finished_players_play or has_sides(state):
        return False
    for colour in state.arrivals:
        if state.owners[colour] == seat:
            return True
    return False


def has_sides(state: FarwestState) -> bool:
    """Tell whether two sides with two couples each race, two players or two teams."""
    return len(state.bills) == 2 or state.options.partners


def side_of(seat: int) -> int:
    """Give the side of a seat, which is also that of the partner opposite."""
    return seat % 2


def racer_after(state: FarwestState, seat: int) -> int:
    """Find the nearest racer to the left."""
    seats = len(state.bills)
    seat = (seat + 1) % seats
    while is_skipped(state, seat):
        seat = (seat + 1) % seats
    return seat


def racer_before(state: FarwestState, seat: int) -> int:
    """Find the nearest racer to the right."""
    seats = len(state.bills)
    seat = (seat - 1) % seats
    while is_skipped(state, seat):
        seat = (seat - 1) % seats
    return seat


def racers_from(state: FarwestState, first: int) -> list[int]:
    """List the racers clockwise from a seat."""
    seats = len(state.bills)
    around = [(first + i) % seats for i in range(seats)]
    return [seat for seat in around if not is_skipped(state, seat)]
