"""Simulates many games between bots, in one process or in several, with the same result."""

import multiprocessing
import signal
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import ClassVar

from saloon import catalog
from saloon.bots.levels import make_bot
from saloon.core.chance import Chance, SeededChance
from saloon.core.errors import SaloonError, WrongSeats
from saloon.core.game import Game
from saloon.core.options import Options
from saloon.engine import engine
from saloon.lab.driver import play_out
from saloon.lab.stats import WIN, double_places, wilson, win_parts
from saloon.lab.study import Notes, Study, StudyResult, conclude

PARTS_PER_JOB = 20  # so that the progress bar moves, and all jobs finish at about the same time
LARGEST_PART = 200  # games; so that an interrupted run stops soon

Progress = Callable[[int], None]  # called with how many more games are done


class WrongEngine(SaloonError):
    """A worker process runs another engine than the process that started it."""

    code: ClassVar[str] = "wrong_engine"


@dataclass
class Plan:
    """What a worker has to play, small enough to be sent to it."""

    game: str
    players: int
    options: Options
    bots: list[str]
    seed: str
    engine: str
    is_studied: bool = False


@dataclass
class Tally:
    """The results of some games; whole numbers only, so that the order of adding does not matter."""

    engine: str
    games: int
    actions: int
    seat_wins: list[int]  # in parts of WIN
    bot_wins: list[int]  # in parts of WIN, by place in the list of bots
    bot_places: list[int]  # twice the sum, since ties share half places
    bot_scores: list[int]
    study: Study = field(default_factory=Study)

    def add(self, other: "Tally") -> None:
        """Add the results of other games."""
        self.games += other.games
        self.actions += other.actions
        self.seat_wins = _sums(self.seat_wins, other.seat_wins)
        self.bot_wins = _sums(self.bot_wins, other.bot_wins)
        self.bot_places = _sums(self.bot_places, other.bot_places)
        self.bot_scores = _sums(self.bot_scores, other.bot_scores)
        self.study.add(other.study)


@dataclass
class BotResult:
    """The results of all players with the same bot; a shared win counts as a fraction."""

    name: str
    seats: int  # how many of the players are this bot
    wins: float
    win_rate: float  # of one such player in one game
    win_rate_low: float  # 95 % interval
    win_rate_high: float
    mean_place: float
    mean_score: float


@dataclass
class Result:
    """The result of a simulation."""

    game: str
    version: int
    players: int
    options: Options
    bots: list[str]  # the bot of each seat in the first game; all move on by one seat from game to game
    seed: str
    engine: str
    jobs: int
    games: int
    actions: int
    seconds: float
    actions_per_second: float
    games_per_second: float
    mean_actions: float
    seat_wins: list[float]
    bot_results: list[BotResult]
    study: StudyResult | None = None  # if it was asked for

    def to_data(self) -> dict[str, object]:
        """Return the result as plain data, for JSON."""
        return asdict(self)


def simulate(
    game: Game,
    players: int,
    options: Options,
    bots: list[str],
    games: int,
    seed: int | str,
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    study: bool = False,
) -> Result:
    """Play games between bots and count; the options are complete, and the last bot fills the seats that are left.

    Every game has its own seed, made from the seed and the number of the game, so the number of jobs changes nothing.
    """
    plan = Plan(game.name, players, options, fill(bots, players), str(seed), engine(), study)
    for name in plan.bots:
        make_bot(game, name)
    start = perf_counter()
    total = _empty(plan)
    with closing(_play_here(game, plan, games) if jobs == 1 else _play_elsewhere(plan, games, jobs)) as parts:
        for part in parts:
            _check_engine(plan, part)
            total.add(part)
            if progress is not None:
                progress(part.games)
    return _result(game, plan, total, jobs, perf_counter() - start)


def fill(bots: list[str], players: int) -> list[str]:
    """List a bot for every player; the last one named is repeated as often as needed."""
    if len(bots) > players:
        raise WrongSeats(
            "too-many-bots",
            f"{len(bots)} bots do not fit at a table of {players}",
            {"bots": len(bots), "seats": players},
        )
    return bots + [bots[-1]] * (players - len(bots))


def play_part(plan: Plan, first: int, games: int) -> Tally:
    """Play some of the games in a worker; one that runs another engine plays none and says so in its tally."""
    if engine() != plan.engine:
        return _empty(plan, engine())
    return _play(catalog.game(plan.game), plan, first, games)


def _play_here(game: Game, plan: Plan, games: int) -> Generator[Tally]:
    for first, size in _parts(games, 1):
        yield _play(game, plan, first, size)


def _play_elsewhere(plan: Plan, games: int, jobs: int) -> Generator[Tally]:
    workers = multiprocessing.get_context("spawn")  # a fork would copy a half-working thread of the progress bar
    with ProcessPoolExecutor(jobs, workers, _ignore_interrupts) as pool:
        parts = [pool.submit(play_part, plan, first, size) for first, size in _parts(games, jobs)]
        try:
            for part in as_completed(parts):
                yield part.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _parts(games: int, jobs: int) -> list[tuple[int, int]]:
    """Split the games into parts; each is the number of its first game and how many there are."""
    size = min(max(games // (jobs * PARTS_PER_JOB), 1), LARGEST_PART)
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process handles it and stops the workers


def _check_engine(plan: Plan, part: Tally) -> None:
    if part.engine != plan.engine:
        raise WrongEngine(
            "wrong-engine",
            f"a worker runs the {part.engine} engine, this process the {plan.engine} one; start outside the sources",
            {"worker": part.engine, "ours": plan.engine},
        )


def _play(game: Game, plan: Plan, first: int, games: int) -> Tally:
    tally = _empty(plan)
    bots = [make_bot(game, name) for name in plan.bots]
    seats = range(plan.players)
    for number in range(first, first + games):
        sitting = [(seat + number) % plan.players for seat in seats]  # the number of the bot in each seat
        lucks: list[Chance] = [SeededChance(f"{plan.seed}/{number}/{seat}") for seat in seats]
        chance = SeededChance(f"{plan.seed}/{number}")
        table, notes = [bots[bot] for bot in sitting], Notes()
        on_move = notes.take if plan.is_studied else None
        state, actions = play_out(game, plan.players, plan.options, table, chance, lucks, on_move)
        scores = game.rules.scores(state)
        tally.games += 1
        tally.actions += actions
        wins, places = win_parts(scores), double_places(scores)
        if plan.is_studied:
            tally.study.take(notes, wins)
        for seat, bot in enumerate(sitting):
            tally.seat_wins[seat] += wins[seat]
            tally.bot_wins[bot] += wins[seat]
            tally.bot_places[bot] += places[seat]
            tally.bot_scores[bot] += scores[seat][0]
    return tally


def _empty(plan: Plan, runs: str = "") -> Tally:
    zeros = [0] * plan.players
    return Tally(runs or plan.engine, 0, 0, zeros[:], zeros[:], zeros[:], zeros[:])


def _sums(left: list[int], right: list[int]) -> list[int]:
    return [one + other for one, other in zip(left, right, strict=True)]


def _result(game: Game, plan: Plan, total: Tally, jobs: int, seconds: float) -> Result:
    return Result(
        game=game.name,
        version=game.version,
        players=plan.players,
        options=plan.options,
        bots=plan.bots,
        seed=plan.seed,
        engine=plan.engine,
        jobs=jobs,
        games=total.games,
        actions=total.actions,
        seconds=seconds,
        actions_per_second=total.actions / seconds,
        games_per_second=total.games / seconds,
        mean_actions=total.actions / max(total.games, 1),
        seat_wins=[wins / WIN for wins in total.seat_wins],
        bot_results=[_bot_result(name, plan, total) for name in dict.fromkeys(plan.bots)],
        study=conclude(total.study) if plan.is_studied else None,
    )


def _bot_result(name: str, plan: Plan, total: Tally) -> BotResult:
    bearers = [bot for bot, other in enumerate(plan.bots) if other == name]
    played = max(total.games, 1) * len(bearers)
    wins = sum(total.bot_wins[bot] for bot in bearers) / WIN
    low, high = wilson(wins, played)
    return BotResult(
        name=name,
        seats=len(bearers),
        wins=wins,
        win_rate=wins / played,
        win_rate_low=low,
        win_rate_high=high,
        mean_place=sum(total.bot_places[bot] for bot in bearers) / 2 / played,
        mean_score=sum(total.bot_scores[bot] for bot in bearers) / played,
    )
