"""A house with the built client, and people in real browsers around its tables."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import saloon

DIST = Path(saloon.__file__).parent / "web" / "dist"
QUICK = {
    "SALOON_BOT_PACE": "0",
    "SALOON_BEAT_SECONDS": "0",
    "SALOON_BOT_WORKERS": "1",
    "SALOON_LANG": "en",
    **dict.fromkeys((f"SALOON_RATE_{what}" for what in ("REQUESTS", "TABLES", "SOCKETS", "LISTS")), "100000/minute"),
    "SALOON_MOST_TABLES": "5000",
}
SERVE = "import sys; from saloon.cli.main import main; sys.exit(main())"


def _is_wanted() -> bool:
    return bool(os.environ.get("SALOON_EXPECT_WEB"))


@pytest.fixture(scope="session")
def client() -> Path:
    """Give the folder of the built client."""
    if not (DIST / "index.html").is_file():
        assert not _is_wanted(), "the client is not built: run `make web`"
        pytest.skip("the client is not built: run `make web`")
    return DIST


@pytest.fixture(scope="session")
def house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Open a house with quick bots; give its address."""
    with open_house(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="session")
def resting_house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Open a house whose tables rest when a hand or a round ends; give its address."""
    with open_house(tmp_path_factory.mktemp("resting"), SALOON_BEAT_SECONDS="30") as address:
        yield address


@pytest.fixture(scope="session")
def impatient_house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Open a house where the others may vote after 6 seconds, and who does not move is asked after 30."""
    settings = {"SALOON_IDLE_SECONDS": "30", "SALOON_BOT_PACE": "60"}
    with open_house(tmp_path_factory.mktemp("impatient"), **settings) as address:
        yield address


@contextmanager
def open_house(folder: Path, **settings: str) -> Iterator[str]:
    """Serve a house that keeps its matches in a folder; give its address."""
    environment = {**os.environ, **QUICK, **settings}
    database = str(folder / "house.db")
    command = [sys.executable, "-c", SERVE, "serve", "--host", "127.0.0.1", "--port", "0", "--database", database]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True}
    with subprocess.Popen(command, env=environment, **pipes) as run:
        assert run.stdout is not None
        yield address_of(iter(run.stdout.readline, ""))
        run.terminate()


def address_of(lines: Iterator[str]) -> str:
    """Read the address of a house off what it prints."""
    for line in lines:
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found:
            return found.group()
    raise AssertionError("the house did not open")


@pytest.fixture(scope="session")
def browser(client: Path) -> Iterator[Any]:
    """Start the Chromium of the system."""
    from browser import find
    from people import ARGUMENTS, sync_api

    path = find()
    if path is None:
        assert not _is_wanted(), "no Chromium was found"
        pytest.skip("no Chromium was found")
    with sync_api.sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def person(browser: Any, house: str, request: pytest.FixtureRequest) -> Iterator[Callable[..., Any]]:
    """Let people come in; at the end none of them may have met an error or a stranger's host."""
    from people import Person

    people: list[Person] = []

    def come(
        name: str = "Ada",
        lang: str = "fr",
        width: int = 1280,
        theme: str = "day",
        *,
        calm: bool = False,
        touch: bool = False,
        rests: bool = False,
        tips: bool = False,
    ) -> Person:
        address = request.getfixturevalue("resting_house") if rests else house
        people.append(Person(browser, address, name, lang, width, theme, calm=calm, touch=touch, tips=tips))
        return people[-1]

    yield come
    for each in people:
        each.context.close()
    assert [problem for each in people for problem in each.problems] == []
