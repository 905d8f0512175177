"""Opening: the throws for the start, whose dice stay on the table until a player plays."""

from typing import Final

from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.western import events as told
from saloon.games.western.actions import SEATS
from saloon.games.western.state import WesternState

OF_A_FIGHT: Final = 2  # the most dice of a fight; the throws for the start are more


def roll_for_start(seats: int, chance: Chance) -> list[int]:
    """Let everybody roll, and ties at the top roll again; return all dice in the order in which they were thrown."""
    dice: list[int] = []
    rolling = SEATS[:seats]
    while len(rolling) > 1:
        thrown = [chance.below(6) + 1 for _ in rolling]
        dice += thrown
        rolling = _highest(rolling, thrown)
    return dice


def _highest(rolling: list[int], thrown: list[int]) -> list[int]:
    best = max(thrown)
    return [seat for seat, die in zip(rolling, thrown, strict=True) if die == best]


def starter(dice: list[int], seats: int) -> int:
    """Return the seat that rolled highest in the end."""
    last = _throws(dice, seats)[-1]
    return last.index(max(last))


def is_opening(state: WesternState) -> bool:
    """Tell whether nobody has played yet."""
    return len(state.dice) > OF_A_FIGHT


def throws(state: WesternState) -> list[list[int]]:
    """List the throws for the start by seat, 0 for seats that no longer roll; empty once somebody has played."""
    return _throws(state.dice, len(state.money)) if is_opening(state) else []


def _throws(dice: list[int], seats: int) -> list[list[int]]:
    rows: list[list[int]] = []
    rolling, left = SEATS[:seats], dice
    while left:
        row = [0] * seats
        for seat, die in zip(rolling, left, strict=False):
            row[seat] = die
        rows.append(row)
        left = left[len(rolling) :]
        rolling = [seat for seat in rolling if row[seat] == max(row)]
    return rows


def tell_start(state: WesternState, events: list[Event]) -> None:
    """Tell who starts and why, with the first play, and remove the dice."""
    rows = throws(state)
    events.append(Event(told.BEGAN, (state.turn, rows[-1][state.turn], len(rows))))
    state.dice = []
