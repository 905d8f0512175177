"""saloon serve, saloon verify and saloon doctor."""

import asyncio
import contextlib
import json
import re
import shlex
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from houses import a_house, a_party, rest
from tables import play_on

from saloon.cli import backup, forget, restore, serve, verify
from saloon.cli.main import run
from saloon.language import LANGUAGES
from saloon.server.http.pages import WEB
from saloon.server.run import listen
from saloon.server.settings import PORT, Settings, read_settings
from saloon.storage.database import open_store
from saloon.storage.sole import sole_server


async def a_downloaded_match(folder: Path) -> Path:
    """Play a match over the server with an undo by consent and a resignation, and download it."""
    store = await open_store(f"sqlite:///{folder}/house.db")
    async with a_house(store) as address, rest(address) as client:
        party = await a_party(address, people=2, bots=0)
        table = address.house.lobby.tables[party.table]
        await play_on(table, 14)
        await table.undo(0, table.seq)
        await play_on(table, 6)
        if table.is_live():
            await table.resign(1)
        file = folder / "match.json"
        file.write_bytes((await client.get(f"/api/tables/{party.table}/replay")).content)
        return file


async def test_a_downloaded_match_is_true_and_a_changed_one_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = await a_downloaded_match(tmp_path)
    data = json.loads(file.read_text("utf-8"))
    move = next(line for line in data["luck"]["log"] if line[0] == "move" and line[3])
    capsys.readouterr()

    assert run(["verify", str(file), "--lang", "en"]) == 0
    assert "True:" in capsys.readouterr().out
    for wrong in ({"seed": "0" * 64}, {"seed_hash": "0" * 64}, {"log": data["luck"]["log"][:-2]}):
        file.write_text(json.dumps({**data, "luck": {**data["luck"], **wrong}}), "utf-8")
        assert run(["verify", str(file), "--lang", "en"]) == 1
    move[3][0] += 1
    file.write_text(json.dumps(data), "utf-8")
    assert run(["verify", str(file), "--lang", "en"]) == 1
    assert "draws" in capsys.readouterr().err


async def test_a_downloaded_match_replays_at_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = await a_downloaded_match(tmp_path)

    assert run(["replay", str(file), "--lang", "en"]) == 0
    assert "Ada" in capsys.readouterr().out


def test_the_doctor_reports_and_fails_for_a_broken_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(a_downloaded_match(tmp_path))
    capsys.readouterr()
    database = str(tmp_path / "house.db")

    assert run(["doctor", "--database", database, "--json", "--lang", "en"]) == 0
    report = json.loads(capsys.readouterr().out)
    with contextlib.closing(sqlite3.connect(database)) as connection:
        last = connection.execute("SELECT table_id, max(seq) FROM entries").fetchone()
        values = (last[0], last[1] + 1)
        connection.execute("INSERT INTO entries VALUES (?, ?, 'move', 0, 0, 'join', '[9]', 0, 'person', '')", values)
        connection.commit()

    assert report["matches"] == 1
    assert report["broken"] == []
    assert report["server"].startswith("SQLite")
    assert run(["doctor", "--database", database, "--lang", "en"]) == 1
    assert "no longer replays" in capsys.readouterr().out


def test_where_nobody_has_played_yet_the_doctor_makes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["doctor", "--database", str(tmp_path / "house.db"), "--lang", "en"]) == 0

    assert "saloon serve makes it" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Call a server that cannot open; give its one line."""
    assert run(["serve", "--host", "127.0.0.1", "--lang", "en", *words]) in (1, 2)
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    return lines[0]


@pytest.mark.usefixtures("as_before")
def test_a_port_in_use_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with listen("127.0.0.1", 0) as door:
        port = str(door.getsockname()[1])

        assert f"Port {port} is taken" in refused(capsys, "--port", port, "--database", f"{tmp_path}/house.db")


@pytest.mark.usefixtures("as_before")
def test_a_database_that_cannot_be_opened_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.db"
    broken.write_text("this is no database" * 100)

    assert "is damaged, or no database" in refused(capsys, "--port", "0", "--database", str(broken))
    assert "Does its folder exist" in refused(capsys, "--port", "0", "--database", f"{tmp_path}/no/house.db")
    unknown = refused(capsys, "--port", "0", "--database", "mysql://ada:whisky@host/name")
    assert "is no database that Saloon knows" in unknown
    assert "whisky" not in unknown


@pytest.mark.usefixtures("as_before")
def test_a_second_server_on_the_same_file_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sole_server(f"sqlite:///{tmp_path}/house.db"):
        assert "is served already" in refused(capsys, "--port", "0", "--database", f"{tmp_path}/house.db")

    with sole_server(f"sqlite:///{tmp_path}/house.db"):
        assert not (tmp_path / "house.db").exists()  # it was never touched


def test_a_setting_that_cannot_be_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SALOON_BOT_PACE", "slow")

    assert 'SALOON_BOT_PACE takes a number from 0 to 10,000,000, not "slow"' in refused(capsys, "--port", "0")


@pytest.mark.parametrize(
    ("name", "value", "right"),
    [
        ("PORT", "abc", "from 0 to 65,535|de 0 à 65.535"),
        ("SALOON_PORT", "70000", "from 0 to 65,535|de 0 à 65.535"),
        ("SALOON_KEEP_DAYS", "-1", "from 0 to 100,000|de 0 à 100.000"),
        ("SALOON_MOST_TABLES", "many", "1 or more|au moins 1"),
        ("SALOON_RATE_MESSAGES", "fast", "40/second"),
        ("SALOON_RATE_TURNS", "0/second", "40/second"),
        ("SALOON_RATE_STUDIES", "0/minute", "1 or more|au moins 1"),
        ("SALOON_DRAIN_SECONDS", "inf", "from 0 to 3,600|de 0 à 3.600"),
        ("SALOON_IDLE_SECONDS", "inf", "from 1 to 10,000,000|de 1 à 10.000.000"),
        ("SALOON_ABSENCE_SECONDS", "1e308", "from 0 to 10,000,000|de 0 à 10.000.000"),
        ("SALOON_KEEP_DAYS", "nan", "from 0 to 100,000|de 0 à 100.000"),
        ("SALOON_PUBLIC_URL", "play.example", "https://play.example"),
        ("SALOON_ALLOWED_ORIGINS", "https://a.example,foo", "https://play.example"),
        ("SALOON_LOG_LEVEL", "loud", "debug, info"),
        ("SALOON_FORWARDED_ALLOW_IPS", "banana", "127.0.0.1"),
        ("SALOON_FORWARDED_ALLOW_IPS", "10.0.0.1/8", "10.0.0.0/8"),
    ],
)
def test_a_wrong_setting_is_told_with_what_would_be_right(
    name: str, value: str, right: str, call: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)

    for lang in LANGUAGES:
        answer = call("doctor", lang=lang)
        assert answer.code == 2
        assert answer.err.startswith(f"saloon: {name} ")
        assert re.search(right, answer.err)


def test_settings_that_are_empty_are_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SALOON_HOST", "SALOON_PORT", "SALOON_BOT_PACE", "SALOON_DATABASE_URL"):
        monkeypatch.setenv(name, "")

    assert read_settings() == Settings()
    assert (read_settings().host, read_settings().port) == ("0.0.0.0", PORT)


@pytest.mark.parametrize("words", ["doctor", "backup sunday.db", "restore sunday.db", "forget Ada"])
def test_a_misspelt_setting_is_told_by_all_who_care_for_a_house(
    words: str, call: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SALOON_DATABSE_URL", "postgresql://host/name")

    assert "Is SALOON_DATABASE_URL meant?" in call(*words.split()).err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_of_serve_names_what_is_usual(lang: str, call: Callable[..., Any]) -> None:
    page = call("serve", "--help", lang=lang).out

    for usual in (Settings().host, str(PORT), "house.db", "SALOON_HOST", "SALOON_PORT", "SALOON_DATABASE_URL"):
        assert usual in page


@pytest.mark.parametrize("example", serve.EXAMPLES)
def test_every_example_of_serve_opens_a_house_that_closes_when_told(
    example: str, environment: dict[str, str], tmp_path: Path
) -> None:
    anywhere = re.sub(r" --port \d+|$", " --port 0", example, count=1)
    words = [sys.executable, "-m", "saloon", *shlex.split(anywhere)[1:]]

    with subprocess.Popen(words, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        first = house.stdout.readline()
        house.send_signal(signal.SIGINT)

        assert house.wait(60) == 0
    assert re.search(r"http://\S+:\d+", first)


@contextlib.contextmanager
def a_served_house(environment: dict[str, str], folder: Path, *words: str) -> Iterator[list[str]]:
    """Run `saloon serve`; give the lines it prints."""
    command = [sys.executable, "-m", "saloon", "serve", "--port", "0", *words]
    with subprocess.Popen(command, env=environment, cwd=folder, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        lines = [house.stdout.readline()]
        while "Ctrl-C" not in lines[-1]:
            lines.append(house.stdout.readline())
        yield lines
        house.send_signal(signal.SIGINT)


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as trial:
            trial.bind(("::1", 0))
    except OSError:
        return False
    return True


@pytest.mark.parametrize("host", ["", "0.0.0.0", "127.0.0.1", "localhost", "::1", "::"])
def test_the_printed_address_opens_as_printed(host: str, environment: dict[str, str], tmp_path: Path) -> None:
    if ":" in host and not has_ipv6():
        pytest.skip("this machine has no IPv6")

    with a_served_house(environment, tmp_path, *(["--host", host] if host else [])) as lines:
        found = re.search(r"http://\S+", lines[0])
        assert found
        house = httpx2.get(f"{found[0]}/api/house", timeout=30).json()
        opened = httpx2.post(f"{found[0]}/api/tables", json={"game": "abilene"}, timeout=30).json()
        facts = httpx2.get(f"{found[0]}/api/tables/{opened['table']['code']}", timeout=30).json()
        page = httpx2.get(f"{found[0]}/{opened['table']['code']}", timeout=30)

    assert facts["id"] == opened["table"]["id"]
    assert page.status_code == (200 if (WEB / "index.html").is_file() else 404)
    if host in ("127.0.0.1", "localhost", "::1"):
        assert house["address"] is None
        assert "saloon serve --host 0.0.0.0" in " ".join(lines)
    elif house["address"] is not None:  # else the machine that runs this test has no network
        assert house["address"] == found[0]
        assert "cannot reach it" not in " ".join(lines)


def test_the_address_that_a_host_has_set_is_printed_and_may_connect(
    environment: dict[str, str], tmp_path: Path
) -> None:
    settings = {**environment, "SALOON_PUBLIC_URL": "https://play.example/"}
    with listen("127.0.0.1", 0) as door:
        port = door.getsockname()[1]

    with a_served_house(settings, tmp_path, "--host", "127.0.0.1", "--port", str(port)) as lines:
        own = f"http://127.0.0.1:{port}/api"
        house = httpx2.get(f"{own}/house", timeout=30).json()
        wish, origin = {"game": "abilene"}, {"origin": "https://play.example"}
        opened = httpx2.post(f"{own}/tables", json=wish, headers=origin, timeout=30)

    assert lines[0].split()[-1] == house["address"] == "https://play.example"
    assert "cannot reach it" not in " ".join(lines)
    assert opened.status_code == 201


@pytest.mark.parametrize("example", verify.EXAMPLES)
def test_every_example_of_verify_runs(
    example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(a_downloaded_match(tmp_path))
    monkeypatch.chdir(tmp_path)

    assert run(shlex.split(example)[1:]) == 0
    assert capsys.readouterr().out


def a_kept_house(file: Path) -> None:
    """Make a database with a match of Ada, and another table."""
    with contextlib.suppress(FileExistsError):
        file.parent.mkdir(parents=True)
    asyncio.run(a_downloaded_match(file.parent))
    columns = "game, version, is_public, created, header"
    with contextlib.closing(sqlite3.connect(file)) as database:
        copy = f"INSERT INTO tables (id, status, {columns}) SELECT 'k7qm2w9xtr', 'closed', {columns} FROM tables"
        database.execute(copy)
        database.commit()


@pytest.mark.parametrize("example", [*backup.EXAMPLES, *restore.EXAMPLES[:1], *forget.EXAMPLES])
def test_every_example_of_those_who_care_for_a_house_runs(
    example: str, call: Callable[..., Any], tmp_path: Path
) -> None:
    for file in (tmp_path / "house.db", tmp_path / "data" / "saloon" / "house.db"):
        a_kept_house(file)
    if example.startswith("saloon restore"):
        assert call("backup", "sunday.db", "--database", "house.db").code == 0

    answer = call(*shlex.split(example)[1:])

    assert answer.code == 0, answer.err
    assert answer.out
