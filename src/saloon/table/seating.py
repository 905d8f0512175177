"""Seating: the players on the seats, what the host may change before the match, and its beginning."""

from collections.abc import Callable
from dataclasses import replace

from saloon.bots.levels import USUAL, check_level
from saloon.core.game import Game
from saloon.core.match import Match, begin
from saloon.table.audience import Began
from saloon.table.changes import Change, changed, exchanged
from saloon.table.errors import NotAllowed, TableFull, WrongMoment
from saloon.table.means import Means
from saloon.table.names import pick_name
from saloon.table.seats import BOT, OPEN, PERSON, Right, Seat, a_bot, hash_secret, heir
from saloon.table.store import CLOSED, LIVE, WAITING, Header
from saloon.table.table import Table
from saloon.table.visitors import Visitor, shown_out, without


class Seating:
    """Seats people and bots; a table that everybody has left is closed."""

    def __init__(self, means: Means, let_go: Callable[[Table], None]) -> None:
        self._means = means
        self._let_go = let_go

    async def sit(
        self, table: Table, name: str, seat: int | None = None, visitor: Visitor | None = None
    ) -> tuple[int, str]:
        """Seat a person; return the seat and the secret that opens it.

        In a match, if the host allows it, they take the seat of a bot.
        """
        visitor = visitor or Visitor()
        async with table.gate.lock:
            name = pick_name(name, [each.name for each in table.header.seats])
            is_late = table.is_live() and table.header.latecomers
            if not is_late:
                _check_waiting(table)
            table.people.visitors.check(visitor, is_late=is_late)
            seat = _free_seat(table.header, seat, BOT if is_late else OPEN)
            secret = self._means.make_secret()
            proof, mark = hash_secret(secret), table.people.visitors.mark(visitor)
            since = max(self._means.now(), *[each.since + 1 for each in table.header.seats])  # never equal: one host
            bot = table.header.seats[seat] if is_late else None
            table.people.presence.expect(seat, self._means.now())
            await self._change(table, seat, Seat(PERSON, name, secret_hash=proof, since=since, mark=mark, bot=bot))
            table.people.visitors.addresses[proof] = visitor.address
        return seat, secret

    async def arrange(
        self, table: Table, host: int, seat: int, kind: str, level: str, right: Right | None = None
    ) -> None:
        """Let the host put a bot on a seat, or open the seat; a person who sat there may not come back.

        In a match only a person who took the seat of a bot can be removed, and only by the host, not by a replacement.
        """
        async with table.gate.lock:
            table.people.check_right(right, host)
            if not table.people.is_guest(seat):
                _check_waiting(table)
            table.people.check_lasting(host)
            if not 0 <= seat < len(table.header.seats) or seat == host:
                raise NotAllowed("no-such-seat", f"seat {seat} cannot be changed", {"seat": seat})
            await self._put(table, seat, kind, level)

    async def _put(self, table: Table, seat: int, kind: str, level: str) -> None:
        if kind == BOT and table.header.seats[seat].kind == PERSON:
            raise TableFull("table-full", "this seat is taken", {})
        if kind == BOT:
            check_level(level)
            names = [each.name for number, each in enumerate(table.header.seats) if number != seat]
            await self._change(table, seat, a_bot(level, names))
        elif table.header.seats[seat].kind == PERSON:
            await table.keep(shown_out(table.header, seat))
            table.reseat()
        else:
            await self._change(table, seat, Seat())

    async def readmit(self, table: Table, host: int, name: str, right: Right | None = None) -> None:
        """Let the host allow a person who was removed to come back."""
        async with table.gate.lock:
            table.people.check_right(right, host)
            table.people.check_lasting(host)
            kept = [each for each in table.header.removed if each.name != name]
            if kept == table.header.removed:
                raise NotAllowed("not-removed", f"nobody called {name!r} was shown the door", {"name": name[:40]})
            await table.keep(replace(table.header, removed=kept))
        table.tell_around()

    async def leave(self, table: Table, seat: int, right: Right | None = None) -> None:
        """Let a person leave: before the match their seat is open again, during the match they resign."""
        if table.header.status == LIVE:
            await table.resign(seat, right=right)
            return
        async with table.gate.lock:
            table.people.check_right(right, seat)
            _check_waiting(table)
            table.people.visitors.addresses.pop(table.header.seats[seat].secret_hash, None)
            await table.keep(without(table.header, seat))
            table.reseat()
            if not any(each.kind == PERSON for each in table.header.seats):
                await table.keep(replace(table.header, status=CLOSED))
                self._let_go(table)

    async def _change(self, table: Table, seat: int, changed: Seat) -> None:
        """Store a change of one seat, then make it."""
        seats = [*table.header.seats]
        seats[seat] = changed
        await table.keep(replace(table.header, seats=seats, host=heir(seats, table.header.host)))
        table.reseat()

    async def name_host(self, table: Table, host: int, seat: int, right: Right | None = None) -> None:
        """Let the host name another person host."""
        async with table.gate.lock:
            table.people.check_right(right, host)
            table.people.check_naming(host, seat)
            await table.keep(replace(table.header, host=table.header.seats[seat].secret_hash))
        table.tell_around()

    async def change(self, table: Table, host: int, change: Change, right: Right | None = None) -> None:
        """Let the host change options, number of seats, clock, and whether the table is public."""
        async with table.gate.lock:
            _check_host(table, host, right)
            await self._rearrange(table, changed(table.game, table.header, change))

    async def exchange(self, table: Table, host: int, a: int, b: int, right: Right | None = None) -> None:
        """Let the host exchange two seats; a person keeps their secret, a bot its level."""
        async with table.gate.lock:
            _check_host(table, host, right)
            await self._rearrange(table, exchanged(table.game, table.header, a, b))

    async def _rearrange(self, table: Table, header: Header) -> None:
        """Store another header, then use it; everybody is told, so that people who were moved learn their new seat."""
        await table.keep(header)
        table.people.settle()
        table.reseat()

    async def start(self, table: Table, host: int | None, level: str = USUAL, right: Right | None = None) -> None:
        """Begin the match; bots take the open seats."""
        check_level(level)
        async with table.gate.lock:
            _check_host(table, host, right)
            header = replace(table.header, seats=[*table.header.seats], status=LIVE, started=self._means.now())
            for number, seat in enumerate(header.seats):
                if seat.kind == OPEN:
                    seat_bot(header, number, level)
            match = begin_match(table.game, header)
            await table.keep(header)
            table.people.presence.opened = header.started
            table.begin(match)
        table.tell(Began())


def begin_match(game: Game, header: Header) -> Match:
    """Set up the match by the newest rules, or go on from the position of the header by its own.

    The version of the rules and the draws of the setup are written to the header.
    """
    match = begin(game, len(header.seats), {**header.options}, header.seed, header.position)
    header.version, header.setup = match.version, match.setup_draws
    return match


def _free_seat(header: Header, seat: int | None, kind: str) -> int:
    """Return a seat of this kind, the wanted one or the first; raise TableFull if there is none."""
    free = [number for number, each in enumerate(header.seats) if each.kind == kind]
    if not free or (seat is not None and seat not in free):
        raise TableFull("table-full", "this seat is taken" if free else "no seat is free", {})
    return free[0] if seat is None else seat


def seat_bot(header: Header, seat: int, level: str) -> None:
    """Put a bot on a seat."""
    check_level(level)
    header.seats[seat] = a_bot(level, [each.name for each in header.seats])


def _check_host(table: Table, seat: int | None, right: Right | None) -> None:
    table.people.check_right(right, seat)
    _check_waiting(table)
    table.people.check_host(seat)


def _check_waiting(table: Table) -> None:
    if table.header.status != WAITING:
        raise WrongMoment("begun", "the match has begun", {})
