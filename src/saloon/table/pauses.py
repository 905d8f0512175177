"""Pauses: how long a table has been paused. A host may stop it as long as the others agree, and no longer."""

from saloon.table.errors import WrongMoment


class Pauses:
    """The pauses of one table; those in quick succession count as one. Not stored."""

    def __init__(self, longest: int) -> None:
        self._longest = longest  # ms after which any player may end a pause, and before which there is none again
        self._since = 0  # when the first of them began
        self._ended: int | None = None
        self._is_overruled = False  # another player than the host has ended the last pause

    def begin(self, now: int) -> None:
        """Note that the host pauses; raise WrongMoment if the others have just ended a long pause."""
        is_soon = self._ended is not None and now < self._ended + self._longest
        if is_soon and self._is_overruled:
            raise WrongMoment("paused-long", "the others have ended a long pause, and play on for a while", {})
        if not is_soon:
            self._since = now

    def may_be_ended_at(self) -> int:
        """Return the time from which any player may end the pause."""
        return self._since + self._longest

    def end(self, now: int, *, by_host: bool) -> None:
        """Note that somebody has ended the pause."""
        self._ended, self._is_overruled = now, not by_host and now >= self.may_be_ended_at()
