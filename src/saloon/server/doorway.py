"""Doorway: the limits of every connection, from its first byte, and the metrics that count floods."""

from typing import Any

import uvicorn

from saloon.server.limits import Limits
from saloon.server.metrics import Metrics


class Doorway(uvicorn.Config):
    """The configuration of uvicorn, which hands it to each connection."""

    def __init__(self, app: Any, limits: Limits, metrics: Metrics, **given: Any) -> None:
        super().__init__(app, **given)
        self.limits = limits
        self.metrics = metrics
