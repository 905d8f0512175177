"""Search: sequential halving over the best rated actions, all tried in the same imagined worlds with the same dice."""

from typing import Final

from saloon.bots.search.rollout import Rollout
from saloon.bots.search.thought import Candidate, Line, Thought
from saloon.bots.search.worlds import Worlds
from saloon.core.action import Action
from saloon.core.game import Game
from saloon.core.rules import View

FEWEST: Final = 8  # worlds before a search may be sure
SURE: Final = 3.0  # standard errors between the best two


class Search:
    """A decision being thought about; the caller gives slices of work and looks at its own clock."""

    def __init__(self, game: Game, view: View, actions: list[Action], seed: int, rollouts: int, width: int) -> None:
        rated = [Candidate(action, game.rate(view, action)) for action in actions]
        rated.sort(key=_rating, reverse=True)
        self._dropped = rated[width:]
        self._left = rated[:width]
        self._game = game
        self._seat = view.seat
        self._worlds = Worlds(game, view, seed)
        self._rollout = Rollout(game)
        self._rounds = max(1, (len(self._left) - 1).bit_length())
        self._share = self._worlds.share(rollouts) // self._rounds  # rollouts of one round
        self._until = self._share // len(self._left)  # the world at which the round ends
        self._world = 0
        self._turn = 0  # the candidate that is tried next in this world
        self._count = 0
        self._is_done = len(self._left) == 1

    def step(self, rollouts: int) -> bool:
        """Make so many rollouts; tell whether there is more to think about."""
        for _ in range(rollouts):
            if self._is_done:
                return False
            self._try(self._left[self._turn])
            self._turn += 1
            if self._turn == len(self._left):
                self._turn = 0
                self._world += 1
                if self._world >= max(self._until, 1):
                    self._halve()
        return not self._is_done

    def _try(self, candidate: Candidate) -> None:
        """Try a candidate in the present world."""
        world = self._worlds.world(self._world)
        state, dice = world.state.clone(), world.dice()
        end = self._rollout.end(state)
        self._game.rules.apply(state, self._seat, candidate.action, dice)
        self._rollout.play(state, end, dice, world.minds(), None)
        candidate.values.append(self._rollout.judge(state)[self._seat])
        self._count += 1

    def _halve(self) -> None:
        """Keep the better half; the search is done when one is left, or far ahead."""
        self._left.sort(key=_merit, reverse=True)
        keep = (len(self._left) + 1) // 2
        self._dropped = self._left[keep:] + self._dropped
        self._left = self._left[:keep]
        self._is_done = keep == 1 or self._is_sure()
        self._until = self._world + self._share // keep

    def _is_sure(self) -> bool:
        best = self._left[0]
        if len(best.values) < FEWEST:
            return False
        leads = [best.lead(other) for other in self._left[1:]]
        return all([lead > SURE * error and lead > 0 for lead, error in leads])

    def thought(self) -> Thought:
        """Return what is known so far."""
        return Thought(sorted(self._left, key=_merit, reverse=True) + self._dropped, self._count)

    def line(self, candidate: Candidate) -> Line:
        """Return how play goes on after a candidate, in the world whose result is the middle one of all."""
        world = self._worlds.world(candidate.usual())
        state, dice = world.state.clone(), world.dice()
        end = self._rollout.end(state)
        line: Line = [(self._seat, candidate.action, self._game.rules.apply(state, self._seat, candidate.action, dice))]
        self._rollout.play(state, end, dice, world.minds(), line)
        return line


def _rating(candidate: Candidate) -> int:
    return candidate.rating


def _merit(candidate: Candidate) -> tuple[float, int]:
    return candidate.mean(), candidate.rating
