"""Levels of bots, and the one function that a worker runs to think for a seat."""

from collections.abc import Callable
from dataclasses import dataclass

from saloon import catalog
from saloon.bots.bot import Bot
from saloon.bots.greedy import GreedyBot
from saloon.bots.random import RandomBot
from saloon.core.action import Action
from saloon.core.chance import SeededChance
from saloon.core.game import Game
from saloon.core.options import Options
from saloon.core.rules import View
from saloon.table.errors import UnknownLevel

LEVELS: dict[str, Callable[[Game], Bot]] = {  # from the weakest to the strongest
    "tenderfoot": lambda game: RandomBot(),
    "cowboy": lambda game: GreedyBot(game.rate),
}


def check_level(level: str) -> None:
    """Raise UnknownLevel if there is no bot of that level."""
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        raise UnknownLevel(
            "unknown-level", f"no bot is a {level!r}; there are: {known}", {"level": level, "levels": known}
        )


@dataclass
class Question:
    """All that a bot needs to think for a seat; it knows what the seat knows and nothing else."""

    game: str
    seats: int
    options: Options
    level: str
    view: View
    actions: list[str]
    luck: str  # of the bot, not of the match


def think(question: Question) -> str:
    """Choose one of the actions; runs in a worker."""
    game = catalog.game(question.game)
    catalogue = game.catalogue(question.seats, question.options)
    actions = [catalogue.actions[catalogue.number(Action(text))] for text in question.actions]
    return LEVELS[question.level](game).choose(question.view, actions, SeededChance(question.luck)).text
