"""Levels of bots, and the one function that a worker runs to think for a seat."""

from collections.abc import Callable
from dataclasses import dataclass, field

from saloon import catalog
from saloon.bots.greedy import GreedyBot
from saloon.bots.random import RandomBot
from saloon.core.action import Action
from saloon.core.bot import NEVER, Bot
from saloon.core.chance import SeededChance
from saloon.core.game import Game
from saloon.core.options import Options
from saloon.core.rules import View
from saloon.table.errors import UnknownLevel

USUAL = "cowboy"

HOUSE: dict[str, Callable[[Game], Bot]] = {  # from the weakest to the strongest; for games without bots of their own
    "tenderfoot": lambda game: RandomBot(),
    "cowboy": lambda game: GreedyBot(game.rate),
}


def levels(game: Game) -> list[str]:
    """List the levels of a game from the weakest to the strongest."""
    return list(game.bots or HOUSE)


def make_bot(game: Game, level: str) -> Bot:
    """Call a bot of a level; raise UnknownLevel if there is none."""
    known = levels(game)
    if level not in known:
        names = ", ".join(known)
        raise UnknownLevel(
            "unknown-level", f"no bot is a {level!r}; there are: {names}", {"level": level[:40], "levels": names}
        )
    return game.bots[level]() if game.bots else HOUSE[level](game)


@dataclass
class Question:
    """All that a bot needs to think for a seat; it knows what the seat knows and nothing else."""

    game: str
    seats: int
    options: Options
    level: str
    view: View
    luck: str  # of the bot, not of the match
    actions: list[str] = field(default_factory=list)  # none when the question is not what, but when
    previous: int = NEVER  # ms of its last timed action in this window
    before: list["Question"] = field(default_factory=list)  # what it was asked in this window, oldest first


def think(question: Question) -> str:
    """Choose one of the actions; runs in a worker."""
    return _choose(_recall(question), question)


def when(question: Question) -> int:
    """Name the millisecond of the next timed action, or NEVER; runs in a worker."""
    return _name_time(_recall(question), question)


def _recall(question: Question) -> Bot:
    """Call a bot that remembers: what it was asked before it is asked again, with the same luck."""
    bot = make_bot(catalog.game(question.game), question.level)
    for earlier in question.before:
        if earlier.actions:
            _choose(bot, earlier)
        else:
            _name_time(bot, earlier)
    return bot


def _choose(bot: Bot, question: Question) -> str:
    catalogue = catalog.game(question.game).catalogue(question.seats, question.options)
    actions = [catalogue.actions[catalogue.number(Action(text))] for text in question.actions]
    return bot.choose(question.view, actions, SeededChance(question.luck)).text


def _name_time(bot: Bot, question: Question) -> int:
    game, luck = catalog.game(question.game), SeededChance(question.luck)
    if bot.is_timed:
        return bot.when(question.view, question.previous, luck)
    return game.pace(question.previous, luck) if game.pace is not None else NEVER
