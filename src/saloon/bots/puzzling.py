"""Puzzling: whether one choice is clearly best, whatever its seat cannot see; judged from its view alone.

A few worlds name the best choice and its strongest rivals; only new worlds then measure them, because the best of
several always looks better than it is in the worlds by which it was chosen. In each world luck is drawn several times,
so that a world in which another choice is better differs by what is hidden in it, and not by one die.
"""

from dataclasses import dataclass
from typing import Final

from saloon.bots.advice import TOLD, Advice, Weighed, decisive, in_parts
from saloon.bots.review.account import WHOLE
from saloon.bots.review.judging import limit
from saloon.bots.search.rollout import Rollout
from saloon.bots.search.thought import Candidate
from saloon.bots.search.worlds import World, Worlds
from saloon.core.action import Action
from saloon.core.chance import mixed
from saloon.core.game import Game
from saloon.core.rules import State, View

FEWEST_CHOICES: Final = 3
LEAD: Final = 3 * WHOLE // 20  # of the best over the second best, at a table of two, in units of certainty
SURE: Final = 3.0  # standard errors
FIRM: Final = 900  # per mille of the worlds in which nothing else does better
DOUBT: Final = [150, 70, 40, 0]  # per mille that may be missing after each quarter of the worlds
SPARE: Final = 30  # per mille more that a new puzzle has, so that a larger search finds the same

EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
LEVELS: Final = [EASY, MEDIUM, HARD]


@dataclass
class Pains:
    """How much is imagined for a position."""

    width: int = 6  # choices of the first glance, the best rated ones
    glance: int = 4  # worlds
    look: int = 12  # worlds for the same ones, then half as many for all
    rivals: int = 5  # of the best choice, that are measured beside it
    worlds: int = 60  # new ones, that measure
    lucks: int = 4  # in each of those that measure


@dataclass
class Rival:
    """Another choice, and what it comes to."""

    action: str
    chance: int  # to win the match, in per mille
    best_in: int  # of ten worlds


@dataclass
class Finding:
    """What was measured: the best choice, and how far it is ahead."""

    solution: str
    chance: int  # to win the match, in per mille
    lead: int  # over the second best choice, in per mille
    error: int  # of that lead, in per mille
    firm: int  # per mille of the worlds in which nothing else does better
    best_in: int  # of ten worlds
    rank: int  # choices that the rating likes as much, or better
    rivals: list[Rival]  # the strongest first

    def is_clear(self, seats: int) -> bool:
        """Tell whether this is a puzzle at a table of so many."""
        return self.lead >= least(seats) and self.lead >= SURE * self.error and self.firm >= FIRM

    def is_clearer(self, seats: int) -> bool:
        """Tell whether this is so clear that another search will find it too."""
        return self.is_clear(seats) and self.lead - self.error >= least(seats) and self.firm >= FIRM + SPARE

    def still_holds(self, seats: int) -> bool:
        """Tell whether another search, with its own chance errors, confirms a puzzle."""
        return self.lead + self.error >= least(seats) and self.lead >= SURE * self.error and self.firm >= FIRM - SPARE

    def level(self, seats: int) -> str:
        """Say how hard it is: what everybody likes best is easy, what hardly anybody looks at is not."""
        if self.rank == 0:
            return EASY if self.lead >= 1.5 * least(seats) else MEDIUM
        return MEDIUM if self.rank == 1 and self.lead >= 2 * least(seats) else HARD

    def advice(self, game: Game, view: View, best: Action, against: Action) -> Advice:
        """Say why, as an adviser does; the rating tells the reasons against the second best choice."""
        told = [Weighed(self.solution, self.chance, self.best_in)]
        told += [Weighed(each.action, each.chance, each.best_in) for each in self.rivals]
        return Advice(told, worlds=TOLD, against=against.text, reasons=decisive(game, view, best, against))


def least(seats: int) -> float:
    """Return the smallest lead of a puzzle, in per mille: where more people play, everybody has less to lose."""
    return limit(LEAD, seats) * 1000 / WHOLE


def may_be_puzzle(game: Game, view: View, legal: list[Action]) -> bool:
    """Tell whether a decision is free enough, and not one that must be kept from being guessed."""
    mixes = game.foresight.mixes
    return len(legal) >= FEWEST_CHOICES and (mixes is None or not mixes(view))


def find(
    game: Game, view: View, legal: list[Action], seats: int, seed: int, pains: Pains, wants_usual: bool
) -> Finding | None:
    """Look whether one choice of a position is clearly best, and wanted if the rating finds it too; None if not."""
    return Puzzler(game, view, legal, seed, pains).find(least(seats), wants_usual)


def measure(game: Game, view: View, legal: list[Action], solution: str, seed: int, pains: Pains) -> Finding:
    """Measure a known solution against its strongest rivals among all other choices."""
    return Puzzler(game, view, legal, seed, pains).measure_known(solution)


class Puzzler:
    """A position being looked at."""

    def __init__(self, game: Game, view: View, legal: list[Action], seed: int, pains: Pains) -> None:
        self._game = game
        self._seat = view.seat
        self._pains = pains
        self._worlds = Worlds(game, view, seed)
        self._rollout = Rollout(game)
        self._rated = [Candidate(action, game.rate(view, action)) for action in legal]
        self._rated.sort(key=_rating, reverse=True)
        self._next = 0  # the first world that nothing was judged by

    def find(self, wanted: float, wants_usual: bool) -> Finding | None:
        """Look at more and more worlds, as long as something is clearly ahead."""
        first, second = self._rated[0], self._rated[1]
        some = self._rated[: self._pains.width]
        for worlds, part in ((self._pains.glance, 0.5), (self._pains.look, 0.8)):
            seen = self._meet(some, worlds, 1)
            is_usual = seen[0] is first and first.rating > second.rating
            if seen[0].lead(seen[1])[0] < part * wanted or (is_usual and not wants_usual):
                return None
        seen = self._meet(self._rated, self._pains.look // 2, 1)
        if seen[0].lead(seen[1])[0] < 0.6 * wanted:
            return None
        return self._measure(seen[0], seen[1 : 1 + self._pains.rivals], wanted)

    def measure_known(self, solution: str) -> Finding:
        """Find the rivals of a solution, then measure them in new worlds."""
        best = [each for each in self._rated if each.action.text == solution][0]
        seen = self._meet(self._rated, self._pains.look, 1)
        others = [each for each in seen if each is not best]
        found = self._measure(best, others[: self._pains.rivals], 0.0)
        assert found is not None, "nothing is given up"
        return found

    def _measure(self, best: Candidate, rivals: list[Candidate], wanted: float) -> Finding | None:
        """Compare the best choice with its rivals in new worlds; give up once it is no longer far enough ahead."""
        compared = [best, *rivals]
        for each in compared:
            each.values.clear()
        for part in range(4):
            self._try(compared, self._pains.worlds // 4, self._pains.lucks)
            rivals.sort(key=_mean, reverse=True)
            lead, error = best.lead(rivals[0])
            if wanted and (lead + error < wanted or _firmness(best, rivals) < FIRM - DOUBT[part]):
                return None
        return self._finding(best, rivals)

    def _finding(self, best: Candidate, rivals: list[Candidate]) -> Finding:
        lead, error = best.lead(rivals[0])
        rank = len([each for each in self._rated if each is not best and each.rating >= best.rating])
        ballots = _ballots(best, rivals)
        _, parts = in_parts(ballots, TOLD)
        told = [Rival(each.action.text, round(each.mean()), parts[1 + i]) for i, each in enumerate(rivals)]
        firm = _firmness(best, rivals)
        return Finding(best.action.text, round(best.mean()), round(lead), round(error), firm, parts[0], rank, told)

    def _meet(self, candidates: list[Candidate], worlds: int, lucks: int) -> list[Candidate]:
        """Try some choices in new worlds, and nothing else; return them with the best first."""
        for each in candidates:
            each.values.clear()
        self._try(candidates, worlds, lucks)
        return sorted(candidates, key=_mean, reverse=True)

    def _try(self, candidates: list[Candidate], worlds: int, lucks: int) -> None:
        for number in range(self._next, self._next + worlds):
            world = self._worlds.world(number)
            lives = [World(world.state, mixed(world.seed + luck)) for luck in range(lucks)]
            for each in candidates:
                values = [self._play(world.state, life, each.action) for life in lives]
                each.values.append(sum(values) // lucks)
        self._next += worlds

    def _play(self, imagined: State, life: World, action: Action) -> int:
        state, dice = imagined.clone(), life.dice()
        end = self._rollout.end(state)
        self._game.rules.apply(state, self._seat, action, dice)
        self._rollout.play(state, end, dice, life.minds(), None)
        return self._rollout.judge(state)[self._seat]


def _ballots(best: Candidate, rivals: list[Candidate]) -> list[int]:
    """Count the worlds in which nothing does better than the best choice, and those in which each rival does best."""
    ballots = [0] * (1 + len(rivals))
    for number, value in enumerate(best.values):
        values = [value, *[each.values[number] for each in rivals]]
        ballots[values.index(max(values))] += 1
    return ballots


def _firmness(best: Candidate, rivals: list[Candidate]) -> int:
    """Return in how many of a thousand worlds no rival does better."""
    return 1000 * _ballots(best, rivals)[0] // len(best.values)


def _rating(candidate: Candidate) -> int:
    return candidate.rating


def _mean(candidate: Candidate) -> tuple[float, int]:
    return candidate.mean(), candidate.rating
