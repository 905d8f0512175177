"""RatingBot: plays what the game's own heuristic rates highest; a beginner, what seems nearly as good."""

from typing import Final

from saloon.bots.temper import Temper
from saloon.core.action import Action
from saloon.core.bot import Bot
from saloon.core.chance import Chance
from saloon.core.game import Game
from saloon.core.rules import View

TEMPERATE: Final = 3  # the temper decides between what differs by a third of what a beginner overlooks


class RatingBot(Bot):
    """Picks the action with the highest rating; equals are drawn by lot."""

    def __init__(self, game: Game, temper: Temper) -> None:
        self.rate = game.rate
        self.temper = temper
        self.doubt = game.foresight.doubt

    def choose(self, view: View | None, actions: list[Action], chance: Chance) -> Action:
        if len(actions) == 1:
            self.effort = 0
            return actions[0]
        regrets = self._regrets(view, actions)
        self.effort = effort_of(sum([self._is_close(regret) for regret in regrets]))
        return self._pick(actions, regrets, chance)

    def _regrets(self, view: View | None, actions: list[Action]) -> list[int]:
        """Return by how much each action seems worse than the best; the temper shifts what is close anyway."""
        ratings = [self.rate(view, action) for action in actions]
        best = max(ratings)
        margin = max(1, self._margin(best - min(ratings)) // TEMPERATE)
        tilted = [
            rating + self.temper.tilt(view, action, margin) if best - rating <= margin else rating
            for action, rating in zip(actions, ratings, strict=True)
        ]
        highest = max(tilted)
        return [highest - rating for rating in tilted]

    def _margin(self, spread: int) -> int:
        """Return how much worse an action may be rated and still seem as good."""
        self._noticed = noticed(self.doubt, spread)
        return self._noticed

    def _is_close(self, regret: int) -> bool:
        return regret <= self._noticed

    def _pick(self, actions: list[Action], regrets: list[int], chance: Chance) -> Action:
        best = [action for action, regret in zip(actions, regrets, strict=True) if regret == 0]
        return best[0] if len(best) == 1 else best[chance.below(len(best))]


class Beginner(RatingBot):
    """Often overlooks what is only a little better, but never plays what is far worse."""

    def _pick(self, actions: list[Action], regrets: list[int], chance: Chance) -> Action:
        return actions[drawn(loosely(regrets, self._noticed), chance)]


def noticed(doubt: int, spread: int) -> int:
    """Return how much worse an action may be rated, where ratings differ by so much at most, and still seem as good."""
    return doubt or max(1, spread // 10)


def loosely(regrets: list[int], noticed: int) -> list[int]:
    """Weigh actions as beginners do, by how much worse they are rated than the best."""
    cap = 4 * noticed
    return [(cap - regret) ** 2 if regret < cap else 0 for regret in regrets]


def drawn(weights: list[int], chance: Chance) -> int:
    """Draw a place in a list, each in proportion to its weight."""
    total = sum(weights)
    mark = (chance.below(65536) * 65536 + chance.below(65536)) * total >> 32
    for place, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return place
    return len(weights) - 1


def effort_of(close: int) -> int:
    """Return how hard a decision is, in per mille, by the number of actions that are nearly as good as the best."""
    return min(1000, 250 * close)
