"""Backups: a house as one SQLite file, taken while it is open, and put back table by table into any database."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from sqlalchemy import Table, func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from saloon.core.errors import WrongData
from saloon.storage.committer import BROKEN
from saloon.storage.database import DatabaseStore, explain_opening, look, make_engine, open_ready, open_store, shown
from saloon.storage.examine import wrong_study
from saloon.storage.migrate import DAMAGED, EMPTY, FOREIGN, migrate, refuse
from saloon.storage.rows import header_row, read_header
from saloon.storage.schema import entries, reviews, studies, tables
from saloon.storage.writer import explain
from saloon.table.errors import StorageFailed

MANY = 500  # rows that are copied at once


@dataclass
class Copied:
    """What was copied, and how many tables were there already."""

    tables: int = 0
    entries: int = 0
    skipped: int = 0
    studies: int = 0
    broken: list[str] = field(default_factory=list)  # studies that cannot be followed; copied as they are


async def back_up(url: str, path: Path) -> Copied:
    """Copy a database, which may be in use, to a new file; raise StorageFailed if it cannot be read or written."""
    found = look(url)
    if found.kind in (EMPTY, FOREIGN) or found.strange:
        raise refuse(found, shown(url))
    part = path.with_name(f"{path.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(0o600)
    except OSError as error:
        raise StorageFailed("storage-nowhere", f"{path} cannot be written", {"database": str(path)}) from error
    try:
        if make_url(url).get_backend_name() == "sqlite":
            _copy_file(make_url(url).database or "", part)
        else:
            await _copy_rows(url, part)
        copied = _seal(part)
        part.rename(path)
    except BROKEN as error:
        raise explain_opening(error, url) from error
    finally:
        part.unlink(missing_ok=True)
    return copied


def _copy_file(source: str, target: Path) -> None:
    """Copy by SQLite's own means: all of it as it is at one moment, while others go on writing."""
    with closing(sqlite3.connect(source)) as house, closing(sqlite3.connect(target)) as copy:
        house.backup(copy)


async def _copy_rows(url: str, target: Path) -> None:
    """Copy the rows of another database, all as they are at one moment."""
    store, copy = await open_ready(url), make_engine(f"sqlite:///{target}")
    try:
        await migrate(copy, str(target))
        async with store.engine.connect() as plain, copy.begin() as writing:
            reading = await plain.execution_options(isolation_level="REPEATABLE READ")
            for table in (tables, entries, reviews, studies):
                await _copy_table(table, reading, writing)
    finally:
        await copy.dispose()
        await store.close()


async def _copy_table(table: Table, reading: AsyncConnection, writing: AsyncConnection) -> None:
    found = await reading.stream(select(table))
    async for rows in found.partitions(MANY):
        await writing.execute(insert(table), [dict(row._mapping) for row in rows])


def _seal(path: Path) -> Copied:
    """Make one file of a copy, with nothing beside it, safe on disk; count what is in it, and look that it is whole."""
    with closing(sqlite3.connect(path, isolation_level=None)) as copy:
        copy.execute("PRAGMA journal_mode=DELETE")
        problem = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
        if problem != "ok":
            raise sqlite3.DatabaseError(f"malformed: {problem}")
        names = {row[0] for row in copy.execute("SELECT name FROM sqlite_master")}  # an older house keeps no studies
        counted = [name for name in ("tables", "entries", "studies") if name in names]
        counts = {name: copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in counted}
    with path.open("rb") as file:
        os.fsync(file.fileno())
    return Copied(**counts)


async def restore(path: Path, url: str) -> Copied:
    """Put every table of a backup into a database that has no such table; those that are there stay as they are."""
    copied = Copied()
    with _unpacked(path) as copy:
        source = await open_store(f"sqlite:///{copy}")
        target = await open_store(url)
        try:
            await _put_back(source, target, copied)
            await _put_studies_back(source, target, copied)
        except BROKEN as error:
            raise explain(error) from error
        finally:
            await source.close()
            await target.close()
    return copied


@contextmanager
def _unpacked(path: Path) -> Iterator[str]:
    """Copy a backup, so that it can be brought to the newest form and stays as it is."""
    with tempfile.TemporaryDirectory(prefix="saloon-") as folder:  # only its owner can read it
        copy = f"{folder}/copy.db"
        try:
            _copy_file(f"{path}", Path(copy))
            found = look(f"sqlite:///{copy}")
        except (*BROKEN, StorageFailed) as error:
            raise _no_backup(path) from error
        if found.lacking:
            raise refuse(found, str(path))
        if found.kind in (EMPTY, FOREIGN, DAMAGED):
            raise refuse(found, str(path)) if found.strange else _no_backup(path)
        yield copy


def _no_backup(path: Path) -> StorageFailed:
    return StorageFailed("storage-no-backup", f"{path} is damaged, or no backup of Saloon", {"file": str(path)})


async def _put_back(source: DatabaseStore, target: DatabaseStore, copied: Copied) -> None:
    async with source.reading() as reading:
        for row in (await reading.execute(select(tables).order_by(tables.c.created))).all():
            log = [dict(each._mapping) for each in await _log_of(reading, row.id)]
            reviewed = await reading.execute(select(reviews).where(reviews.c.table_id == row.id))
            kept = [dict(each._mapping) for each in reviewed]
            async with target.engine.begin() as writing:  # one table at a time, so that an open house need not wait
                is_new = not await _has(writing, tables.c.id, row.id)
                if is_new:
                    await writing.execute(insert(tables), [await _with_free_code(writing, dict(row._mapping))])
                    for start in range(0, len(log), MANY):
                        await writing.execute(insert(entries), log[start : start + MANY])
                    if kept:
                        await writing.execute(insert(reviews), kept)
            copied.tables += is_new
            copied.entries += len(log) if is_new else 0
            copied.skipped += not is_new


async def _put_studies_back(source: DatabaseStore, target: DatabaseStore, copied: Copied) -> None:
    async with source.reading() as reading:
        for row in (await reading.execute(select(studies).order_by(studies.c.created))).all():
            async with target.engine.begin() as writing:
                is_new = not await _has(writing, studies.c.id, row.id)
                if is_new:
                    await writing.execute(insert(studies), [dict(row._mapping)])
            copied.studies += is_new
            if is_new and wrong_study(row.document) is not None:
                copied.broken.append(str(row.id))


async def _log_of(reading: AsyncConnection, table: str) -> Any:
    return await reading.execute(select(entries).where(entries.c.table_id == table).order_by(entries.c.seq))


async def _has(connection: AsyncConnection, column: Any, value: object) -> bool:
    return bool(await connection.scalar(select(func.count()).where(column == value)))


async def _with_free_code(writing: AsyncConnection, row: dict[str, Any]) -> dict[str, Any]:
    """Take a code from a table if another one has it meanwhile; it gets a new one when it is brought back."""
    if row["code"] is None or not await _has(writing, tables.c.code, row["code"]):
        return row
    try:
        return {**row, **header_row(replace(read_header(row["header"]), code=""))}
    except WrongData:
        return {**row, "code": None}
