"""Colours, pawns, squares and cards of FarWest 1849, as numbers."""

from typing import Final

from mypy_extensions import i64

BLUE: Final = 0
GREEN: Final = 1
ORANGE: Final = 2
PINK: Final = 3
COLOURS: Final = 4
NOBODY: Final = -1  # instead of the owner of a colour that is still free, or out of the game

COWBOY: Final = 0
COWGIRL: Final = 1
COUPLE: Final = 2  # pawns of a colour; pawn 0 or 1 of colour c is the rider 2 * c + pawn
RIDERS: Final = COLOURS * COUPLE

NORMAL: Final = 0
DYNAMITE: Final = 1
STAR: Final = 2
MINE: Final = 3
HALVES: Final = 2  # of a double square

HIGHEST_VALUE: Final = 10
CARDS: Final = COLOURS * HIGHEST_VALUE  # a card is ten times the colour plus the value: 23 is an orange 3


def card_of(colour: int, value: int) -> int:
    """Return the number of a card."""
    return HIGHEST_VALUE * colour + value


def colour_of(card: i64) -> i64:
    """Return the colour of a card."""
    return (card - 1) // HIGHEST_VALUE


def value_of(card: i64) -> i64:
    """Return the value of a card."""
    return (card - 1) % HIGHEST_VALUE + 1


def move_from(square: int, value: int) -> int:
    """Return how many steps a card of this value moves a pawn that stands on a square of this type."""
    if square == DYNAMITE:
        return 1
    return 2 * value if square == STAR else value
