"""Levels: the one registry of bots, with the same names in the terminal, on the server and in the laboratory."""

from typing import ClassVar, Final

from saloon.bots.random import RandomBot
from saloon.bots.rating import Beginner, RatingBot
from saloon.bots.temper import EVEN, TEMPERS, Temper
from saloon.bots.thinking import Budget, PartlySearchBot, SearchBot
from saloon.core.bot import Bot
from saloon.core.errors import SaloonError
from saloon.core.game import Game

RANDOM: Final = "random"  # the strength of other bots is measured against it
TENDERFOOT: Final = "tenderfoot"
COWBOY: Final = "cowboy"
DESPERADO: Final = "desperado"
LEGEND: Final = "legend"
LEVELS: Final = [TENDERFOOT, COWBOY, DESPERADO, LEGEND]  # that people play against, from the weakest to the strongest
USUAL: Final = COWBOY
ADVISER: Final = DESPERADO  # gives hints: strong, and quick enough to be waited for
WIDTHS: Final = {DESPERADO: 6, LEGEND: 8}  # actions that are thought about, the best rated ones


class UnknownLevel(SaloonError):
    """There is no bot of that name."""

    code: ClassVar[str] = "unknown_level"


def names() -> list[str]:
    """List all bots, from the weakest to the strongest; each may be followed by a temper, as in `cowboy:bold`."""
    return [RANDOM, *LEVELS]


def thinks_ahead(game: Game, name: str) -> bool:
    """Tell whether a bot searches, which takes a while; the others answer at once."""
    level = name.partition(":")[0]
    return level in WIDTHS and level not in game.bots


def rollouts_of(game: Game, level: str) -> int:
    """Return how many rollouts a level that thinks ahead makes for a decision, at the smallest table."""
    return game.foresight.legend if level == LEGEND else game.foresight.desperado


def check_level(name: str) -> None:
    """Raise UnknownLevel unless people play against bots of this level; those of a table have tempers of their own."""
    if name not in LEVELS:
        known = ", ".join(LEVELS)
        message = f"no level is called {name!r}; there are: {known}"
        raise UnknownLevel("plain-level", message, {"level": name[:40], "levels": known})


def make_bot(game: Game, name: str, budget: Budget | None = None) -> Bot:
    """Return a new bot; raise UnknownLevel if there is none of that name."""
    level, _, manner = name.partition(":")
    if level not in names() or (manner and manner not in TEMPERS):
        known = ", ".join(names())
        message = f"no bot is called {name!r}; there are: {known}"
        raise UnknownLevel(
            "unknown-level", message, {"level": name[:40], "levels": known, "tempers": ", ".join(TEMPERS)}
        )
    temper = Temper(game, manner or EVEN)
    if level == RANDOM:
        return RandomBot()
    own = game.bots[level]() if level in game.bots else None
    if level in WIDTHS:
        search = SearchBot(game, rollouts_of(game, level), WIDTHS[level], temper, budget or Budget())
        mixes = game.foresight.mixes if level == LEGEND else None
        return search if own is None else own if mixes is None else PartlySearchBot(own, search, mixes)
    if own is not None:
        return own
    return Beginner(game, temper) if level == TENDERFOOT else RatingBot(game, temper)
