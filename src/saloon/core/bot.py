"""Bot: picks an action from a view."""

from typing import Final

from mypy_extensions import mypyc_attr

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.rules import View

NEVER: Final = -1  # no time


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that sees what its seat may know, and nothing else.

    A bot that is not compiled sets these two marks in its `__init__`: compiled code does not look into its class.
    """

    is_blind: bool = False  # a bot that never looks spares its driver the making of views
    is_timed: bool = False  # a bot that says itself when it acts; others act at the pace of the game

    def choose(self, view: View | None, actions: list[Action], chance: Chance) -> Action:
        """Pick one of the legal actions; the chance is the bot's own, not the game's."""
        raise NotImplementedError

    def when(self, view: View, previous: int, chance: Chance) -> int:
        """Name the millisecond of its next timed action in this state, or NEVER.

        It is asked when the state opens (`previous` is NEVER) and after each of its timed actions (`previous` is the
        time of that); what it does then it chooses when its time has come.
        """
        raise NotImplementedError
