"""Game: what a game folder exports."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from saloon.core.action import Action
from saloon.core.bot import Bot
from saloon.core.catalogue import Catalogue
from saloon.core.chance import Chance
from saloon.core.errors import WrongSeats
from saloon.core.event import EventKind
from saloon.core.options import Option, Options, complete
from saloon.core.rules import Rules

MOST_CATALOGUES: Final = 64  # that a game remembers; whoever plays holds on to his own


@dataclass
class Game:
    """A game of the house: its rules and what others need to offer, show, number and judge it.

    Rules, states and views differ from game to game, hence `Any`: each game is strict within its own folder.
    """

    name: str
    version: int  # raised by every change that alters the replay of a recorded match
    seats: tuple[int, int]  # fewest and most players
    rules: Rules[Any, Any]
    actions: Callable[[int, Options], list[Action]]  # every action the game can ever offer, in a fixed order
    verbs: dict[str, tuple[str, ...]]  # each verb with the names of its numbers
    events: tuple[EventKind, ...]  # everything that can happen
    facts: dict[str, str]  # what a number of that name is: `seat`, or a family of texts (`card` for `card-3`)
    rate: Callable[[Any, Action], int]  # what a good player prefers, from his view
    patience: Callable[[Any, list[Action]], tuple[int, Action]]  # the seconds a table waits, and what it then plays
    audit: Callable[[Any], list[str]]  # what is wrong with a state: what must be conserved, and is not
    options: tuple[Option, ...] = ()
    presets: dict[str, Options] = field(default_factory=dict)  # what each value of the option `preset` sets
    judge: Callable[[int, Options], None] | None = None  # raises for seats and options that do not go together
    seats_with_options: int = 0  # the most players any option allows, when more than `seats` says
    timed: tuple[str, ...] = ()  # verbs whose actions carry a time
    has_clock: bool = False  # a seat that belongs to nobody opens and closes windows
    due: Callable[[Any], int] | None = None  # the millisecond, since a state opened, when the clock acts in it
    lull: Callable[[Any], int] | None = (
        None  # the number of the round while nobody races and the clock may be held, or 0
    )
    pace: Callable[[int, Chance], int] | None = None  # when a player acts who names no time, from his previous time
    bots: dict[str, Callable[[], Bot]] = field(default_factory=dict)  # of its own, from the weakest to the strongest
    _catalogues: dict[str, Catalogue] = field(default_factory=dict)

    def most_seats(self) -> int:
        """Give the most players the game can seat, options included."""
        return max(self.seats[1], self.seats_with_options)

    def clock_seat(self, seats: int) -> int:
        """Give the seat of the clock, the one after the players."""
        assert self.has_clock, f"{self.name} has no clock"
        return seats

    def settle(self, seats: int, given: dict[str, object]) -> Options:
        """Check a number of players and their options, and fill in the other options: by preset, then by default."""
        preset = self.presets.get(str(given.get("preset")), {})
        options = complete(self.options, {**preset, **given})
        if not self.seats[0] <= seats <= self.most_seats():
            raise self.refuse_seats(seats, self.seats[1])
        if self.judge is not None:
            self.judge(seats, options)
        return options

    def refuse_seats(self, seats: int, most: int) -> WrongSeats:
        """Make the error for a number of players that this game, with its options, does not take."""
        return WrongSeats(
            "seats",
            f"{self.name} is for {self.seats[0]} to {most} players, not {seats}",
            {"game": self.name, "low": self.seats[0], "high": most, "seats": seats},
        )

    def catalogue(self, seats: int, options: Options) -> Catalogue:
        """Number all actions for these seats and options."""
        key = f"{seats} {options!r}"
        found = self._catalogues.get(key)
        if found is None:
            if len(self._catalogues) >= MOST_CATALOGUES:
                self._catalogues.clear()
            found = Catalogue(self.actions(seats, options), self.timed)
            self._catalogues[key] = found
        return found
