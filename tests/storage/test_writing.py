"""How rows are written together."""

import asyncio
import contextlib
import sqlite3
import threading
import time
from pathlib import Path

import pytest

from saloon.storage.committer import BUSY_MS, WIDEST, FileCommitter, Group, wide_rows
from saloon.storage.writer import CROWD, Writer
from saloon.table.errors import StorageFailed

INSERT = "INSERT INTO entries (a, b) VALUES (?, ?)"


@pytest.mark.parametrize(
    ("rows", "widths"), [(1, [1]), (2, [2]), (7, [4, 2, 1]), (2 * WIDEST + 5, [WIDEST, WIDEST, 4, 1])]
)
def test_many_rows_take_few_statements(rows: int, widths: list[int]) -> None:
    given = [(number, str(number)) for number in range(rows)]

    statements = list(wide_rows(INSERT, given))

    assert [text.count("(?, ?)") for text, _ in statements] == widths
    assert [value for _, values in statements for value in values] == [value for row in given for value in row]


def test_a_change_of_a_row_is_a_statement_of_its_own() -> None:
    change = "UPDATE tables SET status=? WHERE id = ?"

    assert list(wide_rows(change, [("live", "a"), ("over", "b")])) == [(change, ("live", "a")), (change, ("over", "b"))]


class Clumsy:
    """A committer that breaks in a way nobody has thought of, once."""

    def __init__(self) -> None:
        self.written: list[int] = []
        self._is_broken = True

    async def write(self, groups: list[Group]) -> None:
        """Break, or note how many rows came together."""
        if self._is_broken:
            self._is_broken = False
            raise ZeroDivisionError
        self.written.append(sum(len(rows) for _, rows in groups))
        await asyncio.sleep(0)

    async def close(self) -> None:
        """Have nothing to let go."""


async def test_whatever_breaks_is_told_and_the_next_row_is_written() -> None:
    committer = Clumsy()
    writer = Writer(committer)

    with pytest.raises(StorageFailed, match="nothing was changed"):
        await writer.write(INSERT, (1, "a"))
    await writer.write(INSERT, (1, "a"))
    await writer.close()

    assert committer.written == [1]


async def test_in_a_crowd_rows_are_gathered() -> None:
    committer = Clumsy()
    committer._is_broken = False
    writer = Writer(committer)
    first = [writer.write(INSERT, (number, "a")) for number in range(CROWD)]
    await first[0]

    later = []
    for number in range(3):
        later.append(writer.write(INSERT, (number, "b")))
        await asyncio.sleep(0)
    await asyncio.gather(*later)
    await writer.close()

    assert committer.written == [CROWD, 3]


def a_file(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("CREATE TABLE IF NOT EXISTS entries (a PRIMARY KEY, b)")
    return connection


def kept(path: Path) -> list[int]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute("SELECT a FROM entries ORDER BY a")]


async def test_a_fast_disk_is_written_to_at_once_and_a_slow_one_by_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "house.db"
    writers = []

    class Watched(FileCommitter):
        def _write(self, groups: list[Group], patience: int) -> None:
            writers.append(threading.current_thread().name.split("_")[0])
            super()._write(groups, patience)

    committer = Watched(lambda: a_file(path))
    for number, bound in enumerate((60, -1, 60, 60)):  # in seconds; below 0 every disk is slow
        monkeypatch.setattr("saloon.storage.committer.SLOW_SECONDS", bound)
        await committer.write([(INSERT, [(number, "a")])])
    committer._slow_until = 0.0
    await committer.write([(INSERT, [(4, "a")])])
    await committer.close()

    assert writers == ["MainThread", "MainThread", "writer", "writer", "MainThread"]
    assert kept(path) == [0, 1, 2, 3, 4]


async def test_who_waits_for_the_lock_of_another_program_holds_nobody_up(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    committer = FileCommitter(lambda: a_file(path))
    await committer.write([(INSERT, [(1, "a")])])
    other = a_file(path)
    other.execute("BEGIN EXCLUSIVE")

    writing = asyncio.create_task(committer.write([(INSERT, [(2, "a")])]))
    started = time.monotonic()
    await asyncio.sleep(0.05)
    waited = time.monotonic() - started
    other.execute("COMMIT")
    other.close()
    await writing
    await committer.close()

    assert waited < BUSY_MS / 2000
    assert kept(path) == [1, 2]


async def test_of_a_transaction_that_fails_nothing_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    committer = FileCommitter(lambda: a_file(path))
    await committer.write([(INSERT, [(2, "a")])])

    with pytest.raises(sqlite3.IntegrityError):
        await committer.write([(INSERT, [(1, "a")]), ("INSERT INTO entries (a) VALUES (?)", [(2,)])])
    await committer.write([(INSERT, [(3, "a")])])
    await committer.close()

    assert kept(path) == [2, 3]
