"""Worth: chances at a table with all hands open and the cards to come unknown, as on television.

Play goes on by the game's own rating, each seat seeing what it would see, with new luck again and again. What is rated
nearly as good is chosen, too: with open hands and no cards to come, a single way on would make every chance 0 or 1.
"""

from math import sqrt
from typing import Final

from saloon.bots.rating import drawn, loosely, noticed
from saloon.bots.review.account import WHOLE, shared
from saloon.bots.review.effort import Effort
from saloon.bots.search.rollout import Rollout
from saloon.core.action import Action
from saloon.core.chance import Chance, QuietChance, mixed
from saloon.core.game import Game
from saloon.core.rules import State

FINE: Final = 0.006  # a standard error that is small enough
FINE_PAIRS: Final = 0.004  # the same, where luck is equal
CERTAIN: Final = 1000  # of a rollout


class Sample:
    """What some rollouts came to, for each player."""

    def __init__(self, seats: int) -> None:
        self.count = 0
        self.sums = [0] * seats
        self.squares = [0] * seats

    def add(self, values: list[int]) -> None:
        """Add a rollout, or the difference of two."""
        self.count += 1
        for seat, value in enumerate(values):
            self.sums[seat] += value
            self.squares[seat] += value * value

    def chances(self) -> list[int]:
        """Return the means, as chances that add up."""
        return shared(self.sums)

    def changes(self) -> list[int]:
        """Return the means of differences, in units of certainty."""
        return [round(WHOLE * total / (CERTAIN * self.count)) for total in self.sums]

    def errors(self) -> list[float]:
        """Return the standard errors of the means, where 1 is certainty."""
        n = self.count
        if n < 2:
            return [0.0] * len(self.sums)
        spreads = [
            max(0.0, (square - total * total / n) / (n - 1))
            for square, total in zip(self.squares, self.sums, strict=True)
        ]
        return [sqrt(spread / n) / CERTAIN for spread in spreads]


class Wavering(Rollout):
    """Plays on as people do, who often overlook what is only a little better."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._doubt = game.foresight.doubt

    def choose(self, state: State, seat: int, minds: Chance) -> Action:
        legal: list[Action] = self._rules.legal_actions(state, seat)
        if len(legal) == 1:
            return legal[0]
        view, rate = self._rules.view(state, seat), self._rate
        ratings = [rate(view, action) for action in legal]
        best = max(ratings)
        regrets = [best - rating for rating in ratings]
        return legal[drawn(loosely(regrets, noticed(self._doubt, max(regrets))), minds)]


class Worth:
    """Judges true states of a finished match; nobody who plays may ask it."""

    def __init__(self, game: Game, seats: int, effort: Effort) -> None:
        self._effort = effort
        self._game = game
        self._seats = seats
        self._usual = Rollout(game)
        self._rollout = Wavering(game)
        self.rollouts = 0

    def look(self, state: State) -> list[int]:
        """Return the chances as the game itself sees them, without playing on."""
        return shared(self._rollout.judge(state))

    def value(self, state: State, seed: int) -> Sample:
        """Play a state on with new luck, a few times, and more often where that is not clear enough."""
        sample, effort = Sample(self._seats), self._effort
        while sample.count < effort.tables or (sample.count < effort.most_tables and max(sample.errors()) > FINE):
            for _ in range(effort.tables):
                sample.add(self._play_on(state, mixed(seed + sample.count)))
        return sample

    def effect(self, state: State, seat: int, action: Action, seed: int) -> Sample:
        """Return by how much a choice changes the chances, beside what a seat usually does there; with equal luck."""
        sample, effort = Sample(self._seats), self._effort
        while sample.count < effort.pairs or (sample.count < effort.most_pairs and max(sample.errors()) > FINE_PAIRS):
            for _ in range(effort.pairs):
                luck = mixed(seed + sample.count)
                usual = self._play_after(state, seat, self._usual.choose(state, seat, _minds(luck)), luck)
                chosen = self._play_after(state, seat, action, luck)
                sample.add([own - other for own, other in zip(chosen, usual, strict=True)])
        return sample

    def _play_on(self, state: State, luck: int) -> list[int]:
        copy = state.clone()
        return self._finish(copy, self._rollout.end(copy), _dice(luck), luck)

    def _play_after(self, state: State, seat: int, action: Action, luck: int) -> list[int]:
        copy, dice = state.clone(), _dice(luck)
        end = self._rollout.end(copy)
        self._game.rules.apply(copy, seat, action, dice)
        return self._finish(copy, end, dice, luck)

    def _finish(self, state: State, end: int, dice: QuietChance, luck: int) -> list[int]:
        self._rollout.play(state, end, dice, _minds(luck), None)
        self.rollouts += 1
        return self._rollout.judge(state)


def _dice(luck: int) -> QuietChance:
    return QuietChance(luck ^ 0x5BD1E995)


def _minds(luck: int) -> QuietChance:
    return QuietChance(luck ^ 0x27D4EB2F)
