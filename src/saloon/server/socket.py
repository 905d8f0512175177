"""The socket: reads messages, knows the seat from the secret, lets the table decide, and answers everything."""

import asyncio
import contextlib
import time

import msgspec
import structlog
from starlette.types import Receive, Scope, Send

from saloon.core.errors import MalformedMessage, SaloonError
from saloon.server.connection import Connection
from saloon.server.errors import Broken, Draining, TooLarge
from saloon.server.house import House
from saloon.server.messages import (
    MOST_BYTES,
    PROTOCOL,
    Ack,
    Act,
    ClientMessage,
    Consent,
    Echo,
    Hello,
    Hint,
    Hinted,
    Input,
    Look,
    Ping,
    Pong,
    Rematch,
    Resign,
    Say,
    Speak,
    Undo,
    read_client,
)
from saloon.server.questions import ask
from saloon.server.wire import EXTENSION
from saloon.server.wording import refusal
from saloon.table.errors import NotAllowed, TooFast, UnknownTable, WrongSecret
from saloon.table.levels import USUAL
from saloon.table.lobby import seat_of
from saloon.table.table import Table

HELLO_SECONDS = 10
MOST_TOO_FAST = 20  # refusals in a row, then the connection is closed
NO_HELLO, NO_SECRET, NO_TABLE, LATE, TOO_FAST = 4400, 4401, 4404, 4408, 4429

log = structlog.get_logger()


class Gone(Exception):
    """The client has left."""


class Socket:
    """An ASGI application for the path /ws."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Welcome a client, or show it the door before it comes in."""
        await receive()  # the request to connect
        if not self._may_enter(scope):
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            await self._welcome(scope, send)
        finally:
            self.house.limits.socket_closed(_address(scope))

    async def _welcome(self, scope: Scope, send: Send) -> None:
        await send({"type": "websocket.accept", "subprotocol": PROTOCOL})
        connection = Connection(scope["extensions"][EXTENSION], send, self.house.settings.most_queued)
        self.house.metrics.connections.inc()
        writer = asyncio.create_task(connection.run())
        error = await _try(Visit(self.house, connection))
        self.house.metrics.connections.dec()
        await _finish(writer, connection)
        if error is not None:
            raise error

    def _may_enter(self, scope: Scope) -> bool:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if PROTOCOL not in scope["subprotocols"] or not self.house.knows_origin(headers.get("origin")):
            return False
        try:
            self.house.limits.socket(_address(scope))
        except TooFast:
            return False
        return True


def _address(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


async def _try(visit: "Visit") -> BaseException | None:
    """Let a visit run to its end; give what broke it, if something did."""
    try:
        await visit.run()
    except Gone:
        pass
    except BaseException as error:
        return error
    return None


async def _finish(writer: asyncio.Task[None], connection: Connection) -> None:
    """Let a connection that was dropped say its last word; any other has nobody to say it to."""
    if not connection.is_dropped:
        writer.cancel()
    with contextlib.suppress(asyncio.CancelledError, Exception):
        await asyncio.wait_for(writer, 5)


class Visit:
    """One connection from its hello to its end."""

    def __init__(self, house: House, connection: Connection) -> None:
        self.house = house
        self.connection = connection
        self._too_fast = 0
        self._budget = house.limits.budget()
        self._is_hidden = False
        self.table: Table | None = None

    async def run(self) -> None:
        """Seat the client, then answer its messages."""
        hello = await self._read_hello()
        if hello is None:
            return
        self.connection.lang = hello.lang
        try:
            table = self.table = await self._seat(hello)
        except SaloonError as error:
            self._refuse(error, None)
            codes = {UnknownTable.code: NO_TABLE, WrongSecret.code: NO_SECRET}
            self.connection.drop(codes.get(error.code, NO_HELLO), error.code)
            return
        crowd = self.house.crowd(table)
        if self.connection.seat is not None:  # several connections of a seat share what it may send
            self._budget = crowd.budgets.setdefault(self.connection.seat, self._budget)
        crowd.join(self.connection, hello.resume)
        self.house.probe(crowd)
        log.info("connected", table=table.header.id, seat=self.connection.seat, connection=self.connection.number)
        try:
            while not self.connection.is_dropped:
                await self._answer(await self._text())
        finally:
            crowd.leave(self.connection)
            self._look(table, away=False)
            log.info("disconnected", table=table.header.id, connection=self.connection.number)

    async def _read_hello(self) -> Hello | None:
        try:
            message = self._decode(await asyncio.wait_for(self._text(), HELLO_SECONDS))
            if isinstance(message, Hello):
                return message
            error: SaloonError = MalformedMessage("hello-first", "the first message must be hello", {})
            code = NO_HELLO
        except TimeoutError:
            error, code = MalformedMessage("hello-late", "no hello came in time", {"seconds": HELLO_SECONDS}), LATE
        except SaloonError as wrong:
            error, code = wrong, NO_HELLO
        self._refuse(error, None)
        self.connection.drop(code, error.code)
        return None

    async def _seat(self, hello: Hello) -> Table:
        if self.house.is_draining:
            raise Draining("draining", "the house closes for a moment", {})
        table = await self.house.lobby.find(hello.table)
        if hello.secret is not None:
            self.connection.seat = seat_of(table, hello.secret)
        return table

    async def _text(self) -> str:
        event = await self.connection.receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        text = event.get("text")
        return str(event["bytes"], "utf-8", "replace") if text is None else str(text)

    def _decode(self, text: str) -> ClientMessage:
        if len(text) > MOST_BYTES:
            raise TooLarge("too-large", f"a message has at most {MOST_BYTES} bytes", {"high": MOST_BYTES})
        try:
            message: ClientMessage = read_client(text)
        except msgspec.ValidationError as error:
            raise MalformedMessage(
                "wrong-field", f"this message will not do: {error}", {"problem": str(error)}
            ) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise MalformedMessage("not-json", "this message is no JSON", {}) from None
        return message

    async def _answer(self, text: str) -> None:
        """Carry one message out; everything that is refused is told."""
        started = time.perf_counter()
        try:
            self._budget.spend()
            await self._handle(self._decode(text))
            self._too_fast = 0
        except TooFast as error:
            self._too_fast += 1
            self._refuse(error, salvage_id(text))
            if self._too_fast >= MOST_TOO_FAST:
                self.connection.drop(TOO_FAST, error.code)
        except SaloonError as error:
            self._refuse(error, salvage_id(text))
        except Exception as error:
            log.exception("message_failed", table=self.table.header.id if self.table else None)
            broken = Broken("internal", "something broke on our side; nothing was changed", {})
            broken.__cause__ = error
            self._refuse(broken, salvage_id(text))
        self.house.metrics.messages.observe(time.perf_counter() - started)

    def _refuse(self, error: SaloonError, message_id: str | None) -> None:
        self.house.metrics.refusals.labels(error.code).inc()
        game, seq = (self.table.header.game, self.table.seq) if self.table else (None, 0)
        self.connection.tell(refusal(error, self.connection.lang, game, seq, message_id))

    async def _handle(self, message: ClientMessage) -> None:
        table = self.table
        assert table is not None, "a visit begins with hello"
        if isinstance(message, Act):
            seq = await table.act(self._seat_number(), message.seq, message.act, message.id, self.connection)
            self._acknowledge_repeat(message.id, seq)
        elif isinstance(message, Ping):
            self.connection.tell(Pong(message.n))
        elif isinstance(message, Echo):
            self.house.keeper.realtime(table).echo(self.connection, message.n)
        elif isinstance(message, Input):
            await self._input(table, message)
        elif isinstance(message, Hello):
            raise MalformedMessage("hello-again", "hello is said once", {})
        else:
            await self._handle_rare(table, message)

    async def _handle_rare(self, table: Table, message: ClientMessage) -> None:
        if isinstance(message, Speak):
            self.connection.lang = message.lang
            self._acknowledge(message.id)
        elif isinstance(message, Look):
            self._seat_number()
            self._look(table, away=message.away)
            self._acknowledge(message.id)
        elif isinstance(message, Undo):
            seq = await table.undo(self._seat_number(), message.seq, message.id, self.connection)
            self._acknowledge_repeat(message.id, seq)
        elif isinstance(message, Consent):
            await table.consent(self._seat_number(), message.request, message.yes, message.id)
            self._acknowledge(message.id)
        elif isinstance(message, Resign):
            seq = await table.resign(self._seat_number(), message.id, self.connection)
            self._acknowledge_repeat(message.id, seq)
        elif isinstance(message, Say):
            await table.say(self._seat_number(), message.text, message.id)
            self._acknowledge(message.id)
        elif isinstance(message, Rematch):
            await self.house.lobby.rematch(table, self._seat_number())
            self._acknowledge(message.id)
        elif isinstance(message, Hint):
            await self._hint(table, message)

    async def _input(self, table: Table, message: Input) -> None:
        seat = self._seat_number()
        seq = await self.house.keeper.realtime(table).input(seat, message, self.connection)
        self._acknowledge_repeat(message.id, seq)

    def _look(self, table: Table, *, away: bool) -> None:
        if self.connection.seat is not None and away != self._is_hidden:
            self._is_hidden = away
            table.hide(self.connection.seat, hidden=away)

    async def _hint(self, table: Table, message: Hint) -> None:
        seat = self._seat_number()
        ledger = table.live_ledger()
        table.check_asked(seat, message.seq)
        seq = ledger.seq
        act = await self.house.thinker.think(ask(table, seat, USUAL))
        self.connection.tell(Hinted(message.id, act, seq))

    def _seat_number(self) -> int:
        if self.connection.seat is None:
            raise NotAllowed("spectator", "a spectator cannot act", {})
        return self.connection.seat

    def _acknowledge(self, message_id: str) -> None:
        assert self.table is not None
        self.connection.tell(Ack(message_id, self.table.seq))

    def _acknowledge_repeat(self, message_id: str, seq: int) -> None:
        """Acknowledge what brought no update of its own with this id."""
        if self.connection.answered != message_id:
            self.connection.tell(Ack(message_id, seq))
        self.connection.answered = ""


def salvage_id(text: str) -> str | None:
    """Find the id of a message that could not be understood."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    message_id = found.get("id") if isinstance(found, dict) else None
    return message_id if isinstance(message_id, str) and len(message_id) <= 40 else None
