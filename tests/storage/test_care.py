"""saloon backup, restore and forget, and what a house removes by itself."""

import asyncio
import contextlib
import itertools
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from houses import a_house, a_party, rest
from sqlalchemy import create_engine, inspect, make_url, text
from sqlalchemy.pool import NullPool
from tables import HandClock, a_lobby, a_table, play_on

from saloon import catalog
from saloon.cli.main import run
from saloon.core.match import replay
from saloon.storage.backup import back_up
from saloon.storage.backup import restore as put_back
from saloon.storage.database import look, make_engine, open_store
from saloon.storage.examine import examine
from saloon.storage.migrate import upgrade
from saloon.storage.sole import sole_server
from saloon.table.errors import StorageFailed
from saloon.table.means import Means
from saloon.table.store import Kept

REVIEW = Kept(1, '{"whole": 10000}')
STATUSES = ("open", "live", "resting", "over", "closed")


async def fill(url: str, tables: int = 3) -> dict[str, str]:
    """Play at some tables; give the fingerprint of each match."""
    store = await open_store(url)
    lobby = a_lobby(store=store)
    found = [await a_table(2, lobby=lobby) for _ in range(tables)]
    for number, table in enumerate(found):
        await play_on(table, 5 + number)
    await found[0].resign(0)
    prints = {table.header.id: table.match.fingerprint() for table in found}
    await store.close()
    return prints


async def fingerprints(url: str) -> dict[str, str]:
    """Replay everything that a database keeps."""
    store = await open_store(url)
    try:
        assert [each.error async for each in examine(store, catalog.game) if each.error] == []
        stored = [await store.load(header.id) for header in await store.headers(STATUSES)]
        return {each.header.id: replay(catalog.game(each.header.game), each.log()).fingerprint() for each in stored}
    finally:
        await store.close()


async def keep_review(url: str, table: str) -> None:
    store = await open_store(url)
    await store.keep_review(table, REVIEW)
    await store.close()


async def review_of(url: str, table: str) -> Kept | None:
    store = await open_store(url)
    try:
        return await store.review(table)
    finally:
        await store.close()


@pytest.fixture
def from_and_to(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """Give two empty databases of the kinds that are asked for."""
    kinds = {
        "sqlite": lambda name: f"sqlite:///{tmp_path}/{name}.db",
        "postgresql": lambda name: str(request.getfixturevalue("postgres")()),
    }
    first, second = request.param
    return kinds[first]("from"), kinds[second]("to")


@pytest.mark.parametrize(
    "from_and_to", list(itertools.product(["sqlite", "postgresql"], repeat=2)), indirect=True, ids="-".join
)
async def test_a_backup_replays_and_comes_back_anywhere(from_and_to: tuple[str, str], tmp_path: Path) -> None:
    first, second = from_and_to
    played = await fill(first)
    await keep_review(first, "table1")
    file = tmp_path / "sunday.db"

    with sole_server(first):  # it is open
        copied = await back_up(first, file)
    beside = [each.name for each in tmp_path.glob("sunday*")]
    restored = await put_back(file, second)
    again = await put_back(file, second)

    assert beside == ["sunday.db"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert copied.tables == restored.tables == again.skipped == 3
    assert again.tables == 0
    assert copied.entries == restored.entries
    assert await fingerprints(second) == await fingerprints(f"sqlite:///{file}") == played
    assert await review_of(second, "table1") == REVIEW


async def test_a_backup_is_taken_and_put_back_while_people_play(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    await fill(url)
    old = tmp_path / "old.db"
    await back_up(url, old)
    (tmp_path / "house.db").unlink()
    async with a_house(await open_store(url)) as address:
        party = await a_party(address)
        table = address.house.lobby.tables[party.table]
        playing = asyncio.create_task(play_on(table, 60))
        await asyncio.sleep(0.05)
        copied = await back_up(url, tmp_path / "new.db")
        restored = await put_back(old, url)
        await playing
        found = await address.house.lobby.find("table2")

    assert copied.tables == 1
    assert restored.tables == 3
    assert found.seq == 6
    assert len(await fingerprints(url)) == 4
    assert len(await fingerprints(f"sqlite:///{tmp_path}/new.db")) == 1


async def test_a_code_that_another_table_has_meanwhile_is_not_brought_back(tmp_path: Path) -> None:
    await fill(f"sqlite:///{tmp_path}/a.db")
    store = await open_store(f"sqlite:///{tmp_path}/b.db")
    lobby = a_lobby(store=store)
    lobby.means.make_id = lambda: "another"
    lobby._take_code = lambda *_: "BBBBD"  # the second of a_lobby
    await a_table(2, lobby=lobby)
    await store.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "a.db")) as database:
        codes = {row[0] for row in database.execute("SELECT code FROM tables WHERE code IS NOT NULL")}
    with contextlib.closing(sqlite3.connect(tmp_path / "b.db")) as database:
        database.execute("UPDATE tables SET code = ?, header = json_set(header, '$.code', ?)", [min(codes)] * 2)
        database.commit()
    await back_up(f"sqlite:///{tmp_path}/a.db", tmp_path / "sunday.db")

    await put_back(tmp_path / "sunday.db", f"sqlite:///{tmp_path}/b.db")

    assert len(await fingerprints(f"sqlite:///{tmp_path}/b.db")) == 4  # the doctor has nothing to say


def test_a_backup_that_cannot_be_written_names_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(fill(f"sqlite:///{tmp_path}/house.db"))
    call = ["--database", f"{tmp_path}/house.db", "--lang", "en"]

    assert run(["backup", f"{tmp_path}/no/sunday.db", *call]) == 1
    assert "sunday.db cannot be opened" in capsys.readouterr().err
    assert run(["backup", f"{tmp_path}/house.db", *call]) == 2
    assert "is already there" in capsys.readouterr().err
    (tmp_path / "house.db").write_bytes(b"spoilt" * 999)
    assert run(["backup", f"{tmp_path}/sunday.db", *call]) == 1
    assert "house.db is damaged" in capsys.readouterr().err
    assert list(tmp_path.glob("sunday*")) == []


async def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("once upon a time " * 99)
    with contextlib.closing(sqlite3.connect(tmp_path / "other.db")) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
        database.commit()

    for name in ("text.db", "other.db"):
        with pytest.raises(StorageFailed, match=f"{name} is damaged, or no backup"):
            await put_back(tmp_path / name, f"sqlite:///{tmp_path}/house.db")


async def test_a_database_and_all_beside_it_is_for_its_owner_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    with sole_server(url) as lock:
        store = await open_store(url)
        await lock.guard(store)
        await a_table(2, lobby=a_lobby(store=store))
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        await store.close()

    assert modes == dict.fromkeys(["house.db", "house.db-wal", "house.db-shm", "house.db-server"], 0o600)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the address of an empty database."""
    return f"sqlite:///{tmp_path}/house.db" if request.param == "sqlite" else str(request.getfixturevalue("postgres")())


def execute(url: str, statement: str) -> None:
    """Write something into a database, by the means of another program."""
    url = url.replace("postgresql://", "postgresql+psycopg://")
    engine = create_engine(url, poolclass=NullPool)
    with engine.begin() as connection:
        connection.execute(text(statement))


def tables_in(url: str) -> list[str]:
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"), poolclass=NullPool)
    with engine.connect() as connection:
        return sorted(inspect(connection).get_table_names())


def refusals(database: str, file: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Call what only looks at a database, and what would bring it up; give what each says."""
    calls = [["doctor"], ["doctor", "--migrate"], ["backup", str(file)], ["serve", "--port", "0"], ["forget", "Ada"]]
    said = []
    for call in calls:
        code = run([*call, "--database", database, "--lang", "en"])
        output = capsys.readouterr()
        said.append(f"{code} {output.out}{output.err}")
    return said


@pytest.mark.usefixtures("as_before")
@pytest.mark.parametrize("name", ["customers", "entries", "alembic_version"])
def test_a_database_of_another_program_is_left_alone(
    name: str, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    execute(database, f"CREATE TABLE {name} (version_num VARCHAR(32))")
    execute(database, f"INSERT INTO {name} VALUES ('5e1f0c2b9a77')")
    before = (tmp_path / "house.db").read_bytes() if database.startswith("sqlite") else b""

    said = refusals(database, tmp_path / "sunday.db", capsys)

    assert [line for line in said if not line.startswith("1 ") or "another program" not in line] == []
    assert tables_in(database) == [name]
    assert not (tmp_path / "sunday.db").exists()
    assert not before or (tmp_path / "house.db").read_bytes() == before


def test_looking_at_an_empty_database_leaves_it_empty(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "house.db").touch()

    assert run(["doctor", "--database", database, "--lang", "en"]) == 0
    assert "is empty" in capsys.readouterr().out
    assert run(["backup", f"{tmp_path}/sunday.db", "--database", database, "--lang", "en"]) == 1
    assert "is empty" in capsys.readouterr().err
    assert tables_in(database) == []


async def an_older_house(database: str) -> None:
    engine = make_engine(database)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, "0001")
    await engine.dispose()


def test_the_doctor_brings_an_older_house_up_only_when_told(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(an_older_house(database))

    assert run(["doctor", "--database", database, "--lang", "en"]) == 1
    assert "saloon doctor --migrate" in capsys.readouterr().err
    assert look(database).form == "0001"
    assert run(["doctor", "--migrate", "--database", database, "--lang", "en"]) == 0
    assert look(database).kind == "ready"


def test_the_doctor_leaves_every_byte_of_a_backup_as_it_is(tmp_path: Path) -> None:
    asyncio.run(fill(f"sqlite:///{tmp_path}/house.db"))
    asyncio.run(back_up(f"sqlite:///{tmp_path}/house.db", tmp_path / "sunday.db"))
    before = (tmp_path / "sunday.db").read_bytes()

    assert run(["doctor", "--database", f"{tmp_path}/sunday.db"]) == 0
    assert (tmp_path / "sunday.db").read_bytes() == before
    assert [file.name for file in tmp_path.glob("sunday*")] == ["sunday.db"]


@pytest.mark.usefixtures("as_before")
def test_a_postgresql_that_does_not_let_us_in_is_told_as_what_it_is(
    postgres: Callable[[], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = make_url(postgres())
    wrong = {
        "has no database": url.set(database="nosuch"),
        "refuses the name or the password": url.set(username="stranger", password="whisky"),
        "No PostgreSQL server answers": url.set(port=1),
    }

    for words, each in wrong.items():
        for call in (["serve", "--port", "0"], ["doctor"], ["backup", f"{tmp_path}/sunday.db"]):
            assert run([*call, "--database", each.render_as_string(hide_password=False), "--lang", "en"]) == 1
            said = capsys.readouterr().err
            assert words in said
            assert "whisky" not in said


def test_a_name_is_forgotten_everywhere_and_matches_still_replay(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    played = asyncio.run(fill(database))

    assert run(["forget", "Player 0", "--database", database, "--lang", "en"]) == 0
    assert "gone from 3 tables" in capsys.readouterr().out
    assert run(["forget", "Player 0", "--database", database, "--lang", "en"]) == 2
    assert "Nobody" in capsys.readouterr().err
    assert asyncio.run(fingerprints(database)) == played
    assert asyncio.run(names(database)) == {"—", "Player 1"}
    if database.startswith("sqlite"):
        file = Path(database.removeprefix("sqlite:///"))
        assert b"Player 0" not in b"".join(each.read_bytes() for each in file.parent.glob("house.db*"))


async def names(url: str) -> set[str]:
    store = await open_store(url)
    headers = await store.headers(STATUSES)
    await store.close()
    return {seat.name for header in headers for seat in header.seats}


def test_a_table_is_forgotten_with_its_log(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    played = asyncio.run(fill(database))

    assert run(["forget", "table2", "--database", database, "--lang", "fr"]) == 0
    del played["table2"]
    assert asyncio.run(fingerprints(database)) == played
    assert "table2" in capsys.readouterr().out


def test_while_a_house_is_open_nothing_is_forgotten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    asyncio.run(fill(url))
    with sole_server(url):
        assert run(["forget", "Player 0", "--database", f"{tmp_path}/house.db", "--lang", "en"]) == 1

    assert "is served already" in capsys.readouterr().err


async def test_a_log_that_is_not_being_removed_only_grows(tmp_path: Path) -> None:
    await fill(f"sqlite:///{tmp_path}/house.db")
    with contextlib.closing(sqlite3.connect(tmp_path / "house.db")) as database:
        with pytest.raises(sqlite3.IntegrityError, match="a log can only grow"):
            database.execute("DELETE FROM entries")
        database.execute("UPDATE tables SET status = 'removed' WHERE id = 'table1'")
        with pytest.raises(sqlite3.IntegrityError, match="a log can only grow"):
            database.execute("UPDATE entries SET seat = 1 WHERE table_id = 'table1'")
        database.execute("DELETE FROM entries WHERE table_id = 'table1'")


@pytest.mark.parametrize(("keep", "left"), [(0, 2), (30, 1)])
async def test_finished_tables_are_removed_after_so_many_days(keep: int, left: int, database: str) -> None:
    clock = HandClock()
    async with a_house(await open_store(database), Means(now=clock), keep_days=keep) as address:
        house = address.house
        over, live = await a_party(address), await a_party(address)
        await house.lobby.tables[over.table].resign(0)
        clock.pass_by(29 * 86400)
        await house._sweep()
        after_29 = await house.store.ids(("live", "over", "resting"))
        clock.pass_by(2 * 86400)
        await house._sweep()
        after_31 = await house.store.ids(("live", "over", "resting"))

    assert (len(after_29), len(after_31)) == (2, left)
    assert live.table in after_31


async def test_an_older_backup_is_brought_up_and_stays_as_it_is(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path}/old.db")
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, "0002")
    await engine.dispose()
    before = (tmp_path / "old.db").read_bytes()

    copied = await put_back(tmp_path / "old.db", f"sqlite:///{tmp_path}/house.db")

    assert copied.tables == 0
    assert (tmp_path / "old.db").read_bytes() == before


async def test_players_are_told_what_is_kept_in_both_languages() -> None:
    pages = []
    for keep in (0, 30):
        async with a_house(keep_days=keep) as address, rest(address) as client:
            pages.append((await client.get("/api/privacy")).json())

    assert "seed of each match" in pages[0]["page"]["en"]
    assert "graine de chaque partie" in pages[0]["page"]["fr"]
    assert "until the host removes them" in pages[0]["keeping"]["en"]
    assert "after 30 days" in pages[1]["keeping"]["en"]
    assert "après 30 jours" in pages[1]["keeping"]["fr"]
