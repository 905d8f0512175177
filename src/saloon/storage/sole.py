"""One server to a database: it holds a lock, which the system takes back even from the dead."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from sqlalchemy import URL, Connection, create_engine, text
from sqlalchemy.pool import NullPool

from saloon.storage.database import explain_opening, read_url, shown
from saloon.storage.hand import BROKEN
from saloon.table.errors import StorageFailed

LOCK = text(
    "SELECT pg_try_advisory_lock(hashtext('saloon server'))"
)  # the database's own, given back with the connection


@contextmanager
def sole_server(url: str) -> Iterator[None]:
    """Be the only server of a database; raise StorageFailed if it has one already, or does not open."""
    parsed = read_url(url)
    try:
        lock = _lock_file(parsed) if parsed.get_backend_name() == "sqlite" else _lock_postgresql(parsed)
    except BROKEN as error:
        raise explain_opening(error, url) from error
    if lock is None:
        raise StorageFailed("storage-served", f"{shown(url)} has a server", {"database": shown(url)})
    with closing(lock):
        yield


def _lock_file(url: URL) -> sqlite3.Connection | None:
    """Lock a file by SQLite itself: beside it lies an empty database in an exclusive transaction."""
    lock = sqlite3.connect(f"{url.database}-server" if url.database else ":memory:", timeout=0, isolation_level=None)
    try:
        lock.execute("PRAGMA journal_mode=MEMORY")  # nothing is ever written
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            return None
        raise
    return lock


def _lock_postgresql(url: URL) -> Connection | None:
    engine = create_engine(url.set(drivername="postgresql+psycopg"), poolclass=NullPool, isolation_level="AUTOCOMMIT")
    lock = engine.connect()
    if lock.scalar(LOCK):
        return lock
    lock.close()
    return None
