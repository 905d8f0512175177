"""A house says when it cannot keep a move, once, and when it can again; and it is the only one that writes."""

import asyncio
import os
import resource
import sqlite3
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from houses import a_house, a_party, connected, rest
from processes import Process
from structlog.testing import capture_logs
from tables import a_lobby, a_table, play_on

from saloon.core.log import Entry
from saloon.storage.database import open_store
from saloon.storage.sole import sole_server
from saloon.table.errors import StorageFailed

HANG_UP = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND datname = current_database()
"""
TAKE_LOCK = "SELECT pg_advisory_lock(hashtext('saloon server'))"  # as soon as PostgreSQL has hung up


async def test_while_a_move_cannot_be_stored_the_house_is_not_ready(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/house.db")
    with capture_logs() as logs:
        async with a_house(store, bot_workers=1) as address, rest(address) as web:
            party = await a_party(address)
            seat = min(address.house.lobby.tables[party.table].match.legal)
            async with connected(address, party.table, party.secrets[seat]) as client:
                act = client.heard[0]["position"]["actions"][0]
                other = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
                other.execute("BEGIN IMMEDIATE")
                before = await web.get("/readyz")
                for name in ("m", "n"):
                    await client.answer(type="act", id=name, seq=0, act=act)
                during = await web.get("/readyz")
                other.execute("ROLLBACK")
                other.close()
                after, alive = await web.get("/readyz"), await web.get("/healthz")

    assert (before.status_code, during.status_code, after.status_code, alive.status_code) == (503, 503, 200, 200)
    assert during.text.startswith("storage-locked: ")
    told = [each for each in logs if each["event"] in ("storage_failed", "storage_recovered")]
    assert [each["event"] for each in told] == ["storage_failed", "storage_recovered"]
    assert (told[0]["tables"], told[0]["why"]) == ([party.table], "storage-locked")


async def test_a_full_disk_makes_the_house_unready_until_there_is_room(tmp_path: Path) -> None:
    process = Process(tmp_path)
    try:
        address = await process.start()
        async with rest(address) as web:
            unlimited = resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (1, unlimited[1]))
            refused = await web.post("/api/tables", json={"game": "abilene"})
            during = [await web.get("/readyz") for _ in range(2)]
            resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, unlimited)
            after = await web.get("/readyz")
        process.stop()
    finally:
        process.close()

    assert [refused.status_code, *[each.status_code for each in during], after.status_code] == [503, 503, 503, 200]
    assert process.log.read_text("utf-8").count("storage_recovered") == 1  # the failure found no room in the log either


def links(folder: Path) -> list[Path]:
    """Call a file by other names: a link, a link to its folder, a hard link, a way around."""
    (folder / "near").mkdir()
    (folder / "link.db").symlink_to(folder / "near" / "house.db")
    (folder / "folder").symlink_to(folder / "near")
    return [folder / "link.db", folder / "folder" / "house.db", folder / "near" / ".." / "near" / "house.db"]


def test_a_file_has_one_server_whatever_it_is_called(tmp_path: Path) -> None:
    aliases = links(tmp_path)
    house = tmp_path / "near" / "house.db"

    with sole_server(f"sqlite:///{house}"):
        for alias in aliases:
            with pytest.raises(StorageFailed, match="has a server"), sole_server(f"sqlite:///{alias}"):
                pytest.fail("a second server was let in")


async def test_a_hard_link_is_no_way_around_the_lock(tmp_path: Path) -> None:
    house = tmp_path / "house.db"
    with sole_server(f"sqlite:///{house}") as lock:
        store = await open_store(f"sqlite:///{house}")
        await lock.guard(store)
        os.link(house, tmp_path / "other.db")

        with pytest.raises(StorageFailed, match="has a server"), sole_server(f"sqlite:///{tmp_path}/other.db"):
            pytest.fail("a second server was let in")

        await a_table(2, lobby=a_lobby(store=store))  # the locks of SQLite itself are untouched
        await store.close()
    with sole_server(f"sqlite:///{tmp_path}/other.db"):
        pass


def test_a_name_that_only_sqlite_understands_is_refused() -> None:
    with (
        pytest.raises(StorageFailed, match="no database that Saloon knows"),
        sole_server("sqlite:///file:house.db?uri=true"),
    ):
        pytest.fail("a second name was let in")


async def test_who_lost_the_lock_of_a_server_writes_nothing_any_more(postgres: Callable[[], str]) -> None:
    url = postgres()
    with sole_server(url) as lock:
        store = await open_store(url)
        await lock.guard(store)
        table = await a_table(2, lobby=a_lobby(store=store))
        entry = Entry(1, "move", 0, 0, "join")
        with capture_logs() as logs, psycopg.connect(url, autocommit=True) as other:
            other.execute(HANG_UP)
            other.execute(TAKE_LOCK)
            for _ in range(3):
                with pytest.raises(StorageFailed, match="nothing was changed"):
                    await store.append(table.header.id, entry)
            with pytest.raises(StorageFailed, match="taken the database over"):
                await store.check()
            count = other.execute("SELECT count(*) FROM entries").fetchone()
        with pytest.raises(StorageFailed, match="taken the database over"):  # what it knows is old now
            await store.append(table.header.id, entry)
        await store.close()

    assert count == (0,)
    assert [each["event"] for each in logs] == ["storage_failed", "storage_lost"]


async def test_a_server_whose_line_was_cut_takes_its_lock_back(postgres: Callable[[], str]) -> None:
    url = postgres()
    with sole_server(url) as lock:
        store = await open_store(url)
        await lock.guard(store)
        table = await a_table(2, lobby=a_lobby(store=store))
        with pytest.raises(StorageFailed), sole_server(url):
            pytest.fail("the lock was handed over, not given up")
        with psycopg.connect(url, autocommit=True) as other:
            other.execute(HANG_UP)
        with pytest.raises(StorageFailed, match="nothing was changed"):
            await store.append(table.header.id, Entry(1, "move", 0, 0, "join"))
        await store.check()
        await play_on(table, 3)
        with pytest.raises(StorageFailed), sole_server(url):
            pytest.fail("the lock is held again")
        await store.close()

    async with asyncio.timeout(10):
        while True:  # until PostgreSQL has seen that the connection is gone
            try:
                with sole_server(url):
                    break
            except StorageFailed:
                await asyncio.sleep(0.1)
