"""Writer: one connection that writes for all tables; what waits is written together, in one transaction."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from saloon.storage.rows import Row
from saloon.table.errors import SequenceTaken, StorageFailed

MOST_ROWS = 500  # in one transaction


@dataclass
class Job:
    """A row that waits to be written."""

    statement: Executable
    row: Row
    done: asyncio.Future[None]


class Writer:
    """Writes jobs in the order they came; each is done when its transaction is safe on disk."""

    def __init__(self, connect: Callable[[], Awaitable[AsyncConnection]]) -> None:
        self._connect = connect
        self._connection: AsyncConnection | None = None
        self._jobs: list[Job] = []
        self._wake = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._run())

    async def write(self, statement: Executable, row: Row) -> None:
        """Write a row; raise SequenceTaken if its key is taken, StorageFailed if it could not be written."""
        if self._is_closing:
            raise StorageFailed("storage-closed", "the store is closed", {})
        job = Job(statement, row, asyncio.get_running_loop().create_future())
        self._jobs.append(job)
        self._wake.set()
        await job.done

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._is_closing = True
        self._wake.set()
        await self._task
        if self._connection is not None:
            await self._connection.close()

    async def _run(self) -> None:
        while self._jobs or not self._is_closing:
            await self._wake.wait()
            self._wake.clear()
            while self._jobs:
                batch, self._jobs = self._jobs[:MOST_ROWS], self._jobs[MOST_ROWS:]
                await self._write_together(batch)

    async def _write_together(self, batch: list[Job]) -> None:
        try:
            await self._transact(batch)
        except IntegrityError as error:
            if len(batch) == 1:
                _fail(batch, SequenceTaken("sequence-taken", "this entry of the log is taken", {}), error)
                return
            for job in batch:
                await self._write_together([job])
        except (SQLAlchemyError, OSError) as error:
            _fail(batch, explain(error), error)
        else:
            for job in batch:
                if not job.done.done():
                    job.done.set_result(None)

    async def _transact(self, batch: list[Job]) -> None:
        if self._connection is None:
            self._connection = await self._connect()
        connection = self._connection
        try:
            for statement, rows in _alike(batch):
                await connection.execute(statement, rows)
            await connection.commit()
        except BaseException as error:
            await self._recover(connection, error)
            raise

    async def _recover(self, connection: AsyncConnection, error: BaseException) -> None:
        """Roll back; a connection that cannot even do that is replaced."""
        try:
            await connection.rollback()
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise error
        except (SQLAlchemyError, OSError):
            self._connection = None
            await connection.invalidate()
            await connection.close()


def _alike(batch: list[Job]) -> list[tuple[Executable, list[Row]]]:
    """Join neighbours with the same statement, so that they are written at once."""
    groups: list[tuple[Executable, list[Row]]] = []
    for job in batch:
        if groups and groups[-1][0] is job.statement:
            groups[-1][1].append(job.row)
        else:
            groups.append((job.statement, [job.row]))
    return groups


def _fail(batch: list[Job], refusal: StorageFailed, cause: BaseException) -> None:
    for job in batch:
        if not job.done.done():
            refusal.__cause__ = cause
            job.done.set_exception(refusal)


def explain(error: Any) -> StorageFailed:
    """Say in our words what the database complains of."""
    text = str(getattr(error, "orig", None) or error).lower()
    if "full" in text or "no space" in text:
        return StorageFailed("storage-full", "the disk of the house is full; nothing was changed", {})
    if "locked" in text or "busy" in text:
        return StorageFailed("storage-locked", "another program holds the database; nothing was changed", {})
    return StorageFailed("storage", "the database does not answer; nothing was changed", {})
