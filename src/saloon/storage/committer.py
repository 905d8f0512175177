"""Committers: each holds one connection open and writes what it is given in one transaction."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain
from typing import Protocol

import structlog
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saloon.table.errors import StorageFailed

Values = tuple[object, ...]
Group = tuple[str, list[Values]]  # a statement of the driver, and the rows it is executed for

WIDEST = 64  # rows in one statement
BUSY_MS = 2000  # how long SQLite waits for the lock of another program
SLOW_SECONDS = 0.02  # that a commit may take before it counts as slow
PROBE_SECONDS = 0.3  # a row that waits for so long is perhaps never written
THREAD_SECONDS = 60  # for which a thread writes after a slow commit
GHOST_TRIES, GHOST_SECONDS = 20, 0.1  # how long PostgreSQL may need to see that a connection of ours is gone

TAKEN = (IntegrityError, sqlite3.IntegrityError)  # a key is taken
BROKEN = (SQLAlchemyError, sqlite3.Error, OSError)  # any other error of a database

LOCK = text("SELECT pg_try_advisory_lock(hashtext('saloon server'))")  # the database's own, held by a connection
HOLDER = text("""
    SELECT pid FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND ((classid::bigint << 32) | objid::bigint) = hashtext('saloon server')::bigint
""")
OWN_PID = text("SELECT pg_backend_pid()")
KEEPALIVES = ("tcp_keepalives_idle = 30", "tcp_keepalives_interval = 10", "tcp_keepalives_count = 3")

log = structlog.get_logger()


class Committer(Protocol):
    """Writes groups of rows in one transaction; if anything fails, all is rolled back and the error is raised."""

    async def write(self, groups: list[Group]) -> None:
        """Write and commit; raise one of TAKEN or BROKEN."""

    async def probe(self) -> None:
        """Raise one of BROKEN, or StorageFailed, if nothing could be written now; nobody is waited for."""

    async def close(self) -> None:
        """Close the connection."""


class FileCommitter:
    """For SQLite: writes in the event loop while the disk is fast, because a thread would cost more than the commit.

    After a slow commit, or when another program locks the file, a thread writes for a while, and the loop goes on.
    The driver is called directly: SQLAlchemy would add 0.1 ms of computing to each commit, aiosqlite 0.3 ms.
    """

    def __init__(self, open_file: Callable[[], sqlite3.Connection]) -> None:
        self._open_file = open_file
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._slow_until = 0.0
        self._writing_since: float | None = None  # in the thread

    async def write(self, groups: list[Group]) -> None:
        if not self._write_now(groups):
            self._writing_since = time.monotonic()
            try:
                await asyncio.get_running_loop().run_in_executor(self._thread, self._write, groups, BUSY_MS)
            finally:
                self._writing_since = None

    async def probe(self) -> None:
        if self._writing_since is not None:  # the lock is ours, or we wait for it
            if time.monotonic() > self._writing_since + PROBE_SECONDS:
                raise StorageFailed("storage", "the database does not answer; nothing was changed", {})
            return
        try:
            if self._connection is None:
                self._connection = self._open_file()
            for statement in ("PRAGMA busy_timeout=0", "BEGIN IMMEDIATE", "ROLLBACK"):
                self._connection.execute(statement)
        except BaseException:
            self._let_go()
            raise

    def _write_now(self, groups: list[Group]) -> bool:
        """Write if that can be done at once; tell whether it was."""
        started = time.monotonic()
        if started < self._slow_until:
            return False
        try:
            self._write(groups, 0)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            self._slow_until = started + THREAD_SECONDS
            return False
        if time.monotonic() > started + SLOW_SECONDS:
            self._slow_until = started + THREAD_SECONDS
        return True

    def _write(self, groups: list[Group], patience: int) -> None:
        statements = [wide for statement, rows in groups for wide in wide_rows(statement, rows)]
        if len(statements) > 1:  # a single statement is a transaction by itself
            statements = [("BEGIN", ()), *statements, ("COMMIT", ())]
        try:
            if self._connection is None:
                self._connection = self._open_file()
            self._connection.execute(f"PRAGMA busy_timeout={patience}")
            for statement, values in statements:
                self._connection.execute(statement, values)
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()  # rolls back

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self._let_go()


def wide_rows(statement: str, rows: list[Values]) -> Iterator[tuple[str, Values]]:
    """Insert many rows with few statements: at each one the driver releases the GIL and must wait to get it back.

    The numbers of rows are powers of two, so that the driver soon has all statements in its cache.
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


class AsyncCommitter:
    """For PostgreSQL: the driver itself waits without a thread.

    The connection that writes for a server holds its lock: a server that loses this connection loses the lock too.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._is_sole = False
        self._is_lost = False  # another server has the lock
        self._pid = 0  # of the connection of ours that held the lock last

    async def be_sole(self, pid: int) -> None:
        """Write with the lock of a server alone, from now on; the connection that held it until now was `pid`."""
        self._is_sole, self._pid = True, pid
        self._connection = await self._connect()

    async def write(self, groups: list[Group]) -> None:
        if self._is_lost:
            raise _lost()
        if self._connection is None:
            self._connection = await self._connect()
        try:
            for statement, rows in groups:
                await self._connection.exec_driver_sql(statement, rows)
            await self._connection.commit()
        except TAKEN:
            await self._connection.rollback()
            raise
        except BaseException:
            await self.close()
            raise

    async def probe(self) -> None:
        if self._is_lost:
            raise _lost()

    async def _connect(self) -> AsyncConnection:
        connection = await self._engine.connect()
        try:
            if self._is_sole:
                await self._lock(connection)
        except BaseException:
            await connection.invalidate()
            await connection.close()
            raise
        return connection

    async def _lock(self, connection: AsyncConnection) -> None:
        """Take the lock; raise StorageFailed if another server has it, or a connection of ours that is not gone yet."""
        for setting in KEEPALIVES:
            await connection.exec_driver_sql(f"SET {setting}")
        for _ in range(GHOST_TRIES):
            if await connection.scalar(LOCK):
                self._pid = int(await connection.scalar(OWN_PID) or 0)
                await connection.commit()
                return
            holder = await connection.scalar(HOLDER)
            if holder not in (None, self._pid):
                self._is_lost = True
                log.error("storage_lost", hint="another server has the database; this one writes nothing any more")
                raise _lost()
            await asyncio.sleep(GHOST_SECONDS)
        raise StorageFailed("storage", "the database does not answer; nothing was changed", {})

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            if self._is_sole:
                await connection.invalidate()  # back in the pool it would keep the lock
            await connection.close()  # rolls back


def _lost() -> StorageFailed:
    return StorageFailed("storage-lost", "another server has taken the database over; nothing was changed", {})
