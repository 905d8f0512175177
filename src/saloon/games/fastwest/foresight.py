"""Foresight: who is likely to win a match of Fast-West, and where players think ahead at all: when everybody points.

In 180 games between bots, five tokens more than the least left a third of the chance to win, in every round.
"""

from typing import Final

from saloon.core.foresight import Foresight
from saloon.games.fastwest.state import DUEL_POINT, NOBODY, FastwestState, FastwestView

CERTAIN: Final = 1000
FALL: Final = [int(2**30 * 8187**tokens // 10000**tokens) for tokens in range(60)]  # what so many tokens leave of it
LIKELY: Final = 3  # times as often as anybody else, somebody with the fewest tokens is pointed at


def outlook(state: FastwestState) -> list[int]:
    """Return each seat's chance to win the match, in per mille: by the games won, and the tokens of this game."""
    fewest = min(state.tokens)
    weights = [
        FALL[min(state.tokens[seat] - fewest, len(FALL) - 1)] * (1 + 2 * wins) for seat, wins in enumerate(state.wins)
    ]
    total = sum(weights)
    return [CERTAIN * weight // total for weight in weights]


def horizon(state: FastwestState) -> int:
    """Return the number of the game: a duel ends it."""
    return state.game


def mixes(view: FastwestView) -> bool:
    """Tell whether everybody points at the same time."""
    return view.phase == DUEL_POINT


def credence(view: FastwestView, state: FastwestState) -> int:
    """Return how likely players who have pointed in secret point where an imagined state says."""
    belief = 1
    for seat, target in enumerate(state.targets):
        if seat != view.seat and target != NOBODY:
            others = [view.tokens[other] for other in range(len(view.tokens)) if other != seat]
            belief *= LIKELY if view.tokens[target] == min(others) else 1
    return belief


FORESIGHT: Final = Foresight(outlook=outlook, horizon=horizon, mixes=mixes, credence=credence, legend=1000)
