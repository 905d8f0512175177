"""What a player of Overland may do: send a card, or pass."""

from typing import Final

from saloon.core.action import Action
from saloon.core.options import Options
from saloon.games.overland.cards import CARDS, LOCOMOTIVE

VERBS: Final[dict[str, tuple[str, ...]]] = {"send": ("card",), "pass": ()}
FACTS: Final = {"seat": "seat", "card": "card"}

PASS: Final = Action("pass")
SEND: Final = [Action("send", (card,)) for card in range(LOCOMOTIVE + 1)]  # made once


def all_actions(seats: int, options: Options) -> list[Action]:
    """List every action the game can ever offer."""
    return [*[SEND[card] for card in CARDS], PASS]
