"""Bot: picks an action from a view."""

from mypy_extensions import mypyc_attr

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.rules import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that sees what its seat may know, and nothing else."""

    is_blind: bool = False  # a bot that never looks spares its driver the making of views

    def choose(self, view: View | None, actions: list[Action], chance: Chance) -> Action:
        """Pick one of the legal actions; the chance is the bot's own, not the game's."""
        raise NotImplementedError
