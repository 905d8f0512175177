"""Event: a thing that happened, with public and secret facts."""

from mypy_extensions import mypyc_attr

Fact = int | bool | str | list[int] | list[list[int]]


@mypyc_attr(acyclic=True)
class EventKind:
    """A kind of event: its name, and the names of its public and of its secret facts. Each kind is made once.

    `reveals` means that the event tells its knowers (everybody, when it has no secret part) something that no seat
    chose to show: a drawn card, a die, another hand. After it a move can no longer be taken back for free.
    `renews` means that everybody who has to act gets their full time again, although the question is the same.
    `beat` means that something ends with it, such as a hand or a duel: the table rests, so that people can see it.
    """

    def __init__(
        self,
        name: str,
        facts: tuple[str, ...],
        secret: tuple[str, ...] = (),
        *,
        reveals: bool = False,
        renews: bool = False,
        beat: bool = False,
    ) -> None:
        self.name = name
        self.facts = facts
        self.secret = secret
        self.reveals = reveals
        self.renews = renews
        self.beat = beat


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened: its facts, in the order its kind declares, and the seats that know the secret ones."""

    def __init__(
        self,
        kind: EventKind,
        values: tuple[Fact, ...] = (),
        hidden: tuple[Fact, ...] = (),
        knowers: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.values = values
        self.hidden = hidden
        self.knowers = knowers

    def is_whole_for(self, seat: int) -> bool:
        """Tell whether a seat learns the secret facts too."""
        return not self.hidden or seat in self.knowers

    def facts_for(self, seat: int) -> dict[str, Fact]:
        """Return what a seat is told."""
        facts = _named(self.kind.facts, self.values)
        if self.hidden and self.is_whole_for(seat):
            facts.update(_named(self.kind.secret, self.hidden))
        return facts

    def reveals_to(self, seat: int) -> bool:
        """Tell whether this event shows a seat something that was hidden from it."""
        return self.kind.reveals and self.is_whole_for(seat)

    def laid_open(self) -> "Event":
        """Return the same event with all facts public, for readers who may know everything."""
        return Event(EventKind(self.kind.name, self.kind.facts + self.kind.secret), self.values + self.hidden)

    def __repr__(self) -> str:
        return f"Event({self.kind.name!r}, {self.values!r}, {self.hidden!r}, {self.knowers!r})"


def _named(names: tuple[str, ...], values: tuple[Fact, ...]) -> dict[str, Fact]:
    assert len(names) == len(values), "an event has a value for each fact of its kind"
    return {names[i]: values[i] for i in range(len(names))}
