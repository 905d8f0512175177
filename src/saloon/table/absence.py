"""Absence: when a table goes on without a player who is away; a game against the clock first waits some seconds."""

from saloon.core.game import Game
from saloon.core.options import Options
from saloon.table.clock import Now
from saloon.table.presence import Presence

HOLD = 5000  # ms that the clock waits, once per player and round


class Absence:
    """At a table without a race: a bot sits in for people who have been gone longer than the grace period."""

    has_stand_in = True

    def __init__(self, presence: Presence, now: Now) -> None:
        self.presence = presence
        self._now = now

    def is_there(self, seat: int) -> bool:
        """Tell whether a person can play."""
        return self.presence.is_here(seat)

    def is_given_up(self, seat: int) -> bool:
        """Tell whether the table goes on without a person who is away."""
        return self.presence.is_given_up(seat, self._now())

    def give_up(self, seat: int) -> None:
        """Go on without this person from now on."""
        self.presence.give_up(seat)

    def come_back(self, seat: int) -> None:
        """Note that a person is back."""


class HeldClock(Absence):
    """In a game against the clock: the seats that the clock was held for, and those that it no longer waits for."""

    def __init__(self, presence: Presence, now: Now, *, has_stand_in: bool) -> None:
        super().__init__(presence, now)
        self.has_stand_in = has_stand_in
        self._held_in: dict[int, int] = {}  # the round in which the clock was last held for a seat
        self._missed: set[int] = set()

    def is_there(self, seat: int) -> bool:
        """Tell whether a person can play: connected, and looking at the page."""
        return self.presence.is_looking(seat)

    def is_given_up(self, seat: int) -> bool:
        """Tell whether the table goes on without a person who is away."""
        return seat in self._missed

    def give_up(self, seat: int) -> None:
        """Go on without this person from now on."""
        super().give_up(seat)
        self._missed.add(seat)

    def come_back(self, seat: int) -> None:
        """Note that a person is back."""
        self._missed.discard(seat)

    def holds(self, away: list[int], number: int, waited: int) -> bool:
        """Tell whether a clock that has been due for so many ms still waits; `number` is the round of the match."""
        return waited < HOLD and any(self._held_in.get(seat) != number for seat in away)

    def go_on(self, away: list[int], number: int) -> None:
        """Go on without the players who are away: the clock is not held for them again in this round."""
        self._held_in |= dict.fromkeys(away, number)
        self._missed |= set(away)


def absence_of(game: Game, seats: int, options: Options, presence: Presence, now: Now) -> Absence:
    """Choose how a table treats people who are away."""
    if game.realtime is None:
        return Absence(presence, now)
    return HeldClock(presence, now, has_stand_in=game.realtime.terms(seats, options).has_stand_in)
