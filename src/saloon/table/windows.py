"""WindowClock: how long the window of a game against the clock has been open; it can stop and resume."""

from saloon.table.clock import Ticker

NO_WINDOW = -1


class WindowClock:
    """The age of the window that is open, in ms of a ticker."""

    def __init__(self, ticker: Ticker) -> None:
        self.ticker = ticker
        self._number = NO_WINDOW
        self._opened = 0.0
        self._stands_at: float | None = None  # the age, while the clock is stopped

    def open(self, number: int) -> None:
        """Start counting for a window, unless it is already open."""
        if number != self._number:
            self._number, self._opened, self._stands_at = number, self.ticker.now(), None

    def age(self) -> int:
        """Return the ms for which the window has been open, not counting the time it was stopped."""
        return int(self.ticker.now() - self._opened if self._stands_at is None else self._stands_at)

    def stand(self) -> None:
        """Stop the clock."""
        if self._stands_at is None:
            self._stands_at = self.ticker.now() - self._opened

    def start_over(self) -> None:
        """Set the age back to 0, and stop the clock."""
        self._stands_at = 0.0

    def go_on(self) -> None:
        """Let the clock run on from where it stopped."""
        if self._stands_at is not None:
            self._opened, self._stands_at = self.ticker.now() - self._stands_at, None
