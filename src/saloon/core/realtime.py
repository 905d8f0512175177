"""Realtime: the part that only a game against the clock has. Window: which seat acts next, and when."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from saloon.core.bot import NEVER, Bot
from saloon.core.chance import Chance
from saloon.core.options import Options
from saloon.core.rules import View


@dataclass
class Terms:
    """How one table plays against the clock, in ms."""

    settle: int  # how long a race that is decided waits for inputs on their way
    lag_cap: int  # the largest delay of an input that the network may explain
    handicaps: list[int]  # for each seat
    has_stand_in: bool  # a bot plays for players who are away; without it they make no inputs


@dataclass
class Realtime:
    """The part of a game that is played against the clock.

    A seat that belongs to nobody, the one after the players, opens and closes windows. The rules still read no clock:
    times are numbers in actions.
    """

    timed: tuple[str, ...]  # verbs whose actions carry a time
    due: Callable[[Any], int]  # how many ms after a state opened the clock acts in it
    lull: Callable[[Any], int]  # the number of the round, while nobody races and the clock may be held; else 0
    pace: Callable[[int, Chance], int]  # the next time of a player who names none, from their previous time
    terms: Callable[[int, Options], Terms]  # what the options mean for so many seats
    reseat: Callable[[Options, Sequence[int | None]], Options]  # the options after seats moved; None is a new seat

    def next_time(self, bot: Bot, view: View, previous: int, luck: Chance) -> int:
        """Return when a bot acts next in a window, or NEVER; a bot that names no time acts at the pace of the game."""
        return bot.when(view, previous, luck) if bot.is_timed else self.pace(previous, luck)


class Window:
    """One window of a match: every seat names its next time, the earliest acts, the others look again."""

    def __init__(self, seats: int) -> None:
        self.clock = seats
        self.plans = [NEVER] * seats  # when each seat means to act next
        self._last = [NEVER] * seats  # when each seat acted last

    def plan(self, seat: int, at: int, bounds: tuple[int, int]) -> None:
        """Note when a seat means to act; NEVER if that would be too late."""
        low, high = bounds
        self.plans[seat] = NEVER if at == NEVER or at > high else max(at, low)

    def next(self, due: int) -> tuple[int, int]:
        """Return the seat that acts next and its time, the lowest of equals; the clock if all others are later."""
        next_seat, time = self.clock, due
        for seat, at in enumerate(self.plans):
            if at != NEVER and (at < time or (at == time and next_seat == self.clock)):
                next_seat, time = seat, at
        return next_seat, time

    def act(self, seat: int) -> list[int]:
        """Note that a seat acts as planned; list the seats that must then be asked for their next time.

        Seats that had finished and acted in the same millisecond are asked again: they may have lost the tie.
        """
        at = self.plans[seat]
        self._last[seat], self.plans[seat] = at, NEVER
        return [other for other in range(self.clock) if self._last[other] == at and self.plans[other] == NEVER]

    def previous(self, seat: int) -> int:
        """Return the time of a seat's last action, or NEVER."""
        return self._last[seat]
