"""One server to a SQLite file: it holds a lock beside the file, which the system takes back even from the dead."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from saloon.storage.database import explain_opening, read_url, shown
from saloon.table.errors import StorageFailed


@contextmanager
def sole_server(url: str) -> Iterator[None]:
    """Be the only server of a SQLite file; raise StorageFailed if it has one already, or is nowhere."""
    parsed = read_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        yield
        return
    with closing(_hold(url, f"{parsed.database}-server")):
        yield


def _hold(url: str, beside: str) -> sqlite3.Connection:
    """Lock by SQLite itself: the file beside is an empty database in an exclusive transaction."""
    try:
        lock = sqlite3.connect(beside, timeout=0, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if "locked" in str(error):
            raise StorageFailed("storage-served", f"{shown(url)} has a server", {"database": shown(url)}) from error
        raise explain_opening(error, url) from error
    return lock
