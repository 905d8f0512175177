"""Rollout: plays an imagined state on, every seat by the game's own rating from what that seat would see."""

from collections.abc import Callable
from typing import Any, Final

from saloon.bots.search.thought import Line
from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.game import Game
from saloon.core.rules import Score, State

CERTAIN: Final = 1000
LONGEST: Final = 2000  # moves; imagined play that is still not over is judged as it stands


class Rollout:
    """Plays on from a state until the horizon of the game, and judges the position it reaches."""

    def __init__(self, game: Game) -> None:
        foresight = game.foresight
        self._rules = game.rules
        self._rate: Callable[[Any, Action], int] = foresight.light or game.rate
        self._outlook = foresight.outlook
        self._horizon = foresight.horizon
        self._span = foresight.span

    def end(self, state: State) -> int:
        """Return the stretch at which play that begins here is cut."""
        return 0 if self._horizon is None else self._horizon(state) + self._span

    def play(self, state: State, end: int, dice: Chance, minds: Chance, line: Line | None) -> None:
        """Play on in this state until the match is over or the stretch `end` begins; add the moves to the line."""
        rules, horizon = self._rules, self._horizon
        for _ in range(LONGEST):
            acting: tuple[int, ...] = rules.to_act(state)
            if not acting or (horizon is not None and horizon(state) >= end):
                return
            seat = acting[0]
            action = self.choose(state, seat, minds)
            events = rules.apply(state, seat, action, dice)
            if line is not None:
                line.append((seat, action, events))

    def choose(self, state: State, seat: int, minds: Chance) -> Action:
        """Return what a seat does; equals are drawn by lot."""
        legal: list[Action] = self._rules.legal_actions(state, seat)
        if len(legal) == 1:
            return legal[0]
        view, rate = self._rules.view(state, seat), self._rate
        best, equals = legal[0], 1
        highest = rate(view, best)
        for action in legal[1:]:
            rating = rate(view, action)
            if rating > highest:
                best, highest, equals = action, rating, 1
            elif rating == highest:
                equals += 1
                if minds.below(equals) == 0:
                    best = action
        return best

    def judge(self, state: State) -> list[int]:
        """Return every seat's chance to win, in per mille: by the scores once it is over, else as the game sees it."""
        if self._outlook is None or not self._rules.to_act(state):
            return shares(self._rules.scores(state))
        return self._outlook(state)


def shares(scores: list[Score]) -> list[int]:
    """Share a chance of 1000 among the seats with the best score."""
    best = max(scores)
    winners = scores.count(best)
    return [CERTAIN // winners if score == best else 0 for score in scores]
