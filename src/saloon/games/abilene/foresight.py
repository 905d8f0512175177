"""Foresight: each player's chance to win a match of Welcome to Abilene, and where imagined play is cut."""

from typing import Final

from saloon.core.action import Action
from saloon.core.foresight import Foresight
from saloon.games.abilene.hand import count_participants, hands_planned
from saloon.games.abilene.purses import COUNTED, TENTHS, hopes
from saloon.games.abilene.reasons import explain
from saloon.games.abilene.state import DISCARD, OPT_IN, OVER, AbileneState, AbileneView
from saloon.games.abilene.weights import WEIGHTS

CERTAIN: Final = 1000
BOLD: Final = ("buy", "desperados", "indians", "gold_rush")
CAREFUL: Final = ("fold", "defend", "answer")


def outlook(state: AbileneState) -> list[int]:
    """Return each seat's chance to win the match, in per mille; the pot of a hand being played counts as shared."""
    purses = _purses(state)
    richest = max(purses)
    if state.phase == OVER:
        winners = purses.count(richest)
        return [CERTAIN // winners if purse == richest else 0 for purse in purses]
    weights = hopes(purses, _hands_left(state))
    total = sum(weights)
    return [CERTAIN * weight // total for weight in weights]


def _purses(state: AbileneState) -> list[int]:
    purses = [TENTHS * chips for chips in state.chips]
    players = count_participants(state)
    for seat, is_playing in enumerate(state.playing):
        if is_playing:
            purses[seat] += TENTHS * state.pot // players
    return purses


def _hands_left(state: AbileneState) -> int:
    """Count the hands to come; one that is being played counts as over."""
    begun = 0 if state.phase == OPT_IN else 1
    left = hands_planned(state) - state.hands_played - begun
    return max(0, left if state.options.match_end in COUNTED else min(left, WEIGHTS.likely_hands))


def horizon(state: AbileneState) -> int:
    """Return the stretch a state belongs to: who joins, then the hand. In the last hand they are one.

    So joining is judged by the purses as they are, and who is in the lead does not refuse hand after hand: they play
    better than in the worlds they imagine, where all play alike.
    """
    is_last = state.hands_played + 1 >= hands_planned(state)
    return 2 * state.hands_played + (0 if state.phase == OPT_IN and not is_last else 1)


def mixes(view: AbileneView) -> bool:
    """Tell whether others drop cards at the same time."""
    return view.phase == DISCARD and len(view.to_act) > 1


def credence(view: AbileneView, state: AbileneState) -> int:
    """Return how well an imagined table explains what others did: they stand with good cards, and bury bad ones."""
    belief = 1 << 20
    for seat, is_playing in enumerate(view.playing):
        if seat != view.seat and view.buried_sizes[seat] + view.hand_sizes[seat] > 0:
            held = _points(state.hands[seat])
            buried = _points(state.buried[seat])
            if not is_playing:
                belief = belief * 40 // (40 + buried)
            elif view.stood[seat]:
                belief = belief * (20 + held) // (40 + held + 3 * buried)
    return belief


def _points(cards: list[int]) -> int:
    total = 0
    for card in cards:
        total += WEIGHTS.points[card]
    return total


def daring(view: AbileneView, action: Action) -> int:
    """Return 1 for what raises the stakes, -1 for what avoids them."""
    if action.verb == "stand":
        return 1 if view.hand_size == 0 else 0
    return 1 if action.verb in BOLD else -1 if action.verb in CAREFUL else 0


FORESIGHT: Final = Foresight(
    outlook=outlook,
    horizon=horizon,
    credence=credence,
    explain=explain,
    mixes=mixes,
    daring=daring,
    desperado=400,
    legend=2400,
)
