"""RandomBot: plays any legal action."""

from saloon.core.action import Action
from saloon.core.bot import Bot
from saloon.core.chance import Chance
from saloon.core.rules import View


class RandomBot(Bot):
    """Picks one of the legal actions, each with equal probability."""

    is_blind: bool = True

    def choose(self, view: View | None, actions: list[Action], chance: Chance) -> Action:
        return actions[chance.below(len(actions))]
