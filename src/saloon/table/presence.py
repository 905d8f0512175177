"""Presence: who is there, who only watches, and for whom a bot sits in."""

from dataclasses import dataclass, field


@dataclass
class Presence:
    """Counts the connections of each seat; forgotten when the server stops."""

    grace: int  # ms that the others wait before a bot sits in
    opened: int  # when this table was opened or brought back
    spectators: int = 0
    connections: dict[int, int] = field(default_factory=dict)
    gone_since: dict[int, int] = field(default_factory=dict)

    def come(self, seat: int | None) -> None:
        """Count a connection; None is a spectator."""
        if seat is None:
            self.spectators += 1
        else:
            self.connections[seat] = self.connections.get(seat, 0) + 1

    def go(self, seat: int | None, now: int) -> None:
        """Count a connection less."""
        if seat is None:
            self.spectators -= 1
            return
        self.connections[seat] -= 1
        if not self.connections[seat]:
            self.gone_since[seat] = now

    def is_here(self, seat: int) -> bool:
        """Tell whether somebody is connected to a seat."""
        return self.connections.get(seat, 0) > 0

    def leaves_at(self, seat: int) -> int:
        """Give the time when a bot sits in for somebody who is not here."""
        return self.gone_since.get(seat, self.opened) + self.grace
