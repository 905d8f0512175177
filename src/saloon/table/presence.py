"""Presence: who is there, who only watches, and for whom a bot sits in."""

from dataclasses import dataclass, field


@dataclass
class Presence:
    """Counts the connections of each seat; forgotten when the server stops."""

    grace: int  # ms that the others wait before a bot sits in
    opened: int  # when this table was opened or brought back
    left: int = 0  # when somebody, spectators too, last went
    spectators: int = 0
    connections: dict[int, int] = field(default_factory=dict)
    gone_since: dict[int, int] = field(default_factory=dict)
    hidden: dict[int, int] = field(default_factory=dict)  # of the connections of a seat, those that nobody looks at

    def come(self, seat: int | None) -> None:
        """Count a connection; None is a spectator."""
        if seat is None:
            self.spectators += 1
        else:
            self.connections[seat] = self.connections.get(seat, 0) + 1

    def go(self, seat: int | None, now: int) -> None:
        """Count a connection less."""
        self.left = now
        if seat is None:
            self.spectators -= 1
            return
        self.connections[seat] -= 1
        if not self.connections[seat]:
            self.gone_since[seat] = now

    def is_here(self, seat: int) -> bool:
        """Tell whether somebody is connected to a seat."""
        return self.connections.get(seat, 0) > 0

    def is_anybody_here(self) -> bool:
        """Tell whether anybody is connected, be it to watch."""
        return self.spectators > 0 or any(self.connections.values())

    def hide(self, seat: int, change: int) -> None:
        """Count a connection that nobody looks at any more, or again."""
        self.hidden[seat] = self.hidden.get(seat, 0) + change

    def is_looking(self, seat: int) -> bool:
        """Tell whether somebody is connected to a seat and looks at the table."""
        return self.connections.get(seat, 0) > self.hidden.get(seat, 0)

    def leaves_at(self, seat: int) -> int:
        """Give the time when a bot sits in for somebody who is not here."""
        return self.gone_since.get(seat, self.opened) + self.grace
