"""Foresight: each player's chance to win a game of Western, and where imagined play is cut."""

from typing import Final

from saloon.core.action import Action
from saloon.core.foresight import Foresight
from saloon.games.western.chances import weigh
from saloon.games.western.heuristic import explain
from saloon.games.western.state import OVER, WesternState, WesternView

CERTAIN: Final = 1000
LAP: Final = 120  # stretches of a turn for everybody
BOLD: Final = ("attack", "saloon", "train", "indians")
CAREFUL: Final = ("sheriff", "withdrawal")


def outlook(state: WesternState) -> list[int]:
    """Return each seat's chance to win, in per mille."""
    richest = max(state.money)
    if state.phase == OVER:
        winners = state.money.count(richest)
        return [CERTAIN // winners if units == richest else 0 for units in state.money]
    weights = weigh(state)
    total = sum(weights)
    return [CERTAIN * weight // total for weight in weights]


def horizon(state: WesternState) -> int:
    """Return the laps made so far, in 120ths: turns that are lost count as well."""
    return LAP * state.turns // len(state.money)


def daring(view: WesternView, action: Action) -> int:
    """Return 1 for what may go wrong, -1 for what cannot."""
    verb = action.verb.removeprefix("whisky ")
    return 1 if verb in BOLD else -1 if verb in CAREFUL else 0


FORESIGHT: Final = Foresight(
    outlook=outlook,
    horizon=horizon,
    span=2 * LAP,
    explain=explain,
    daring=daring,
    desperado=150,
    legend=1000,
    doubt=2000,
)
