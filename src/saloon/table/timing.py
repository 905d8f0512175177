"""Timing: how long each seat of a match may think about what it is asked, and what is played when it is too long."""

from saloon.core.action import Action
from saloon.table.clock import DAY, DAYS, NONE, SECOND
from saloon.table.ledger import Ledger

RESUME_GRACE = 15 * SECOND  # at least this much time is left to everybody when the server is back


class Timing:
    """The time of the seats of one match."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._limits: dict[tuple[int, int], int] = {}

    def limit(self, seat: int) -> int | None:
        """Give the ms that a seat has for what it is asked now; None for ever."""
        clock = self._ledger.header.clock
        if clock.mode == DAYS:
            return clock.limit * DAY
        if clock.limit:
            return clock.limit * SECOND
        if clock.mode == NONE and not self._ledger.game.has_clock:
            return None
        key = (seat, self._ledger.asked[seat])
        if key not in self._limits:
            self._limits = {each: ms for each, ms in self._limits.items() if each[0] != seat}
            self._limits[key] = self.patience(seat)[0] * SECOND
        return self._limits[key]

    def deadline(self, seat: int, opened: int) -> int | None:
        """Give the time when the table acts for a seat; whoever was asked before the table opened gets some grace."""
        limit = self.limit(seat)
        if limit is None:
            return None
        since = self._ledger.since[seat]
        return max(since + limit, opened + RESUME_GRACE) if since < opened else since + limit

    def patience(self, seat: int) -> tuple[int, Action]:
        """Give the seconds that the game allows a seat, and what is then played for it."""
        return self._ledger.game.patience(self._ledger.view(seat), self._ledger.legal[seat])
