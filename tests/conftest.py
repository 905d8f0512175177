"""What all tests share: a toy to play with, the engine they run on, and tests that wait."""

import asyncio
import inspect
import os
import signal
from collections.abc import Iterator

import pytest
import structlog
from climb import climb_game
from concerning import concerns
from hypothesis import settings as hypothesis_settings

from saloon.core.game import Game
from saloon.engine import engine

hypothesis_settings.register_profile("saloon", deadline=None, max_examples=25, derandomize=True)
hypothesis_settings.load_profile("saloon")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="run only the tests that concern a game: those that name it or look over all games")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game = config.getoption("--game")
    kept = [item for item in items if game is None or concerns(item, game)]
    if len(kept) < len(items):
        config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
        items[:] = kept


def pytest_report_header() -> str:
    return f"engine: {engine()}"


def pytest_sessionstart(session: pytest.Session) -> None:
    wanted = os.environ.get("SALOON_EXPECT_ENGINE")
    if wanted and engine() != wanted:
        pytest.exit(f"these tests are for the {wanted} engine, but the {engine()} one runs", returncode=2)


@pytest.fixture
def climb() -> Game:
    return climb_game()


@pytest.fixture
def as_before() -> Iterator[None]:
    """Let neither the logs nor the signals of a server outlive it."""
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    for number, handler in handlers.items():
        signal.signal(number, handler)
    structlog.reset_defaults()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that waits in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True
