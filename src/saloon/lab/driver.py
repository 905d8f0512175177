"""Plays one game from its setup to its end, as fast as an interpreted loop can."""

from typing import ClassVar

from saloon.bots.greedy import GreedyBot
from saloon.bots.random import RandomBot
from saloon.core.bot import Bot
from saloon.core.chance import Chance
from saloon.core.errors import SaloonError
from saloon.core.game import Game
from saloon.core.options import Options
from saloon.core.rules import State
from saloon.lab.clock_driver import OnMove, play_against_clock

BOTS = ("random", "greedy")  # of every game, from the weakest to the strongest


class UnknownBot(SaloonError):
    """No bot of that name in the house."""

    code: ClassVar[str] = "unknown_bot"


def make_bot(name: str, game: Game) -> Bot:
    """Call a bot to a game; raise UnknownBot if there is none of that name."""
    if name in game.bots:
        return game.bots[name]()
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game.rate)
    known = ", ".join([*BOTS, *game.bots])
    raise UnknownBot("unknown-bot", f"no bot is called {name!r}; there are: {known}", {"bot": name, "bots": known})


def usual_bot(game: Game) -> str:
    """Name the bot that plays where none was asked for: of a game's own bots neither the weakest nor the strongest."""
    return list(game.bots)[1] if len(game.bots) > 1 else "greedy"


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
    if game.has_clock:
        return play_against_clock(game, seats, options, bots, chance, lucks, on_move)
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
