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

    A bot that is not compiled sets these flags in its `__init__`: compiled code does not look into its class.
    """

    is_blind: bool = False  # it never looks at the view, so none need be made for it
    is_timed: bool = False  # it chooses itself when to act; other bots act at the pace of the game
    effort: int = 500  # how hard its last decision was, in per mille

    def choose(self, view: View | None, actions: list[Action], chance: Chance) -> Action:
        """Pick one of the legal actions; the chance is the bot's own, not the game's."""
        raise NotImplementedError

    def when(self, view: View, previous: int, chance: Chance) -> int:
        """Name the millisecond of its next timed action in this state, or NEVER.

        The bot is asked when the state opens (`previous` is NEVER) and after each of its timed actions (`previous` is
        the time of that action). It chooses the action itself only when the time has come.
        """
        raise NotImplementedError
