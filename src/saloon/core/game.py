"""Game: what a game folder exports."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from saloon.core.action import Action
from saloon.core.bot import Bot
from saloon.core.errors import WrongOption, WrongSeats, WrongVersion
from saloon.core.event import Event, EventKind, Fact
from saloon.core.foresight import Foresight
from saloon.core.numbering import Numbering
from saloon.core.options import Option, Options, complete
from saloon.core.realtime import Realtime
from saloon.core.rules import Data, Rules

Why = tuple[str, dict[str, Fact]]  # why something cannot be played: the key of a text, and its facts
WhyNot = Callable[
    [Any, list[Action], str, int], Why | None
]  # of a view, what is legal, and a thing: its family, its number
Written = Callable[[Data, list[Event], Data | None], Data]  # of a saved state, what happened, and where it began

PRESET: Final = "preset"  # stands among the options that are given, not among those that are settled
MOST_NUMBERINGS: Final = 64  # that a game remembers; a match holds on to its own


@dataclass
class Game:
    """A game: its rules, and what other packages need to offer it, show it, number its actions and judge its positions.

    Rules, states and views differ from game to game, hence `Any`: each game is strict within its own folder.
    """

    name: str
    version: int  # of the rules; raised by every change that alters the replay of a recorded match
    seats: tuple[int, int]  # fewest and most players
    rules: Rules[Any, Any]
    actions: Callable[[int, Options], list[Action]]  # every action that can ever be legal, in a fixed order
    verbs: dict[str, tuple[str, ...]]  # each verb with the names of its numbers
    events: tuple[EventKind, ...]  # everything that can happen
    facts: dict[str, str]  # what a number of that name is: `seat`, or a family of texts (`card` for `card-3`)
    rate: Callable[[Any, Action], int]  # how good an action is, judged from the view of the player
    patience: Callable[[Any, list[Action]], tuple[int, Action]]  # the seconds a table waits, and what it then plays
    audit: Callable[[Any], list[str]]  # what is wrong with a state: anything that must be conserved, and is not
    options: tuple[Option, ...] = ()
    presets: dict[str, Options] = field(default_factory=dict)  # named sets of options; the first is what is usual
    judge: Callable[[int, Options], None] | None = None  # raises if the seats and the options do not go together
    seats_with_options: int = 0  # the most players any option allows, when more than `seats` says
    realtime: Realtime | None = None  # of a game against the clock
    foresight: Foresight = field(default_factory=Foresight)  # what players who think ahead need
    weights: Any = None  # the numbers of the rating and the outlook, as attributes that training may change
    why_not: WhyNot | None = None  # why a thing cannot be played now, None if it can; asked of a seat that is to act
    hurries: Callable[[Any], bool] | None = None  # whether the rules themselves limit the time to think
    bots: dict[str, Callable[[], Bot]] = field(default_factory=dict)  # of its own, from the weakest to the strongest
    oldest: int = 0  # the oldest version by which matches still go on and replay, when it is not `version`
    added: dict[str, int] = field(default_factory=dict)  # fields of the state, with the version they came with
    written: Written | None = None  # a saved state in the form its fingerprint is taken of, if that is not `save`
    _numberings: dict[str, Numbering] = field(default_factory=dict)

    def most_seats(self) -> int:
        """Return the largest number of players that the game, with any option, can seat."""
        return max(self.seats[1], self.seats_with_options)

    def oldest_version(self) -> int:
        """Return the oldest version of the rules that matches can still be played by."""
        return self.oldest or self.version

    def check_version(self, version: int) -> None:
        """Raise WrongVersion for a version of the rules that is no longer supported, or not yet known."""
        oldest = self.oldest_version()
        if oldest <= version <= self.version:
            return
        ours = f"versions {oldest} to {self.version}" if oldest < self.version else f"version {self.version}"
        raise WrongVersion(
            "log-version",
            f"this match was played by version {version} of {self.name}; this house plays {ours}",
            {
                "game": self.name,
                "version": version,
                "older": self.version - oldest,
                "oldest": oldest,
                "ours": self.version,
            },
        )

    def version_of(self, position: Data) -> int:
        """Return the version of the rules of a saved state; states older than the field `ruleset` do not name it."""
        ruleset = position.get("ruleset")
        return ruleset if isinstance(ruleset, int) else self.added.get("ruleset", self.version + 1) - 1

    def timed(self) -> tuple[str, ...]:
        """List the verbs whose actions carry a time."""
        return self.realtime.timed if self.realtime is not None else ()

    def is_timed(self, action: Action) -> bool:
        """Tell whether an action carries a time."""
        return action.verb in self.timed()

    def all_seats(self, seats: int) -> range:
        """List the seats of so many players, and the clock's seat if there is one."""
        return range(seats if self.realtime is None else seats + 1)

    def settle(self, seats: int, given: dict[str, object]) -> Options:
        """Check a number of players and their options, and fill in the other options: by preset, then by default."""
        try:
            return self._settle(seats, given)
        except (WrongOption, WrongSeats) as error:
            error.facts.setdefault("game", self.name)  # its texts explain the error
            raise

    def _settle(self, seats: int, given: dict[str, object]) -> Options:
        wishes = {**self._preset(given), **{name: given[name] for name in given if name != PRESET}}
        options = complete(self.options, wishes)
        if not self.seats[0] <= seats <= self.most_seats():
            raise self.refuse_seats(seats, self.seats[1])
        if self.judge is not None:
            self.judge(seats, options)
        return options

    def check_kept(self, kept: object) -> None:
        """Raise WrongOption if the options in a saved position have a value that no table can have.

        A game may keep a list or a text where it has read one of its files; it checks that itself.
        """
        if not isinstance(kept, dict):
            return
        for option in self.options:
            if option.name not in kept or option.kind == "data":
                continue
            value = kept[option.name]
            if option.kind == "choice" and isinstance(value, list):
                continue
            try:
                option.check(value)
            except WrongOption as error:
                error.facts["game"] = self.name  # its texts explain the error
                raise

    def _preset(self, given: dict[str, object]) -> dict[str, object]:
        """Return the options of the preset that is asked for; in a game without presets, that option is unknown."""
        if PRESET not in given:
            return {}
        wish = given[PRESET]
        if not self.presets:
            return {PRESET: wish}
        if not isinstance(wish, str) or wish not in self.presets:
            names = ", ".join(self.presets)
            message = f"no preset is called {wish!r}; there are: {names}"
            raise WrongOption("preset-unknown", message, {"preset": str(wish), "presets": names})
        return {**self.presets[wish]}

    def nearest_preset(self, options: Options) -> tuple[str, list[str]]:
        """Return the preset from which the fewest options differ, and those options; "" in a game without presets."""
        nearest, differing = "", self._changes({}, options)
        for name, values in self.presets.items():
            changes = self._changes(values, options)
            if not nearest or len(changes) < len(differing):
                nearest, differing = name, changes
        return nearest, differing

    def _changes(self, preset: Options, options: Options) -> list[str]:
        standard = complete(self.options, {**preset})
        return [option.name for option in self.options if options[option.name] != standard[option.name]]

    def refuse_seats(self, seats: int, most: int) -> WrongSeats:
        """Make the error for a number of players that this game, with its options, does not allow."""
        return WrongSeats(
            "seats",
            f"{self.name} is for {self.seats[0]} to {most} players, not {seats}",
            {"game": self.name, "low": self.seats[0], "high": most, "seats": seats},
        )

    def numbering(self, seats: int, options: Options) -> Numbering:
        """Number all actions for these seats and options."""
        key = f"{seats} {options!r}"
        found = self._numberings.get(key)
        if found is None:
            if len(self._numberings) >= MOST_NUMBERINGS:
                self._numberings.clear()
            found = Numbering(self.actions(seats, options), self.timed())
            self._numberings[key] = found
        return found
