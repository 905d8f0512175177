"""Seats: racers and their neighbours, sides, colours."""

from saloon.games.farwest.state import FarwestPublic


def is_skipped(table: FarwestPublic, seat: int) -> bool:
    """Tell whether a player is out of the race because their couple is home."""
    if table.options.finished_players_play or has_sides(table):
        return False
    for colour in table.arrivals:
        if table.owners[colour] == seat:
            return True
    return False


def has_sides(table: FarwestPublic) -> bool:
    """Tell whether two sides race with two couples each: two players, or two teams."""
    return len(table.bills) == 2 or table.options.partners


def side_of(seat: int) -> int:
    """Return the side of a seat; the partner opposite has the same one."""
    return seat % 2


def racer_after(table: FarwestPublic, seat: int) -> int:
    """Find the nearest racer to the left."""
    seats = len(table.bills)
    seat = (seat + 1) % seats
    while is_skipped(table, seat):
        seat = (seat + 1) % seats
    return seat


def racer_before(table: FarwestPublic, seat: int) -> int:
    """Find the nearest racer to the right."""
    seats = len(table.bills)
    seat = (seat - 1) % seats
    while is_skipped(table, seat):
        seat = (seat - 1) % seats
    return seat


def racers_from(table: FarwestPublic, first: int) -> list[int]:
    """List the racers clockwise from a seat."""
    seats = len(table.bills)
    around = [(first + i) % seats for i in range(seats)]
    return [seat for seat in around if not is_skipped(table, seat)]
