"""SearchBot: thinks ahead in imagined worlds, so many rollouts for each decision."""

from collections.abc import Callable
from typing import Final

from saloon.bots.rating import drawn, effort_of
from saloon.bots.search.halving import Search
from saloon.bots.search.mixing import Mixing
from saloon.bots.search.thought import Candidate
from saloon.bots.temper import Temper
from saloon.core.action import Action
from saloon.core.bot import Bot
from saloon.core.chance import Chance
from saloon.core.game import Game
from saloon.core.rules import View

CLOSE: Final = 10.0  # per mille of winning that the temper may give away
WHOLE: Final = 1000  # per mille
SLICE: Final = 16  # rollouts between two looks at the caller's clock


class Budget:
    """How much a bot may think: a share of the rollouts of its level, and until the caller says that it is enough."""

    def __init__(self, share: int = WHOLE, is_over: Callable[[], bool] | None = None) -> None:
        self._share = share
        self._is_over = is_over

    def part(self, rollouts: int) -> int:
        """Return the part of so many rollouts that may be made, at least one."""
        return max(1, rollouts * self._share // WHOLE)

    def is_over(self) -> bool:
        """Tell whether the caller has waited long enough."""
        return self._is_over is not None and self._is_over()


class SearchBot(Bot):
    """Picks the action that comes out best; a level is a number of rollouts, so it is as strong on any machine."""

    def __init__(self, game: Game, rollouts: int, width: int, temper: Temper, budget: Budget) -> None:
        self.game = game
        self.rollouts = rollouts
        self.width = width
        self.temper = temper
        self.budget = budget

    def choose(self, view: View | None, actions: list[Action], chance: Chance) -> Action:
        if len(actions) == 1:
            self.effort = 0
            return actions[0]
        assert view is not None, "it looks at the view"
        search = ponder(self.game, view, actions, self.rollouts, self.width, chance, self.budget)
        candidates = search.thought().candidates
        best = candidates[0]
        close = [each for each in candidates if each is best or (each.values and best.lead(each)[0] <= CLOSE)]
        self.effort = effort_of(len(close))
        weights = [each.weight for each in candidates]
        if sum(weights) > 0:
            return candidates[drawn(weights, chance)].action
        return self._by_temper(view, close).action

    def _by_temper(self, view: View, close: list[Candidate]) -> Candidate:
        """Return the first of those that suit the temper best."""
        tilts = [self.temper.tilt(view, each.action, 1) for each in close]
        return close[tilts.index(max(tilts))]


class PartlySearchBot(Bot):
    """Plays as a game's own bot does, and thinks ahead where several choose at the same time."""

    def __init__(self, own: Bot, search: SearchBot, mixes: Callable[[View], bool]) -> None:
        self.own = own
        self.search = search
        self.mixes = mixes
        self.is_timed = own.is_timed

    def choose(self, view: View | None, actions: list[Action], chance: Chance) -> Action:
        assert view is not None, "it looks at the view"
        bot = self.search if self.mixes(view) else self.own
        action = bot.choose(view, actions, chance)
        self.effort = bot.effort
        return action

    def when(self, view: View, previous: int, chance: Chance) -> int:
        return self.own.when(view, previous, chance)


def ponder(
    game: Game, view: View, actions: list[Action], rollouts: int, width: int, chance: Chance, budget: Budget
) -> Search | Mixing:
    """Think about a decision until the rollouts are used up, the answer is clear, or the caller has waited enough."""
    seed = chance.below(65536) * 65536 + chance.below(65536)
    most = budget.part(rollouts)
    search: Search | Mixing
    if game.foresight.mixes is not None and game.foresight.mixes(view):
        search = Mixing(game, view, actions, seed, most)
    else:
        search = Search(game, view, actions, seed, most, width)
    while search.step(SLICE) and not budget.is_over():
        pass
    return search
