"""Visit: reads the messages of one connection, finds its seat by the secret, lets the table decide, and answers."""

import asyncio
import contextlib
import time

import msgspec
import structlog
from starlette.types import Receive, Scope, Send

from saloon.core.errors import MalformedMessage, SaloonError
from saloon.server import present
from saloon.server.addresses import counted
from saloon.server.bots.desk import asker_at
from saloon.server.bots.questions import consult
from saloon.server.errors import Broken, Draining
from saloon.server.house import House
from saloon.server.socket.connection import Connection
from saloon.server.socket.crowd import Crowd
from saloon.server.socket.messages import (
    PROTOCOL,
    Ack,
    Act,
    Barred,
    ChoosePace,
    ClientMessage,
    Consent,
    Echo,
    Hello,
    Hint,
    Input,
    IsHere,
    Look,
    NameHost,
    Pause,
    Ping,
    Pong,
    Readmit,
    Ready,
    Rematch,
    Replace,
    Resign,
    Say,
    Skip,
    Speak,
    Undo,
    Vote,
    WhyNot,
    read_client,
)
from saloon.server.socket.wire import EXTENSION, Gone
from saloon.server.wording import refusal
from saloon.table.errors import NotAllowed, SeatChanged, TooFast, UnknownTable, WrongSecret
from saloon.table.lobby import right_of
from saloon.table.seats import Right
from saloon.table.table import Table

HELLO_SECONDS = 10
MOST_TOO_FAST = 20  # refusals in a row, after which the connection is closed
LEFT = 4000  # the close code of a client that leaves for good
NO_HELLO, NO_SECRET, NO_TABLE, LATE, TOO_FAST = 4400, 4401, 4404, 4408, 4429

Wish = Ready | Skip | Pause | Replace | IsHere | Vote
Around = Speak | Look | Say | Consent | Rematch | ChoosePace | NameHost | Readmit | Wish

log = structlog.get_logger()


class Socket:
    """An ASGI application for the path /ws."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept a client, or refuse it before the connection is open."""
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
        connection = Connection(scope["extensions"][EXTENSION].listener, self.house.settings.most_queued)
        with self.house.metrics.connections.track_inprogress(), contextlib.suppress(Gone):
            await Visit(self.house, connection, _address(scope)).run()

    def _may_enter(self, scope: Scope) -> bool:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if PROTOCOL not in scope["subprotocols"] or not self.house.knows_origin(headers.get("origin")):
            return False
        try:
            self.house.limits.socket(_address(scope))
        except TooFast:
            self.house.limits.fine(_address(scope))
            self.house.metrics.floods.labels("sockets").inc()
            return False
        return True


def _address(scope: Scope) -> str:
    return counted(str(scope["client"][0])) if scope.get("client") else ""


class Visit:
    """One connection from its hello to its end."""

    def __init__(self, house: House, connection: Connection, address: str) -> None:
        self.house = house
        self.connection = connection
        self._address = address
        self._too_fast = 0
        self._speaker = f"connection {connection.number}"  # its messages are counted together
        self._has_left = False  # for good
        self.table: Table | None = None
        self.crowd: Crowd | None = None

    async def run(self) -> None:
        """Find the seat of the client, then answer its messages."""
        hello = await self._read_hello()
        if hello is None:
            return
        self.connection.lang = hello.lang
        self.connection.is_screen = hello.screen and hello.secret is None
        try:
            table = self.table = await self._seat(hello)
        except SaloonError as error:
            self._refuse(error, None)
            codes = {UnknownTable.code: NO_TABLE, WrongSecret.code: NO_SECRET, TooFast.code: TOO_FAST}
            self.connection.drop(codes.get(error.code, NO_HELLO), error.code)
            return
        crowd = self.crowd = self.house.crowd(table)
        if self.connection.right is not None:  # all connections of a seat share one limit
            self._speaker = self.connection.right.proof
        crowd.join(self.connection, hello.resume)
        self.house.probe(crowd)
        self.house.notify(crowd)
        log.info("connected", table=table.header.id, seat=self.connection.seat, connection=self.connection.number)
        try:
            while not self.connection.is_dropped:
                await self._answer(await self._text())
        finally:
            crowd.leave(self.connection, for_good=self._has_left)
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
        table = await self.house.find(hello.table, self._address)
        if hello.secret is not None:
            right = self.connection.right = right_of(table, hello.secret)
            table.people.visitors.addresses.setdefault(right.proof, self._address)  # after a restart of the server
        return table

    async def _text(self) -> str:
        try:
            return await self.connection.text()
        except Gone as gone:
            self._has_left = gone.code == LEFT
            raise

    def _decode(self, text: str) -> ClientMessage:
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
        """Carry out one message; every refusal is answered."""
        started = time.perf_counter()
        try:
            self.house.limits.message(self._speaker, self._address)
            await self._handle(self._decode(text))
            self._too_fast = 0
        except TooFast as error:
            self._too_fast += 1
            self._refuse(error, salvage_id(text))
            if self._too_fast >= MOST_TOO_FAST:
                self.house.metrics.floods.labels("messages").inc()
                self.connection.drop(TOO_FAST, error.code)
        except SeatChanged as error:
            self._refuse(error, salvage_id(text))
            self._crowd().dismiss(self.connection)
        except SaloonError as error:
            self._refuse(error, salvage_id(text))
        except Exception as error:
            log.exception("message_failed", table=self.table.header.id if self.table else None)
            self._own_up(error, salvage_id(text))
        self.house.metrics.messages.observe(time.perf_counter() - started)

    def _own_up(self, error: Exception, message_id: str | None) -> None:
        """Answer a message that failed in our own code; if it became an entry, it was carried out all the same."""
        table, right = self.table, self.connection.right
        done = table.gate.done(right.seat, message_id) if table and right and message_id else None
        if done is not None and message_id:
            self._acknowledge_repeat(message_id, done)
            return
        broken = Broken("internal", "something broke on our side; nothing was changed", {})
        broken.__cause__ = error
        self._refuse(broken, message_id)

    def _refuse(self, error: SaloonError, message_id: str | None) -> None:
        self.house.metrics.refusals.labels(error.code).inc()
        game, seq = (self.table.header.game, self.table.seq) if self.table else (None, 0)
        self.connection.tell(refusal(error, self.connection.lang, game, seq, message_id))

    async def _handle(self, message: ClientMessage) -> None:
        table = self.table
        assert table is not None, "a visit begins with hello"
        if self.connection.right is not None:
            table.people.check_right(self.connection.right, self.connection.right.seat)
        if isinstance(message, Act):
            right = self._expect(message.id)
            seq = await table.act(right.seat, message.seq, message.act, message.id, right)
            self._acknowledge_repeat(message.id, seq)
        elif isinstance(message, Ping):
            self.connection.tell(Pong(message.n))
        elif isinstance(message, Echo):
            self.house.keeper.need_clock(table).echo(self.connection, message.n)
        elif isinstance(message, Input):
            await self._input(table, message)
        elif isinstance(message, Hello):
            raise MalformedMessage("hello-again", "hello is said once", {})
        elif isinstance(message, Hint):
            await self._hint(table, message)
        elif isinstance(message, WhyNot):
            self._why_not(table, message)
        elif isinstance(message, Undo | Resign):
            await self._give_back(table, message)
        else:
            await self._arrange(table, message)
            self._acknowledge(message.id)

    async def _give_back(self, table: Table, message: Undo | Resign) -> None:
        """Take a move back, or resign; an update is the answer."""
        right = self._expect(message.id)
        if isinstance(message, Undo):
            seq = await table.undo(right.seat, message.seq, message.id, right)
        else:
            seq = await table.resign(right.seat, message.id, right)
        self._acknowledge_repeat(message.id, seq)

    async def _arrange(self, table: Table, message: Around) -> None:
        """Carry out a message that becomes no entry of the log."""
        if isinstance(message, Speak):
            self.connection.lang = message.lang
            return
        right = self._right()
        if isinstance(message, Look):
            self._crowd().look(self.connection, away=message.away)
        elif isinstance(message, Say):
            self.house.limits.line(right.proof)
            await table.say(right.seat, message.text, message.id)
        elif isinstance(message, Consent):
            await table.consent(right.seat, message.request, message.yes, message.id, right)
        elif isinstance(message, Rematch):
            self.house.limits.rematch(self._address, right.proof)
            await self.house.lobby.rematch(table, right.seat, right, self._address)
        elif isinstance(message, ChoosePace):
            await table.set_pace(right.seat, message.pace, right)
        elif isinstance(message, NameHost):
            await self.house.lobby.seating.name_host(table, right.seat, message.seat, right)
        elif isinstance(message, Readmit):
            await self.house.lobby.seating.readmit(table, right.seat, message.name, right)
        else:
            _tell_wish(table, right.seat, message)

    async def _input(self, table: Table, message: Input) -> None:
        right = self._expect(message.id)
        seq = await self.house.keeper.need_clock(table).input(right.seat, message, right)
        self._acknowledge_repeat(message.id, seq)

    async def _hint(self, table: Table, message: Hint) -> None:
        right = self._right()
        seat = right.seat
        match = table.gate.live_match()
        table.people.check_player(seat)
        table.people.check_hints()
        table.gate.check_asked(seat, message.seq)
        seq = match.seq
        advice = await self.house.thinker.advise(consult(table, seat), asker_at(table))
        table.people.check_right(right, seat)
        table.people.check_player(seat)
        self.connection.tell(present.hinted(advice, message.id, seq))

    def _why_not(self, table: Table, message: WhyNot) -> None:
        seat = self._right().seat
        table.people.check_player(seat)
        found = table.gate.live_match().why_not(seat, message.kind, message.number)
        key, facts = found if found is not None else (None, {})
        self.connection.tell(Barred(message.id, table.seq, message.kind, message.number, key, {**facts}))

    def _right(self) -> Right:
        if self.connection.right is None:
            raise NotAllowed("spectator", "a spectator cannot act", {})
        return self.connection.right

    def _expect(self, message_id: str) -> Right:
        """Return the right to a seat, for a message that an entry may answer."""
        right = self._right()
        self._crowd().expect(self.connection, message_id)
        return right

    def _crowd(self) -> Crowd:
        assert self.crowd is not None, "a visit begins with hello"
        return self.crowd

    def _acknowledge(self, message_id: str) -> None:
        assert self.table is not None
        self.connection.tell(Ack(message_id, self.table.seq))

    def _acknowledge_repeat(self, message_id: str, seq: int) -> None:
        """Acknowledge a message that no update with its id has answered."""
        if not self._crowd().is_answered(self.connection):
            self.connection.tell(Ack(message_id, seq))


def _tell_wish(table: Table, seat: int, message: Wish) -> None:
    """Carry out a wish about the pace of the table, or an order of the host about its people."""
    if isinstance(message, Ready):
        table.ready(seat)
    elif isinstance(message, Skip):
        table.skip(seat)
    elif isinstance(message, Pause):
        table.pause(seat, on=message.on)
    elif isinstance(message, IsHere):
        table.is_here(seat)
    elif isinstance(message, Vote):
        table.vote(seat, message.seat)
    else:
        table.replace(seat, message.seat)


def salvage_id(text: str) -> str | None:
    """Find the id of a message that could not be understood."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    message_id = found.get("id") if isinstance(found, dict) else None
    return message_id if isinstance(message_id, str) and len(message_id) <= 40 else None
