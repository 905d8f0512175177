"""DatabaseStore: a MatchStore on SQLite or PostgreSQL, through the same code."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from operator import itemgetter
from pathlib import Path
from typing import Any

from sqlalchemy import ClauseElement, Dialect, bindparam, create_engine, event, insert, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool
from sqlalchemy.sql.compiler import SQLCompiler

from saloon.core.errors import ErrorFacts
from saloon.storage.hand import BROKEN, AsyncHand, Hand, ThreadHand, Values
from saloon.storage.migrate import check_schema
from saloon.storage.rows import Row, entry_row, header_row, read_entry, read_header
from saloon.storage.schema import entries, tables
from saloon.storage.writer import Writer, explain
from saloon.table.errors import StorageFailed
from saloon.table.store import Entry, Header, Stored

BUSY_MS = 2000  # how long SQLite waits for somebody else's lock

ADD_TABLE = insert(tables)
ADD_ENTRY = insert(entries)
CHANGE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("id_"))
    .values(status=bindparam("status_"), header=bindparam("header_"))
)


class DatabaseStore:
    """Keeps matches in a database: one connection writes, others read."""

    def __init__(self, engine: AsyncEngine, hand: Hand) -> None:
        self.engine = engine
        self._writer = Writer(hand)
        self._add_table = Statement(ADD_TABLE, engine.dialect)
        self._add_entry = Statement(ADD_ENTRY, engine.dialect)
        self._change_table = Statement(CHANGE_TABLE, engine.dialect)

    async def create(self, header: Header) -> None:
        await self._write(self._add_table, header_row(header))

    async def save(self, header: Header) -> None:
        row = header_row(header)
        await self._write(self._change_table, {f"{name}_": row[name] for name in ("id", "status", "header")})

    def append(self, table: str, entry: Entry) -> Awaitable[None]:
        return self._write(self._add_entry, entry_row(table, entry))

    def _write(self, statement: "Statement", row: Row) -> Awaitable[None]:
        return self._writer.write(statement.text, statement.values(row))

    async def load(self, table: str) -> Stored | None:
        async with self._reading() as connection:
            found = (await connection.execute(select(tables.c.header).where(tables.c.id == table))).first()
            if found is None:
                return None
            rows = await connection.execute(select(entries).where(entries.c.table_id == table).order_by(entries.c.seq))
            return Stored(read_header(found.header), [read_entry(row) for row in rows])

    async def headers(self, statuses: tuple[str, ...]) -> list[Header]:
        wanted = select(tables.c.header).where(tables.c.status.in_(statuses)).order_by(tables.c.created.desc())
        async with self._reading() as connection:
            return [read_header(row.header) for row in await connection.execute(wanted)]

    async def check(self) -> None:
        async with self._reading() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        await self._writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except BROKEN as error:
            raise explain(error) from error


class Statement:
    """A statement in the words of the driver, worked out once, and what puts the values of a row in its order."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        kind: type[Any] = type(dialect)
        positional = kind(paramstyle="qmark" if dialect.name == "sqlite" else "format")
        compiled = statement.compile(dialect=positional)
        assert isinstance(compiled, SQLCompiler), "every statement here is one of SQL"
        assert compiled.positiontup is not None, "values go by position"
        self.text = compiled.string
        self.values: Callable[[Row], Values] = itemgetter(*compiled.positiontup)


async def open_store(url: str) -> DatabaseStore:
    """Open a database, lay out an empty one; raise StorageFailed if it does not answer or has another form."""
    engine = make_engine(url)
    try:
        _try_file(make_url(url))
        await check_schema(engine)
    except BROKEN as error:
        await engine.dispose()
        raise explain_opening(error, url) from error
    except BaseException:
        await engine.dispose()
        raise
    return DatabaseStore(engine, make_hand(url, engine))


def _try_file(url: URL) -> None:
    """Look into a SQLite file here and now: what fails in a thread of the driver may be told too late."""
    if url.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(url.database or "")) as connection:
            connection.execute("PRAGMA schema_version")


def explain_opening(error: Exception, url: str) -> StorageFailed:
    """Say why a database cannot be opened, where more can be said than that it does not answer."""
    text = str(error).lower()
    facts: ErrorFacts = {"database": shown(url)}
    if "not a database" in text or "malformed" in text:
        return StorageFailed("storage-damaged", f"{shown(url)} is damaged, or no database of Saloon", facts)
    if "unable to open" in text:
        return StorageFailed("storage-nowhere", f"{shown(url)} cannot be opened", facts)
    return explain(error)


def shown(url: str) -> str:
    """Name a database for people: a file by its path, a server without its password."""
    parsed = make_url(url)
    return parsed.database or "" if parsed.get_backend_name() == "sqlite" else parsed.render_as_string()


def is_missing(url: str) -> bool:
    """Tell whether a database is a file that does not exist yet."""
    parsed = make_url(url)
    return parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").exists()


def read_url(url: str) -> URL:
    """Read sqlite:///file or postgresql://host/name; raise StorageFailed for anything else."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StorageFailed("storage-kind", f"{url!r} is no address of a database", {"database": url}) from error
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        name = parsed.render_as_string()
        raise StorageFailed("storage-kind", f"{name} is no database that Saloon knows", {"database": name})
    return parsed


def make_engine(url: str) -> AsyncEngine:
    """Make the engine for a database; raise StorageFailed for one that Saloon does not know."""
    parsed = read_url(url)
    if parsed.get_backend_name() == "sqlite":
        # A pool would keep readers in threads of their own without need: opening a file is cheap.
        engine = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"), poolclass=NullPool)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        return engine
    return create_async_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True)


def make_hand(url: str, engine: AsyncEngine) -> Hand:
    """Make the one connection that writes."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return AsyncHand(engine)
    writing = create_engine(parsed.set(drivername="sqlite+pysqlite"), poolclass=NullPool)
    event.listen(writing, "connect", _set_up_sqlite)
    return ThreadHand(writing)


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def server_version(engine: AsyncEngine) -> str:
    """Name the database and its version."""
    question = "SELECT sqlite_version()" if engine.dialect.name == "sqlite" else "SHOW server_version"
    async with engine.connect() as connection:
        found = (await connection.execute(text(question))).scalar_one()
    return f"{'SQLite' if engine.dialect.name == 'sqlite' else 'PostgreSQL'} {found}"
