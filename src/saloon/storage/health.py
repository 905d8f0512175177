"""Health: whether a store can write; it is logged once when writing fails, and once when it works again."""

import time

import structlog

from saloon.table.errors import StorageFailed

log = structlog.get_logger()


class Health:
    """The last failure of a store, until something could be written again."""

    def __init__(self) -> None:
        self.failure: StorageFailed | None = None
        self._since = 0.0

    def fail(self, tables: list[str], failure: StorageFailed) -> None:
        """Note that nothing could be written for these tables."""
        if self.failure is None:
            self._since = time.monotonic()
            log.error("storage_failed", tables=tables, why=failure.reason)
        self.failure = failure

    def recover(self) -> None:
        """Note that something was written."""
        if self.failure is not None:
            self.failure = None
            log.warning("storage_recovered", seconds=round(time.monotonic() - self._since, 1))
