"""Public, State, View and Rules: what a game declares and what it has to answer."""

from dataclasses import dataclass, fields, is_dataclass
from typing import Final, Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.core.options import Options

Data = dict[str, object]  # that JSON can hold
Score = tuple[int, ...]  # the score itself, then tie-breakers; higher is better

SPECTATOR: Final = -1  # stands for a seat that knows only the public facts


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False)
class Public:
    """What everybody at the table sees: a dataclass of numbers, flags, words, lists and small dataclasses of these.

    A game declares its public facts in one subclass of this. Its state adds the secrets; its view adds what one seat
    may know.
    """


class State(Protocol):
    """Everything that is true on the table: the public facts and the secrets."""

    def clone(self) -> "State":
        """Return an independent copy."""
        raise NotImplementedError


class View(Protocol):
    """Everything that one seat may know, built up from nothing; every view says what is asked now, and of whom."""

    seat: int  # the seat that the view belongs to, or SPECTATOR
    phase: str  # named by the texts `phase-...`; empty in a game with one phase only
    to_act: list[int]  # as far as this seat may know


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S, V]):
    """The questions that a game answers. Rules read no clock, keep no random generator and contain no sentences."""

    def setup(self, seats: int, options: Options, chance: Chance) -> S:
        """Lay out a new game; seats and options have been checked."""
        raise NotImplementedError

    def setup_by(self, version: int, seats: int, options: Options, chance: Chance) -> S:
        """Lay out a new game that is played by this version of the rules; a game with one version only ignores it."""
        return self.setup(seats, options, chance)

    def to_act(self, state: S) -> tuple[int, ...]:
        """Name the seats that may act now: none when the game is over, several when they choose at the same time."""
        raise NotImplementedError

    def legal_actions(self, state: S, seat: int) -> list[Action]:
        """List what a seat may do now, in a fixed order; nothing for a seat that is not to act."""
        raise NotImplementedError

    def time_bounds(self, state: S, seat: int) -> tuple[int, int]:
        """Return the lowest and the highest millisecond for a timed action of this seat now."""
        return 0, 0

    def apply(self, state: S, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Carry out a legal action on this state, in place, and return what happened."""
        raise NotImplementedError

    def scores(self, state: S) -> list[Score]:
        """Return every player's current score; it is final once nobody is to act."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> V:
        """Return what a seat may know; `SPECTATOR` knows only the public facts."""
        raise NotImplementedError

    def imagine(self, view: V, chance: Chance) -> S:
        """Build a possible state from a view alone."""
        raise NotImplementedError

    def load(self, data: Data) -> S:
        """Load a saved state; raise WrongData if the data is not one."""
        raise NotImplementedError


def save(part: State | View) -> Data:
    """Turn a state or a view into plain data, the JSON form that the game's README documents."""
    plain = _plain(part)
    assert isinstance(plain, dict), "a state is a dataclass, and so is a view"
    return plain


def _plain(value: object) -> object:
    """Copy lists and turn small dataclasses into plain data, ten times as fast as `asdict`."""
    if isinstance(value, (int, str)):
        return value
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return value
