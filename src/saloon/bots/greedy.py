"""GreedyBot: plays the action that the game's own heuristic rates highest."""

from collections.abc import Callable
from typing import Any

from saloon.core.action import Action
from saloon.core.bot import Bot
from saloon.core.chance import Chance
from saloon.core.rules import View


class GreedyBot(Bot):
    """Picks the action with the highest rating; ties are broken at random."""

    def __init__(self, rate: Callable[[Any, Action], int]) -> None:
        self.rate = rate

    def choose(self, view: View | None, actions: list[Action], chance: Chance) -> Action:
        if len(actions) == 1:
            return actions[0]
        ratings = [self.rate(view, action) for action in actions]
        best = max(ratings)
        equals = [action for action, rating in zip(actions, ratings, strict=True) if rating == best]
        return equals[0] if len(equals) == 1 else equals[chance.below(len(equals))]
