"""Writer: writes for all tables; what waits is written together, in one transaction."""

import asyncio
from typing import Any, NamedTuple

from saloon.storage.hand import TAKEN, Group, Hand, Values
from saloon.table.errors import SequenceTaken, StorageFailed

MOST_ROWS = 500  # in one transaction
CROWD = 8  # rows in a transaction: others are on their way
GATHER = 0.002  # seconds to wait for them, for a transaction costs the same with more rows


class Job(NamedTuple):
    """A row that waits to be written."""

    statement: str
    values: Values
    done: asyncio.Future[None]


class Writer:
    """Writes jobs in the order they came; each is done when its transaction is safe on disk."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._jobs: list[Job] = []
        self._wake = asyncio.Event()
        self._is_closing = False
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._run())

    def write(self, statement: str, values: Values) -> asyncio.Future[None]:
        """Write a row; the future raises SequenceTaken if its key is taken, StorageFailed if it cannot be written."""
        if self._is_closing:
            raise StorageFailed("storage-closed", "the store is closed", {})
        done = self._loop.create_future()
        self._jobs.append(Job(statement, values, done))
        self._wake.set()
        return done

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._is_closing = True
        self._wake.set()
        await self._task
        await self._hand.close()

    async def _run(self) -> None:
        while self._jobs or not self._is_closing:
            await self._wake.wait()
            self._wake.clear()
            while self._jobs:
                batch, self._jobs = self._jobs[:MOST_ROWS], self._jobs[MOST_ROWS:]
                await self._write_together(batch)
                if len(batch) >= CROWD and not self._is_closing:
                    await asyncio.sleep(GATHER)

    async def _write_together(self, batch: list[Job]) -> None:
        error = await self._try(batch)
        if error is None:
            for job in batch:
                if not job.done.done():
                    job.done.set_result(None)
        elif not isinstance(error, TAKEN):
            _fail(batch, explain(error), error)
        elif len(batch) == 1:
            _fail(batch, SequenceTaken("sequence-taken", "this entry of the log is taken", {}), error)
        else:
            for job in batch:
                await self._write_together([job])

    async def _try(self, batch: list[Job]) -> Exception | None:
        """Write; give what goes wrong. Whatever it is, the house goes on and everybody gets an answer."""
        try:
            await self._hand.write(_alike(batch))
        except Exception as error:
            return error
        return None


def _alike(batch: list[Job]) -> list[Group]:
    """Join neighbours with the same statement, so that they are written at once."""
    groups: list[Group] = []
    for job in batch:
        if groups and groups[-1][0] is job.statement:
            groups[-1][1].append(job.values)
        else:
            groups.append((job.statement, [job.values]))
    return groups


def _fail(batch: list[Job], refusal: StorageFailed, cause: BaseException) -> None:
    refusal.__cause__ = cause
    for job in batch:
        if not job.done.done():
            job.done.set_exception(refusal)


def explain(error: Any) -> StorageFailed:
    """Say in our words what the database complains of."""
    text = str(getattr(error, "orig", None) or error).lower()
    if "full" in text or "no space" in text:
        return StorageFailed("storage-full", "the disk of the house is full; nothing was changed", {})
    if "locked" in text or "busy" in text:
        return StorageFailed("storage-locked", "another program holds the database; nothing was changed", {})
    return StorageFailed("storage", "the database does not answer; nothing was changed", {})
