"""Finds the games of the house; the only module that looks inside saloon.games."""

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import saloon.games
from saloon.core.errors import UnknownGame
from saloon.core.game import Game


@cache
def names() -> list[str]:
    """List the games by name."""
    return sorted(module.name for module in pkgutil.iter_modules(saloon.games.__path__) if module.ispkg)


@cache
def game(name: str) -> Game:
    """Bring a game from the shelf; raise UnknownGame if there is none of that name."""
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
    """Give the folder of a game."""
    path = importlib.import_module(f"saloon.games.{name}").__file__
    assert path is not None
    return Path(path).parent


@cache
def artist(name: str) -> Callable[[Any, Any, list[str]], Any] | None:
    """Give the function that draws a view of a game in a terminal, if the game has one: draw(view, texts, names)."""
    module = f"saloon.games.{name}.terminal"
    if importlib.util.find_spec(module) is None:
        return None
    drawn: Callable[[Any, Any, list[str]], Any] = importlib.import_module(module).draw
    return drawn


@cache
def hands(name: str) -> Any:
    """Give the module with which a game against the clock is played in a terminal.

    Besides `draw` it has keys(view), what each key does; stopwatch(view), which times a person; is_calm(view), whether
    there is time to read; and times(view, texts, names), which shows who did what when.
    """
    return importlib.import_module(f"saloon.games.{name}.terminal")
