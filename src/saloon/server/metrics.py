"""Figures of the house for Prometheus."""

from bisect import bisect_left
from collections.abc import Iterable
from functools import cache
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import HistogramMetricFamily
from prometheus_client.registry import Collector

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)


class Timings(Collector):
    """A histogram for one thread: each message is timed, and prometheus-client's own takes locks and 3 µs."""

    def __init__(self, name: str, meaning: str) -> None:
        self._name = name
        self._meaning = meaning
        self._counts = [0] * (len(FAST) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count how long something took."""
        self._counts[bisect_left(FAST, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[HistogramMetricFamily]:
        """Give the figures as Prometheus reads them."""
        names = [*[str(float(bound)) for bound in FAST], "+Inf"]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._meaning, buckets=buckets, sum_value=self._sum)


class Metrics:
    """Counts what happens; each house has its own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter(
            "saloon_entries", "Entries of logs, by kind and author", ["kind", "by"], registry=self.registry
        )
        self.entry = cache(self.entries.labels)  # to find one takes longer than to count
        self.refusals = Counter("saloon_refusals", "Refused messages and requests", ["code"], registry=self.registry)
        self.connections = Gauge("saloon_connections", "Open sockets", registry=self.registry)
        self.tables = Gauge("saloon_tables", "Tables in the house", registry=self.registry)
        self.dropped = Counter(
            "saloon_slow_readers", "Connections dropped for reading too slowly", registry=self.registry
        )
        self.flags = Counter(
            "saloon_flags",
            "Players whose conduct against the clock people should look at",
            ["flag"],
            registry=self.registry,
        )
        self.messages = Timings("saloon_message_seconds", "Handling of a message")
        self.registry.register(self.messages)
        self.thinking = Histogram("saloon_thinking_seconds", "Thinking of a bot", buckets=FAST, registry=self.registry)

    def text(self) -> bytes:
        """Write the figures as Prometheus reads them."""
        return generate_latest(self.registry)
