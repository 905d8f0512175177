"""Temper: the manner of a bot, careful, even or bold. It decides between what is nearly as good, so strength stays."""

from typing import Final

from saloon.core.action import Action
from saloon.core.game import Game
from saloon.core.rules import View

CAREFUL: Final = "careful"
EVEN: Final = "even"
BOLD: Final = "bold"
TEMPERS: Final = [CAREFUL, EVEN, BOLD]
LEANS: Final = {CAREFUL: -1, EVEN: 0, BOLD: 1}


class Temper:
    """Leans towards bold actions, or away from them."""

    def __init__(self, game: Game, name: str) -> None:
        self.lean = LEANS[name]
        self.daring = game.foresight.daring

    def tilt(self, view: View | None, action: Action, most: int) -> int:
        """Return the points that this temper adds to an action, at most `most`; an even temper adds none."""
        if self.lean == 0 or self.daring is None:
            return 0
        return self.lean * max(-1, min(1, self.daring(view, action))) * most
