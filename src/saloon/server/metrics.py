"""Figures of the house for Prometheus."""

from collections.abc import Iterable
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from saloon.server.tallies import FAST, Counts, Timings


class Gathered(Collector):
    """Gives the tallies of the house as Prometheus reads them."""

    def __init__(self, entries: Counts, messages: Timings) -> None:
        self._entries = entries
        self._messages = messages

    def collect(self) -> Iterable[Metric]:
        """Give all figures."""
        entries = CounterMetricFamily("saloon_entries", "Entries of logs, by kind and author", labels=["kind", "by"])
        for labels, number in self._entries.numbers.items():
            entries.add_metric(labels, number)
        yield entries
        names = [*[str(float(bound)) for bound in FAST], "+Inf"]
        buckets = list(zip(names, accumulate(self._messages.counts), strict=True))
        meaning = "Handling of a message"
        yield HistogramMetricFamily("saloon_message_seconds", meaning, buckets=buckets, sum_value=self._messages.sum)


class Metrics:
    """Counts what happens; each house has its own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counts()
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
        self.messages = Timings()
        self.registry.register(Gathered(self.entries, self.messages))
        self.thinking = Histogram("saloon_thinking_seconds", "Thinking of a bot", buckets=FAST, registry=self.registry)

    def text(self) -> bytes:
        """Write the figures as Prometheus reads them."""
        return generate_latest(self.registry)
