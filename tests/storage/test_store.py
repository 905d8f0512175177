"""One suite for every store: in memory, SQLite, and a real PostgreSQL server."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest
from tables import a_lobby, a_table, play_on

from saloon.storage.database import open_store
from saloon.storage.memory import MemoryStore
from saloon.storage.sole import sole_server
from saloon.table.errors import SequenceTaken, StorageFailed
from saloon.table.ledger import rebuild
from saloon.table.store import Entry, MatchStore
from saloon.table.table import Table

HANG_UP = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND datname = current_database()
"""

Opening = Callable[[], "AsyncIterator[MatchStore]"]


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    """Give what opens a store; opened twice it is the same one, unless it lives in memory."""
    if request.param == "memory":
        return _keep_open(MemoryStore())
    return _open_database(_address(request, tmp_path))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the address of an empty database."""
    return _address(request, tmp_path)


def _address(request: pytest.FixtureRequest, folder: Path) -> str:
    return f"sqlite:///{folder}/house.db" if request.param == "sqlite" else str(request.getfixturevalue("postgres")())


def _keep_open(store: MatchStore) -> Opening:
    @asynccontextmanager
    async def opened() -> AsyncIterator[MatchStore]:
        yield store

    return opened


def _open_database(url: str) -> Opening:
    @asynccontextmanager
    async def opened() -> AsyncIterator[MatchStore]:
        store = await open_store(url)
        try:
            yield store
        finally:
            await store.close()

    return opened


async def test_a_table_comes_back_as_it_was(opening: Opening) -> None:
    async with opening() as store:
        table = await a_table(2, bots=1, lobby=a_lobby(store=store))
        await play_on(table, 8)
        await table.undo(0, table.seq)
        if table.request:
            await table.consent(1, table.seq, yes=True)
        await table.resign(1, "bye")

    async with opening() as store:
        stored = await store.load(table.header.id)

    assert stored.header == table.header
    assert stored.entries == table.ledger.entries
    assert rebuild(table.game, stored).match.fingerprint() == table.ledger.match.fingerprint()


async def test_there_is_no_table_that_was_not_created(opening: Opening) -> None:
    async with opening() as store:
        assert await store.load("nowhere") is None


async def test_a_number_of_the_log_is_taken_once(opening: Opening) -> None:
    async with opening() as store:
        table = await a_table(2, lobby=a_lobby(store=store))
        entries = [Entry(1, "move", seat, 0, "join") for seat in range(5)]

        answers = await asyncio.gather(
            *[store.append(table.header.id, entry) for entry in entries], return_exceptions=True
        )

        refused = [answer for answer in answers if isinstance(answer, SequenceTaken)]
        assert (answers.count(None), len(refused)) == (1, 4)
        assert len((await store.load(table.header.id)).entries) == 1


async def test_a_clash_at_one_table_does_not_touch_the_others(opening: Opening) -> None:
    async with opening() as store:
        lobby = a_lobby(store=store)
        first, second = await a_table(2, lobby=lobby), await a_table(2, lobby=lobby)
        await play_on(first, 1)
        clash = store.append(first.header.id, Entry(1, "move", 0, 0, "join"))
        fine = store.append(second.header.id, Entry(1, "move", 0, 0, "join"))

        answers = await asyncio.gather(clash, fine, return_exceptions=True)

        assert isinstance(answers[0], SequenceTaken)
        assert answers[1] is None


async def test_many_tables_write_at_once_and_nothing_is_lost(opening: Opening) -> None:
    async with opening() as store:
        lobby = a_lobby(store=store)
        tables: list[Table] = [await a_table(2, lobby=lobby) for _ in range(20)]

        await asyncio.gather(*[play_on(table, 20) for table in tables])

    async with opening() as store:
        again = a_lobby(store=store)
        assert await again.resume() == []
        found = [await again.find(table.header.id) for table in tables]
        assert [table.seq for table in found] == [table.seq for table in tables]
        assert await store.check() is None


async def test_tables_are_listed_by_status_newest_first(opening: Opening) -> None:
    async with opening() as store:
        lobby = a_lobby(store=store)
        first = await a_table(2, lobby=lobby)
        lobby.means.now.pass_by(1)
        second = await a_table(2, lobby=lobby)
        over = await a_table(2, lobby=lobby)
        await over.resign(0)

        live, ended = await store.headers(("open", "live")), await store.headers(("over",))

    assert [header.id for header in live] == [second.header.id, first.header.id]
    assert [header.id for header in ended] == [over.header.id]


async def test_a_server_that_hung_up_is_a_clear_refusal_and_then_called_again(postgres: Callable[[], str]) -> None:
    url = postgres()
    async with _open_database(url)() as store:
        table = await a_table(2, lobby=a_lobby(store=store))
        with psycopg.connect(url, autocommit=True) as other:
            other.execute(HANG_UP)
        entry = Entry(1, "move", 0, 0, "join")

        with pytest.raises(StorageFailed, match="nothing was changed"):
            await store.append(table.header.id, entry)
        await store.append(table.header.id, entry)

        assert len((await store.load(table.header.id)).entries) == 1


async def test_what_waits_is_written_before_a_store_closes(opening: Opening) -> None:
    async with opening() as store:
        table = await a_table(2, lobby=a_lobby(store=store))
        waiting = asyncio.ensure_future(store.append(table.header.id, Entry(1, "move", 0, 0, "join")))
        await asyncio.sleep(0)
    await waiting

    async with opening() as store:
        assert len((await store.load(table.header.id)).entries) == 1


def test_a_database_has_one_server_at_a_time(database: str) -> None:
    with sole_server(database), pytest.raises(StorageFailed, match="has a server"), sole_server(database):
        pytest.fail("a second server was let in")

    with sole_server(database):
        pass


def test_a_database_that_is_not_there_has_no_server(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path}/no/house.db", "postgresql://nobody@127.0.0.1:9/house"):
        with pytest.raises(StorageFailed), sole_server(url):
            pytest.fail("there is nothing to serve")
