"""Guard: checks every request for limits, origin and size, and sets the security headers of every answer."""

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saloon.core.errors import ErrorFacts, MalformedMessage, SaloonError
from saloon.server.addresses import counted
from saloon.server.errors import Broken, Draining, NotFound, TooLarge, status_of
from saloon.server.house import House
from saloon.server.http.bodies import RefusalBody
from saloon.server.socket.messages import MOST_BYTES, write
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
MOST_HEADERS = 100
MOST_HEADER_BYTES = 16 * 1024
MOST_ADDRESS_BYTES = 2048  # path and query
FILES = ("/healthz", "/readyz", "/metrics", "/assets/")  # cheap to answer; a page brings many small files
CLOSE = (b"connection", b"close")


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app: ASGIApp, socket: ASGIApp, house: House) -> None:
        self.app = app
        self.socket = socket
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/ws" and _is_small(scope["headers"]):
            await self.socket(scope, receive, send)  # not through the layers of REST: each message would pass them
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        guarded = _with_headers(send, cached=not scope["path"].startswith("/api"))
        body = Body(receive, guarded)
        try:
            await self.house.limits.forwarded_turn(_address(scope))
            self._check(scope, headers)
            await self.app(scope, body.receive, body.send)
            if body.is_too_large:
                raise too_large()
        except SaloonError as error:
            await self._refuse(error, _language(scope, headers), guarded)
        except ClientDisconnect:
            pass  # in the middle of a request; nobody waits for an answer

    def _check(self, scope: Scope, headers: dict[bytes, str]) -> None:
        _check_form(scope, headers)
        self._count(scope["path"], _address(scope))
        if scope["method"] in SAFE:
            return
        if self.house.is_draining:
            raise Draining("draining", "the house closes for a moment", {})
        if not self.house.knows_origin(headers.get(b"origin")):
            raise NotAllowed("origin", "a page from elsewhere may not do this", {})
        length = headers.get(b"content-length", "0")
        if length.isdecimal() and int(length) > MOST_BYTES:
            raise too_large()

    def _count(self, path: str, address: str) -> None:
        """Count a request; an address that asks for more than its budget is listened to less often."""
        limits = self.house.limits
        try:
            if path.startswith(FILES):
                limits.file(address)
            else:
                limits.request(address)
        except TooFast:
            limits.fine(address)
            raise

    async def _refuse(self, error: SaloonError, lang: str, send: Send) -> None:
        """Send a refusal; a client that asks too fast has to connect again."""
        self.house.metrics.refusals.labels(error.code).inc()
        wait = (b"retry-after", str(error.facts.get("seconds", 1)).encode())
        extra = [wait, CLOSE] if isinstance(error, TooFast) else []
        await respond(error, lang, send, extra)


class Body:
    """Counts the bytes of a request; if it is too long, the answer of the application is not sent."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._bytes = 0
        self.is_too_large = False

    async def receive(self) -> Message:
        """Pass on the next part, unless there have been too many bytes."""
        message = await self._receive()
        self._bytes += len(message.get("body", b""))
        if self._bytes > MOST_BYTES:
            self.is_too_large = True
            raise too_large()
        return message

    async def send(self, message: Message) -> None:
        """Pass on an answer."""
        if not self.is_too_large:
            await self._send(message)


def too_large() -> TooLarge:
    """Make the error for a message that is too long."""
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
    return write(RefusalBody(ok=False, code=found.code, message=found.message, seq=found.seq, id=None))


def broken() -> Broken:
    """Make the error that stands for a failure in our own code."""
    return Broken("internal", "something broke on our side; nothing was changed", {})


def headers_too_large() -> TooLarge:
    """Make the refusal of a request with more headers than any browser sends."""
    facts: ErrorFacts = {"number": MOST_HEADERS, "high": MOST_HEADER_BYTES}
    message = f"a request has at most {MOST_HEADERS} headers of {MOST_HEADER_BYTES} bytes in all"
    return TooLarge("headers-too-large", message, facts)


def _address(scope: Scope) -> str:
    return counted(str(scope["client"][0])) if scope.get("client") else ""


def _is_small(headers: list[tuple[bytes, bytes]]) -> bool:
    size = sum(len(name) + len(value) for name, value in headers)
    return len(headers) <= MOST_HEADERS and size <= MOST_HEADER_BYTES


def _check_form(scope: Scope, headers: dict[bytes, str]) -> None:
    """Raise unless a request is one that a browser or a program of good will could send."""
    if not _is_small(scope["headers"]):
        raise headers_too_large()
    if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > MOST_ADDRESS_BYTES:
        message = f"an address has at most {MOST_ADDRESS_BYTES} bytes"
        raise TooLarge("address-too-long", message, {"high": MOST_ADDRESS_BYTES})
    if not scope["path"].isprintable():
        path = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in scope["path"])
        raise NotFound("not-found", f"there is nothing at {path}", {"path": path[:100]})
    if scope["method"] in SAFE and (headers.get(b"content-length", "0") != "0" or b"transfer-encoding" in headers):
        raise MalformedMessage("body-unwanted", f"a {scope['method']} has no body", {"method": scope["method"]})


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
