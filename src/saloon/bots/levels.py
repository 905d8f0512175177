"""Levels: the one registry of bots, with the same names in the terminal, on the server and in the laboratory."""

from typing import ClassVar, Final

from saloon.bots.greedy import GreedyBot
from saloon.bots.random import RandomBot
from saloon.core.bot import Bot
from saloon.core.errors import SaloonError
from saloon.core.game import Game

RANDOM: Final = "random"  # in every game; the strength of other bots is measured against it
USUAL: Final = "cowboy"
COMMON: Final = ["tenderfoot", USUAL]  # for games without bots of their own


class UnknownLevel(SaloonError):
    """A game has no bot of that name."""

    code: ClassVar[str] = "unknown_level"


def levels(game: Game) -> list[str]:
    """List the bots that people may play against, from the weakest to the strongest."""
    return list(game.bots) or COMMON


def names(game: Game) -> list[str]:
    """List all bots of a game, from the weakest to the strongest."""
    return [RANDOM, *levels(game)]


def make_bot(game: Game, name: str) -> Bot:
    """Return a new bot; raise UnknownLevel if the game has none of that name."""
    if name not in names(game):
        known = ", ".join(names(game))
        raise UnknownLevel(
            "unknown-level", f"no bot is called {name!r}; there are: {known}", {"level": name[:40], "levels": known}
        )
    if name in game.bots:
        return game.bots[name]()
    return GreedyBot(game.rate) if name == USUAL else RandomBot()
