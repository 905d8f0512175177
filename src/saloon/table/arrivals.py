"""Arrivals: the time that counts for each input, fair to players who are far away, and flags for suspicious conduct."""

from collections import OrderedDict
from dataclasses import dataclass, field

from saloon.core.conduct import Conduct
from saloon.core.errors import StaleMove
from saloon.core.lag import DROPPED, EARLIEST, LOCK, QUOTA, REGAINED, Habits, Line, Stopwatch, closing_wait
from saloon.core.realtime import Terms
from saloon.table.errors import TooFast

MOST_PASTS = 10_000


@dataclass
class Past:
    """What the races of a player have shown: the quota for delays that is left, their usual times, their conduct."""

    quota: int = 0  # a new player has no quota yet
    habits: Habits = field(default_factory=Habits)
    conduct: Conduct = field(default_factory=Conduct)


class Pasts:
    """The pasts of the people in the house, found by the hash of their secret, which they keep from match to match."""

    def __init__(self) -> None:
        self._pasts: OrderedDict[str, Past] = OrderedDict()

    def of(self, proof: str) -> Past:
        """Return the past of a player; a new player has none, and the player who has been away longest is forgotten."""
        past = self._pasts.setdefault(proof, Past())
        self._pasts.move_to_end(proof)
        if len(self._pasts) > MOST_PASTS:
            self._pasts.popitem(last=False)
        return past


@dataclass
class Racer:
    """A player at one of their connections."""

    seat: int
    line: Line
    past: Past


class Arrivals:
    """Turns the time that a client claims and the time that the server measured into the time that counts."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.wait = terms.settle  # ms after which no input that counts can still arrive
        self._is_race = False
        self._watches: dict[int, Stopwatch] = {}  # of the seats that have acted in the window

    def open(self, racers: list[Racer], *, is_race: bool) -> None:
        """Begin a window, and fix how long inputs may be under way in it.

        Outside a race the players are not compared: the clock waits only for inputs that are on their way.
        """
        self._is_race = is_race
        self._watches = {}
        reach = [sum(self._allowance(racer)) for racer in racers]
        handicaps = [self._handicap(racer) for racer in racers]
        self.wait = closing_wait(self.terms.settle if is_race else 0, reach, handicaps)

    def _allowance(self, racer: Racer) -> tuple[int, int]:
        """Return the lag that the line explains, and the quota, which counts in races alone."""
        lag = racer.line.lag(self.terms.lag_cap)
        return lag, min(racer.past.quota, self.terms.lag_cap - lag) if self._is_race else 0

    def _handicap(self, racer: Racer) -> int:
        return self.terms.handicaps[racer.seat] if self._is_race else 0

    def time(self, racer: Racer, n: int, rt: int, elapsed: int) -> int:
        """Return the time that counts for an input; raise for inputs made in advance, and for inputs out of order."""
        watch = self._watch(racer)
        if n <= watch.seq or rt < watch.rt:
            raise StaleMove("input-order", "an input that came before another one is dropped", {})
        previous, spent, is_locked = watch.eff, watch.spent, rt < watch.locked_until
        at = watch.time(n, rt, elapsed)
        if at == DROPPED:
            raise _too_fast(is_locked=is_locked)
        if self._is_race:
            racer.past.quota -= watch.spent - spent
            self._remember(racer, previous, watch.eff, elapsed - rt)
        return at

    def _watch(self, racer: Racer) -> Stopwatch:
        """Return the stopwatch of a seat; nothing counts earlier than what the others have been shown already."""
        if racer.seat not in self._watches:
            if self._is_race:
                racer.past.quota = min(racer.past.quota + REGAINED, QUOTA)
            (lag, quota), handicap = self._allowance(racer), self._handicap(racer)
            lag = min(lag, self.wait - handicap)
            quota = min(quota, self.wait - handicap - lag)
            self._watches[racer.seat] = Stopwatch(lag, handicap, quota, racer.past.habits)
        return self._watches[racer.seat]

    def _remember(self, racer: Racer, previous: int, eff: int, way: int) -> None:
        racer.past.habits.note(previous, eff)
        if previous == 0:
            racer.past.conduct.note(eff, way, racer.line.known())


def _too_fast(*, is_locked: bool) -> TooFast:
    if is_locked:
        return TooFast("input-locked", "the controls are locked for a moment after an anticipation", {"ms": LOCK})
    return TooFast("anticipated", f"nobody reacts within {EARLIEST} ms", {"ms": EARLIEST})
