"""Metrics of the server for Prometheus."""

import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

KEPT_SECONDS = 1.0  # for which a text of the metrics is told again
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)  # upper bounds of the buckets, in seconds


class Metrics:
    """Counts what happens; each house has its own registry."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self._kept, self._kept_until = b"", 0.0
        self.entries = Counter(
            "saloon_entries", "Entries of logs, by kind and author", ["kind", "by"], registry=registry
        )
        self.refusals = Counter("saloon_refusals", "Refused messages and requests", ["code"], registry=registry)
        self.connections = Gauge("saloon_connections", "Open sockets", registry=registry)
        self.tables = Gauge("saloon_tables", "Tables in the house", registry=registry)
        self.dropped = Counter("saloon_slow_readers", "Connections dropped for reading too slowly", registry=registry)
        self.floods = Counter("saloon_floods", "Connections cut for too much, by kind", ["kind"], registry=registry)
        conduct = "Players whose conduct against the clock people should look at"
        self.flags = Counter("saloon_flags", conduct, ["flag"], registry=registry)
        self.messages = Histogram("saloon_message_seconds", "Handling of a message", buckets=FAST, registry=registry)
        self.thinking = Histogram("saloon_thinking_seconds", "Thinking of a bot", buckets=FAST, registry=registry)

    def text(self) -> bytes:
        """Write the metrics in the format of Prometheus."""
        return generate_latest(self.registry)

    def recent(self) -> bytes:
        """Return the metrics as they were within the last second: to write them takes longer than to answer."""
        now = time.monotonic()
        if now >= self._kept_until:
            self._kept, self._kept_until = self.text(), now + KEPT_SECONDS
        return self._kept
