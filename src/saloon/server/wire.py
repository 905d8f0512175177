"""Wire: uvicorn's web socket with a short way for texts, in and out; everything else goes uvicorn's way."""

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # compiled, if it could be
from websockets.http11 import Request

from saloon.server.inbox import Inbox

EXTENSION = "saloon.wire"  # where an application finds the wire in its scope
MOST_WAITING = 16  # texts that wait for the application; then reading pauses
TEXT, PING, PONG = 0x81, 0x89, 0x8A  # how a frame begins that is a whole message
MASKED = 0x80  # whatever a client sends is
NOT_TEXT = 1007
SHORT, MIDDLE, LONG = struct.Struct("!BB").pack, struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack


class Wire(WebSocketsSansIOProtocol):
    """One web socket.

    For each message uvicorn stops and starts to read, which are two system calls, runs the generators of a parser, and
    sends through a coroutine and a queue.
    """

    _is_plain = True  # only whole frames have come, so the next byte begins one

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]

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

    def has_room(self) -> bool:
        """Tell whether what is written now leaves soon."""
        return self.writable.is_set()

    async def room(self) -> None:
        """Wait until the reader has caught up, or is gone."""
        await self.writable.wait()

    def write(self, text: bytes) -> None:
        """Send a text; nothing is sent to who is gone."""
        if not self.close_sent and not self.disconnected:
            self.transport.write(head(len(text)) + text)


def payload(data: bytes) -> tuple[int, int]:
    """Find the payload of the first frame of a client; 0, 0 unless it is whole, masked and not very long."""
    if len(data) < 6:
        return 0, 0
    length = data[1] - MASKED
    if 0 <= length < 126:
        start = 6
    elif length == 126:
        start, length = 8, int.from_bytes(data[2:4], "big")
    else:
        return 0, 0
    end = start + length
    return (start, end) if end <= len(data) else (0, 0)


def head(length: int) -> bytes:
    """Give the first bytes of a text frame of a server."""
    if 126 <= length < 65536:
        return MIDDLE(TEXT, 126, length)
    return SHORT(TEXT, length) if length < 126 else LONG(TEXT, 127, length)
