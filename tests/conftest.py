"""The game of docs/adding-a-game.md, written to a folder and put on the shelf."""

import asyncio
import inspect
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings as hypothesis_settings

import saloon.games
from saloon import catalog
from saloon.core.game import Game
from saloon.engine import engine

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"```(?:python|ftl)\n# (climb/\S+)\n(.*?)```", re.DOTALL)

hypothesis_settings.register_profile("saloon", deadline=None, max_examples=25, derandomize=True)
hypothesis_settings.load_profile("saloon")


def pytest_report_header() -> str:
    return f"engine: {engine()}"


def pytest_sessionstart(session: pytest.Session) -> None:
    wanted = os.environ.get("SALOON_EXPECT_ENGINE")
    if wanted and engine() != wanted:
        pytest.exit(f"these tests are for the {wanted} engine, but the {engine()} one runs", returncode=2)


@pytest.fixture(scope="module")  # no longer: other tests ask the shelf what is on it
def climb(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    shelf = tmp_path_factory.mktemp("shelf")
    for name, text in BLOCK.findall((ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")):
        file = shelf / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    saloon.games.__path__.append(str(shelf))
    catalog.names.cache_clear()
    yield catalog.game("climb")
    saloon.games.__path__.remove(str(shelf))
    catalog.names.cache_clear()
    catalog.game.cache_clear()
    for module in [name for name in sys.modules if name.startswith("saloon.games.climb")]:
        del sys.modules[module]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that waits in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True
