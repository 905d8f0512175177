"""Door: one connection from its first byte; what takes too long, or is no HTTP, is refused here."""

import asyncio
import logging
import sys
from functools import cache
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol
from uvicorn.server import ServerState

from saloon.core.errors import MalformedMessage, SaloonError
from saloon.server.doorway import Doorway
from saloon.server.errors import TooLate, status_of
from saloon.server.http.guard import headers_too_large, refusal_body
from saloon.server.limits import too_many
from saloon.server.wording import pick_language
from saloon.table.errors import TooFast

REQUEST_SECONDS = 15.0  # for a request to arrive whole, its body too
ANSWER_SECONDS = 60.0  # for an answer to be made and read
LINGER_SECONDS = 2.0  # for a client to read an answer that came before the end of its request
KEEP_ALIVE_SECONDS = 5  # for the next request to begin
TOO_LONG = 431  # what h11 says of headers without end
QUIET = logging.getLogger("saloon.door")
QUIET.setLevel(logging.ERROR)  # uvicorn warns of every request that is none; we count them
QUIET.addFilter(lambda line: not (line.exc_info and isinstance(line.exc_info[1], asyncio.CancelledError)))  # at the end


class Door(H11Protocol):
    """Accepts a connection if there is room, and closes it when its time is over."""

    def __init__(
        self,
        config: Doorway,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = QUIET
        self._doorway = config
        self._deadline: asyncio.TimerHandle | None = None
        self._is_answering = False  # a whole request has arrived
        self._has_turn = False  # the request that comes now may be read
        self._is_waiting = False  # the request that has come waits for its turn

    # What the event loop calls

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a client in, if its address does not hold too many connections and there is one left."""
        super().connection_made(transport)
        if self._doorway.limits.enter(transport, self.client[0] if self.client else ""):
            self._allow(REQUEST_SECONDS)
        else:
            self._doorway.metrics.floods.labels("connections").inc()
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a connection less."""
        self._stop_watch()
        self._doorway.limits.leave(self.transport)
        super().connection_lost(exc)

    # What uvicorn calls

    def handle_events(self) -> None:
        """Read on when it is its turn; a request that has arrived whole has the time of an answer."""
        if self._is_waiting or not (self._has_turn or self._take_turn()):
            return
        super().handle_events()
        if self.conn.their_state in (h11.DONE, h11.MUST_CLOSE) and not self._is_answering:
            self._is_answering = True
            self._allow(ANSWER_SECONDS)

    def on_response_complete(self) -> None:
        """Wait for the next request; a client that still sends one after its answer is not read for long."""
        self._is_answering = False
        is_early = self.conn.their_state is h11.SEND_BODY
        self._has_turn = is_early
        self._allow(LINGER_SECONDS if is_early else self.timeout_keep_alive + REQUEST_SECONDS)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the wire; it keeps its place in the count of connections."""
        self._stop_watch()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, in the shape of every refusal."""
        if getattr(sys.exception(), "error_status_hint", 0) == TOO_LONG:
            self._refuse(headers_too_large())
        else:
            self._refuse(MalformedMessage("not-http", "this is no request of HTTP", {}))

    def _refuse(self, error: SaloonError) -> None:
        """Send a refusal as the last answer, unless another one has begun."""
        self._doorway.metrics.refusals.labels(error.code).inc()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._send(status_of(error), refusal_body(error, pick_language(None, None)))
        if self.cycle is not None:
            self.cycle.disconnected = True
        self.transport.close()

    def _send(self, status: int, body: bytes) -> None:
        headers = [("content-type", "application/json"), ("content-length", str(len(body))), ("connection", "close")]
        response = h11.Response(status_code=status, headers=headers, reason=STATUS_PHRASES[status])
        for event in (response, h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")

    # Turns

    def _take_turn(self) -> bool:
        """Tell whether the next request may be read; until its turn comes nothing is, not even its first line."""
        if not self.conn.trailing_data[0]:
            return True
        try:
            self._has_turn = self._doorway.limits.turn(self.client[0] if self.client else "", self._begin)
        except TooFast:
            self._turn_away()
            return False
        self._is_waiting = not self._has_turn
        if self._is_waiting:
            self._stop_watch()
            self._unset_keepalive_if_required()
            self.flow.pause_reading()
        return self._has_turn

    def _begin(self) -> None:
        """Read the request whose turn has come."""
        self._is_waiting = False
        if self.transport.is_closing():
            return
        self._has_turn = True
        self._allow(REQUEST_SECONDS)
        self.flow.resume_reading()
        self.handle_events()

    def _turn_away(self) -> None:
        """Refuse a request unread: too many of its address wait."""
        self._doorway.metrics.refusals.labels(TooFast.code).inc()
        self._doorway.metrics.floods.labels("requests").inc()
        self.transport.write(_turned_away())
        self.transport.close()

    # Time

    def _allow(self, seconds: float) -> None:
        self._stop_watch()
        self._deadline = self.loop.call_later(seconds, self._be_late)

    def _stop_watch(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _be_late(self) -> None:
        """Close a connection whose time is over; a client that has begun a request is told why."""
        self._doorway.metrics.floods.labels("slow").inc()
        if self._is_answering or not self._has_begun():
            self.transport.abort()
        else:
            message = f"a request has to arrive within {REQUEST_SECONDS:.0f} s"
            self._refuse(TooLate("too-late", message, {"seconds": round(REQUEST_SECONDS)}))

    def _has_begun(self) -> bool:
        return bool(self.conn.trailing_data[0]) or self.conn.their_state is h11.SEND_BODY


@cache
def _turned_away() -> bytes:
    """Write the refusal of a request that nobody has read, once for all of them."""
    error = too_many()
    body = refusal_body(error, pick_language(None, None))
    lines = ["HTTP/1.1 429 Too Many Requests", "content-type: application/json", f"content-length: {len(body)}"]
    lines += [f"retry-after: {error.facts['seconds']}", "connection: close", "", ""]
    return "\r\n".join(lines).encode() + body
