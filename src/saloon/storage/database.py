"""DatabaseStore: a MatchStore on SQLite or PostgreSQL, through the same code."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import ClauseElement, Dialect, bindparam, delete, event, insert, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool
from sqlalchemy.sql.compiler import SQLCompiler

from saloon.core.errors import ErrorFacts, WrongData
from saloon.core.log import Entry
from saloon.storage.committer import BROKEN, BUSY_MS, AsyncCommitter, Committer, FileCommitter, Values
from saloon.storage.migrate import check_schema
from saloon.storage.rows import Row, entry_row, header_row, read_entry, read_header
from saloon.storage.schema import entries, tables
from saloon.storage.writer import Writer, explain, is_damage
from saloon.table.errors import StorageFailed
from saloon.table.store import ASIDE, CLOSED, OVER, REMOVED, Header, Stored

ADD_TABLE = insert(tables)
ADD_ENTRY = insert(entries)
TRIAL = "UPDATE alembic_version SET version_num = version_num"  # writes, and changes nothing
CHANGING = ("version", "status", "is_public", "code", "header")
SET_ASIDE = update(tables).where(tables.c.id == bindparam("id_")).values(status=ASIDE, code=None)
REMOVAL = (
    update(tables).where(tables.c.id == bindparam("id_")).values(status=REMOVED, code=None),
    delete(entries).where(entries.c.table_id == bindparam("id_")),
    delete(tables).where(tables.c.id == bindparam("id_")),
)
CHANGE_TABLE = (
    update(tables).where(tables.c.id == bindparam("id_")).values({name: bindparam(f"{name}_") for name in CHANGING})
)


PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",  # what is forgotten is overwritten
    f"busy_timeout={BUSY_MS}",
)


class DatabaseStore:
    """Stores matches in a database: one connection writes, others read."""

    def __init__(self, engine: AsyncEngine, committer: Committer) -> None:
        self.engine = engine
        self.committer = committer
        self._writer = Writer(committer)
        self._add_table = Statement(ADD_TABLE, engine.dialect)
        self._add_entry = Statement(ADD_ENTRY, engine.dialect)
        self._change_table = Statement(CHANGE_TABLE, engine.dialect)
        self._set_aside = Statement(SET_ASIDE, engine.dialect)
        self._removal = [Statement(each, engine.dialect) for each in REMOVAL]

    async def create(self, header: Header) -> None:
        await self._write(self._add_table, header_row(header))

    async def save(self, header: Header) -> None:
        row = header_row(header)
        await self._write(self._change_table, {f"{name}_": row[name] for name in ("id", *CHANGING)})

    def append(self, table: str, entry: Entry) -> Awaitable[None]:
        return self._write(self._add_entry, entry_row(table, entry))

    def _write(self, statement: "Statement", row: Row) -> Awaitable[None]:
        table = str(row.get("table_id") or row.get("id") or row.get("id_"))
        return self._writer.write(statement.text, statement.values(row), table)

    async def load(self, table: str) -> Stored | None:
        async with self.reading() as connection:
            wanted = select(tables.c.header, tables.c.status).where(tables.c.id == table)
            found = (await connection.execute(wanted)).first()
            if found is None:
                return None
            header = read_header(found.header, table)
            if found.status == ASIDE:
                header.status = ASIDE
            rows = await connection.execute(select(entries).where(entries.c.table_id == table).order_by(entries.c.seq))
            return Stored(header, [read_entry(row) for row in rows])

    async def headers(self, statuses: tuple[str, ...]) -> list[Header]:
        found = []
        for row in await self._listed(statuses):
            try:
                found.append(read_header(row.header, row.id))
            except WrongData:
                pass  # whoever needs it finds out when they load it
        return found

    async def ids(self, statuses: tuple[str, ...]) -> list[str]:
        return [str(row.id) for row in await self._listed(statuses)]

    async def _listed(self, statuses: tuple[str, ...]) -> Sequence[Any]:
        columns = select(tables.c.id, tables.c.header)
        wanted = columns.where(tables.c.status.in_(statuses)).order_by(tables.c.created.desc())
        async with self.reading() as connection:
            return (await connection.execute(wanted)).all()

    async def set_aside(self, table: str) -> None:
        await self._write(self._set_aside, {"id_": table, "status": ASIDE, "code": None})

    async def finished(self, before: int) -> list[str]:
        later = select(entries.c.seq).where(entries.c.table_id == tables.c.id, entries.c.at >= before).exists()
        ended = tables.c.status.in_((OVER, CLOSED, REMOVED))
        async with self.reading() as connection:
            rows = await connection.execute(select(tables.c.id).where(ended, tables.c.created < before, ~later))
            return [str(row.id) for row in rows]

    async def remove(self, table: str) -> None:
        row = {"id_": table, "status": REMOVED, "code": None}
        await asyncio.gather(*[self._write(statement, row) for statement in self._removal])

    async def check(self) -> None:
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))
        if self._writer.health.failure is not None:
            await self._writer.write(TRIAL, ())

    async def close(self) -> None:
        await self._writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection to read by; what the database complains of is raised as StorageFailed."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except BROKEN as error:
            raise explain(error) from error


class Statement:
    """A statement in the words of the driver, worked out once."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        kind: type[Any] = type(dialect)
        positional = kind(paramstyle="qmark" if dialect.name == "sqlite" else "format")
        compiled = statement.compile(dialect=positional)
        assert isinstance(compiled, SQLCompiler), "every statement here is one of SQL"
        assert compiled.positiontup is not None, "values go by position"
        self.text = compiled.string
        self._names = compiled.positiontup

    def values(self, row: Row) -> Values:
        """Put the values of a row in the order of the statement."""
        return tuple([row[name] for name in self._names])


async def open_store(url: str) -> DatabaseStore:
    """Open a database, create the schema in an empty one; raise StorageFailed if it does not answer or does not fit."""
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
    return DatabaseStore(engine, make_committer(url, engine))


def _try_file(url: URL) -> None:
    """Read a SQLite file in this thread: an error in a thread of the driver may be reported too late."""
    if url.get_backend_name() == "sqlite":
        make_private(url.database or "")
        with closing(sqlite3.connect(url.database or "")) as connection:
            connection.execute("PRAGMA schema_version")


def make_private(path: str) -> None:
    """Make a file that only its owner can read, if there is none; what SQLite puts beside it is as private."""
    with suppress(OSError):  # SQLite will say what is wrong
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def explain_opening(error: BaseException, url: str) -> StorageFailed:
    """Say why a database cannot be opened, where more can be said than that it does not answer."""
    text = str(error).lower()
    facts: ErrorFacts = {"database": shown(url)}
    if is_damage(text):
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
    is_alias = parsed.get_backend_name() == "sqlite" and (parsed.database or "").startswith("file:")
    if is_alias or parsed.get_backend_name() not in ("sqlite", "postgresql"):
        name = parsed.render_as_string()
        raise StorageFailed("storage-kind", f"{name} is no database that Saloon knows", {"database": name})
    return parsed


def make_engine(url: str) -> AsyncEngine:
    """Make the engine for a database; raise StorageFailed for one that Saloon does not know."""
    parsed = read_url(url)
    if parsed.get_backend_name() == "sqlite":
        # A pool would keep a thread for each reader for no benefit: opening a file is cheap.
        engine = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"), poolclass=NullPool)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        return engine
    return create_async_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True)


def make_committer(url: str, engine: AsyncEngine) -> Committer:
    """Make the one connection that writes."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return AsyncCommitter(engine)
    return FileCommitter(partial(_open_file, parsed.database or ":memory:"))


def _open_file(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)  # the threads take turns
    _set_up_sqlite(connection, None)
    return connection


def _set_up_sqlite(connection: Any, _record: object) -> None:
    driver = getattr(connection, "driver_connection", connection)
    driver.text_factory = partial(str, encoding="utf-8", errors="surrogateescape")  # damage is found by who reads it
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def server_version(engine: AsyncEngine) -> str:
    """Name the database and its version."""
    question = "SELECT sqlite_version()" if engine.dialect.name == "sqlite" else "SHOW server_version"
    async with engine.connect() as connection:
        found = (await connection.execute(text(question))).scalar_one()
    return f"{'SQLite' if engine.dialect.name == 'sqlite' else 'PostgreSQL'} {found}"
