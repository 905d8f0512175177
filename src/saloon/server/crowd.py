"""Crowd: everybody who is connected to a table; each is told what his seat may know, and nothing before it is true."""

from saloon.core.event import Event
from saloon.core.rules import SPECTATOR
from saloon.server.budget import Budget
from saloon.server.connection import Connection
from saloon.server.messages import (
    Clock,
    Player,
    Players,
    Position,
    RematchBegan,
    Result,
    Said,
    ServerMessage,
    Snapshot,
    TableFacts,
    Told,
    UndoAsked,
    UndoClosed,
    Update,
    Window,
    write,
)
from saloon.server.metrics import Metrics
from saloon.table.chat import Line
from saloon.table.consent import UndoRequest
from saloon.table.ledger import Happening
from saloon.table.lobby import host_of, seed_hash, turned
from saloon.table.seats import BOT, PERSON
from saloon.table.store import MOVE, OVER, UNDO, Entry, Header
from saloon.table.table import Table


class Crowd:
    """The audience of one table."""

    def __init__(self, table: Table, metrics: Metrics) -> None:
        self.table = table
        self.connections: dict[int, Connection] = {}
        self.budgets: dict[int, Budget] = {}  # of each seat
        self._metrics = metrics
        self._entries = metrics.entries
        table.audience.append(self)

    def join(self, connection: Connection, resume: int) -> None:
        """Give a reader everything up to now, and from now on the news."""
        connection.tell(snapshot(self.table, connection.seat, resume))
        self.connections[connection.number] = connection
        self.table.come(connection.seat)

    def leave(self, connection: Connection) -> None:
        """Forget a reader."""
        if self.connections.pop(connection.number, None) is not None:
            self.table.go(connection.seat)

    # What happens at the table

    def entry(self, entry: Entry, events: list[Event], sender: object) -> None:
        self._entries.count(entry.kind, entry.by)
        told: dict[int | None, bytes] = {}  # seats that several connections share are told the same
        for connection in list(self.connections.values()):
            if connection is sender:
                connection.answered = entry.client_id
                self._push(connection, write(update(self.table, connection.seat, entry, events, entry.client_id)))
                continue
            if connection.seat not in told:
                told[connection.seat] = write(update(self.table, connection.seat, entry, events))
            self._push(connection, told[connection.seat])

    def players(self) -> None:
        if self.connections:
            self._tell_all(Players(table_facts(self.table)))

    def began(self) -> None:
        for connection in list(self.connections.values()):
            connection.tell(snapshot(self.table, connection.seat, 0))

    def undo_asked(self, request: UndoRequest) -> None:
        self._tell_all(_asked(request))

    def undo_closed(self, request: UndoRequest, outcome: str) -> None:
        self._tell_all(UndoClosed(request.number, outcome))

    def chat(self, line: Line) -> None:
        self._tell_all(_said(line))

    def rematch(self, header: Header) -> None:
        for connection in list(self.connections.values()):
            seat = None if connection.seat is None else turned(connection.seat, len(header.seats))
            connection.tell(RematchBegan(header.id, seat))

    def _tell_all(self, message: ServerMessage) -> None:
        text = write(message)
        for connection in list(self.connections.values()):
            self._push(connection, text)

    def _push(self, connection: Connection, text: bytes) -> None:
        if not connection.is_dropped and not connection.push(text):
            self._metrics.dropped.inc()


def _write(message: ServerMessage) -> str:
    return write(message).decode()


def update(table: Table, seat: int | None, entry: Entry, events: list[Event], message_id: str | None = None) -> Update:
    """Tell one entry to one reader."""
    reader = _reader(seat)
    return Update(
        seq=entry.seq,
        seat=None if entry.kind == MOVE else entry.seat,
        events=[tell(event, entry.seq, reader) for event in events],
        position=position(table, seat),
        id=message_id or None,
        undone_to=entry.back_to if entry.kind == UNDO else None,
        result=result(table),
    )


def snapshot(table: Table, seat: int | None, resume: int) -> Snapshot:
    """Tell a reader everything, or everything after what it knows."""
    ledger = table.ledger
    begin = ledger.events_from(resume) if ledger else 0
    return Snapshot(
        seq=table.seq,
        seat=seat,
        table=table_facts(table),
        position=position(table, seat),
        events_from=begin,
        events=tell_all(ledger.happenings(begin), seat) if ledger else [],
        result=result(table),
        request=_asked(table.request) if table.request else None,
        chat=[_said(line) for line in table.chat.lines],
    )


def position(table: Table, seat: int | None) -> Position | None:
    """Show a reader what it sees and may do now."""
    ledger = table.ledger
    if ledger is None:
        return None
    view = ledger.view(_reader(seat))
    is_live = table.is_live()
    actions = ledger.legal.get(seat, []) if seat is not None and is_live and seat not in ledger.resigned else []
    to_act = table.known(view)
    return Position(
        view=view,  # type: ignore[arg-type]  # a dataclass, written as the plain data of `save(view)`
        actions=[action.text for action in actions],
        to_act=to_act,
        clocks=clocks(table, to_act),
        can_undo=table.can_undo(seat) if seat is not None else "no",
        window=_window(table) if is_live else None,
    )


def _window(table: Table) -> Window | None:
    found = table.window()
    return None if found is None else Window(*found)


def clocks(table: Table, seats: list[int]) -> list[Clock]:
    """Tell how long each seat may still think; a window of a game against the clock has its own time."""
    ledger = table.ledger
    if ledger is None or len(table.header.seats) in ledger.legal:
        return []
    found = []
    for seat in seats:
        deadline, limit = (table.deadline(seat), table.limit(seat)) if seat in ledger.legal else (None, None)
        if deadline is not None and limit is not None:
            found.append(Clock(seat, max(0, deadline - table.now()), limit))
    return found


def table_facts(table: Table) -> TableFacts:
    """Tell what everybody may know of a table."""
    header = table.header
    return TableFacts(
        id=header.id,
        game=header.game,
        version=header.version,
        seats=len(header.seats),
        options=header.options,
        public=header.is_public,
        status=header.status,
        clock={"mode": header.clock.mode, "limit": header.clock.limit},
        host=host_of(header),
        seed_hash=seed_hash(header.seed),
        players=[_player(table, seat) for seat in range(len(header.seats))],
        spectators=table.presence.spectators,
        created=header.created,
        seq=table.seq,
        to_act=table.known(table.ledger.view(SPECTATOR)) if table.ledger else [],
        next=header.next or None,
    )


def _player(table: Table, number: int) -> Player:
    seat = table.header.seats[number]
    away = seat.kind == PERSON and table.is_away(number)
    has_resigned = table.ledger is not None and number in table.ledger.resigned
    return Player(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        level=table.bot_level(number) or None,
        connected=seat.kind == BOT or table.presence.is_here(number),
        away=away,
        resigned=has_resigned,
        rematch=number in table.wishes,
    )


def result(table: Table) -> Result | None:
    """Tell how the match ended; only now is the seed told."""
    if table.ledger is None or table.header.status != OVER:
        return None
    outcome = table.ledger.outcome()
    return Result(scores=outcome.scores, winners=outcome.winners, by=outcome.by, seed=table.header.seed)


def tell(event: Event, seq: int, reader: int) -> Told:
    """Tell an event to a reader."""
    return Told(seq, event.kind.name, event.facts_for(reader), event.is_whole_for(reader))


def tell_all(happenings: list[Happening], seat: int | None) -> list[Told]:
    """Tell a reader what happened, in order."""
    return [tell(event, happening.seq, _reader(seat)) for happening in happenings for event in happening.events]


def _reader(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def _asked(request: UndoRequest) -> UndoAsked:
    return UndoAsked(request.number, request.seat, request.back_to, list(request.waits_for))


def _said(line: Line) -> Said:
    return Said(line.seat, line.name, line.text, line.at)
