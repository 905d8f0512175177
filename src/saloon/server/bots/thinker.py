"""Thinker: lets bots think in worker processes, never in the event loop."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from multiprocessing.connection import wait
from time import monotonic
from typing import Any, TypeVar

import structlog

from saloon import catalog
from saloon.bots.advice import Advice
from saloon.bots.levels import USUAL, thinks_ahead
from saloon.server.bots.desk import WAITED_FOR, Asker, Desk
from saloon.table.thinking import Answer, Question, advise, advise_at_once, think, when

Q = TypeVar("Q")
T = TypeVar("T")
LONGEST = 8.0  # seconds until a bot that thinks ahead is replaced by one that answers at once
REMEMBERED = 20  # times
SOMEBODY = Asker()
NICENESS = 10  # of workers that think ahead: people's moves go first

log = structlog.get_logger()


class Thinker:
    """Workers that answer at once, and workers that think ahead; the latter keep nobody else waiting."""

    def __init__(self, workers: int) -> None:
        self.quick = Staff(workers, 0)
        self.deep = Staff(workers, NICENESS)
        self.desk = Desk(workers)
        self._times = Times()

    async def think(self, question: Question, asker: Asker = SOMEBODY) -> Answer:
        """Ask a bot what to do; if there is only one action, it takes as long as if there were a choice.

        Otherwise the time would tell everybody that this seat holds nothing to answer with.
        """
        if len(question.actions) == 1:
            await asyncio.sleep(self._times.draw(question))
            return Answer(question.actions[0])
        started = monotonic()
        if thinks_ahead(catalog.game(question.game), question.level):
            answer = await self._ponder(question, asker)
        else:
            answer = await self.quick.ask(think, question)
        self._times.note(question, monotonic() - started)
        _report(question, answer.failure)
        return answer

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
        try:
            async with asyncio.timeout(LONGEST if asker.urgency == WAITED_FOR else None):
                async with self.desk.worker(asker) as share:
                    return await self.deep.ask(work, replace(question, share=share))
        except TimeoutError:
            log.warning("bot_took_too_long", game=question.game, bot=question.level)
            return None

    async def when(self, question: Question) -> int:
        """Ask a bot when it acts next in a window."""
        moment = await self.quick.ask(when, question)
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


class Staff:
    """A pool of workers; a new pool is made when one of them dies."""

    def __init__(
        self, workers: int, niceness: int, meet: Callable[[Any], None] | None = None, what: Any = None
    ) -> None:
        self._workers = workers
        self._beginning = (niceness, meet, what)  # each worker meets what it shares with the server
        self.pool: ProcessPoolExecutor | None = None

    async def ask(self, work: Callable[[Q], T], question: Q) -> T:
        """Let a worker answer; if the workers have died, new ones are asked once more."""
        loop, pool = asyncio.get_running_loop(), self._hire()
        try:
            return await loop.run_in_executor(pool, work, question)
        except BrokenProcessPool:
            if self.pool is pool:  # nobody else has made a new pool yet
                self.close()
            return await loop.run_in_executor(self._hire(), work, question)

    def _hire(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self._workers, context, _begin, self._beginning)
        return self.pool

    def close(self) -> None:
        """Stop the workers."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


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
