"""One suite for every store: in memory, SQLite, and a real PostgreSQL server."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import insert, select
from tables import NOON, a_lobby, a_table, play_on

from saloon.core.log import Entry
from saloon.core.match import replay
from saloon.storage.database import make_engine, open_store
from saloon.storage.memory import MemoryStore
from saloon.storage.migrate import migrate, upgrade
from saloon.storage.rows import header_row, read_header
from saloon.storage.schema import tables
from saloon.storage.sole import sole_server
from saloon.table.clock import ClockRule
from saloon.table.errors import SequenceTaken, StorageFailed
from saloon.table.lobby import Wish
from saloon.table.seats import Seat
from saloon.table.store import Header, Kept, MatchStore
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
        if table.gate.request:
            await table.consent(1, table.seq, yes=True)
        await table.resign(1, "bye")

    async with opening() as store:
        stored = await store.load(table.header.id)

    assert stored.header == table.header
    assert stored.entries == table.match.entries
    assert replay(table.game, stored.log()).fingerprint() == table.match.fingerprint()


async def test_a_review_is_kept_with_its_match_and_goes_with_it(opening: Opening) -> None:
    async with opening() as store:
        table = await a_table(2, lobby=a_lobby(store=store))
        await play_on(table, 4)
        none = await store.review(table.header.id)
        await store.keep_review(table.header.id, Kept(1, "{}"))
        await store.keep_review(table.header.id, Kept(2, '{"whole":10000}'))

    async with opening() as store:
        kept = await store.review(table.header.id)
        await store.remove(table.header.id)
        gone = await store.review(table.header.id)
        with pytest.raises(SequenceTaken):
            await store.keep_review(table.header.id, Kept(2, "{}"))

    assert none is None
    assert kept == Kept(2, '{"whole":10000}')
    assert gone is None


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


async def test_a_store_keeps_no_two_open_or_live_tables_of_one_code(opening: Opening) -> None:
    async with opening() as store:
        lobby = a_lobby(store=store)
        first, second = await a_table(2, lobby=lobby), await a_table(2, lobby=lobby)
        code, own = first.header.code, second.header.code
        second.header.code = code

        with pytest.raises(StorageFailed):
            await store.save(second.header)
        await first.resign(0)
        await store.save(second.header)

        held = {header.id: header.held_code() for header in await store.headers(("live", "over"))}
    assert own != code
    assert held == {first.header.id: None, second.header.id: code}


async def test_what_the_host_changes_is_kept_in_every_column(database: str) -> None:
    async with _open_database(database)() as store:
        table = await a_lobby(store=store).open(Wish("abilene", 2))
        await store.save(replace(table.header, is_public=True, code="K7M2X"))

        async with store.engine.connect() as connection:
            row = (await connection.execute(select(tables))).one()

    assert (row.is_public, row.code, read_header(row.header).is_public) == (True, "K7M2X", True)


async def test_a_database_from_before_there_were_codes_is_brought_up_to_date(database: str) -> None:
    engine = make_engine(database)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, "0001")
        header = Header("k7qm2w9xtr", "abilene", 1, {}, True, ClockRule(), [Seat(), Seat()], "seed", NOON)
        old = {name: value for name, value in asdict(header).items() if name != "code"}
        row = {**header_row(header), "header": json.dumps(old)}
        await connection.execute(insert(tables).values({name: row[name] for name in row if name != "code"}))
    await migrate(engine, database)
    await engine.dispose()

    async with _open_database(database)() as store:
        lobby = a_lobby(store=store)
        assert await lobby.resume() == []
        table = lobby.tables["k7qm2w9xtr"]
        assert await lobby.find(table.header.code) is table
        assert (await store.load("k7qm2w9xtr")).header == table.header
