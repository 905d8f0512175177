"""Catalog: finds the games that are installed; the only module that looks inside saloon.games."""

import importlib
import importlib.util
import pkgutil
from functools import cache
from pathlib import Path
from types import ModuleType

import saloon.games
from saloon.core.errors import UnknownGame
from saloon.core.game import Game


@cache
def names() -> list[str]:
    """List the names of the games."""
    return sorted(module.name for module in pkgutil.iter_modules(saloon.games.__path__) if module.ispkg)


@cache
def game(name: str) -> Game:
    """Return a game; raise UnknownGame if there is none of that name."""
    if name not in names():
        raise UnknownGame(
            "unknown-game",
            f"no game is called {name!r}; there are: {', '.join(names())}",
            {"game": name, "games": ", ".join(names())},
        )
    found = importlib.import_module(f"saloon.games.{name}").GAME
    assert isinstance(found, Game)
    return found


def folder(name: str) -> Path:
    """Return the folder of a game."""
    path = importlib.import_module(f"saloon.games.{name}").__file__
    assert path is not None
    return Path(path).parent


@cache
def terminal(name: str) -> ModuleType | None:
    """Return the module that shows a game in a terminal, if the game has one.

    It has draw(view, texts, names). It may have say(view, texts, names, action), which tells what an action leads to,
    and numbers(view, actions), for choices that are not numbered from 1. A game against the clock has more:
    ready(texts), what to know before it begins; count(view, texts, names, number), the countdown; keys(view), what each
    key does; stopwatch(view), which times a person; is_calm(view), whether there is time to read;
    verdict(event, texts, names, reader), how something ended; and QUIET, the events that need no line.
    """
    module = f"saloon.games.{name}.terminal"
    return importlib.import_module(module) if importlib.util.find_spec(module) is not None else None
