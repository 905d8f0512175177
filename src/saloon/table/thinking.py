"""Question: what a bot is asked for a seat, and the functions with which a worker answers it."""

import time
from dataclasses import dataclass, field

from saloon import catalog
from saloon.bots.advice import Advice
from saloon.bots.advice import advise as told
from saloon.bots.levels import ADVISER, USUAL, WIDTHS, make_bot, rollouts_of
from saloon.bots.rating import RatingBot
from saloon.bots.search.thought import Candidate, Thought
from saloon.bots.temper import EVEN, Temper
from saloon.bots.thinking import WHOLE, Budget, ponder
from saloon.core.action import Action
from saloon.core.bot import NEVER, Bot
from saloon.core.chance import SeededChance
from saloon.core.options import Options
from saloon.core.rules import View

LONGEST = 2.0  # seconds of thinking on a slow machine; then a bot plays what seems best so far


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
    share: int = WHOLE  # of the rollouts of its level, in per mille; less while many bots think
    previous: int = NEVER  # when its last timed action in this window was, in ms
    before: list["Question"] = field(default_factory=list)  # its earlier questions in this window, oldest first


@dataclass
class Answer:
    """What a bot chooses; if it failed, why, and what its rating chose."""

    action: str
    failure: str = ""


@dataclass
class Moment:
    """When a bot acts, in ms, or NEVER; if it failed, why, and when the usual bot would."""

    at: int
    failure: str = ""


def think(question: Question) -> Answer:
    """Return what a bot chooses; runs in a worker."""
    try:
        return _choose(_recall(question), question)
    except Exception as error:
        game = catalog.game(question.game)
        answer = _choose(RatingBot(game, Temper(game, EVEN)), question)
        answer.failure = repr(error)
        return answer


def advise(question: Question) -> Advice:
    """Return what a strong bot would do, and why; if it fails, what the rating of the game says. Runs in a worker."""
    game, actions = catalog.game(question.game), actions_of(question)
    try:
        rollouts, luck = rollouts_of(game, ADVISER), SeededChance(question.luck)
        search = ponder(game, question.view, actions, rollouts, WIDTHS[ADVISER], luck, _budget(question))
        return told(game, question.view, search.thought())
    except Exception as error:
        advice = advise_at_once(question)
        advice.failure = repr(error)
        return advice


def advise_at_once(question: Question) -> Advice:
    """Return what the rating of the game advises, without thinking ahead."""
    game = catalog.game(question.game)
    rated = [Candidate(action, game.rate(question.view, action)) for action in actions_of(question)]
    rated.sort(key=lambda candidate: candidate.rating, reverse=True)
    return told(game, question.view, Thought(rated, 0))


def when(question: Question) -> Moment:
    """Return the time of a bot's next timed action; runs in a worker."""
    try:
        return Moment(_name_time(_recall(question), question))
    except Exception as error:
        usual = make_bot(catalog.game(question.game), USUAL)
        return Moment(_name_time(usual, question), repr(error))


def _recall(question: Question) -> Bot:
    """Make a bot that remembers its earlier questions: it is asked them again, with the same random seed."""
    bot = make_bot(catalog.game(question.game), question.level, _budget(question))
    for earlier in question.before:
        if earlier.actions:
            _choose(bot, earlier)
        else:
            _name_time(bot, earlier)
    return bot


def _budget(question: Question) -> Budget:
    end = time.monotonic() + LONGEST
    return Budget(question.share, lambda: time.monotonic() > end)


def actions_of(question: Question) -> list[Action]:
    """Return the actions that a question offers."""
    numbering = catalog.game(question.game).numbering(question.seats, question.options)
    return [numbering.actions[numbering.number(Action(text))] for text in question.actions]


def _choose(bot: Bot, question: Question) -> Answer:
    action = bot.choose(question.view, actions_of(question), SeededChance(question.luck))
    return Answer(action.text)


def _name_time(bot: Bot, question: Question) -> int:
    realtime = catalog.game(question.game).realtime
    assert realtime is not None, "only a game against the clock asks when"
    return realtime.next_time(bot, question.view, question.previous, SeededChance(question.luck))
