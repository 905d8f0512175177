"""Actions of FarWest 1849, each made once."""

from typing import Final

from saloon.core.action import Action
from saloon.games.farwest.cards import CARDS, COLOURS, COUPLE, HALVES

NUMBERS: Final = list(range(CARDS + 1))  # of the cards; 0 is none
CHOOSE: Final = [Action("choose", (colour,)) for colour in range(COLOURS)]
MOVE: Final = [
    Action("move", (card, pawn, half)) for card in NUMBERS for pawn in range(COUPLE) for half in range(HALVES)
]
NULL: Final = [Action("null", (card,)) for card in NUMBERS]
GIVE: Final = [Action("give", (card,)) for card in NUMBERS]
MOVES_OF_CARD: Final = COUPLE * HALVES

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "choose": ("colour",),
    "move": ("card", "pawn", "half"),
    "null": ("card",),
    "give": ("card",),
}
FACTS: Final[dict[str, str]] = {
    "seat": "seat",
    "target": "seat",
    "card": "card",
    "cards": "card",
    "colour": "colour",
    "pawn": "pawn",
    "rider": "rider",
    "passed": "couple",
}
