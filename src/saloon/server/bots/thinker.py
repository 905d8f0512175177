"""Thinker: lets bots think in worker processes, never in the event loop."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TypeVar

from saloon.table.thinking import Question, think, when

T = TypeVar("T")


class Thinker:
    """A pool of workers; a new pool is made when one of them dies."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, question: Question) -> str:
        """Ask a bot what to do; if there is only one action, it is returned at once."""
        if len(question.actions) == 1:
            return question.actions[0]
        return await self._ask(think, question)

    async def when(self, question: Question) -> int:
        """Ask a bot when it acts next in a window."""
        return await self._ask(when, question)

    async def _ask(self, work: Callable[[Question], T], question: Question) -> T:
        """Let a worker answer; if the workers have died, new ones are asked once more."""
        loop, pool = asyncio.get_running_loop(), self._staff()
        try:
            return await loop.run_in_executor(pool, work, question)
        except BrokenProcessPool:
            if self._pool is pool:  # nobody else has made a new pool yet
                self.close()
            return await loop.run_in_executor(self._staff(), work, question)

    def _staff(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_leave_with_parent)
        return self._pool

    def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _leave_with_parent() -> None:
    """Make a worker end with its server, even if that is killed, and ignore Ctrl-C, which the server handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker has a parent"
    sentinel = parent.sentinel
    threading.Thread(target=lambda: (wait([sentinel]), os._exit(0)), daemon=True).start()
