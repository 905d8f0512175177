"""Colours, pawns, squares and cards of FarWest 1849, as numbers."""

from typing import Final

BLUE: Final = 0
GREEN: Final = 1
ORANGE: Final = 2
PINK: Final = 3
COLOURS: Final = 4
NOBODY: Final = -1  # owns a colour that is still free, or out of the game

COWBOY: Final = 0
COWGIRL: Final = 1
COUPLE: Final = 2  # pawns of a colour; pawn 0 or 1 of colour c is the rider 2 * c + pawn
RIDERS: Final = COLOURS * COUPLE

NORMAL: Final = 0
DYNAMITE: Final = 1
STAR: Final = 2
MINE: Final = 3
HALVES: Final = 2  # of a double square

TEN: Final = 10  # a card is ten times its colour plus its value: 23 is an orange 3
HIGHEST_VALUE: Final = 9
EVERY_CARD: Final = [TEN * colour + value for colour in range(COLOURS) for value in range(1, TEN)]


def colour_of(card: int) -> int:
    """Give the colour of a card."""
    return card // TEN


def value_of(card: int) -> int:
    """Give the value of a card."""
    return card % TEN


def move_from(square: int, value: int) -> int:
    """Give the steps of a pawn that stands on a square of this type when a card of that value is laid on it."""
    if square == DYNAMITE:
        return 1
    return 2 * value if square == STAR else value
