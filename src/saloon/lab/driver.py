"""Plays one game from its setup to its end, as fast as an interpreted loop can."""

from collections.abc import Callable
from typing import ClassVar

from saloon.bots.greedy import GreedyBot
from saloon.bots.random import RandomBot
from saloon.core.action import Action
from saloon.core.bot import Bot
from saloon.core.chance import Chance
from saloon.core.errors import SaloonError
from saloon.core.event import Event
from saloon.core.game import Game
from saloon.core.options import Options
from saloon.core.rules import State

BOTS = ("random", "greedy")  # from the weakest to the strongest

OnMove = Callable[[int, Action, list[Event]], None]


class UnknownBot(SaloonError):
    """No bot of that name in the house."""

    code: ClassVar[str] = "unknown_bot"


class NoDriver(SaloonError):
    """A game that this driver cannot play."""

    code: ClassVar[str] = "no_driver"


def make_bot(name: str, game: Game) -> Bot:
    """Call a bot to a game; raise UnknownBot if there is none of that name."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game.rate)
    known = ", ".join(BOTS)
    raise UnknownBot("unknown-bot", f"no bot is called {name!r}; there are: {known}", {"bot": name, "bots": known})


def play_out(
    game: Game,
    seats: int,
    options: Options,
    bots: list[Bot],
    chance: Chance,
    lucks: list[Chance],
    on_move: OnMove | None = None,
) -> tuple[State, int]:
    """Play a game to its end; give the last state and the number of actions it took.

    Of several seats to act the lowest is asked first. A bot draws its own luck from `lucks`, never the game's.
    """
    refuse_clock(game)
    rules = game.rules
    to_act, legal_actions, apply = rules.to_act, rules.legal_actions, rules.apply  # looked up once: this loop is hot
    state = rules.setup(seats, options, chance)
    actions = 0
    while acting := to_act(state):
        seat = acting[0] if len(acting) == 1 else min(acting)
        bot = bots[seat]
        view = None if bot.is_blind else rules.view(state, seat)
        action = bot.choose(view, legal_actions(state, seat), lucks[seat])
        events = apply(state, seat, action, chance)
        actions += 1
        if on_move is not None:
            on_move(seat, action, events)
    return state, actions


def refuse_clock(game: Game) -> None:
    """Raise NoDriver for a game whose actions carry times: somebody has to hold the clock."""
    if game.has_clock or game.timed:
        raise NoDriver(
            "no-clock", f"{game.name} is played against the clock, and nobody holds one here", {"game": game.name}
        )
