"""Tempo: what time an input counts for, fair to who is far away, and who is too good to be true."""

from dataclasses import dataclass, field

from saloon.core.errors import StaleMove
from saloon.core.lag import DROPPED, EARLIEST, LOCK, Conduct, Probes, Stopwatch, closing_wait
from saloon.core.options import Options
from saloon.table.errors import TooFast


@dataclass
class Pulse:
    """What is known of one seat: its way to the server, how it behaved, and its inputs in the window that is open."""

    probes: Probes = field(default_factory=Probes)
    conduct: Conduct = field(default_factory=Conduct)
    window: int = -1
    watch: Stopwatch = field(default_factory=lambda: Stopwatch(0))


class Tempo:
    """Turns what a client claims and what the server measured into the time of an input."""

    def __init__(self, seats: int, options: Options) -> None:
        self._settle = _number(options, "settle_ms", 300)
        self._cap = _number(options, "lag_cap_ms", 400)
        handicaps = options.get("handicap_ms")
        self._handicaps = handicaps if isinstance(handicaps, list) and handicaps else [0] * seats
        self._pulses = [Pulse() for _ in range(seats)]

    def measure(self, seat: int, trip: int) -> None:
        """Note a round trip, in ms."""
        self._pulses[seat].probes.add(trip)

    def lag(self, seat: int) -> int:
        """Give the allowance of a seat."""
        return self._pulses[seat].probes.allowance(self._cap)

    def wait(self, *, is_race: bool) -> int:
        """Give the ms after which no input can come any more that counts."""
        lags = [self.lag(seat) for seat in range(len(self._pulses))]
        return closing_wait(self._settle, lags, self._handicaps if is_race else [0] * len(lags))

    def time(self, seat: int, window: int, n: int, rt: int, elapsed: int, *, is_race: bool) -> int:
        """Give the time that an input counts for; raise for an anticipation, and for inputs out of order."""
        pulse = self._pulses[seat]
        if pulse.window != window:
            pulse.window = window
            pulse.watch = Stopwatch(self.lag(seat), self._handicaps[seat] if is_race else 0)
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
        """Name what people should look at in the conduct of a seat; nobody is punished for it."""
        pulse = self._pulses[seat]
        return pulse.conduct.flags(pulse.probes)


def _too_fast(*, is_locked: bool) -> TooFast:
    if is_locked:
        return TooFast("input-locked", "the controls are locked for a moment after an anticipation", {"ms": LOCK})
    return TooFast("anticipated", f"nobody reacts within {EARLIEST} ms", {"ms": EARLIEST})


def _number(options: Options, name: str, usual: int) -> int:
    value = options.get(name, usual)
    return value if isinstance(value, int) else usual
