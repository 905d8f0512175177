"""Answers: which messages of each seat were carried out, for clients that send one twice after a lost connection."""

from saloon.core.log import Entry

MOST = 500  # messages without an entry that are remembered


class Answers:
    """The messages of one match, by seat and by the id that the client gave them."""

    def __init__(self) -> None:
        self._entries: dict[tuple[int, str], int] = {}  # the seq of each message that became an entry
        self._others: dict[tuple[int, str], None] = {}

    def read(self, entries: list[Entry]) -> None:
        """Take in the messages of a log."""
        self._entries = {(entry.seat, entry.client_id): entry.seq for entry in entries if entry.client_id}

    def enter(self, entry: Entry) -> None:
        """Note a message that became an entry."""
        if entry.client_id:
            self._entries[entry.seat, entry.client_id] = entry.seq

    def note(self, seat: int, client_id: str) -> None:
        """Note a message that was carried out and left no entry."""
        if client_id:
            self._others[seat, client_id] = None
            if len(self._others) > MOST:
                del self._others[next(iter(self._others))]

    def forget(self) -> None:
        """Forget the messages that left no entry: seats have changed hands."""
        self._others.clear()

    def entry(self, seat: int, client_id: str) -> int | None:
        """Return the seq of the entry that a message became, or None."""
        return self._entries.get((seat, client_id))

    def knows(self, seat: int, client_id: str) -> bool:
        """Tell whether a message was carried out and left no entry."""
        return (seat, client_id) in self._others
