"""Driver: plays one game from its setup to its end, as fast as an interpreted loop can."""

from saloon.core.bot import Bot
from saloon.core.chance import Chance
from saloon.core.game import Game
from saloon.core.options import Options
from saloon.core.rules import State
from saloon.lab.clock_driver import OnMove, play_against_clock


def play_out(
    game: Game,
    seats: int,
    options: Options,
    bots: list[Bot],
    chance: Chance,
    lucks: list[Chance],
    on_move: OnMove | None = None,
) -> tuple[State, int]:
    """Play a game to its end; return the last state and the number of actions it took.

    Of several seats to act, the lowest is asked first. A bot draws from its own chance in `lucks`, not from the game's.
    """
    if game.realtime is not None:
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
