"""Wire: picows as the web socket of uvicorn, on the same port; joins frames to whole texts, and enforces the limits.

picows reads and writes frames. Joining parts to a message, and every limit but the size of a frame, is done here.
"""

import asyncio
import logging
import os
import socket
import struct
import time
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

import structlog
from picows import (
    WSAutoPingStrategy,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # the base of its own server
from starlette.types import Message
from uvicorn.protocols.utils import ClientDisconnected, get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState

from saloon.core.lag import NO_LIMIT, explained
from saloon.server.doorway import Doorway
from saloon.server.metrics import Metrics

EXTENSION = "saloon.wire"  # where an application finds the wire in its scope
HANDSHAKE_SECONDS = 5
IDLE_SECONDS = 20  # without a byte, after which a ping checks the connection
LINGER_SECONDS = 2  # for the last messages, and for the answer to a close
FIRST_BUFFER = 2048  # bytes; it grows with what comes
MOST_WAITING = 16  # texts that may wait for the application before reading pauses
MOST_PARTS = 64  # of one message
MOST_SIGNALS = 50  # pings and pongs in a second
MOST_AT_ONCE = 8192  # bytes; of empty frames, more than a thousand
MOST_AT_ONCE_AFTERWARDS = 1024
MOST_AFTERWARDS = 16  # times that something is read after a close; then the line is cut
TCP_TRIP = struct.Struct("68xII")  # in the tcp_info of Linux: the mean trip, and its mean deviation, in microseconds
TCP_INFO_BYTES = 104
NORMAL, WRONG, NOT_TEXT, FORBIDDEN, TOO_LARGE, INTERNAL, RESTART = 1000, 1002, 1007, 1008, 1009, 1011, 1012
TEXT, CONTINUATION, CLOSE = WSMsgType.TEXT, WSMsgType.CONTINUATION, WSMsgType.CLOSE
PING, PONG = WSMsgType.PING, WSMsgType.PONG
FAILURES = logging.LoggerAdapter(logging.getLogger("picows"))  # of a bare logger, picows makes a child for each socket
FAILURES.logger.addFilter(lambda record: bool(record.exc_info))  # only failures of our own, not of clients

log = structlog.get_logger()


class Gone(Exception):
    """The client has left; the code says how, if the client sent one."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Wire(WSProtocol):  # type: ignore[misc]  # picows has no types for it
    """Handles one web socket, from the request that uvicorn hands over to its end.

    The application starts by ASGI: `websocket.connect`, then `websocket.accept` or `websocket.close`. From then on it
    uses the listener of the wire in its scope directly: an ASGI event for each text would double the work.
    """

    def __init__(self, config: Doorway, server_state: ServerState, app_state: dict[str, Any]) -> None:
        client = (None, None, False)  # where a client connects to; here is the server
        idle = (True, IDLE_SECONDS, IDLE_SECONDS, WSAutoPingStrategy.PING_WHEN_IDLE)
        sizes = (config.ws_max_size, None, FIRST_BUFFER)
        super().__init__(*client, self._answer, FAILURES, True, HANDSHAKE_SECONDS, *idle, False, *sizes)
        self._config = config
        self._server = server_state
        self._app_state = app_state
        self._most = config.ws_max_size
        self._raw: asyncio.Transport
        self._head = b""  # of the request; kept until the application has decided, because picows answers at once
        self._status = HTTPStatus.INTERNAL_SERVER_ERROR
        self._subprotocol = ""
        self._afterwards = 0

    # What uvicorn and the event loop call

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Register with the connections that uvicorn waits for when it stops."""
        self._raw = transport
        self._server.connections.add(self)
        super().connection_made(transport)

    def data_received(self, head: bytes) -> None:
        """Take over the request, and let the application decide; nothing is read meanwhile."""
        self._raw.pause_reading()
        self._head = head
        task = asyncio.get_running_loop().create_task(self._run())
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def get_buffer(self, size: int) -> memoryview:
        """Read little at once, and less after a close: frames are cheap to make and dear to handle."""
        room: memoryview = super().get_buffer(size)
        if not self.transport.is_close_frame_sent:
            return room[:MOST_AT_ONCE]
        self._afterwards += 1
        if self._afterwards == MOST_AFTERWARDS:
            self._config.metrics.floods.labels("after a close").inc()
            asyncio.get_running_loop().call_soon(self._raw.abort)
        return room[:MOST_AT_ONCE_AFTERWARDS]

    def connection_lost(self, exc: Exception | None) -> None:
        """Unregister from the connections of uvicorn."""
        self._server.connections.discard(self)
        self._config.limits.leave(self._raw)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Close, because the server stops."""
        if self.listener is not None:
            self.listener.close(RESTART)
        else:
            self._raw.close()

    # What the application calls

    async def _run(self) -> None:
        code = NORMAL
        try:
            await self._config.loaded_app(self._scope(), self._receive, self._send)
        except ClientDisconnected:
            pass
        except Exception:
            log.exception("socket_failed")
            code = INTERNAL
        if self._head:
            self._greet()
        elif self.listener is not None:
            self.listener.close(code)

    async def _receive(self) -> Message:
        return {"type": "websocket.connect"}

    async def _send(self, message: Message) -> None:
        accepted = message["type"] == "websocket.accept"
        self._status = HTTPStatus.SWITCHING_PROTOCOLS if accepted else HTTPStatus.FORBIDDEN
        self._subprotocol = message.get("subprotocol") or ""
        self._greet()
        if accepted and self._raw.is_closing():
            raise ClientDisconnected

    def _scope(self) -> dict[str, Any]:
        """Make the ASGI scope of the request, which uvicorn has checked and rewritten with one header per line."""
        first, *lines = self._head.decode("latin-1").removesuffix("\r\n\r\n").split("\r\n")
        path, _, query = first.split(" ")[1].partition("?")
        headers = [tuple(line.split(": ", 1)) for line in lines]
        offered = ",".join(value for name, value in headers if name == "sec-websocket-protocol")
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self._raw) else "ws",
            "server": get_local_addr(self._raw),
            "client": get_remote_addr(self._raw),
            "root_path": self._config.root_path,
            "path": self._config.root_path + unquote(path),
            "raw_path": path.encode("latin-1"),
            "query_string": query.encode("latin-1"),
            "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers],
            "subprotocols": [name.strip() for name in offered.split(",") if name],
            "state": self._app_state.copy(),
            "extensions": {EXTENSION: self},
        }

    def _greet(self) -> None:
        """Pass the request to picows, which calls `_answer`, and resume reading."""
        head, self._head = self._head, b""
        while head and not self._raw.is_closing():
            room = self.get_buffer(len(head))
            size = min(len(room), len(head))
            room[:size] = head[:size]
            room.release()
            self.buffer_updated(size)
            head = head[size:]
        if not self._raw.is_closing():
            self._raw.resume_reading()

    def _answer(self, _request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
        if self._status != HTTPStatus.SWITCHING_PROTOCOLS:
            return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(self._status), None)
        chosen = {"Sec-WebSocket-Protocol": self._subprotocol} if self._subprotocol else {}
        response = WSUpgradeResponse.create_101_response(chosen)
        is_proxied = self._config.limits.is_between(get_remote_addr(self._raw))
        listener = Listener(self.transport, self._most, self._config.metrics, is_proxied=is_proxied)
        return WSUpgradeResponseWithListener(response, listener)


def measured(transport: asyncio.BaseTransport) -> int:
    """Return the trip that TCP explains, which no program at the other end can lengthen; NO_LIMIT if unknown."""
    line = transport.get_extra_info("socket")
    if line is None or not hasattr(socket, "TCP_INFO"):
        return NO_LIMIT
    with socket.socket(fileno=os.dup(line.fileno())) as copy:
        try:
            mean, deviation = TCP_TRIP.unpack_from(copy.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_INFO_BYTES))
        except (OSError, struct.error):
            return NO_LIMIT
    return explained(mean / 1000, deviation / 1000)


class Listener(WSListener):
    """Joins the frames of a client to texts, and closes if one breaks a rule; sends texts, and never waits."""

    def __init__(self, transport: WSTransport, most: int, metrics: Metrics, *, is_proxied: bool = False) -> None:
        self._transport = transport
        self._is_proxied = is_proxied
        self._metrics = metrics
        self._most = most  # bytes in one message
        self._texts: asyncio.Queue[str | int] = asyncio.Queue()  # at the end, the close code
        self._is_reading = True
        self._is_full = False  # the client does not read
        self.unread = 0  # texts sent since then
        self._parts: list[bytes] = []
        self._is_text = True  # whether the parts belong to a text
        self._signals = 0  # pings and pongs in the current second
        self._second = 0.0

    # What the application calls

    async def text(self) -> str:
        """Wait for the next text; raise Gone at the end."""
        found = await self._texts.get()
        if isinstance(found, int):
            raise Gone(found)
        if self._texts.empty():
            self._read_on()
        return found

    def send(self, text: bytes) -> None:
        """Send a text after those that wait; nothing is sent after a close."""
        if self._is_full:
            self.unread += 1
        self._transport.send(TEXT, text)

    def limit(self) -> int:
        """Return the trip, in ms, that the system explains of its own measures; NO_LIMIT if somebody stands between."""
        return NO_LIMIT if self._is_proxied else measured(self._transport.underlying_transport)

    def close(self, code: int, reason: str = "") -> None:
        """Send a close; the connection is cut when the client has answered, or soon after."""
        if self._transport.is_close_frame_sent:
            return
        self._texts.put_nowait(code)
        self._transport.send_close(code or NORMAL, reason)  # type: ignore[arg-type]  # any number works
        self._read_on()
        asyncio.get_running_loop().call_later(LINGER_SECONDS, self._transport.disconnect, False)

    def _read_on(self) -> None:
        if not self._is_reading:
            self._is_reading = True
            self._transport.underlying_transport.resume_reading()

    # What picows calls

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Handle one frame."""
        if transport.is_close_frame_sent:
            self._ignore(frame)
            return
        kind = frame.msg_type
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            self._cut(WRONG, "reserved bits")
        elif kind is TEXT and frame.fin and not self._parts:
            self._hear(frame.get_payload_as_bytes())
        elif kind is PING or kind is PONG:
            self._signal(kind, frame)
        elif kind is CLOSE:
            self.close(frame.get_close_code().value)
            transport.disconnect()
        else:
            self._join(kind, frame)

    def _hear(self, data: bytes) -> None:
        try:
            text = data.decode("utf-8", "strict" if self._is_text else "replace")
        except UnicodeDecodeError:
            self._cut(NOT_TEXT, "no text")
            return
        self._texts.put_nowait(text)
        if self._is_reading and self._texts.qsize() >= MOST_WAITING:
            self._is_reading = False
            self._transport.underlying_transport.pause_reading()

    def _join(self, kind: WSMsgType, frame: WSFrame) -> None:
        """Take a part of a text, or of a binary message, which the application refuses."""
        if (kind is CONTINUATION) != bool(self._parts):
            self._cut(WRONG, "parts out of order")
            return
        if kind is not CONTINUATION:
            self._is_text = kind is TEXT
        self._parts.append(frame.get_payload_as_bytes())
        if len(self._parts) > MOST_PARTS or sum(map(len, self._parts)) > self._most:
            self._cut(TOO_LARGE, "too large")
        elif frame.fin:
            data, self._parts = b"".join(self._parts), []
            self._hear(data)
            self._is_text = True

    def _signal(self, kind: WSMsgType, frame: WSFrame) -> None:
        """Answer a ping, unless earlier answers have not been read."""
        now = time.monotonic()
        if now >= self._second + 1:
            self._second, self._signals = now, 0
        self._signals += 1
        if self._signals > MOST_SIGNALS:
            self._cut(FORBIDDEN, "too many pings")
        elif kind is PING and not self._is_full:
            self._transport.send_pong(frame.get_payload_as_bytes())

    def _cut(self, code: int, reason: str) -> None:
        """Close on a client that breaks a rule, and count it."""
        self._metrics.floods.labels(reason).inc()
        self.close(code, reason)

    def _ignore(self, frame: WSFrame) -> None:
        """Ignore everything but the answer to our close."""
        if frame.msg_type is CLOSE:
            self._transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._texts.put_nowait(1006)

    def pause_writing(self) -> None:
        self._is_full = True

    def resume_writing(self) -> None:
        self._is_full, self.unread = False, 0
