"""Arrivals: the time that counts for each input, fair to players who are far away, and flags for suspicious conduct."""

from dataclasses import dataclass, field

from saloon.core.errors import StaleMove
from saloon.core.lag import DROPPED, EARLIEST, LOCK, Conduct, Probes, Stopwatch, closing_wait
from saloon.core.realtime import Terms
from saloon.table.errors import TooFast


@dataclass
class Pulse:
    """What is known of one seat: its network delay, its past conduct, and its inputs in the window that is open."""

    probes: Probes = field(default_factory=Probes)
    conduct: Conduct = field(default_factory=Conduct)
    window: int = -1
    watch: Stopwatch = field(default_factory=lambda: Stopwatch(0))


class Arrivals:
    """Turns the time that a client claims and the time that the server measured into the time that counts."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self._pulses = [Pulse() for _ in terms.handicaps]

    def measure(self, seat: int, trip: int) -> None:
        """Note a round trip, in ms."""
        self._pulses[seat].probes.add(trip)

    def lag(self, seat: int) -> int:
        """Return the delay in ms that the network may explain for a seat."""
        return self._pulses[seat].probes.allowance(self.terms.lag_cap)

    def wait(self, *, is_race: bool) -> int:
        """Return the ms after which no input that counts can still arrive.

        Outside a race the players are not compared: the clock waits only for inputs that are on their way.
        """
        lags = [self.lag(seat) for seat in range(len(self._pulses))]
        if not is_race:
            return closing_wait(0, lags, [0] * len(lags))
        return closing_wait(self.terms.settle, lags, self.terms.handicaps)

    def time(self, seat: int, window: int, n: int, rt: int, elapsed: int, *, is_race: bool) -> int:
        """Return the time that counts for an input; raise for inputs made in advance, and for inputs out of order."""
        pulse = self._pulses[seat]
        if pulse.window != window:
            pulse.window = window
            pulse.watch = Stopwatch(self.lag(seat), self.terms.handicaps[seat] if is_race else 0)
        watch = pulse.watch
        if n <= watch.seq or rt < watch.rt:
            raise StaleMove("input-order", "an input that came before another one is dropped", {})
        is_first, is_locked = watch.eff == 0, rt < watch.locked_until
        at = watch.time(n, rt, elapsed)
        if at == DROPPED:
            raise _too_fast(is_locked=is_locked)
        if is_first and is_race:
            pulse.conduct.note(rt, elapsed, watch.eff)
        return at

    def flags(self, seat: int) -> list[str]:
        """List what people should look at in the conduct of a seat; nobody is punished for it."""
        pulse = self._pulses[seat]
        return pulse.conduct.flags(pulse.probes)


def _too_fast(*, is_locked: bool) -> TooFast:
    if is_locked:
        return TooFast("input-locked", "the controls are locked for a moment after an anticipation", {"ms": LOCK})
    return TooFast("anticipated", f"nobody reacts within {EARLIEST} ms", {"ms": EARLIEST})
