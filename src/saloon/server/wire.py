"""Wire: uvicorn's web socket with a short way for texts, in and out; everything else goes uvicorn's way."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # compiled, if it could be
from websockets.http11 import Request

from saloon.server.framing import PING, PONG, TEXT, head, payload
from saloon.server.inbox import Inbox

EXTENSION = "saloon.wire"  # where an application finds the wire in its scope
MOST_WAITING = 16  # texts that wait for the application; then reading pauses
NOT_TEXT = 1007


class Wire(WebSocketsSansIOProtocol):
    """One web socket.

    For each message uvicorn stops and starts to read, which are two system calls, runs the generators of a parser, and
    sends through a coroutine and a queue.
    """

    _is_plain = True  # only whole frames have come, so the next byte begins one

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self.inbox = self.queue = Inbox(self.loop)  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        """Show the application its wire."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Read whole texts; leave control frames to uvicorn, and everything from the first unusual frame on."""
        if not self.handshake_complete:
            self._is_plain = not self.handshake_initiated
        while self._is_plain and self.handshake_complete and data:
            start, end = payload(data)
            if end and data[0] == TEXT:
                self._hear(apply_mask(data[start:end], data[start - 4 : start]))
            elif end and data[0] in (PING, PONG):
                super().data_received(data[:end])
            else:
                self._is_plain = False
                break
            data = data[end:]
        if data:
            super().data_received(data)

    def _hear(self, text: bytes) -> None:
        if self.close_sent:
            return
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
        except UnicodeDecodeError:
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
            return
        if not self.read_paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    async def room(self) -> None:
        """Wait until the reader has caught up, or is gone."""
        await self.writable.wait()

    def write(self, text: bytes) -> bool:
        """Send a text if it can leave soon; tell whether it could. Nothing is sent to who is gone."""
        if not self.writable.is_set():
            return False
        if not self.close_sent and not self.disconnected:
            self.transport.write(head(len(text)) + text)
        return True

    def go_on(self) -> None:
        """Read again, once everything that came has been taken."""
        if self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
