"""Structured logs on stderr: lines for people at a terminal, JSON otherwise. Secrets and seeds are never logged."""

import contextlib
import logging
import sys
from typing import TextIO

import structlog
from structlog.typing import Processor

# Local variables could hold secrets, so tracebacks show none.
FOR_PEOPLE: list[Processor] = [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
FOR_PROGRAMS: list[Processor] = [
    structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False)),
    structlog.processors.JSONRenderer(),
]


class Patient:
    """A stream that drops a line instead of raising an error when the disk of the logs is full."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        """Write if possible."""
        with contextlib.suppress(OSError):
            self._stream.write(text)

    def flush(self) -> None:
        """Flush if possible."""
        with contextlib.suppress(OSError):
            self._stream.flush()


def set_up(level: str) -> None:
    """Choose the form and the level of the logs."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    logging.basicConfig(
        stream=sys.stderr, level=max(number, logging.WARNING), format="%(levelname)s %(name)s %(message)s"
    )
    is_watched = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *(FOR_PEOPLE if is_watched else FOR_PROGRAMS),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(Patient(sys.stderr)),  # type: ignore[arg-type]
        cache_logger_on_first_use=False,
    )
