"""Crowd: all readers connected to a table; each is told what their seat may know, and only after it is stored."""

import asyncio
from collections.abc import Callable

import structlog

from saloon.core.event import Event
from saloon.core.log import Entry
from saloon.server.metrics import Metrics
from saloon.server.present import asked, rematched, rested, said, snapshot, table_facts, update, whole
from saloon.server.socket import messages
from saloon.server.socket.connection import Connection
from saloon.server.socket.messages import Bye, Players, ServerMessage, write
from saloon.server.wording import sentence
from saloon.table.audience import Around, Began, Entered, News, Noticed, Rested, Said, UndoAsked, UndoClosed
from saloon.table.errors import SeatChanged
from saloon.table.seats import Right
from saloon.table.table import Table

SEAT_CHANGED, INTERNAL = 4403, 1011
JOINED_SECONDS = 0.5  # seconds in which AT_ONCE changes of presence are sent at once; further ones are sent together
AT_ONCE = 5

log = structlog.get_logger()


class Crowd:
    """The connections to one table; a reader whose seat has changed hands is told only that."""

    def __init__(self, table: Table, metrics: Metrics) -> None:
        self.table = table
        self.connections: dict[int, Connection] = {}
        self._metrics = metrics
        self._told_around = 0  # times, until the time below
        self._joined_until = 0.0
        self._telling_around: asyncio.TimerHandle | None = None
        self._asking: dict[int, str] = {}  # for each connection, the id of its message that is being carried out

    def join(self, connection: Connection, resume: int) -> None:
        """Send a reader everything up to now, and from now on the news."""
        connection.tell(snapshot(self.table, connection.seat, resume))
        self.connections[connection.number] = connection
        self.table.people.presence.screens += connection.is_screen
        self.table.come(connection.seat)

    def leave(self, connection: Connection, *, for_good: bool = False) -> None:
        """Forget a reader; a player who has left for good is not waited for."""
        self._asking.pop(connection.number, None)
        if self.connections.pop(connection.number, None) is not None:
            self._look_again(connection)
            self.table.people.presence.screens -= connection.is_screen
            self.table.go(connection.seat, for_good=for_good)

    def look(self, connection: Connection, *, away: bool) -> None:
        """Note that the page of a reader is hidden, or visible again."""
        seat = connection.seat
        if seat is not None and away != connection.is_hidden:
            connection.is_hidden = away
            self.table.hide(seat, hidden=away)

    def _look_again(self, connection: Connection) -> None:
        if connection.seat is not None and connection.is_hidden:
            connection.is_hidden = False
            self.table.people.presence.hide(connection.seat, -1)

    # Who may be told something

    def _readers(self) -> list[Connection]:
        """List the connections, after checking the right of each to its seat."""
        for connection in list(self.connections.values()):
            right = connection.right
            if right is not None and not self.table.people.holds(right):
                try:
                    self._follow(connection, right)
                except Exception:
                    self._fail(connection)
        return list(self.connections.values())

    def _follow(self, connection: Connection, right: Right) -> None:
        """Send a reader who was moved their new seat, or disconnect them."""
        seat = self.table.people.seat_of(right.proof)
        if seat is None:
            self.dismiss(connection)
            return
        self.table.people.presence.move(right.seat, seat, self.table.now(), hidden=connection.is_hidden)
        right.seat = seat
        connection.tell(snapshot(self.table, seat, 0))

    def dismiss(self, connection: Connection) -> None:
        """Disconnect a reader whose seat has changed hands, and say why."""
        if self.connections.pop(connection.number, None) is None:
            return
        self._look_again(connection)
        self.table.people.presence.go(connection.seat, self.table.now())
        error = SeatChanged("seat-changed", "this seat has changed hands", {})
        connection.tell(Bye(error.code, sentence(error, connection.lang, None), 0))
        connection.drop(SEAT_CHANGED, error.code)

    # What happens at the table

    def expect(self, connection: Connection, message_id: str) -> None:
        """Note which message of a reader is being carried out: if it becomes an entry, the update is its answer."""
        self._asking[connection.number] = message_id

    def is_answered(self, connection: Connection) -> bool:
        """Tell whether the message of a reader was answered by an update, and forget the message."""
        return self._asking.pop(connection.number, None) is None

    def hear(self, news: News) -> None:
        """Tell every reader what concerns its seat."""
        if isinstance(news, Entered):
            self._tell_entry(news.entry, news.events)
        elif isinstance(news, Around):
            self._tell_around_soon()
        elif isinstance(news, Rested):
            self._tell_each(rested)
        elif isinstance(news, Began):
            self._tell_each(whole)
        elif isinstance(news, UndoAsked):
            self._tell_all(asked(news.request))
        elif isinstance(news, UndoClosed):
            self._tell_all(messages.UndoClosed(news.request.number, news.outcome))
        elif isinstance(news, Said):
            self._tell_all(said(news.line))
        elif isinstance(news, Noticed):
            self.tell_host(news.notices)
        else:
            self._tell_each(rematched)

    def _tell_around_soon(self) -> None:
        """Tell which people are connected; many changes are told together, so that they do not delay other tables."""
        if not self._readers() or self._telling_around is not None:
            return
        loop = asyncio.get_running_loop()
        if loop.time() >= self._joined_until:
            self._told_around, self._joined_until = 0, loop.time() + JOINED_SECONDS
        self._told_around += 1
        if self._told_around <= AT_ONCE:
            self._tell_around()
        else:
            self._telling_around = loop.call_at(self._joined_until, self._tell_around)

    def _tell_around(self) -> None:
        self.close()
        self._tell_all(Players(table_facts(self.table)))

    def close(self) -> None:
        """Tell nothing any more that has not been told yet."""
        if self._telling_around is not None:
            self._telling_around.cancel()
            self._telling_around = None

    def tell_host(self, notices: list[tuple[int, str]]) -> None:
        """Tell the host, and nobody else, what to look at."""
        told = [messages.Notice(seat, flag) for seat, flag in notices]
        for connection in self._readers():
            if connection.seat is not None and connection.seat == self.table.people.host():
                connection.tell(messages.Noticed(told))

    def _tell_entry(self, entry: Entry, events: list[Event]) -> None:
        self._metrics.entries.labels(entry.kind, entry.by).inc()
        told: dict[tuple[int | None, bool], bytes] = {}  # several connections of a seat get the same bytes
        for connection in self._readers():
            try:
                key = (connection.seat, self._is_sender(connection, entry))
                if key not in told:
                    answers = entry.client_id if key[1] else None
                    told[key] = write(update(self.table, connection.seat, entry, events, answers))
                self._push(connection, told[key])
                if key[1]:
                    del self._asking[connection.number]
            except Exception:
                self._fail(connection)

    def _is_sender(self, connection: Connection, entry: Entry) -> bool:
        return connection.seat == entry.seat and self._asking.get(connection.number) == entry.client_id != ""

    def _tell_each(self, message: Callable[[Table, int | None], ServerMessage]) -> None:
        """Tell every reader what concerns its seat."""
        for connection in self._readers():
            try:
                connection.tell(message(self.table, connection.seat))
            except Exception:
                self._fail(connection)

    def _fail(self, connection: Connection) -> None:
        """Disconnect a reader whose message could not be made, so that it starts over; the others are still told."""
        log.exception("reader_failed", table=self.table.header.id, seat=connection.seat)
        connection.drop(INTERNAL, "internal")

    def _tell_all(self, message: ServerMessage) -> None:
        text = write(message)
        for connection in self._readers():
            self._push(connection, text)

    def _push(self, connection: Connection, text: bytes) -> None:
        if not connection.is_dropped and not connection.push(text):
            self._metrics.dropped.inc()
