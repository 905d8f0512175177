"""Tolls: how many cards of its colour a pawn still needs on average, on each spot of the board."""

from typing import Final

from saloon.games.farwest.cards import HALVES, HIGHEST_VALUE

CARD: Final = 1000  # one card; tolls are in thousandths


def tolls(squares: list[list[int]], landings: list[int], values: list[int], sides: int) -> list[int]:
    """Return the toll of each spot. Each side lays as many cards: the owner takes the better half, rivals the worse."""
    found = [0] * (HALVES * len(squares))
    for step in range(len(squares) - 2, -1, -1):
        for half in range(len(squares[step])):
            spot = HALVES * step + half
            total = 0
            for value in values:
                landing = landings[(HIGHEST_VALUE + 1) * spot + value]
                ends = [found[HALVES * landing + end] for end in range(len(squares[landing]))]
                total += min(ends) + (sides - 1) * max(ends)
            found[spot] = CARD + total // (sides * len(values))
    return found
