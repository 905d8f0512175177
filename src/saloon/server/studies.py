"""Studies: what costs much to work out is done beside the house, a few at a time, by turns, and kept a while."""

import asyncio
from collections import deque
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from saloon.table.errors import TooFast

AT_ONCE = 2  # threads
MOST_WAITING = 80
MOST_EACH = 40  # of one address
MOST_KEPT = 16  # answers; the largest, 200 moves of Carson City with all hands open, takes some MB
WAIT_SECONDS = 2
LONGEST_REST = 0.2  # seconds

Answer = TypeVar("Answer")


class Places:
    """A few threads in which something may be worked out; addresses take them by turns."""

    def __init__(self) -> None:
        self._free = AT_ONCE
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}  # whose turn is next comes first

    async def work(self, work: Callable[[], Answer], address: str) -> Answer:
        """Work something out for an address when its turn comes; raise TooFast in a rush."""
        await self._take(address)
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            return await asyncio.to_thread(work)
        finally:  # the place rests as long as it was used: half of the time is for who plays
            loop.call_later(min(LONGEST_REST, loop.time() - began), self._give_back)

    def check(self, address: str) -> None:
        """Raise TooFast if too much waits, in all or of one address."""
        own, total = len(self._lines.get(address, ())), sum(map(len, self._lines.values()))
        if own >= MOST_EACH or total >= MOST_WAITING:
            raise TooFast("too-fast", f"too much is asked at once; wait {WAIT_SECONDS} s", {"seconds": WAIT_SECONDS})

    async def _take(self, address: str) -> None:
        if self._free:
            self._free -= 1
            return
        self.check(address)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had its turn at the same moment
                self._give_back()
            raise

    def _give_back(self) -> None:
        """Let the next one begin: one of each address, then the second of each."""
        while self._lines:
            address = next(iter(self._lines))
            line = self._lines.pop(address)
            turn = line.popleft()
            if line:
                self._lines[address] = line
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Studies:
    """Answers that take long to compute; several people who ask for the same one wait for one computation."""

    def __init__(self, places: Places | None = None, most_kept: int = MOST_KEPT) -> None:
        self.places = places or Places()
        self._most_kept = most_kept
        self._answers: dict[Hashable, asyncio.Task[Any]] = {}  # oldest first

    def knows(self, question: Hashable) -> bool:
        """Tell whether an answer is known, or being worked out."""
        found = self._answers.get(question)
        return found is not None and not (found.done() and (found.cancelled() or found.exception()))

    async def ask(self, question: Hashable, work: Callable[[], Answer], address: str) -> Answer:
        """Return the answer to a question, worked out in a thread unless it is known; raise TooFast in a rush."""
        if not self.knows(question):
            self._begin(question, work, address)
        answer: Answer = await asyncio.shield(self._answers[question])  # a client that goes away stops it for nobody
        return answer

    def _begin(self, question: Hashable, work: Callable[[], Answer], address: str) -> None:
        self.places.check(address)
        self._forget()
        self._answers[question] = asyncio.create_task(self.places.work(work, address))

    def _forget(self) -> None:
        done = [question for question, task in self._answers.items() if task.done()]
        for question in done[: max(0, len(done) - self._most_kept + 1)]:
            del self._answers[question]
