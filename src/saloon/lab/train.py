"""Training: the numbers of a game are tuned by self-play, and kept only if a sequential test finds them better.

An evolution strategy (CMA-ES) draws candidates around the present numbers. Each sits down at tables where all others
play by the present numbers; all candidates of a generation meet the same deals, each with every seat in turn.
"""

import multiprocessing
import shlex
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from math import log, nan
from typing import Any
from warnings import catch_warnings, simplefilter

from saloon import catalog
from saloon.bots.levels import DESPERADO, WIDTHS
from saloon.bots.rating import RatingBot
from saloon.bots.temper import EVEN, Temper
from saloon.bots.thinking import Budget, SearchBot
from saloon.core.action import Action
from saloon.core.bot import Bot
from saloon.core.chance import Chance, SeededChance
from saloon.core.event import Event
from saloon.core.game import Game
from saloon.lab.clock_driver import OnMove
from saloon.lab.driver import play_out
from saloon.lab.stats import WIN, Z95, win_parts
from saloon.lab.strength import Deal, Tally
from saloon.lab.weights import Weighted, named, put, read, rewritten, source_of

USUAL = 4  # players
STEP = 0.1  # how far the first candidates are from the present numbers, as a part of each number
FARTHEST = 0.5  # part of its size by which a number may change in one training, so that none drifts far
LEAST_REACH = 8  # numbers smaller than this change by steps as large as if they had this size
PROBES = 4  # deals in which a number must change a move to be worth training
GAIN = 0.01  # of the games: the smallest gain that the test should find
BOUND = log(0.95 / 0.05)  # Wald's bound of the likelihood ratio for 5 % of errors of either kind
FEWEST_TRIALS = 40  # deals before the test trusts what it knows of their variance
BATCH = 40  # deals of the test that are given out together
MOST_TRIALS = 20_000  # deals after which the test gives up

Numbers = list[int]
Wins = list[int]  # of a candidate on one deal, at each table: over all seats, in parts of WIN
Progress = Callable[[str, int, int], None]  # what is being done, how much of it is done, and of how much
Play = Callable[[list[tuple[Numbers, str]]], Iterable[Wins]]


@dataclass(frozen=True)
class Course:
    """What is trained, and how; small enough to be sent to a worker."""

    game: str
    tables: tuple[int, ...]  # the numbers of players
    seed: str
    generations: int
    deals: int  # at each table, for each candidate of a generation
    rollouts: int = 0  # for each decision; without any, bots play by their rating alone
    trials: int = MOST_TRIALS

    def call(self) -> str:
        """Write the command that repeats it."""
        tables = ",".join([str(players) for players in self.tables])
        thinking = f" --rollouts {self.rollouts}" if self.rollouts else ""
        work = f"--generations {self.generations} --deals {self.deals}{thinking} --seed {shlex.quote(self.seed)}"
        return f"saloon train {self.game} --players {tables} {work}"


@dataclass
class Verdict:
    """What the test found: how often candidates won at each table."""

    tables: tuple[int, ...]
    deals: int
    shares: list[float]
    errors: list[float]  # half the width of the 95 % interval
    is_better: bool


@dataclass
class Training:
    """The result of a training."""

    course: Course
    before: Numbers
    after: Numbers
    trained: int  # how many of the numbers had an effect
    verdict: Verdict

    def text(self) -> str:
        """Return the file of weights with the new numbers, and a note on how they were made."""
        weights = catalog.game(self.course.game).weights
        return rewritten(source_of(weights), weights, self.after, self._note())

    def _note(self) -> str:
        told = zip(self.verdict.tables, self.verdict.shares, self.verdict.errors, strict=True)
        shares = [f"{100 * won:.1f} % ± {100 * error:.1f} of {players} players" for players, won, error in told]
        return f"`{self.course.call()}` won {', '.join(shares)} against the numbers before: {self.verdict.deals} deals."

    def to_data(self) -> dict[str, object]:
        """Return the result as plain data, for JSON."""
        weights = named(catalog.game(self.course.game).weights, self.after)
        return {**asdict(self.course), "trained": self.trained, "verdict": asdict(self.verdict), "weights": weights}


def usual_tables(game: Game) -> tuple[int, ...]:
    """List the numbers of players to train for: the smallest table and the usual one."""
    low, high = game.seats
    return tuple(sorted({low, max(low, min(USUAL, high))}))


def train(course: Course, jobs: int = 1, progress: Progress | None = None) -> Training:
    """Tune the numbers of a game, then test the mean of the last generation; the number of jobs changes nothing."""
    before = read(catalog.game(course.game).weights)
    tell = progress or _silent
    with workers(course, before, jobs) as play:
        live = _live(course, before)
        after = _evolve(course, before, live, play, tell)
        return Training(course, before, after, len(live), compare(course, after, play, tell))


def _silent(_stage: str, _done: int, _of: int) -> None:
    pass


# Playing


@contextmanager
def workers(course: Course, present: Numbers, jobs: int) -> Generator[Play]:
    """Offer a way to play deals, here or in worker processes; results come in the order of the deals."""
    play = partial(_play, course, present)
    if jobs == 1:
        yield lambda tasks: map(play, tasks)
        return
    spawn = multiprocessing.get_context("spawn")  # a fork would copy a half-working thread of the progress bar
    with ProcessPoolExecutor(jobs, spawn, _ignore_interrupts) as pool:
        try:
            yield lambda tasks: pool.map(play, tasks, chunksize=4)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process handles it and stops the workers


def _play(course: Course, present: Numbers, task: tuple[Numbers, str]) -> Wins:
    candidate, deal = task
    return play_deal(course, present, candidate, deal)


def play_deal(course: Course, present: Numbers, candidate: Numbers, deal: str) -> Wins:
    """Play a deal at each table, with the candidate in each seat in turn, against the present numbers."""
    game = catalog.game(course.game)
    wins: Wins = []
    for players in course.tables:
        rival = _bot(game, course, present)
        own = _bot(game, course, candidate)
        tables = [[own if each == seat else rival for each in range(players)] for seat in range(players)]
        wins.append(sum([_play_out(game, bots, deal)[seat] for seat, bots in enumerate(tables)]))
    put(game.weights, present)
    return wins


def _bot(game: Game, course: Course, numbers: Numbers) -> Bot:
    temper = Temper(game, EVEN)
    bot: Bot = RatingBot(game, temper)
    if course.rollouts:
        bot = SearchBot(game, course.rollouts, WIDTHS[DESPERADO], temper, Budget())
    return Weighted(bot, game.weights, numbers)


def _play_out(game: Game, bots: list[Bot], deal: str, on_move: OnMove | None = None) -> Wins:
    seats = len(bots)
    lucks: list[Chance] = [SeededChance(f"{deal}/{seat}") for seat in range(seats)]
    state, _ = play_out(game, seats, game.settle(seats, {}), bots, SeededChance(deal), lucks, on_move)
    return win_parts(game.rules.scores(state))


def _live(course: Course, present: Numbers) -> list[int]:
    """List the places of the numbers that, doubled, change a move of some deal; all others would only drift."""
    probes = [(players, f"{course.seed}/probe/{probe}") for players in course.tables for probe in range(PROBES)]
    usual = [_trace(course, present, *probe) for probe in probes]
    live: list[int] = []
    for place, number in enumerate(present):
        doubled = [*present[:place], 2 * number, *present[place + 1 :]]
        traces = (_trace(course, doubled, *probe) != trace for probe, trace in zip(probes, usual, strict=True))
        if number != 0 and any(traces):
            live.append(place)
    put(catalog.game(course.game).weights, present)
    return live


def _trace(course: Course, numbers: Numbers, players: int, deal: str) -> list[str]:
    """Play a deal by some numbers in all seats; list the moves."""
    game = catalog.game(course.game)
    moves: list[str] = []

    def note(_seat: int, action: Action, _events: list[Event]) -> None:
        moves.append(action.text)

    _play_out(game, [_bot(game, course, numbers)] * players, deal, note)
    return moves


# Evolution


def _evolve(course: Course, before: Numbers, live: list[int], play: Play, tell: Progress) -> Numbers:
    """Return the mean of the last generation; steps are relative to the size of each number."""
    if len(live) < 2:  # fewer than the strategy takes
        return before
    strategy = _strategy(len(live), course.seed)
    for generation in range(course.generations):
        drawn = strategy.ask()
        candidates = [moved(before, live, steps) for steps in drawn]
        deals = [f"{course.seed}/{generation}/{deal}" for deal in range(course.deals)]
        tasks = [(candidate, deal) for candidate in candidates for deal in deals]
        margins: list[float] = []
        for done, wins in enumerate(play(tasks), 1):
            margins.append(margin(course.tables, wins))
            tell("evolve", generation * len(tasks) + done, course.generations * len(tasks))
        size = course.deals
        strategy.tell(drawn, [-sum(margins[first : first + size]) / size for first in range(0, len(tasks), size)])
    return moved(before, live, strategy.mean)


def _strategy(size: int, seed: str) -> Any:
    """Make an evolution strategy that draws from a generator of its own, so that a seed repeats it exactly."""
    draws = import_module("numpy").random.default_rng(list(seed.encode()))
    with catch_warnings():
        simplefilter("ignore")  # it could also draw curves
        cma = import_module("cma")
    settings = {"seed": nan, "randn": lambda *shape: draws.standard_normal(shape), "verbose": -9}
    return cma.CMAEvolutionStrategy([0.0] * size, STEP, settings)


def moved(before: Numbers, live: list[int], steps: Iterable[float]) -> Numbers:
    """Move some numbers by such a part of their size; they stay whole, and keep their signs."""
    after = before[:]
    for place, step in zip(live, steps, strict=True):
        number = before[place]
        wanted = round(number + max(abs(number), LEAST_REACH) * max(-FARTHEST, min(FARTHEST, float(step))))
        after[place] = max(1, wanted) if number > 0 else min(-1, wanted)
    return after


def margin(tables: tuple[int, ...], wins: Wins) -> float:
    """Return by how much a candidate won more often than its share, on average over the tables."""
    return sum([(won / WIN - 1) / players for players, won in zip(tables, wins, strict=True)]) / len(tables)


# The test


class Score:
    """What a candidate won so far: at each table, and on average over the tables."""

    def __init__(self, tables: tuple[int, ...]) -> None:
        self.tables = tables
        self.shares = [Tally() for _ in tables]
        self.gains = Tally()

    def add(self, wins: Wins) -> None:
        """Count one more deal."""
        self.gains.add(Deal(margin(self.tables, wins)))
        for players, won, tally in zip(self.tables, wins, self.shares, strict=True):
            tally.add(Deal(won / WIN / players))

    def likelihood(self) -> float:
        """Return the logarithm of how much likelier these gains are with a mean of GAIN than with none."""
        variance = max(self.gains.error() / Z95, 1e-9) ** 2  # of the mean; nothing varies if the numbers play alike
        return GAIN * (self.gains.share() - GAIN / 2) / variance

    def verdict(self, *, is_better: bool) -> Verdict:
        """Return what was found."""
        shares, errors = [tally.share() for tally in self.shares], [tally.error() for tally in self.shares]
        return Verdict(self.tables, self.gains.deals, shares, errors, is_better)


def compare(course: Course, after: Numbers, play: Play, tell: Progress) -> Verdict:
    """Test on fresh deals whether numbers win more often than the present ones, until it is likely enough.

    It is Wald's sequential test between no gain and GAIN, with the variance as it is seen; a deal at all tables is one
    sample.
    """
    score = Score(course.tables)
    for wins in _trials(course, after, play, "test", course.trials):
        score.add(wins)
        tell("test", score.gains.deals, course.trials)
        if score.gains.deals >= FEWEST_TRIALS and abs(score.likelihood()) >= BOUND:
            break
    if score.likelihood() < BOUND:
        return score.verdict(is_better=False)
    return _confirm(course, after, score.gains.deals, play, tell)


def _confirm(course: Course, after: Numbers, deals: int, play: Play, tell: Progress) -> Verdict:
    """Play the same number of new deals again: a test that stops when it looks good shows too large a gain."""
    score = Score(course.tables)
    for wins in _trials(course, after, play, "proof", deals):
        score.add(wins)
        tell("test", deals + score.gains.deals, 2 * deals)
    return score.verdict(is_better=score.gains.share() > score.gains.error())


def _trials(course: Course, after: Numbers, play: Play, label: str, deals: int) -> Iterator[Wins]:
    for first in range(0, deals, BATCH):
        numbers = range(first, min(first + BATCH, deals))
        yield from play([(after, f"{course.seed}/{label}/{number}") for number in numbers])
