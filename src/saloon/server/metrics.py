"""Figures of the house for Prometheus."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)


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
        self.messages = Histogram(
            "saloon_message_seconds", "Handling of a message", buckets=FAST, registry=self.registry
        )
        self.thinking = Histogram("saloon_thinking_seconds", "Thinking of a bot", buckets=FAST, registry=self.registry)

    def text(self) -> bytes:
        """Write the figures as Prometheus reads them."""
        return generate_latest(self.registry)
