"""Connection: one open socket; sending never waits, and a client that reads too slowly is disconnected."""

import itertools

from saloon.server.socket.messages import FromServer, write
from saloon.server.socket.wire import Listener
from saloon.table.seats import Right

_numbers = itertools.count(1)

SLOW = 1013


class Connection:
    """The connection to one reader: a player, or a spectator."""

    def __init__(self, listener: Listener, most: int) -> None:
        self.number = next(_numbers)
        self.lang = "fr"
        self.right: Right | None = None  # None for a spectator
        self.is_hidden = False  # the page is hidden
        self.is_screen = False  # a screen that a whole room looks at
        self.is_dropped = False
        self.answered = ""  # the id of the last message that an update answered
        self.text = listener.text
        self._listener = listener
        self._most = most

    @property
    def seat(self) -> int | None:
        """The seat that the reader has a right to; None for a spectator."""
        return self.right.seat if self.right is not None else None

    def push(self, text: bytes) -> bool:
        """Send a message; return False if the connection is dropped, as it is when the reader is too slow."""
        if self.is_dropped:
            return False
        if self._listener.unread >= self._most:
            self.drop(SLOW, "slow_reader")
            return False
        self._listener.send(text)
        return True

    def tell(self, message: FromServer) -> None:
        """Send a message to this reader alone."""
        self.push(write(message))

    def limit(self) -> int:
        """Return the ms that the system of the house explains of the delay of this line."""
        return self._listener.limit()

    def drop(self, code: int, reason: str) -> None:
        """Close the connection once everything has been sent."""
        self.is_dropped = True
        self._listener.close(code, reason)
