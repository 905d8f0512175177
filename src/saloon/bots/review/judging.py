"""Judging: what a decision gave away, from what its seat knew: its view, imagined worlds, equal luck for all choices.

A few worlds find the strongest rival of the choice that was made; only new worlds then measure the two, because the
best of several always looks better than it is in the worlds by which it was chosen.
"""

from dataclasses import dataclass
from typing import Final

from saloon.bots.review.account import WHOLE
from saloon.bots.review.effort import Effort
from saloon.bots.search.mixing import Mixing
from saloon.bots.search.rollout import Rollout
from saloon.bots.search.thought import Candidate
from saloon.bots.search.worlds import Worlds
from saloon.core.action import Action
from saloon.core.game import Game
from saloon.core.rules import View

WIDTH: Final = 5  # choices that are compared, the best rated ones, beside the one that was made
SURE: Final = 2.0  # standard errors
PART: Final = WHOLE / 1000  # units of a per mille

INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
FINE: Final = "fine"
LIMITS: Final = [(BLUNDER, WHOLE // 5), (MISTAKE, WHOLE // 10), (INACCURACY, WHOLE // 20)]  # at a table of two


@dataclass
class Judgement:
    """A choice, the best other one, and by how much that other one is better, in units of certainty."""

    chosen: Action
    other: Action
    gap: int  # above 0: the other one is better
    error: int  # one standard error
    choices: int
    is_usual: bool  # the game's own rating would have chosen it
    rollouts: int = 0

    def mark(self, seats: int) -> str:
        """Name the mark of this decision at a table of so many; empty if it has none."""
        return mark_of(self.gap, self.error, seats, is_usual=self.is_usual)


def limit(units: int, seats: int) -> int:
    """Scale a limit for a table of two to one of so many, where everybody has less to lose."""
    return 2 * units // seats


def mark_of(gap: int, error: int, seats: int, *, is_usual: bool = False) -> str:
    """Name the mark for what another choice would have gained; nothing within two standard errors counts.

    To find what the rating overlooks, and nothing else comes near, is fine.
    """
    if abs(gap) <= SURE * error:
        return ""
    for name, units in LIMITS:
        if gap >= limit(units, seats):
            return name
    return FINE if not is_usual and -gap >= limit(LIMITS[1][1], seats) else ""


class Judge:
    """Judges decisions of one match."""

    def __init__(self, game: Game, seats: int, effort: Effort) -> None:
        self._effort = effort
        self._game = game
        self._seats = seats
        self._rollout = Rollout(game)
        self._least = limit(LIMITS[2][1], seats) / PART  # per mille

    def judge(self, view: View, legal: list[Action], chosen: Action, seed: int) -> Judgement | None:
        """Judge a choice from a view; None for a forced one. The true state is never asked."""
        if len(legal) < 2:
            return None
        if self._game.foresight.mixes is not None and self._game.foresight.mixes(view):
            return self._judge_mixed(view, legal, chosen, seed)
        rated = [Candidate(action, self._game.rate(view, action)) for action in legal]
        rated.sort(key=_rating, reverse=True)
        mine = [each for each in rated if each.action == chosen][0]
        others = [each for each in rated if each is not mine][:WIDTH]
        worlds = Worlds(self._game, view, seed)
        for number in range(self._effort.first):
            for each in [mine, *others]:
                self._try(worlds, number, view.seat, each)
        others.sort(key=_mean, reverse=True)
        rival = others[0]
        is_usual = mine.rating >= rated[0].rating
        count = self._effort.first * (1 + len(others))
        gap, error = rival.lead(mine)
        if self._is_worth_a_look(gap, error, is_usual=is_usual):
            mine.values.clear()
            rival.values.clear()
            gap, error = self._measure(worlds, view.seat, mine, rival, is_usual=is_usual)
            count += 2 * len(mine.values)
        else:
            gap = min(gap, 0.0)
        return self._judgement(mine, rival, gap, error, len(legal), is_usual=is_usual, rollouts=count)

    def _is_worth_a_look(self, gap: float, error: float, *, is_usual: bool) -> bool:
        """Tell whether a mark is possible: there may be something better, or nothing that comes near."""
        if gap + SURE * error >= self._least:
            return True
        return not is_usual and -gap >= self._least

    def _measure(
        self, worlds: Worlds, seat: int, mine: Candidate, rival: Candidate, *, is_usual: bool
    ) -> tuple[float, float]:
        """Compare two choices in new worlds until their mark is clear."""
        number = self._effort.first
        gap, error = 0.0, 0.0
        while number < self._effort.first + self._effort.most_worlds:
            for _ in range(self._effort.worlds):
                self._try(worlds, number, seat, mine)
                self._try(worlds, number, seat, rival)
                number += 1
            gap, error = rival.lead(mine)
            if self._is_clear(gap, error, is_usual=is_usual):
                break
        return gap, error

    def _is_clear(self, gap: float, error: float, *, is_usual: bool) -> bool:
        """Tell whether the true gap has, very probably, the same mark as the one that was measured."""
        return self._name(gap - SURE * error, is_usual) == self._name(gap + SURE * error, is_usual)

    def _name(self, gap: float, is_usual: bool) -> str:
        return mark_of(round(gap * PART), 0, self._seats, is_usual=is_usual)

    def _try(self, worlds: Worlds, number: int, seat: int, candidate: Candidate) -> None:
        world = worlds.world(number)
        state, dice = world.state.clone(), world.dice()
        end = self._rollout.end(state)
        self._game.rules.apply(state, seat, candidate.action, dice)
        self._rollout.play(state, end, dice, world.minds(), None)
        candidate.values.append(self._rollout.judge(state)[seat])

    def _judge_mixed(self, view: View, legal: list[Action], chosen: Action, seed: int) -> Judgement:
        """Judge a choice made at the same time as others: against others who cannot be guessed either."""
        first = self._mix(view, legal, seed)
        others = [each for each in first if each.action != chosen]
        others.sort(key=_mean, reverse=True)
        again = self._mix(view, legal, seed ^ 0x3C6EF372)
        mine = [each for each in again if each.action == chosen][0]
        rival = [each for each in again if each.action == others[0].action][0]
        gap, error = rival.lead(mine)
        highest = max([each.rating for each in again])
        count = 2 * len(again) * len(mine.values)
        is_usual = mine.rating >= highest
        return self._judgement(mine, rival, gap, error, len(legal), is_usual=is_usual, rollouts=count)

    def _mix(self, view: View, legal: list[Action], seed: int) -> list[Candidate]:
        mixing = Mixing(self._game, view, legal, seed, self._effort.mixed)
        while mixing.step(self._effort.worlds):
            pass
        return mixing.thought().candidates

    def _judgement(
        self,
        mine: Candidate,
        rival: Candidate,
        gap: float,
        error: float,
        choices: int,
        *,
        is_usual: bool,
        rollouts: int,
    ) -> Judgement:
        return Judgement(mine.action, rival.action, round(gap * PART), round(error * PART), choices, is_usual, rollouts)


def _rating(candidate: Candidate) -> int:
    return candidate.rating


def _mean(candidate: Candidate) -> tuple[float, int]:
    return candidate.mean(), candidate.rating
