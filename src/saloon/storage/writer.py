"""Writer: writes for all tables; all rows that wait are written in one transaction."""

import asyncio
from typing import Any, NamedTuple

from saloon.storage.committer import TAKEN, Committer, Group, Values
from saloon.storage.health import Health
from saloon.table.errors import SequenceTaken, StorageFailed

MOST_ROWS = 500  # in one transaction
CROWD = 8  # with so many rows in a transaction, more are probably on their way
GATHER = 0.002  # seconds to wait for them, because a transaction with more rows costs the same


class Job(NamedTuple):
    """A row that waits to be written."""

    statement: str
    values: Values
    done: asyncio.Future[None]
    table: str  # that it is about


class Writer:
    """Writes jobs in the order they came; each is done when its transaction is safe on disk."""

    def __init__(self, committer: Committer) -> None:
        self.health = Health()
        self._committer = committer
        self._jobs: list[Job] = []
        self._wake = asyncio.Event()
        self._is_closing = False
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._run())

    def write(self, statement: str, values: Values, table: str = "") -> asyncio.Future[None]:
        """Write a row; the future raises SequenceTaken if its key is taken, StorageFailed if it cannot be written."""
        if self._is_closing:
            raise StorageFailed("storage-closed", "the store is closed", {})
        done = self._loop.create_future()
        self._jobs.append(Job(statement, values, done, table))
        self._wake.set()
        return done

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._is_closing = True
        self._wake.set()
        await self._task
        await self._committer.close()

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
        """Write a batch; whatever fails, the writer goes on and every job gets an answer."""
        try:
            await self._committer.write(_alike(batch))
        except TAKEN as error:
            if len(batch) == 1:
                _fail(batch, SequenceTaken("sequence-taken", "this entry of the log is taken", {}), error)
                return
            for job in batch:
                await self._write_together([job])
        except Exception as error:
            refusal = explain(error)
            self.health.fail(sorted({job.table for job in batch if job.table}), refusal)
            _fail(batch, refusal, error)
        else:
            self.health.recover()
            for job in batch:
                if not job.done.done():
                    job.done.set_result(None)


def _alike(batch: list[Job]) -> list[Group]:
    """Group neighbours with the same statement, so that they are written together."""
    groups: list[Group] = []
    for job in batch:
        if groups and groups[-1][0] is job.statement:
            groups[-1][1].append(job.values)
        else:
            groups.append((job.statement, [job.values]))
    return groups


def _fail(batch: list[Job], refusal: StorageFailed, cause: BaseException) -> None:
    if refusal is not cause:
        refusal.__cause__ = cause
    for job in batch:
        if not job.done.done():
            job.done.set_exception(refusal)


def explain(error: Any) -> StorageFailed:
    """Say in our words what the database complains of."""
    if isinstance(error, StorageFailed):
        return error
    text = str(getattr(error, "orig", None) or error).lower()
    if "full" in text or "no space" in text:
        return StorageFailed("storage-full", "the disk of the house is full; nothing was changed", {})
    if is_damage(text):
        return StorageFailed("storage-broken", "the database of the house is damaged; nothing was changed", {})
    if "locked" in text or "busy" in text:
        return StorageFailed("storage-locked", "another program holds the database; nothing was changed", {})
    return StorageFailed("storage", "the database does not answer; nothing was changed", {})


def is_damage(complaint: str) -> bool:
    """Tell whether a database complains of a file that is damaged."""
    return any(words in complaint for words in ("malformed", "not a database", "no such table", "no such column"))
