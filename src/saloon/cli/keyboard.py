"""Keys as they are struck, each with the time it came: for games that are played against the clock."""

import os
import select
import sys
import termios
import threading
import tty
from queue import Empty, SimpleQueue
from time import monotonic
from types import TracebackType

SWITCH = 0.0005  # seconds; how long the drawing of a table may keep a key waiting for its time
LOOK = 0.05  # seconds; how often the reader looks whether it is still wanted


class Keyboard:
    """Reads keys without waiting for a line to end, in a thread of its own, so that drawing delays no time."""

    def __enter__(self) -> "Keyboard":
        self._keys: SimpleQueue[tuple[str, float]] = SimpleQueue()
        self._is_open = True
        self._before = termios.tcgetattr(sys.stdin)
        self._interval = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH)
        tty.setcbreak(sys.stdin)  # Ctrl-C still interrupts
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._is_open = False
        self._reader.join()
        sys.setswitchinterval(self._interval)
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)

    def key(self, until: float) -> tuple[str, float] | None:
        """Wait for a key until a moment of the monotonic clock; give it with the moment it came."""
        try:
            return self._keys.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            return None

    def forget(self) -> None:
        """Drop the keys that nobody has asked for."""
        while not self._keys.empty():
            self._keys.get()

    def _read(self) -> None:
        stdin = sys.stdin.fileno()
        while self._is_open:
            if select.select([stdin], [], [], LOOK)[0]:
                came = monotonic()
                typed = os.read(stdin, 64)
                if not typed:
                    self._keys.put(("q", came))  # the terminal is gone
                    return
                for key in typed.decode("utf-8", "replace"):
                    self._keys.put((key.lower(), came))
