"""Rest: a pause of the table, so that people can see what happened; nobody's time runs, and bots wait."""

from dataclasses import dataclass, field

from saloon.table.clock import SECOND

BEAT, START, COUNT, PAUSE = "beat", "start", "count", "pause"
GETTING_READY = 30 * SECOND  # ms that the other players have once the first one is ready to start
COUNTDOWN = 3 * SECOND  # ms before the first window of a game against the clock


@dataclass
class Rest:
    """Why a table rests, and the seats that it waits for; not stored."""

    kind: str
    since: int  # ms since 1970
    until: int | None = None  # None: until people end it
    ready: set[int] = field(default_factory=set)

    def waits_for_people(self) -> bool:
        """Tell whether it ends when everybody is ready, as it does after a beat and before the start."""
        return self.kind in (BEAT, START)


def beat_length(full: int, people: int, here: int) -> int | None:
    """Return the ms to rest after a beat: half if only spectators watch; None (no limit) for one person among bots."""
    if not here:
        return full // 2
    return full if people > 1 else None
