"""Guard: stands before every request; limits, origins, sizes, and the headers that browsers obey."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saloon.core.errors import SaloonError
from saloon.server.errors import Broken, Draining, TooLarge, status_of
from saloon.server.house import House
from saloon.server.messages import MOST_BYTES, write
from saloon.server.wording import pick_language, refusal
from saloon.table.errors import NotAllowed, TooFast

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = ("GET", "HEAD", "OPTIONS")
UNLIMITED = ("/healthz", "/readyz", "/metrics", "/assets/")  # a page brings many small files


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app: ASGIApp, socket: ASGIApp, house: House) -> None:
        self.app = app
        self.socket = socket
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            await self.socket(scope, receive, send)  # not through the layers of REST: each message would pass them
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        guarded = _with_headers(send, cached=not scope["path"].startswith("/api"))
        body = Body(receive, guarded)
        try:
            self._check(scope, headers)
            await self.app(scope, body.receive, body.send)
            if body.is_too_large:
                raise too_large()
        except SaloonError as error:
            await self._refuse(error, _language(scope, headers), guarded)

    def _check(self, scope: Scope, headers: dict[bytes, str]) -> None:
        address = scope["client"][0] if scope.get("client") else ""
        if not scope["path"].startswith(UNLIMITED):
            self.house.limits.request(address)
        if scope["method"] in SAFE:
            return
        if self.house.is_draining:
            raise Draining("draining", "the house closes for a moment", {})
        if not self.house.knows_origin(headers.get(b"origin")):
            raise NotAllowed("origin", "a page from elsewhere may not do this", {})
        length = headers.get(b"content-length", "0")
        if length.isdecimal() and int(length) > MOST_BYTES:
            raise too_large()

    async def _refuse(self, error: SaloonError, lang: str, send: Send) -> None:
        self.house.metrics.refusals.labels(error.code).inc()
        extra = [(b"retry-after", str(error.facts.get("seconds", 1)).encode())] if isinstance(error, TooFast) else []
        await respond(error, lang, send, extra)


class Body:
    """Counts the bytes of a request; what the application answers to one that is too long is not sent."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._bytes = 0
        self.is_too_large = False

    async def receive(self) -> Message:
        """Pass the next part on, unless there have been too many."""
        message = await self._receive()
        self._bytes += len(message.get("body", b""))
        if self._bytes > MOST_BYTES:
            self.is_too_large = True
            raise too_large()
        return message

    async def send(self, message: Message) -> None:
        """Pass an answer on."""
        if not self.is_too_large:
            await self._send(message)


def too_large() -> TooLarge:
    """Make the refusal of a message that is too long."""
    return TooLarge("too-large", f"a message has at most {MOST_BYTES} bytes", {"high": MOST_BYTES})


async def respond(error: SaloonError, lang: str, send: Send, extra: list[tuple[bytes, bytes]]) -> None:
    """Send a refusal by HTTP."""
    body = refusal_body(error, lang)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *extra]
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body})


def refusal_body(error: SaloonError, lang: str, game: str | None = None, seq: int = 0) -> bytes:
    """Write a refusal as the body of an answer."""
    found = refusal(error, lang, game, seq)
    fields = {"ok": False, "code": found.code, "message": found.message, "seq": found.seq, "id": None}
    return write(fields)


def broken() -> Broken:
    """Make the refusal that stands for a mistake of ours."""
    return Broken("internal", "something broke on our side; nothing was changed", {})


def _language(scope: Scope, headers: dict[bytes, str]) -> str:
    query = scope.get("query_string", b"").decode("latin-1")
    wish = next((part[5:] for part in query.split("&") if part.startswith("lang=")), None)
    return pick_language(wish, headers.get(b"accept-language"))


def _with_headers(send: Send, *, cached: bool) -> Send:
    extra = HEADERS if cached else [*HEADERS, (b"cache-control", b"no-store")]

    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], *extra]}
        await send(message)

    return guarded
