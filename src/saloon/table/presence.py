"""Presence: which seats are connected, how many people only watch, and when a bot sits in."""

from dataclasses import dataclass, field


@dataclass
class Presence:
    """Counts the connections of each seat; not stored."""

    grace: int  # ms to wait before a bot sits in
    opened: int  # when this table was opened or loaded
    left: int = 0  # when somebody, player or spectator, last disconnected
    spectators: int = 0
    screens: int = 0  # spectators that are a screen for the whole room, not a person
    connections: dict[int, int] = field(default_factory=dict)
    gone_since: dict[int, int] = field(default_factory=dict)
    given_up: set[int] = field(default_factory=set)  # seats of people who are gone, and not waited for
    hidden: dict[int, int] = field(default_factory=dict)  # how many pages of each seat are hidden

    def come(self, seat: int | None) -> None:
        """Count a new connection; None is a spectator."""
        if seat is None:
            self.spectators += 1
        else:
            self.connections[seat] = self.connections.get(seat, 0) + 1
            self.given_up.discard(seat)

    def go(self, seat: int | None, now: int) -> None:
        """Count one connection less."""
        self.left = now
        if seat is None:
            self.spectators -= 1
            return
        self.connections[seat] -= 1
        if not self.connections[seat]:
            self.gone_since[seat] = now

    def move(self, seat: int, to: int, now: int, *, hidden: bool) -> None:
        """Count a connection for the seat to which its owner was moved."""
        self.go(seat, now)
        self.come(to)
        if hidden:
            self.hide(seat, -1)
            self.hide(to, 1)

    def is_here(self, seat: int) -> bool:
        """Tell whether somebody is connected to a seat."""
        return self.connections.get(seat, 0) > 0

    def is_anybody_here(self) -> bool:
        """Tell whether anybody is connected, spectators included."""
        return self.spectators > 0 or any(self.connections.values())

    def lookers(self) -> int:
        """Count the people who watch."""
        return self.spectators - self.screens

    def hide(self, seat: int, change: int) -> None:
        """Count one more or one fewer connection whose page is hidden."""
        self.hidden[seat] = self.hidden.get(seat, 0) + change

    def is_looking(self, seat: int) -> bool:
        """Tell whether somebody is connected to a seat and looks at the table."""
        return self.connections.get(seat, 0) > self.hidden.get(seat, 0)

    def expect(self, seat: int, now: int) -> None:
        """Wait from now on for somebody who has taken a seat, and is about to connect."""
        self.gone_since[seat] = now
        self.given_up.discard(seat)

    def give_up(self, seat: int) -> None:
        """Let a bot sit in at once for somebody who is not here."""
        self.given_up.add(seat)

    def is_given_up(self, seat: int, now: int) -> bool:
        """Tell whether a bot sits in for somebody who is not here."""
        return seat in self.given_up or now >= self.long_gone_at(seat)

    def long_gone_at(self, seat: int) -> int:
        """Return the time when somebody who is not here will have been away for long, even if they said so."""
        return self.gone_since.get(seat, self.opened) + self.grace
