"""Counts action sequences by depth, so that no change of the rules goes unnoticed."""

from saloon.core.chance import SeededChance
from saloon.core.game import Game
from saloon.core.rules import State

MOST = 20_000  # sequences; this limits the depth


def counts(game: Game, seats: int) -> list[int]:
    """Count the sequences of actions from the beginning, depth by depth, with the draws of a fixed seed."""
    level: list[State] = [game.rules.setup(seats, game.settle(seats, {}), SeededChance("counts"))]
    found: list[int] = []
    while level:
        level = [following for state in level for following in _following(game, state)]
        found.append(len(level))
        if len(level) * max(1, len(level) // max(1, found[-2] if len(found) > 1 else 1)) > MOST:
            break
    return found


def _following(game: Game, state: State) -> list[State]:
    states: list[State] = []
    for seat in game.rules.to_act(state):
        for action in game.rules.legal_actions(state, seat):
            copy = state.clone()
            timed = action.timed(game.rules.time_bounds(state, seat)[0]) if game.is_timed(action) else action
            game.rules.apply(copy, seat, timed, SeededChance("counts"))
            states.append(copy)
    return states
