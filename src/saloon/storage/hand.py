"""Hands that write: one connection each, held open; what they are given becomes one transaction."""

import asyncio
import sqlite3
from collections.abc import Iterator
from functools import cache
from itertools import chain
from queue import SimpleQueue
from threading import Thread
from typing import Protocol

from sqlalchemy import Engine, PoolProxiedConnection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Values = tuple[object, ...]
Group = tuple[str, list[Values]]  # a statement of the driver, and the rows it is carried out for
Errand = tuple[list[Group], asyncio.Future[None]]

WIDEST = 64  # rows in one statement

TAKEN = (IntegrityError, sqlite3.IntegrityError)  # a key is taken
BROKEN = (SQLAlchemyError, sqlite3.Error, OSError)  # anything else that a database complains of


class Hand(Protocol):
    """Writes groups of rows in one transaction; whatever goes wrong is raised after everything was rolled back."""

    async def write(self, groups: list[Group]) -> None:
        """Write and commit; raise one of TAKEN or BROKEN."""

    async def close(self) -> None:
        """Let the connection go."""


class ThreadHand:
    """For SQLite: a thread of its own, and one way there and back for each transaction.

    The thread speaks to the driver itself, for every move waits for it: through SQLAlchemy a commit takes 0.1 ms of
    computing more, through aiosqlite 0.3 ms.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: PoolProxiedConnection | None = None
        self._errands: SimpleQueue[Errand | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, groups: list[Group]) -> None:
        done = self._loop.create_future()
        self._errands.put((groups, done))
        await done

    def _run(self) -> None:
        while (errand := self._errands.get()) is not None:
            groups, done = errand
            error = self._try(groups)
            self._loop.call_soon_threadsafe(_settle, done, error)
        self._let_go()

    def _try(self, groups: list[Group]) -> BaseException | None:
        try:
            self._write(groups)
        except BaseException as error:
            self._let_go()
            return error
        return None

    def _write(self, groups: list[Group]) -> None:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        cursor = self._connection.cursor()
        for statement, rows in groups:
            for wide, values in wide_rows(statement, rows):
                cursor.execute(wide, values)
        self._connection.commit()

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()  # rolls back

    async def close(self) -> None:
        self._errands.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()


def _settle(done: asyncio.Future[None], error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def wide_rows(statement: str, rows: list[Values]) -> Iterator[tuple[str, Values]]:
    """Insert many rows with few statements: around each the driver lets other threads go on, and waits for them.

    Widths are powers of two, so that the driver knows all statements before long.
    """
    start = 0
    while start < len(rows):
        left = len(rows) - start
        width = min(WIDEST, 1 << left.bit_length() - 1) if statement.startswith("INSERT") else 1
        yield _widen(statement, width), tuple(chain.from_iterable(rows[start : start + width]))
        start += width


@cache
def _widen(statement: str, width: int) -> str:
    return statement if width == 1 else ", ".join([statement, *[statement[statement.rindex("(") :]] * (width - 1)])


class AsyncHand:
    """For PostgreSQL: the driver itself waits without a thread."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def write(self, groups: list[Group]) -> None:
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            for statement, rows in groups:
                await self._connection.exec_driver_sql(statement, rows)
            await self._connection.commit()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()  # rolls back
