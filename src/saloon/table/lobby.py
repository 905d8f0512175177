"""Lobby: opens tables, seats people and bots, starts matches and brings them back from the store."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from saloon import catalog
from saloon.core.game import Game
from saloon.core.options import Options
from saloon.table.clock import Beat, ClockRule, Now, wall_clock
from saloon.table.errors import NotAllowed, TableFull, UnknownTable, WrongMoment, WrongSecret
from saloon.table.housekeeping import CLOSE, KEEP, REST, Quiet, fate
from saloon.table.ledger import Ledger, begin, rebuild
from saloon.table.levels import USUAL, make_bot
from saloon.table.seats import BOT, OPEN, PERSON, Seat, a_bot, clean_name, find_seat, hash_secret, new_secret
from saloon.table.store import CLOSED, LIVE, OVER, RESTING, WAITING, Header, MatchStore
from saloon.table.table import GRACE, Table

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
ID_LENGTH = 10
MOST_TABLES = 5000  # open or live at the same time


def new_id() -> str:
    """Make the id of a table: not to be guessed, easy to read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_seed() -> str:
    """Make the seed of a match."""
    return secrets.token_hex(32)


def seed_hash(seed: str) -> str:
    """Give what a table publishes of its seed before the first move."""
    return hashlib.sha256(seed.encode()).hexdigest()


@dataclass
class Wish:
    """What somebody wants to play."""

    game: str
    seats: int | None = None
    options: dict[str, object] | None = None
    is_public: bool = False
    clock: ClockRule | None = None
    bots: tuple[str, ...] = ()


@dataclass
class Means:
    """Where a lobby takes games, ids, seeds and the time from; tests bring their own."""

    find_game: Callable[[str], Game] = catalog.game
    make_id: Callable[[], str] = new_id
    make_seed: Callable[[], str] = new_seed
    make_secret: Callable[[], str] = new_secret
    now: Now = wall_clock
    beat: Beat = field(default_factory=Beat)
    grace: int = GRACE


class Lobby:
    """All tables of the house that somebody has asked for since it opened."""

    def __init__(self, store: MatchStore, means: Means | None = None) -> None:
        self.store = store
        self.means = means or Means()
        self.tables: dict[str, Table] = {}
        self.on_table: Callable[[Table], None] = _ignore  # called for each table that is opened or comes back
        self.on_gone: Callable[[Table], None] = _ignore  # called for each table that is let go

    # Tables

    async def open(self, wish: Wish) -> Table:
        """Open a table with nobody but the bots that were asked for."""
        game = self.means.find_game(wish.game)
        seats = wish.seats if wish.seats is not None else game.seats[0]
        options = game.settle(seats, wish.options or {})
        clock = wish.clock or ClockRule()
        clock.check()
        if len(wish.bots) > seats:
            raise game.refuse_seats(len(wish.bots), seats)
        if len(self.tables) >= MOST_TABLES:
            raise TableFull("house-full", "the house has no table left; try again later", {})
        header = Header(
            id=self.means.make_id(),
            game=game.name,
            version=game.version,
            options=options,
            is_public=wish.is_public,
            clock=clock,
            seats=[Seat() for _ in range(seats)],
            seed=self.means.make_seed(),
            created=self.means.now(),
        )
        for number, level in enumerate(wish.bots):
            _seat_bot(game, header, seats - 1 - number, level)
        await self.store.create(header)
        return self._welcome(game, header)

    def _welcome(self, game: Game, header: Header) -> Table:
        table = Table(game, header, self.store, self.means.now, self.means.grace)
        self.tables[header.id] = table
        self.on_table(table)
        return table

    async def find(self, table_id: str) -> Table:
        """Find a table, in the house or in the store; raise UnknownTable if there is none."""
        if table_id in self.tables:
            return self.tables[table_id]
        stored = await self.store.load(table_id)
        if table_id in self.tables:  # somebody else was faster
            return self.tables[table_id]
        if stored is None or stored.header.status == CLOSED:
            raise UnknownTable("unknown-table", f"no table is called {table_id!r}", {"table": table_id[:40]})
        game = self.means.find_game(stored.header.game)
        if stored.header.status == WAITING:
            return self._welcome(game, stored.header)
        ledger = await asyncio.to_thread(rebuild, game, stored)
        if table_id in self.tables:
            return self.tables[table_id]
        return await self._bring_back(game, stored.header, ledger)

    async def _bring_back(self, game: Game, header: Header, ledger: Ledger) -> Table:
        status = OVER if ledger.is_over() else LIVE
        is_news = status != header.status
        header.status = status
        table = self._welcome(game, header)
        table.take(ledger)
        table.watch()
        if is_news:
            await self.store.save(header)
        return table

    async def resume(self) -> list[str]:
        """Bring every open and live table back; give the ids of those that this house can no longer play."""
        lost = []
        for header in await self.store.headers((WAITING, LIVE)):
            try:
                await self.find(header.id)
            except Exception:  # one broken match must not keep the house shut
                lost.append(header.id)
        return lost

    async def listed(self, game: str | None, status: str | None, most: int) -> list[Table]:
        """List the public tables that are open or being played, newest first."""
        shown = [table for table in self.tables.values() if table.header.is_public]
        shown = [table for table in shown if table.header.status in ((status,) if status else (WAITING, LIVE))]
        shown = [table for table in shown if game is None or table.header.game == game]
        return sorted(shown, key=lambda table: -table.header.created)[:most]

    def forget(self, table: Table) -> None:
        """Let a table go that nobody needs in the house any more; the store keeps it."""
        if self.tables.pop(table.header.id, None) is not None:
            self.on_gone(table)

    async def tidy(self, quiet: Quiet) -> None:
        """Close, let rest or forget the tables at which nobody has been for long."""
        for table in list(self.tables.values()):
            async with table.turnstile:
                decision = fate(table, quiet)
                if decision in (CLOSE, REST):
                    status = CLOSED if decision == CLOSE else RESTING
                    await self.store.save(replace(table.header, status=status))
                    table.header.status = status
                if decision != KEEP:
                    self.forget(table)

    # Seats, before the match

    async def sit(self, table: Table, name: str, seat: int | None = None) -> tuple[int, str]:
        """Seat a person; give the seat and the secret that opens it. A public match gives up the seat of a bot."""
        name = clean_name(name)
        async with table.turnstile:
            joins_late = table.is_live() and table.header.is_public
            if not joins_late:
                _check_waiting(table)
            wanted = BOT if joins_late else OPEN
            free = [number for number, each in enumerate(table.header.seats) if each.kind == wanted]
            if not free or (seat is not None and seat not in free):
                raise TableFull("table-full", "this seat is taken" if free else "no seat is free", {})
            seat = free[0] if seat is None else seat
            secret = self.means.make_secret()
            table.presence.gone_since[seat] = self.means.now()
            await self._change(table, seat, Seat(PERSON, name, secret_hash=hash_secret(secret)))
        return seat, secret

    async def arrange(self, table: Table, host: int, seat: int, kind: str, level: str) -> None:
        """Let the host put a bot on a seat, or open it."""
        async with table.turnstile:
            _check_waiting(table)
            if host != host_of(table.header):
                raise NotAllowed("host-only", "only the host may do this", {})
            if not 0 <= seat < len(table.header.seats) or seat == host:
                raise NotAllowed("no-such-seat", f"seat {seat} cannot be changed", {"seat": seat})
            if kind == BOT:
                if table.header.seats[seat].kind == PERSON:
                    raise TableFull("table-full", "this seat is taken", {})
                make_bot(table.game, level)
                names = [each.name for number, each in enumerate(table.header.seats) if number != seat]
                await self._change(table, seat, a_bot(level, names))
            else:
                await self._change(table, seat, Seat())

    async def leave(self, table: Table, seat: int) -> None:
        """Let a person go: before the match the seat is open again, during the match it is given up."""
        if table.header.status == LIVE:
            await table.resign(seat)
            return
        async with table.turnstile:
            _check_waiting(table)
            await self._change(table, seat, Seat())
            if not any(each.kind == PERSON for each in table.header.seats):
                await self.store.save(replace(table.header, status=CLOSED))
                table.header.status = CLOSED
                self.forget(table)

    async def _change(self, table: Table, seat: int, changed: Seat) -> None:
        """Store a change of seats before it is true."""
        seats = [*table.header.seats]
        seats[seat] = changed
        await self.store.save(replace(table.header, seats=seats))
        table.header.seats[seat] = changed
        table.tell_players()

    async def start(self, table: Table, host: int | None, level: str = USUAL) -> None:
        """Begin the match; bots take the seats that are open."""
        make_bot(table.game, level)
        async with table.turnstile:
            _check_waiting(table)
            if host != host_of(table.header):
                raise NotAllowed("host-only", "only the host may do this", {})
            header = replace(table.header, seats=[*table.header.seats], status=LIVE, started=self.means.now())
            for number, seat in enumerate(header.seats):
                if seat.kind == OPEN:
                    _seat_bot(table.game, header, number, level)
            ledger = begin(table.game, header)
            await self.store.save(header)
            table.header = header
            table.presence.opened = header.started
            table.take(ledger)
        for each in table.audience:
            each.began()
        table.watch()

    async def rematch(self, table: Table, seat: int) -> None:
        """Note the wish of a seat to play again; when everybody here wishes it, begin with the seats turned by one."""
        async with table.turnstile:
            if table.header.next or not table.wish(seat):
                table.tell_players()
                return
            old = table.header
            turned = [replace(each) for each in [*old.seats[1:], old.seats[0]]]
            header = replace(
                old,
                id=self.means.make_id(),
                options=_turn_handicaps(old.options),
                seats=turned,
                seed=self.means.make_seed(),
                created=self.means.now(),
                started=self.means.now(),
                status=LIVE,
                setup=[],
                next="",
            )
            ledger = begin(table.game, header)
            await self.store.create(header)
            await self.store.save(replace(old, next=header.id))
            table.header.next = header.id
            self._welcome(table.game, header).take(ledger)
        for each in table.audience:
            each.rematch(header)
        self.tables[header.id].watch()


def host_of(header: Header) -> int | None:
    """Name the seat that may start the match: the first person."""
    return next((number for number, seat in enumerate(header.seats) if seat.kind == PERSON), None)


def seat_of(table: Table, secret: str) -> int:
    """Find the seat that a secret opens; raise WrongSecret if there is none."""
    seat = find_seat(table.header.seats, secret)
    if seat is None:
        raise WrongSecret("wrong-secret", "this secret opens no seat here", {})
    return seat


def turned(seat: int, seats: int) -> int:
    """Give the seat of the next match for somebody who sat on this one."""
    return (seat - 1) % seats


def _turn_handicaps(options: Options) -> Options:
    """Let each handicap go with who has it."""
    handicaps = options.get("handicap_ms")
    if not isinstance(handicaps, list):
        return options
    return {**options, "handicap_ms": [*handicaps[1:], *handicaps[:1]]}


def _ignore(_table: Table) -> None:
    return None


def _seat_bot(game: Game, header: Header, seat: int, level: str) -> None:
    make_bot(game, level)
    header.seats[seat] = a_bot(level, [each.name for each in header.seats])


def _check_waiting(table: Table) -> None:
    if table.header.status != WAITING:
        raise WrongMoment("begun", "the match has begun", {})
