"""Connection: one open socket; what is sent to it never waits, and who reads too slowly is dropped."""

import asyncio
import itertools
from collections import deque

from starlette.types import Message, Send

from saloon.server.messages import FromServer, write
from saloon.server.wire import Wire

_numbers = itertools.count(1)

SLOW, RESTART = 1013, 1012


class Connection:
    """The way to one reader: a seat, or a spectator."""

    def __init__(self, wire: Wire, send: Send, most: int) -> None:
        self.number = next(_numbers)
        self.lang = "fr"
        self.seat: int | None = None
        self.is_dropped = False
        self.answered = ""  # the id of the last message that an update answered
        self._wire = wire
        self._inbox = wire.inbox
        self._send = send
        self._most = most
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._close: tuple[int, str] | None = None

    async def receive(self) -> Message:
        """Wait for the next event of this reader, as uvicorn's own `receive` does."""
        event: Message = await self._inbox.get()
        if self._wire.read_paused:
            self._wire.go_on()
        return event

    def push(self, text: bytes) -> bool:
        """Send a message, or queue it; tell whether the reader was fast enough to deserve it."""
        if self.is_dropped:
            return False
        if not self._queue and self._wire.write(text):
            return True
        if len(self._queue) >= self._most:
            self._queue.clear()
            self.drop(SLOW, "slow_reader")
            return False
        self._queue.append(text)
        self._wake.set()
        return True

    def tell(self, message: FromServer) -> None:
        """Send a message to this reader alone."""
        self.push(write(message))

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
                await self._wire.room()
                self._send_queued()
            if self._close is not None:
                code, reason = self._close
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
                return

    def _send_queued(self) -> None:
        while self._queue and self._wire.write(self._queue[0]):
            self._queue.popleft()
