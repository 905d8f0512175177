"""Studies: what is asked about finished matches is worked out beside the house, a few at a time, and kept a while."""

import asyncio
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from saloon.table.errors import TooFast

AT_ONCE = 2  # threads
MOST_WAITING = 40
MOST_KEPT = 16  # answers; the largest, 200 moves of Carson City with all hands open, takes some MB
WAIT_SECONDS = 2

Answer = TypeVar("Answer")


class Studies:
    """Answers that take long to compute; several people who ask for the same one wait for one computation."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._answers: dict[Hashable, asyncio.Task[Any]] = {}  # oldest first

    async def ask(self, question: Hashable, work: Callable[[], Answer]) -> Answer:
        """Return the answer to a question, worked out in a thread unless it is known; raise TooFast in a rush."""
        found = self._answers.get(question)
        if found is None or (found.done() and found.exception()):
            found = self._begin(question, work)
        answer: Answer = await asyncio.shield(found)  # a client that goes away does not stop it for others
        return answer

    def _begin(self, question: Hashable, work: Callable[[], Answer]) -> asyncio.Task[Answer]:
        if sum(not task.done() for task in self._answers.values()) >= MOST_WAITING:
            raise TooFast("too-fast", f"too much is asked at once; wait {WAIT_SECONDS} s", {"seconds": WAIT_SECONDS})
        self._forget()
        self._answers[question] = task = asyncio.create_task(self._work(work))
        return task

    async def _work(self, work: Callable[[], Answer]) -> Answer:
        async with self._turns:
            return await asyncio.to_thread(work)

    def _forget(self) -> None:
        done = [question for question, task in self._answers.items() if task.done()]
        for question in done[: max(0, len(done) - MOST_KEPT + 1)]:
            del self._answers[question]
