"""Hands that write: one connection each, held open; what they are given becomes one transaction."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Values = tuple[object, ...]
Group = tuple[str, list[Values]]  # a statement of the driver, and the rows it is carried out for


class Hand(Protocol):
    """Writes groups of rows in one transaction; whatever goes wrong is raised after everything was rolled back."""

    async def write(self, groups: list[Group]) -> None:
        """Write and commit."""

    async def close(self) -> None:
        """Let the connection go."""


class ThreadHand:
    """For SQLite: a thread of its own, and one way there and back for each transaction.

    Through aiosqlite the same takes four ways, 0.2 ms of computing for each commit.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")

    async def write(self, groups: list[Group]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, groups)

    def _write(self, groups: list[Group]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            for statement, rows in groups:
                self._connection.exec_driver_sql(statement, rows)
            self._connection.commit()
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()  # rolls back

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()
        self._engine.dispose()


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
