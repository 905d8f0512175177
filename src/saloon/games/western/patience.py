"""Patience: how long a table waits for a player of Western, and what it then plays."""

from saloon.core.action import Action
from saloon.games.western.heuristic import rate
from saloon.games.western.options import FREE
from saloon.games.western.state import MAIN, PACTOLE, WesternView


def patience(view: WesternView, actions: list[Action]) -> tuple[int, Action]:
    """Return the seconds to wait and the action to take then."""
    if view.phase == MAIN:
        return 45, _best(view, actions)
    if view.phase == PACTOLE:
        return 6 if hurries(view) else 20, actions[-1]  # pass
    return 12, actions[-1]  # accept, or draw as many cards as allowed


def hurries(view: WesternView) -> bool:
    """Tell whether everybody races for the jackpot: then silence is a pass, unless the table plays by days."""
    return view.phase == PACTOLE and view.options.pactole_order == FREE


def _best(view: WesternView, actions: list[Action]) -> Action:
    ratings = [rate(view, action) for action in actions]
    return actions[ratings.index(max(ratings))]
