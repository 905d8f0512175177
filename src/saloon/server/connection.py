"""Connection: one open socket; what is sent to it never waits, and who reads too slowly is dropped."""

import asyncio
import itertools
from collections import deque

from starlette.types import Send

from saloon.server.messages import FromServer, write

_numbers = itertools.count(1)

SLOW, RESTART = 1013, 1012


class Connection:
    """The way to one reader: a seat, or a spectator."""

    def __init__(self, send: Send, most: int) -> None:
        self.number = next(_numbers)
        self.lang = "fr"
        self.seat: int | None = None
        self.is_dropped = False
        self.answered = ""  # the id of the last message that an update answered
        self._send = send
        self._most = most
        self._queue: deque[str] = deque()
        self._wake = asyncio.Event()
        self._close: tuple[int, str] | None = None

    def push(self, text: str) -> bool:
        """Queue a message; tell whether the reader was fast enough to deserve it."""
        if self.is_dropped:
            return False
        if len(self._queue) >= self._most:
            self._queue.clear()
            self.drop(SLOW, "slow_reader")
            return False
        self._queue.append(text)
        self._wake.set()
        return True

    def tell(self, message: FromServer) -> None:
        """Queue a message for this reader alone."""
        self.push(write(message).decode())

    def drop(self, code: int, reason: str) -> None:
        """Close the connection once what is queued is sent."""
        if self._close is None:
            self._close = (code, reason)
        self.is_dropped = True
        self._wake.set()

    async def run(self) -> None:
        """Send what is queued, until the connection is dropped."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                await self._send({"type": "websocket.send", "text": self._queue.popleft()})
            if self._close is not None:
                code, reason = self._close
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
                return
