"""DatabaseStore: a MatchStore on SQLite or PostgreSQL, through the same code."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import bindparam, create_engine, delete, event, insert, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from saloon.core.errors import ErrorFacts, WrongData
from saloon.core.log import Entry
from saloon.storage.committer import BROKEN, BUSY_MS, AsyncCommitter, Committer, FileCommitter
from saloon.storage.migrate import EMPTY, OLDER, READY, Standing, check_schema, judge, refuse
from saloon.storage.rows import Row, entry_row, header_row, read_entry, read_header
from saloon.storage.schema import entries, reviews, tables
from saloon.storage.statement import Statement
from saloon.storage.studies import DatabaseStudies
from saloon.storage.writer import Writer, explain, is_damage
from saloon.table.errors import StorageFailed
from saloon.table.store import ASIDE, CLOSED, OVER, REMOVED, Header, Kept, Stored

ADD_TABLE = insert(tables)
ADD_ENTRY = insert(entries)
TRIAL = "UPDATE alembic_version SET version_num = version_num"  # writes, and changes nothing
CHANGING = ("version", "status", "is_public", "code", "header")
SET_ASIDE = update(tables).where(tables.c.id == bindparam("id_")).values(status=ASIDE, code=None)
REMOVAL = (
    update(tables).where(tables.c.id == bindparam("id_")).values(status=REMOVED, code=None),
    delete(entries).where(entries.c.table_id == bindparam("id_")),
    delete(reviews).where(reviews.c.table_id == bindparam("id_")),
    delete(tables).where(tables.c.id == bindparam("id_")),
)
DROP_REVIEW = delete(reviews).where(reviews.c.table_id == bindparam("id_"))
ADD_REVIEW = insert(reviews)
CHANGE_TABLE = (
    update(tables).where(tables.c.id == bindparam("id_")).values({name: bindparam(f"{name}_") for name in CHANGING})
)


# words in errors: PostgreSQL refuses our user, or the system finds no server
LOGIN = ("password", "authentication", "role", "pg_hba.conf")
SILENCE = ("refused", "translate", "resolve", "timeout", "timed out", "route", "no such file")
HARMLESS = ("foreign_keys=ON", f"busy_timeout={BUSY_MS}")  # they leave the file as it is
PRAGMAS = (
    *HARMLESS,
    "journal_mode=WAL",
    "synchronous=FULL",
    "secure_delete=ON",  # what is forgotten is overwritten
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
        self._drop_review = Statement(DROP_REVIEW, engine.dialect)
        self._add_review = Statement(ADD_REVIEW, engine.dialect)
        self._removal = [Statement(each, engine.dialect) for each in REMOVAL]
        self.studies = DatabaseStudies(engine, self._write, self.reading)

    async def create(self, header: Header) -> None:
        await self._write(self._add_table, header_row(header))

    async def save(self, header: Header) -> None:
        row = header_row(header)
        await self._write(self._change_table, {f"{name}_": row[name] for name in ("id", *CHANGING)})

    def append(self, table: str, entry: Entry) -> Awaitable[None]:
        return self._write(self._add_entry, entry_row(table, entry))

    def _write(self, statement: Statement, row: Row) -> Awaitable[None]:
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
                pass  # a damaged table is reported when somebody loads it
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

    async def keep_review(self, table: str, review: Kept) -> None:
        row = {"id_": table, "table_id": table, "edition": review.edition, "review": review.text}
        await asyncio.gather(self._write(self._drop_review, row), self._write(self._add_review, row))

    async def review(self, table: str) -> Kept | None:
        async with self.reading() as connection:
            wanted = select(reviews.c.edition, reviews.c.review).where(reviews.c.table_id == table)
            found = (await connection.execute(wanted)).first()
            return None if found is None else Kept(found.edition, found.review)

    async def drop_review(self, table: str) -> None:
        """Remove the review of a match, or one of no match."""
        await self._write(self._drop_review, {"id_": table})

    async def check(self) -> None:
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))
        try:
            await self.committer.probe()
        except BROKEN as error:
            raise explain(error) from error
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


async def open_store(url: str) -> DatabaseStore:
    """Open a database, create the schema in an empty one; raise StorageFailed if it does not answer or does not fit."""
    engine = make_engine(url)
    try:
        check_ours(url)
        _try_file(make_url(url))
        await check_schema(engine, shown(url))
    except BROKEN as error:
        await engine.dispose()
        raise explain_opening(error, url) from error
    except BaseException:
        await engine.dispose()
        raise
    return DatabaseStore(engine, make_committer(url, engine))


async def open_ready(url: str) -> DatabaseStore:
    """Open a database that is in order and change nothing; raise StorageFailed if it is anything else."""
    found = look(url)
    if found.kind != READY:
        raise refuse(found, shown(url))
    engine = make_engine(url, pragmas=HARMLESS)
    return DatabaseStore(engine, make_committer(url, engine))


def look(url: str) -> Standing:
    """Tell what a database is to this house, and write nothing; raise StorageFailed if it does not open."""
    parsed = read_url(url)
    if parsed.get_backend_name() == "sqlite":
        engine = create_engine("sqlite://", creator=partial(_open_to_read, parsed.database or ""), poolclass=NullPool)
    else:
        engine = create_engine(parsed.set(drivername="postgresql+psycopg"), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            return judge(connection)
    except BROKEN as error:
        raise explain_opening(error, url) from error


def check_ours(url: str) -> None:
    """Raise StorageFailed for a database that is there and is not one of ours; nothing is written to it."""
    found = Standing(EMPTY, "", []) if is_missing(url) else look(url)
    if found.kind not in (EMPTY, OLDER, READY):
        raise refuse(found, shown(url))


def _open_to_read(path: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=ro", uri=True)


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
    if isinstance(error, StorageFailed) or make_url(url).get_backend_name() == "sqlite":
        return explain(error)
    return _explain_server(str(getattr(error, "orig", None) or error), facts)


def _explain_server(complaint: str, facts: ErrorFacts) -> StorageFailed:
    """Say why PostgreSQL does not let us in; what we have no words for is told in its own."""
    text, database = complaint.lower(), facts["database"]
    if "database" in text and "does not exist" in text:
        return StorageFailed("storage-unknown", f"the server has no database {database}", facts)
    if any(words in text for words in LOGIN):
        return StorageFailed("storage-login", f"the server refuses the name or the password of {database}", facts)
    if any(words in text for words in SILENCE):
        return StorageFailed("storage-silent", f"no server answers for {database}", facts)
    why = next((line for line in complaint.splitlines() if line.strip()), type(complaint).__name__)
    return StorageFailed("storage-refused", f"{database} does not open: {why}", {"database": database, "why": why})


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


def make_engine(url: str, pragmas: Sequence[str] = PRAGMAS) -> AsyncEngine:
    """Make the engine for a database; raise StorageFailed for one that Saloon does not know."""
    parsed = read_url(url)
    if parsed.get_backend_name() == "sqlite":
        # A pool would keep a thread for each reader for no benefit: opening a file is cheap.
        engine = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"), poolclass=NullPool)
        event.listen(engine.sync_engine, "connect", partial(_set_up_sqlite, pragmas=pragmas))
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
    _set_up_sqlite(connection, None, PRAGMAS)
    return connection


def _set_up_sqlite(connection: Any, _record: object, pragmas: Sequence[str]) -> None:
    driver = getattr(connection, "driver_connection", connection)
    driver.text_factory = partial(str, encoding="utf-8", errors="surrogateescape")  # found damaged when it is read
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def server_version(engine: AsyncEngine) -> str:
    """Name the database and its version."""
    question = "SELECT sqlite_version()" if engine.dialect.name == "sqlite" else "SHOW server_version"
    async with engine.connect() as connection:
        found = (await connection.execute(text(question))).scalar_one()
    return f"{'SQLite' if engine.dialect.name == 'sqlite' else 'PostgreSQL'} {found}"
