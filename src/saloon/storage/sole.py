"""One server for each database: it holds a lock, which the operating system releases even if the server is killed."""

import os
import sqlite3
import struct
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager

from sqlalchemy import URL, create_engine
from sqlalchemy.pool import NullPool

from saloon.storage.committer import BROKEN, LOCK, OWN_PID, AsyncCommitter
from saloon.storage.database import DatabaseStore, explain_opening, make_private, read_url, shown
from saloon.table.errors import StorageFailed

if sys.platform == "linux":
    import fcntl

PLACE = 0x40000000 + 4096  # a byte of the file that SQLite itself never locks


class Taken(Exception):
    """Another server holds the lock."""


class FileLock:
    """The lock of a SQLite file: one beside it, by its true path, and one on the file itself, whatever it is called.

    The file is not closed before the end: closing it would take back every lock that SQLite holds on it.
    """

    def __init__(self, url: URL) -> None:
        self._path = os.path.realpath(url.database) if url.database else ""
        self._file: int | None = None
        self._beside = _lock_beside(self._path)
        try:
            self._hold()
        except BaseException:
            self.close()
            raise

    def _hold(self) -> None:
        if self._file is None and os.path.exists(self._path):
            self._file = _lock_file(self._path)

    async def guard(self, _store: DatabaseStore) -> None:
        """Lock a file that was not there before; raise StorageFailed if somebody else was faster."""
        try:
            self._hold()
        except Taken:
            raise _served(self._path) from None

    def close(self) -> None:
        """Let the file go."""
        self._beside.close()
        if self._file is not None:
            os.close(self._file)


class ServerLock:
    """The lock of a PostgreSQL database, held by a connection of its own until the one that writes takes it over."""

    def __init__(self, url: URL) -> None:
        url = url.set(drivername="postgresql+psycopg")
        self._connection = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT").connect()
        if not self._connection.scalar(LOCK):
            self.close()
            raise Taken

    async def guard(self, store: DatabaseStore) -> None:
        """Hand the lock over to the connection that writes; a server that has lost it writes nothing."""
        assert isinstance(store.committer, AsyncCommitter), "PostgreSQL is written to by this one"
        pid = int(self._connection.scalar(OWN_PID) or 0)
        self.close()
        await store.committer.be_sole(pid)

    def close(self) -> None:
        """Let the lock go, unless it was handed over."""
        self._connection.close()


Lock = FileLock | ServerLock


@contextmanager
def sole_server(url: str) -> Iterator[Lock]:
    """Be the only server of a database; raise StorageFailed if it has one already, or does not open."""
    parsed = read_url(url)
    try:
        lock = FileLock(parsed) if parsed.get_backend_name() == "sqlite" else ServerLock(parsed)
    except Taken:
        raise _served(shown(url)) from None
    except BROKEN as error:
        raise explain_opening(error, url) from error
    with closing(lock):
        yield lock


def _served(database: str) -> StorageFailed:
    return StorageFailed("storage-served", f"{database} has a server", {"database": database})


def _lock_beside(path: str) -> sqlite3.Connection:
    """Lock by SQLite itself: beside the file lies an empty database in an exclusive transaction."""
    if path:
        make_private(f"{path}-server")
    lock = sqlite3.connect(f"{path}-server" if path else ":memory:", timeout=0, isolation_level=None)
    try:
        lock.execute("PRAGMA journal_mode=MEMORY")  # nothing is ever written
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise Taken from None
        raise
    return lock


def _lock_file(path: str) -> int | None:
    """Lock the file itself, so that a second server cannot open it by a hard link or another mount; only on Linux."""
    if sys.platform != "linux":
        return None
    try:
        file = os.open(path, os.O_RDWR | os.O_CLOEXEC)
    except OSError:
        return None  # SQLite will say what is wrong with it
    try:
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, PLACE, 1, 0))
    except BlockingIOError:
        os.close(file)
        raise Taken from None
    except OSError:
        pass  # a file system that has no such locks
    return file
