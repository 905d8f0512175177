"""Makes every message about a table, with only what its reader may know. Nothing here changes the table."""

from saloon.bots.advice import Advice
from saloon.core.event import Event
from saloon.core.log import MOVE, UNDO, Entry
from saloon.core.match import Move
from saloon.core.rules import SPECTATOR, View
from saloon.server.socket import messages
from saloon.server.socket.messages import (
    Clock,
    ClockFacts,
    OriginFacts,
    Player,
    Position,
    RematchBegan,
    Rest,
    Result,
    Snapshot,
    TableFacts,
    Told,
    Update,
    Window,
)
from saloon.table.chat import Line
from saloon.table.consent import UndoRequest
from saloon.table.lobby import turned
from saloon.table.means import seed_hash
from saloon.table.seats import BOT, PERSON
from saloon.table.store import OVER
from saloon.table.table import Table


def update(table: Table, seat: int | None, entry: Entry, events: list[Event], message_id: str | None = None) -> Update:
    """Make the message about one entry for one reader."""
    reader = _reader(seat)
    return Update(
        seq=entry.seq,
        seat=None if entry.kind == MOVE else entry.seat,
        events=[tell(event, entry.seq, reader) for event in events],
        position=position(table, seat),
        id=message_id or None,
        undone_to=entry.back_to if entry.kind == UNDO else None,
        result=result(table),
        rest=rest(table),
    )


def snapshot(table: Table, seat: int | None, resume: int) -> Snapshot:
    """Make the message with everything for a reader, or everything after what it already has."""
    match = table.match
    begin = match.events_from(resume) if match else 0
    return Snapshot(
        seq=table.seq,
        seat=seat,
        table=table_facts(table),
        position=position(table, seat),
        events_from=begin,
        events=tell_all(match.moves_after(begin), seat) if match else [],
        result=result(table),
        request=asked(table.gate.request) if table.gate.request else None,
        chat=[said(line) for line in table.people.chat.lines],
        rest=rest(table),
    )


def whole(table: Table, seat: int | None) -> Snapshot:
    """Make the message with everything for a reader."""
    return snapshot(table, seat, 0)


def rematched(table: Table, seat: int | None) -> RematchBegan:
    """Make the message that tells a reader where the next match is played, and on which seat."""
    header = table.header
    return RematchBegan(header.next, None if seat is None else turned(seat, len(header.seats)))


def rested(table: Table, seat: int | None) -> messages.Rested:
    """Make the message about a rest, and about everything that stands still during it."""
    now = position(table, seat)
    return messages.Rested(rest(table), now.clocks if now else [], now.window if now else None)


def rest(table: Table) -> Rest | None:
    """Describe why a table rests, and the seats that it waits for; None if it does not rest."""
    found = table.deadlines.rest
    if found is None:
        return None
    left = None if found.until is None else max(0, found.until - table.now())
    return Rest(found.kind, left, sorted(found.ready), table.deadlines.waits_for())


def position(table: Table, seat: int | None) -> Position | None:
    """Describe what a reader sees and may do now; None before the match."""
    match = table.match
    if match is None:
        return None
    view = match.view(_reader(seat))
    is_live = table.is_live()
    actions = match.legal.get(seat, []) if seat is not None and is_live and seat not in match.resigned else []
    to_act = known(table, view)
    return Position(
        view=view,  # type: ignore[arg-type]  # a dataclass, written as the plain data of `save(view)`
        actions=[action.text for action in actions],
        to_act=to_act,
        clocks=clocks(table, to_act),
        can_undo=table.gate.can_undo(seat) if seat is not None else "no",
        window=_window(table) if is_live else None,
    )


def known(table: Table, view: View) -> list[int]:
    """List the seats that are to act, as far as the owner of a view may know."""
    return [] if table.header.status == OVER else view.to_act


def _window(table: Table) -> Window | None:
    found = table.deadlines.window()
    return None if found is None else Window(*found)


def clocks(table: Table, seats: list[int]) -> list[Clock]:
    """List how long each seat may still think; a window of a game against the clock has its own time."""
    match = table.match
    if match is None or len(table.header.seats) in match.legal:
        return []
    found = []
    for seat in [seat for seat in seats if seat in match.legal]:
        deadline, limit = table.deadlines.deadline(seat), table.deadlines.limit(seat)
        if deadline is not None and limit is not None:
            found.append(Clock(seat, max(0, deadline - table.now()), limit))
    return found


def table_facts(table: Table) -> TableFacts:
    """Describe what everybody may know of a table."""
    header = table.header
    return TableFacts(
        id=header.id,
        code=header.held_code(),
        game=header.game,
        version=header.version,
        seats=len(header.seats),
        options=header.options,
        public=header.is_public,
        status=header.status,
        clock=ClockFacts(header.clock.mode, header.clock.limit),
        host=table.people.host(),
        seed_hash=seed_hash(header.seed),
        players=[_player(table, seat) for seat in range(len(header.seats))],
        spectators=table.people.presence.lookers(),
        created=header.created,
        seq=table.seq,
        to_act=known(table, table.match.view(SPECTATOR)) if table.match else [],
        pace=header.pace,
        hints=header.hints,
        has_hints=table.people.has_hints(),
        latecomers=header.latecomers,
        removed=[each.name for each in header.removed],
        next=header.next or None,
        origin=OriginFacts(header.origin.table or None, header.origin.move) if header.origin else None,
    )


def _player(table: Table, number: int) -> Player:
    seat = table.header.seats[number]
    away = seat.kind == PERSON and table.people.is_away(number)
    return Player(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        level=table.people.bot_level(number) or None,
        connected=seat.kind == BOT or table.people.presence.is_here(number),
        away=away,
        resigned=number in table.people.resigned,
        rematch=number in table.people.wishes,
        skips=number in table.people.skips,
        guest=table.people.is_guest(number),
        idle=table.waiting.state(number),
        votes=table.waiting.votes(number),
    )


def learners(names: list[str]) -> list[Player]:
    """Describe the players of a lesson or a puzzle: the one without a name is whoever learns, the others are bots."""
    return [
        Player(
            seat=seat,
            kind=BOT if name else PERSON,
            name=name,
            level=None,
            connected=True,
            away=False,
            resigned=False,
            rematch=False,
            skips=False,
            guest=False,
            idle="no",
            votes=[],
        )
        for seat, name in enumerate(names)
    ]


def result(table: Table) -> Result | None:
    """Describe how the match ended, None before; only now is the seed told."""
    if table.match is None or table.header.status != OVER:
        return None
    outcome = table.match.outcome()
    return Result(scores=outcome.scores, winners=outcome.winners, by=outcome.by, seed=table.header.seed)


def tell(event: Event, seq: int, reader: int) -> Told:
    """Describe an event as a reader may know it."""
    return Told(seq, event.kind.name, event.facts_for(reader), event.is_whole_for(reader))


def tell_all(moves: list[Move], seat: int | None) -> list[Told]:
    """List what happened, in order, as a reader may know it."""
    return [tell(event, move.seq, _reader(seat)) for move in moves for event in move.events]


def _reader(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def hinted(advice: Advice, message_id: str, seq: int) -> messages.Hinted:
    """Make the message that advises a seat."""
    return messages.Hinted(
        id=message_id,
        seq=seq,
        act=advice.choices[0].action,
        choices=[messages.Weighed(each.action, each.chance, each.best_in) for each in advice.choices],
        equals=advice.equals,
        worlds=advice.worlds,
        mixed=advice.is_mixed,
        against=advice.against or None,
        reasons=[messages.Reason(key, points) for key, points in advice.reasons],
    )


def asked(request: UndoRequest) -> messages.UndoAsked:
    """Make the message that names the seat that wants to take a move back, and the seats that still have to agree."""
    return messages.UndoAsked(request.number, request.seat, request.back_to, list(request.waits_for))


def said(line: Line) -> messages.Said:
    """Make the message about a line of the chat."""
    return messages.Said(line.seat, line.name, line.text, line.at)
