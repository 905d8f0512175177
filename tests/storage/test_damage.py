"""What is damaged is named in words, set aside, and keeps nobody else from playing."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from houses import a_house, a_party, rest
from structlog.testing import capture_logs
from tables import a_lobby, a_table, play_on

from saloon import catalog
from saloon.cli.main import run
from saloon.storage.database import open_store
from saloon.storage.examine import examine
from saloon.table.errors import StorageFailed, UnknownTable

Harm = Callable[[sqlite3.Connection, str], object]


def in_header(**changes: object) -> Harm:
    """Write other values into the header of a table."""

    def harm(database: sqlite3.Connection, table: str) -> None:
        text = database.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()[0]
        changed = json.dumps({**json.loads(text), **changes})
        database.execute("UPDATE tables SET header = ? WHERE id = ?", (changed, table))

    return harm


def in_table(column: str, value: object) -> Harm:
    return lambda database, table: database.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (value, table))


def in_entry(column: str, value: object, seq: int = 2) -> Harm:
    change = f"UPDATE entries SET {column} = ? WHERE table_id = ? AND seq = {seq}"
    return lambda database, table: database.execute(change, (value, table))


def without_entry(database: sqlite3.Connection, table: str) -> None:
    database.execute("DELETE FROM entries WHERE table_id = ? AND seq = 2", (table,))


def with_invalid_text(database: sqlite3.Connection, table: str) -> None:
    database.execute("UPDATE tables SET header = CAST(x'7bff22' AS TEXT) WHERE id = ?", (table,))


DAMAGE = {  # what is done to the database, and the reason that is found
    "header no json": (in_table("header", '{"options": '), "table-json"),
    "header no text": (with_invalid_text, "table-json"),
    "header a number": (in_table("header", 7), "table-json"),
    "header nested": (in_table("header", "[" * 100_000), "table-json"),
    "options no table": (in_header(options=[1]), "table-field"),
    "an option unknown": (in_header(options={"moon": "full"}), "option-unknown"),
    "seats wrong": (in_header(seats=[{"kind": 3}, {}]), "table-field"),
    "seats none": (in_header(seats=[]), "table-field"),
    "seat of no kind": (in_header(seats=[{"kind": "ghost"}, {}]), "table-field"),
    "clock unknown": (in_header(clock={"mode": "sundial", "limit": 0}), "table-field"),
    "pace unknown": (in_header(pace="gallop"), "table-field"),
    "id of another": (in_header(id="table9"), "table-id"),
    "status unknown": (in_header(status="sleeping"), "table-status"),
    "setup differs": (in_header(setup=[1, 2, 3]), "log-luck"),
    "seed differs": (in_header(seed="other"), "log-luck"),
    "draws no json": (in_entry("draws", "[1, "), "log-column"),
    "draws no numbers": (in_entry("draws", '["a"]'), "log-column"),
    "draws differ": (in_entry("draws", "[9, 9, 9, 9]"), "log-luck"),
    "seq missing": (without_entry, "log-gap"),
    "seq no number": (in_entry("seq", "two"), "log-column"),
    "seat no number": (in_entry("seat", "left"), "log-column"),
    "kind unknown": (in_entry("kind", "wink"), "log-column"),
    "move illegal": (in_entry("action", "fly 4"), "log-move"),
    "move no text": (in_entry("action", b"\x00\xff"), "log-column"),
    "seat nowhere": (in_entry("seat", 77), "log-move"),
}
NOT_OURS = {  # what no start touches, but the doctor names
    "game unknown": (in_header(game="poker"), "table-column"),
    "game of nobody": (
        lambda database, table: [in_header(game="poker")(database, table), in_table("game", "poker")(database, table)],
        "unknown-game",
    ),
    "status of a column": (in_table("status", "sleeping"), "table-status"),
    "code of a column": (in_table("code", "ZZZZZ"), "table-column"),
    "a ghost resigns": (
        lambda database, table: database.execute(
            "UPDATE entries SET kind = 'resign', seat = 77, draws = '[]' WHERE table_id = ? AND seq = 6", (table,)
        ),
        "log-seat",
    ),
}


@contextlib.contextmanager
def without_guards(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database for somebody who breaks everything in it."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("DROP TRIGGER entries_UPDATE")
        database.execute("DROP TRIGGER entries_DELETE")
        yield database
        database.commit()


async def two_tables(path: Path) -> tuple[str, str]:
    """Play at two tables; name them."""
    store = await open_store(f"sqlite:///{path}")
    lobby = a_lobby(store=store)
    first, second = await a_table(2, lobby=lobby), await a_table(2, lobby=lobby)
    for table in (first, second):
        await play_on(table, 6)
    await store.close()
    return first.header.id, second.header.id


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_damaged_table_is_set_aside_and_the_house_opens(damage: str, tmp_path: Path) -> None:
    fine, hurt = await two_tables(tmp_path / "house.db")
    harm, reason = DAMAGE[damage]
    with without_guards(tmp_path / "house.db") as database:
        harm(database, hurt)
        header = database.execute("SELECT CAST(header AS BLOB) FROM tables WHERE id = ?", (hurt,)).fetchone()

    store = await open_store(f"sqlite:///{tmp_path}/house.db")
    lobby = a_lobby(store=store)
    lost = await lobby.resume()
    again = a_lobby(store=store)
    await store.append(fine, (await play_one(lobby, fine)))

    assert (lost, list(lobby.tables)) == ([hurt], [fine])
    assert lobby.aside == {hurt: reason}
    assert await again.resume() == []  # it is named once
    with contextlib.suppress(Exception):
        await again.find(hurt)
    assert hurt not in again.tables
    await store.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "house.db")) as database:
        kept = database.execute("SELECT status, CAST(header AS BLOB) FROM tables WHERE id = ?", (hurt,)).fetchone()
    assert kept == ("aside", *header)


async def play_one(lobby, table):
    """Prepare one more entry of a table that is fine."""
    found = await lobby.find(table)
    seat = min(found.match.legal)
    return found.match.prepare(seat, found.match.legal[seat][0]).entry


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("damage", [*DAMAGE, *NOT_OURS])
def test_the_doctor_names_damage_in_words(
    damage: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, hurt = asyncio.run(two_tables(tmp_path / "house.db"))
    with without_guards(tmp_path / "house.db") as database:
        ({**DAMAGE, **NOT_OURS}[damage][0])(database, hurt)
    call = ["doctor", "--database", str(tmp_path / "house.db"), "--lang", lang]
    capsys.readouterr()

    assert run([*call, "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert run(call) == 1
    shown = capsys.readouterr()

    assert [each["table"] for each in report["broken"]] == [hurt]
    assert report["broken"][0]["why"]
    assert "beyond words" not in report["broken"][0]["why"]
    assert "de mots" not in report["broken"][0]["why"]
    assert hurt in shown.out
    assert shown.err == ""


@pytest.mark.parametrize("damage", [*DAMAGE, *NOT_OURS])
async def test_the_doctor_finds_the_reason(damage: str, tmp_path: Path) -> None:
    _, hurt = await two_tables(tmp_path / "house.db")
    harm, reason = {**DAMAGE, **NOT_OURS}[damage]
    with without_guards(tmp_path / "house.db") as database:
        harm(database, hurt)

    store = await open_store(f"sqlite:///{tmp_path}/house.db")
    findings = {finding.table: finding.error async for finding in examine(store, catalog.game)}
    await store.close()

    assert findings.pop(hurt).reason == reason
    assert list(findings.values()) == [None]


async def test_a_code_that_two_tables_have_and_lines_of_no_table_are_found(tmp_path: Path) -> None:
    first, second = await two_tables(tmp_path / "house.db")
    with without_guards(tmp_path / "house.db") as database:
        database.execute("DROP INDEX ix_tables_code")
        in_header(code="K7M2X")(database, first)
        in_header(code="K7M2X")(database, second)
        database.execute("UPDATE tables SET code = 'K7M2X'")
        database.execute("INSERT INTO entries VALUES ('nowhere', 1, 'move', 0, 0, 'join', '[]', 0, 'person', '')")

    store = await open_store(f"sqlite:///{tmp_path}/house.db")
    errors = {finding.table: finding.error async for finding in examine(store, catalog.game)}
    await store.close()

    assert sorted(error.reason for error in errors.values() if error) == ["log-orphan", "table-code"]
    assert errors["nowhere"].facts == {"count": 1}


def test_the_doctor_sets_aside_and_brings_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, hurt = asyncio.run(two_tables(tmp_path / "house.db"))
    call = ["doctor", "--database", str(tmp_path / "house.db"), "--lang", "en", "--json"]
    with without_guards(tmp_path / "house.db") as database:
        header = database.execute("SELECT header FROM tables WHERE id = ?", (hurt,)).fetchone()[0]
        in_table("header", "{}")(database, hurt)

    assert run([*call, "--set-aside"]) == 0
    aside = json.loads(capsys.readouterr().out)
    with contextlib.closing(sqlite3.connect(tmp_path / "house.db")) as database:
        in_table("header", header)(database, hurt)
        database.commit()
    assert run(call) == 0
    well = json.loads(capsys.readouterr().out)
    assert run([*call, "--bring-back"]) == 0
    back = json.loads(capsys.readouterr().out)

    assert [(each["table"], bool(each["why"])) for each in aside["aside"]] == [(hurt, True)]
    assert [(each["table"], bool(each["why"])) for each in well["aside"]] == [(hurt, False)]
    assert (back["aside"], back["broken"], back["matches"]) == ([], [], 2)
    with contextlib.closing(sqlite3.connect(tmp_path / "house.db")) as database:
        assert database.execute("SELECT status FROM tables WHERE id = ?", (hurt,)).fetchone() == ("live",)


async def test_a_house_names_the_table_in_its_log_and_tells_people_that_it_is_aside(tmp_path: Path) -> None:
    _, hurt = await two_tables(tmp_path / "house.db")
    with without_guards(tmp_path / "house.db") as database:
        in_entry("action", "fly 4")(database, hurt)

    with capture_logs() as logs:
        async with a_house(await open_store(f"sqlite:///{tmp_path}/house.db")) as address, rest(address) as client:
            refused = await client.get(f"/api/tables/{hurt}")
            party = await a_party(address)

    named = [each for each in logs if each["event"] == "table_set_aside"]
    assert [(each["table"], each["why"]) for each in named] == [(hurt, "log-move")]
    assert (refused.status_code, refused.json()["code"]) == (404, "unknown_table")
    assert "set aside" in refused.json()["message"]
    assert party.table


async def test_a_store_that_is_busy_sets_nothing_aside(tmp_path: Path) -> None:
    fine, _ = await two_tables(tmp_path / "house.db")
    store = await open_store(f"sqlite:///{tmp_path}/house.db")
    lobby = a_lobby(store=store)

    async def fail(table: str) -> None:
        raise StorageFailed("storage-locked", "another program holds the database", {})

    store.load, load = fail, store.load
    lost = await lobby.resume()
    store.load = load

    assert fine in lost
    assert lobby.aside == {}
    assert (await lobby.find(fine)).seq == 6
    await store.close()


async def test_what_is_aside_is_not_found(tmp_path: Path) -> None:
    fine, _ = await two_tables(tmp_path / "house.db")
    store = await open_store(f"sqlite:///{tmp_path}/house.db")
    await store.set_aside(fine)

    with pytest.raises(UnknownTable, match="set aside"):
        await a_lobby(store=store).find(fine)
    await store.close()


def spoil_pages(path: Path) -> None:
    """Overwrite everything but the first page."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = database.execute("PRAGMA page_size").fetchone()[0]
        pages = database.execute("SELECT rootpage FROM sqlite_master WHERE name IN ('tables', 'entries')").fetchall()
    data = bytearray(path.read_bytes())
    for (page,) in pages:
        data[(page - 1) * size : page * size] = b"\xfe" * size
    path.write_bytes(data)


@pytest.mark.usefixtures("as_before")
@pytest.mark.parametrize("command", ["serve --host 127.0.0.1 --port 0", "doctor"])
@pytest.mark.parametrize(
    "spoil", [spoil_pages, lambda path: path.write_bytes(b"no database, " * 999)], ids=["malformed", "no database"]
)
def test_a_damaged_file_is_called_damaged_in_one_line(
    command: str, spoil: Callable[[Path], object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "house.db"
    asyncio.run(two_tables(path))
    spoil(path)
    capsys.readouterr()

    assert run([*command.split(), "--database", str(path), "--lang", "en"]) == 1
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert f"{path} is damaged" in said[0]


def test_the_database_of_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "recipes.db"
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
        database.commit()
    before = path.read_bytes()

    assert run(["doctor", "--database", str(path), "--lang", "en"]) == 1
    assert "the database of another program" in capsys.readouterr().err
    assert path.read_bytes() == before


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("table", ["reviews", "studies"])
def test_a_table_that_is_missing_is_named(
    table: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(two_tables(tmp_path / "house.db"))
    with contextlib.closing(sqlite3.connect(tmp_path / "house.db")) as database:
        database.execute(f"DROP TABLE {table}")
        database.commit()
    for call in (["doctor", "--database", f"{tmp_path}/house.db"], ["restore", f"{tmp_path}/house.db"]):
        capsys.readouterr()
        where = ["--database", f"{tmp_path}/new.db"] if call[0] == "restore" else []

        assert run([*call, *where, "--lang", lang]) == 1
        said = capsys.readouterr().err
        assert f"{tmp_path}/house.db" in said
        assert table in said


@pytest.mark.parametrize("bad", ["'{'", "x'ff00'", "'[]'", "CAST(x'7bff22' AS TEXT)"])
def test_the_doctor_names_reviews_that_cannot_be_read_and_takes_them_out(
    bad: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = asyncio.run(two_tables(tmp_path / "house.db"))
    with contextlib.closing(sqlite3.connect(tmp_path / "house.db")) as database:
        database.execute(f"INSERT INTO reviews VALUES (?, 1, {bad})", (first,))
        database.execute("INSERT INTO reviews VALUES (?, 1, '{}')", (second,))
        database.execute("INSERT INTO reviews VALUES ('nowhere', 1, '{}')")
        database.commit()
    call = ["doctor", "--database", f"{tmp_path}/house.db", "--lang", "en"]

    assert run([*call, "--json"]) == 1
    named = [(each["what"], each["table"]) for each in json.loads(capsys.readouterr().out)["broken"]]
    assert run(call) == 1
    assert f"Review of {first}" in capsys.readouterr().out
    assert run([*call, "--set-aside"]) == 0
    assert run(call) == 0

    assert sorted(named) == sorted([("review", first), ("review", "nowhere")])


VIEW = "CREATE VIEW studies AS WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT old.* FROM old, r"
TRIGGER = "CREATE TRIGGER own AFTER INSERT ON tables BEGIN DELETE FROM studies; END"


@pytest.mark.parametrize("planted", [["ALTER TABLE studies RENAME TO old", VIEW], [TRIGGER]], ids=["view", "trigger"])
def test_a_file_in_which_something_was_planted_is_not_read(
    planted: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "house.db"
    asyncio.run(two_tables(path))
    with contextlib.closing(sqlite3.connect(path)) as database:
        for statement in planted:
            database.execute(statement)
        database.commit()

    for call in (["doctor", "--database", f"{path}"], ["restore", f"{path}", "--database", f"{tmp_path}/new.db"]):
        assert run([*call, "--lang", "en"]) == 1
        assert f"{path} holds what no house made" in capsys.readouterr().err


def test_studies_that_cannot_be_followed_are_named_when_they_are_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(two_tables(tmp_path / "house.db"))
    with contextlib.closing(sqlite3.connect(tmp_path / "house.db")) as database:
        database.execute("INSERT INTO studies VALUES ('mine', '', 1, 1, '{')")
        database.commit()

    assert run(["restore", f"{tmp_path}/house.db", "--database", f"{tmp_path}/new.db", "--lang", "en"]) == 0
    assert "Study mine cannot be followed" in capsys.readouterr().out
