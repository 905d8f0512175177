"""Thinker: lets bots think in worker processes, never in the event loop."""

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import partial
from multiprocessing.connection import wait
from time import monotonic
from typing import Any, TypeVar

import structlog

from saloon import catalog
from saloon.bots.advice import Advice
from saloon.bots.levels import USUAL, thinks_ahead
from saloon.core.bot import NEVER
from saloon.server.bots.desk import WAITED_FOR, Asker, Desk
from saloon.table.thinking import Answer, Moment, Question, actions_of, advise, advise_at_once, think, when

Q = TypeVar("Q")
T = TypeVar("T")
LONGEST = 8.0  # seconds until a bot that thinks ahead is replaced by one that answers at once
QUICK_LONGEST = 8.0  # seconds in which a bot that answers at once has to answer; then its worker is replaced
DEEP_LONGEST = 30.0  # the same for a bot that thinks ahead: its own limit, and patience with a busy machine
WARMING = 25.0  # seconds more if a worker has not answered yet: it has to load the games
TRIES = 3  # of a question whose worker dies
FREE_STRIKES = 2  # workers that the bots of a table may cost; afterwards it gets none that could have no end
MOST_STRUCK = 1000  # tables that are remembered
REMEMBERED = 20  # times
SOMEBODY = Asker()
NICENESS = 10  # of workers that think ahead: people's moves go first

log = structlog.get_logger()


class Thinker:
    """Workers that answer at once, and workers that think ahead; the latter keep nobody else waiting."""

    def __init__(self, workers: int) -> None:
        self.quick = Staff(workers, 0, longest=QUICK_LONGEST)
        self.deep = Staff(workers, NICENESS, longest=DEEP_LONGEST)
        self.desk = Desk(workers)
        self._times = Times()
        self._strikes: dict[str, int] = {}  # how many workers the bots of a table have cost, oldest first
        self._deep_strikes: dict[str, int] = {}  # the same of those that think ahead

    async def think(self, question: Question, asker: Asker = SOMEBODY) -> Answer:
        """Ask a bot what to do; if there is only one action, it takes as long as if there were a choice.

        Otherwise the time would tell everybody who holds nothing to answer with.
        """
        if len(question.actions) == 1:
            await asyncio.sleep(self._times.draw(question))
            return Answer(question.actions[0])
        started = monotonic()
        try:
            answer = await self._answer(question, asker)
        except Exception as error:
            self._give_up(question, asker, error)
            answer = Answer(_patient(question))
        self._times.note(question, monotonic() - started)
        _report(question, answer.failure)
        return answer

    async def _answer(self, question: Question, asker: Asker) -> Answer:
        if self._strikes.get(asker.table, 0) >= FREE_STRIKES:
            return Answer(_patient(question))
        if thinks_ahead(catalog.game(question.game), question.level):
            return await self._ponder(question, asker)
        return await self.quick.ask(think, question)

    def _give_up(self, question: Question, asker: Asker, error: Exception) -> None:
        """Name a table whose bots have no end, or fail, once; what costs a worker too often is not asked again."""
        if asker.table not in self._strikes:
            log.error("bot_gave_up", table=asker.table, game=question.game, bot=question.level, failure=repr(error))
        _strike(self._strikes, asker.table, isinstance(error, TimeoutError))

    async def _ponder(self, question: Question, asker: Asker) -> Answer:
        answer = await self._deeply(think, question, asker)
        return await self.quick.ask(think, replace(question, level=USUAL)) if answer is None else answer

    async def advise(self, question: Question, asker: Asker = SOMEBODY) -> Advice:
        """Ask a strong bot what it would do, and why."""
        advice = await self._deeply(advise, question, asker)
        if advice is None:
            advice = await self.quick.ask(advise_at_once, question)
        if advice.failure:
            log.error("advice_fell_back", game=question.game, failure=advice.failure)
        return advice

    async def _deeply(self, work: Callable[[Question], T], question: Question, asker: Asker) -> T | None:
        """Let a worker think ahead; None if that takes longer than a person should wait."""
        if self._deep_strikes.get(asker.table, 0) >= FREE_STRIKES:
            return None
        try:
            async with asyncio.timeout(LONGEST if asker.urgency == WAITED_FOR else None):
                async with self.desk.worker(asker) as share:
                    late = partial(_strike, self._deep_strikes, asker.table)
                    return await self.deep.ask(work, replace(question, share=share), late)
        except TimeoutError:  # of this wait, or of the worker
            log.warning("bot_took_too_long", game=question.game, bot=question.level)
            return None

    async def when(self, question: Question) -> int:
        """Ask a bot when it acts next in a window."""
        try:
            moment = await self.quick.ask(when, question)
        except (TimeoutError, BrokenProcessPool) as error:
            moment = Moment(NEVER, repr(error))
        _report(question, moment.failure)
        return moment.at

    def close(self) -> None:
        """Stop the workers."""
        self.quick.close()
        self.deep.close()


class Times:
    """How long the last decisions of each level took, for those that need no thought."""

    def __init__(self) -> None:
        self._taken: dict[tuple[str, str], deque[float]] = {}  # in seconds, for each game and level

    def note(self, question: Question, seconds: float) -> None:
        """Remember how long a decision took."""
        self._taken.setdefault(_kind(question), deque(maxlen=REMEMBERED)).append(seconds)

    def draw(self, question: Question) -> float:
        """Draw one of the last times; 0 before there is any."""
        taken = self._taken.get(_kind(question))
        return secrets.choice(taken) if taken else 0.0


def _kind(question: Question) -> tuple[str, str]:
    return question.game, question.level.partition(":")[0]


def _report(question: Question, failure: str) -> None:
    if failure:
        log.error("bot_fell_back", game=question.game, bot=question.level, failure=failure)


def _strike(strikes: dict[str, int], table: str, counts: bool = True) -> None:
    """Note that the bots of a table have cost a worker; requests without a table are not counted."""
    if table:
        strikes[table] = strikes.pop(table, 0) + counts
    while len(strikes) > MOST_STRUCK:
        del strikes[next(iter(strikes))]


def _patient(question: Question) -> str:
    """Return what the table itself would play: for a bot that has no end, or fails."""
    try:
        _, action = catalog.game(question.game).patience(question.view, actions_of(question))
    except Exception:
        return question.actions[0]
    return action.text if action.text in question.actions else question.actions[0]


class Job:
    """A question that a worker answers, and whether it has taken too long."""

    def __init__(self, future: Future[Any], late: Callable[[], None] | None) -> None:
        self.future = future
        self.is_late = False
        self.late = late  # is told


class Staff:
    """A pool of workers; a new pool is made when one of them dies, or has taken longer than it may."""

    def __init__(
        self,
        workers: int,
        niceness: int,
        meet: Callable[[Any], None] | None = None,
        what: Any = None,
        longest: float | None = None,
    ) -> None:
        self._workers = workers
        self._beginning = (niceness, meet, what)  # each worker meets what it shares with the server
        self._longest = longest  # seconds for a question; None: as long as it takes
        self._free = asyncio.Semaphore(workers)  # a question is handed out when a worker is free: its time begins then
        self._warm: set[int] = set()  # the ids of workers that have answered
        self.pool: ProcessPoolExecutor | None = None

    async def ask(self, work: Callable[[Q], T], question: Q, late: Callable[[], None] | None = None) -> T:
        """Let a worker answer; raise TimeoutError if it takes too long. Whom that costs their worker ask again."""
        async with self._free:
            for _ in range(TRIES - 1):
                with contextlib.suppress(BrokenProcessPool):
                    return await self._ask(work, question, late)
            return await self._ask(work, question, late)

    async def _ask(self, work: Callable[[Q], T], question: Q, late: Callable[[], None] | None) -> T:
        pool = self._hire()
        try:
            job = Job(pool.submit(_answer, work, question), late)
        except BrokenProcessPool:
            self._dismiss(pool)
            raise
        self._watch(job, pool)
        try:
            answered: tuple[int, T] = await asyncio.wrap_future(job.future)
        except BrokenProcessPool:
            self._dismiss(pool)
            if job.is_late:
                raise TimeoutError("the worker took too long") from None
            raise
        self._warm.add(answered[0])
        return answered[1]

    def _watch(self, job: Job, pool: ProcessPoolExecutor) -> None:
        """Replace the workers when this question takes too long, even if nobody waits for its answer any more."""
        if self._longest is None:
            return
        loop = asyncio.get_running_loop()
        alarm = loop.call_later(self._longest, self._look, job, pool)

        def stop(_: Future[Any]) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(alarm.cancel)

        job.future.add_done_callback(stop)

    def _look(self, job: Job, pool: ProcessPoolExecutor) -> None:
        is_loading = not self._warm.issuperset(pool._processes or {})
        asyncio.get_running_loop().call_later(WARMING if is_loading else 0, self._overrun, job, pool)

    def _overrun(self, job: Job, pool: ProcessPoolExecutor) -> None:
        if job.future.done():
            return
        job.is_late = True
        if job.late is not None:
            job.late()
        _kill(pool)
        self._dismiss(pool)

    def _hire(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self._workers, context, _begin, self._beginning)
            self._warm.clear()
        return self.pool

    def _dismiss(self, pool: ProcessPoolExecutor) -> None:
        """Let a pool go whose workers have died; somebody else may have made a new one already."""
        if self.pool is pool:
            self.pool = None
        pool.shutdown(wait=False)

    def close(self) -> None:
        """Stop the workers at once: who thinks without end would keep the server from ending."""
        if self.pool is not None:
            pool, self.pool = self.pool, None
            _kill(pool)
            pool.shutdown(wait=False, cancel_futures=True)


def _answer(work: Callable[[Q], T], question: Q) -> tuple[int, T]:
    """Answer in a worker; say which."""
    return os.getpid(), work(question)


def _kill(pool: ProcessPoolExecutor) -> None:
    """Kill the workers of a pool: whoever waits for them is told that it is broken."""
    for process in list((pool._processes or {}).values()):
        process.kill()


def _begin(niceness: int, meet: Callable[[Any], None] | None, what: Any) -> None:
    """Make a worker end with its server, even if that is killed, and ignore Ctrl-C, which the server handles."""
    os.nice(niceness)
    if meet is not None:
        meet(what)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker has a parent"
    sentinel = parent.sentinel
    threading.Thread(target=lambda: (wait([sentinel]), os._exit(0)), daemon=True).start()
