"""Foresight: the part of a game by which players think ahead, and are told why; every word of it is optional."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from saloon.core.action import Action

Reasons = list[tuple[str, int]]  # parts of a rating: the key of a text, and the points


@dataclass
class Foresight:
    """What a game knows of its own future. Everything is in whole numbers; a chance of 1000 is certainty."""

    outlook: Callable[[Any], list[int]] | None = None  # of a state: each seat's chance to win the match, in per mille
    horizon: Callable[[Any], int] | None = None  # of a state: the stretch it belongs to, such as a hand; it only grows
    span: int = 1  # so many stretches later, imagined play is cut and its outlook taken
    light: Callable[[Any, Action], int] | None = None  # a quicker `rate`, for imagined play
    credence: Callable[[Any, Any], int] | None = None  # of a view and an imagined state: how likely that state is
    explain: Callable[[Any, Action], Reasons] | None = None  # of a view and an action: the parts of its rating
    mixes: Callable[[Any], bool] | None = (
        None  # of a view: whether others choose at the same time, so that the choice must not be guessed
    )
    daring: Callable[[Any, Action], int] | None = (
        None  # of a view and an action: above 0 if it is bold, below if careful
    )
    desperado: int = 100  # rollouts for a decision of that level, at the smallest table; fewer at a larger one
    legend: int = 400
    doubt: int = 0  # points of rating that a beginner does not notice; 0: a tenth of what the best and worst differ by
