"""Tempo: what time an input counts for, fair to who is far away (rules of Fast-West, 6.2)."""

from collections import deque
from dataclasses import dataclass, field

from saloon.core.errors import StaleMove
from saloon.core.options import Options
from saloon.table.errors import TooFast

PROBES = 20  # round trips that are remembered
SLACK = 60  # ms beyond the longest round trip
FASTEST = 120  # ms: nobody reacts sooner
LOCK = 250  # ms that an anticipation costs


@dataclass
class Pulse:
    """What is known of one seat: its round trips, and its inputs in the window that is open."""

    trips: deque[int] = field(default_factory=lambda: deque(maxlen=PROBES))
    window: int = -1
    n: int = -1
    rt: int = 0
    effective: int = 0
    locked_until: int = 0
    shift: int = -1  # the handicap of this window, once the first input has come


class Tempo:
    """Turns what a client claims and what the server measured into the time of an input."""

    def __init__(self, options: Options) -> None:
        self.settle = _number(options, "settle_ms", 300)
        self._cap = _number(options, "lag_cap_ms", 400)
        handicaps = options.get("handicap_ms", [])
        self._handicaps = handicaps if isinstance(handicaps, list) else []
        self._pulses: dict[int, Pulse] = {}

    def measure(self, seat: int, trip: int) -> None:
        """Note a round trip, in ms."""
        self._pulse(seat).trips.append(trip)

    def lag(self, seat: int) -> int:
        """Give the allowance of a seat: the highest of its round trips and some slack, but not more than the cap."""
        return min(max(self._pulse(seat).trips, default=0) + SLACK, self._cap)

    def handicap(self, seat: int) -> int:
        """Give the ms that a seat is ahead."""
        return self._handicaps[seat] if seat < len(self._handicaps) else 0

    def wait(self, seats: int) -> int:
        """Give the ms after which no input can come any more that counts."""
        return max([self.settle, *[self.lag(seat) + self.handicap(seat) for seat in range(seats)]])

    def effective(self, seat: int, window: int, n: int, rt: int, elapsed: int) -> int:
        """Give the time that an input counts for; raise for an anticipation, and for inputs out of order."""
        pulse = self._pulse(seat)
        if pulse.window != window:
            pulse.window, pulse.n, pulse.rt, pulse.effective = window, -1, 0, 0
            pulse.locked_until, pulse.shift = 0, -1
        if n <= pulse.n or rt < pulse.rt:
            raise StaleMove("input-order", "an input that came before another one is dropped", {})
        if rt < pulse.locked_until:
            raise TooFast("input-locked", "the controls are locked for a moment after an anticipation", {"ms": LOCK})
        pulse.n, pulse.rt = n, rt
        if rt < FASTEST:
            pulse.locked_until = rt + LOCK
            raise TooFast("anticipated", f"nobody reacts within {FASTEST} ms", {"ms": FASTEST})
        pulse.effective = max(rt, elapsed - self.lag(seat), FASTEST, pulse.effective)
        if pulse.shift < 0:
            pulse.shift = min(self.handicap(seat), pulse.effective - FASTEST)
        return pulse.effective - pulse.shift

    def _pulse(self, seat: int) -> Pulse:
        return self._pulses.setdefault(seat, Pulse())


def _number(options: Options, name: str, usual: int) -> int:
    value = options.get(name, usual)
    return value if isinstance(value, int) else usual
