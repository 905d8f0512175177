"""State, View and Rules: what a game has to answer."""

from dataclasses import dataclass, fields, is_dataclass
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.core.options import Options

Data = dict[str, object]  # what JSON can hold
Score = tuple[int, ...]  # the score people speak of, then what breaks ties; higher is better

SPECTATOR: Final = -1  # a seat that knows what everybody knows


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False)
class State:
    """All that is true on the table: a dataclass of numbers, flags, words, lists and small dataclasses of these."""

    def clone(self) -> "State":
        """Return an independent copy."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False)
class View:
    """All that one seat may know: a dataclass of the same plain parts, built up from nothing."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S, V]):
    """The answers a game gives. They read no clock, keep no luck and speak no sentence."""

    def setup(self, seats: int, options: Options, chance: Chance) -> S:
        """Lay out a new game; seats and options have been checked."""
        raise NotImplementedError

    def to_act(self, state: S) -> tuple[int, ...]:
        """Name the seats that may act now: none when the game is over, several when they choose at the same time."""
        raise NotImplementedError

    def legal_actions(self, state: S, seat: int) -> list[Action]:
        """List what a seat may do now, in a fixed order; nothing for a seat that is not to act."""
        raise NotImplementedError

    def time_bounds(self, state: S, seat: int) -> tuple[int, int]:
        """Give the lowest and the highest millisecond for a timed action of this seat now."""
        return 0, 0

    def apply(self, state: S, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Carry out a legal action on this very state and tell what happened."""
        raise NotImplementedError

    def scores(self, state: S) -> list[Score]:
        """Give every player's score as it stands; final once nobody is to act."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> V:
        """Show what a seat may know; `SPECTATOR` knows the public facts alone."""
        raise NotImplementedError

    def imagine(self, view: V, chance: Chance) -> S:
        """Build a possible state from a view alone."""
        raise NotImplementedError

    def load(self, data: Data) -> S:
        """Bring a saved state back; raise WrongData if it has not the form of one."""
        raise NotImplementedError


def save(part: State | View) -> Data:
    """Turn a state or a view into plain data, the JSON form that the game's README documents."""
    return {field.name: _plain(getattr(part, field.name)) for field in fields(part)}


def _plain(value: object) -> object:
    """Copy lists and turn small dataclasses into plain data, ten times as fast as `asdict`."""
    if isinstance(value, (int, str)):
        return value
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return value
