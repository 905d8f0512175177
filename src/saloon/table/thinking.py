"""Question: what a bot is asked for a seat, and the two functions with which a worker answers it."""

from dataclasses import dataclass, field

from saloon import catalog
from saloon.bots.levels import make_bot
from saloon.core.action import Action
from saloon.core.bot import NEVER, Bot
from saloon.core.chance import SeededChance
from saloon.core.options import Options
from saloon.core.rules import View


@dataclass
class Question:
    """Everything that a bot needs to decide for a seat; it contains what the seat knows and nothing else."""

    game: str
    seats: int
    options: Options
    level: str
    view: View
    luck: str  # the seed of the bot's own chance, not of the match
    actions: list[str] = field(default_factory=list)  # empty when the question is not what to do, but when
    previous: int = NEVER  # when its last timed action in this window was, in ms
    before: list["Question"] = field(default_factory=list)  # its earlier questions in this window, oldest first


def think(question: Question) -> str:
    """Return the action that a bot chooses; runs in a worker."""
    return _choose(_recall(question), question)


def when(question: Question) -> int:
    """Return the millisecond of a bot's next timed action, or NEVER; runs in a worker."""
    return _name_time(_recall(question), question)


def _recall(question: Question) -> Bot:
    """Make a bot that remembers its earlier questions: it is asked them again, with the same random seed."""
    bot = make_bot(catalog.game(question.game), question.level)
    for earlier in question.before:
        if earlier.actions:
            _choose(bot, earlier)
        else:
            _name_time(bot, earlier)
    return bot


def _choose(bot: Bot, question: Question) -> str:
    numbering = catalog.game(question.game).numbering(question.seats, question.options)
    actions = [numbering.actions[numbering.number(Action(text))] for text in question.actions]
    return bot.choose(question.view, actions, SeededChance(question.luck)).text


def _name_time(bot: Bot, question: Question) -> int:
    realtime = catalog.game(question.game).realtime
    assert realtime is not None, "only a game against the clock asks when"
    return realtime.next_time(bot, question.view, question.previous, SeededChance(question.luck))
