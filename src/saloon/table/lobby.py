"""Lobby: opens tables, finds them, brings them back from the store, and lets them go."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from operator import itemgetter

from saloon.bots.levels import USUAL
from saloon.core.errors import SaloonError, UnknownGame, WrongVersion
from saloon.core.game import Game
from saloon.core.match import Match, replay
from saloon.core.rules import Data, save
from saloon.table.audience import Rematched
from saloon.table.branching import Branch
from saloon.table.changes import reseated
from saloon.table.clock import DAYS, ClockRule
from saloon.table.codes import EXAMPLE, SIGNS, read_code
from saloon.table.errors import StorageFailed, TableFull, UnknownTable, WrongSecret
from saloon.table.housekeeping import CLOSE, KEEP, REST, Quiet, fate
from saloon.table.means import ID_LENGTH, Means
from saloon.table.names import pick_name
from saloon.table.seating import Seating, begin_match, seat_bot
from saloon.table.seats import PERSON, Right, Seat, find_seat, hash_secret, heir
from saloon.table.store import ASIDE, AUTO, CLOSED, LIVE, NORMAL, OVER, RESTING, WAITING, Header, MatchStore, Origin
from saloon.table.table import Table
from saloon.table.visitors import new_salt

MOST_TABLES = 5000  # open or live at the same time
IN_TURN = 5  # tables of one opener that are listed before others have had their turn
WAKING_SECONDS = 3.0  # in which a start brings matches back; the others come when somebody asks for them


@dataclass
class Wish:
    """What somebody asks for when they open a table."""

    game: str
    seats: int | None = None
    options: dict[str, object] | None = None
    is_public: bool = False
    clock: ClockRule | None = None
    bots: tuple[str, ...] = ()
    pace: str = NORMAL  # of the bots
    hints: str = AUTO
    latecomers: bool = False  # people may take the seats of bots during the match
    opener: str = ""  # the address that asks; not kept in the store
    seated: tuple[Seat, ...] = ()  # the players on the seats from the beginning; empty: only the bots
    position: Data | None = None  # the saved state to begin in
    origin: Origin | None = None  # the match that this position comes from


class Lobby:
    """All tables that are in memory: those somebody has opened or asked for since the server started."""

    def __init__(
        self,
        store: MatchStore,
        means: Means | None = None,
        welcome: Callable[[Table], None] | None = None,
        let_go: Callable[[Table], None] | None = None,
    ) -> None:
        self.store = store
        self.means = means or Means()
        self.tables: dict[str, Table] = {}
        self.seating = Seating(self.means, self.forget)
        self.aside: dict[str, str] = {}  # the tables that were set aside when the house opened, and why
        self._codes: dict[str, str] = {}  # the id of the table that holds each code, or held it last
        self._openers: dict[str, str] = {}  # of the tables that were opened since the house did
        self._asleep: dict[str, int] = {}  # matches that a start has left in the store, and since when
        self._on_welcome = welcome or _ignore  # called for each table that is opened or comes back
        self._on_let_go = let_go or _ignore  # called for each table that leaves the house

    # Tables

    async def open(self, wish: Wish) -> Table:
        """Open a table, with only the bots that were asked for on its seats."""
        game = self.means.find_game(wish.game)
        seats = wish.seats if wish.seats is not None else game.seats[0]
        options = game.settle(seats, wish.options or {})
        clock = wish.clock or ClockRule()
        clock.check()
        if len(wish.bots) > seats:
            raise game.refuse_seats(len(wish.bots), seats)
        self._check_room(wish.opener)
        table_id = self.means.make_id()
        header = Header(
            id=table_id,
            code=self._take_code(table_id),
            game=game.name,
            version=game.version,
            options=options,
            is_public=wish.is_public,
            clock=clock,
            pace=wish.pace,
            hints=wish.hints,
            latecomers=wish.latecomers,
            salt=new_salt(),
            seats=[*wish.seated] or [Seat() for _ in range(seats)],
            seed=self.means.make_seed(),
            created=self.means.now(),
            position=wish.position,
            origin=wish.origin,
        )
        for number, level in enumerate(wish.bots):
            seat_bot(header, seats - 1 - number, level)
        await self.store.create(header)
        self._openers[table_id] = wish.opener
        return self._welcome(self._table(game, header))

    async def branch(self, branch: Branch) -> tuple[Table, str]:
        """Begin a match in a position of another one; return its table, and the secret of the person who plays on."""
        match = branch.match
        branch.check()
        seated = branch.seated()
        pick_name(branch.name, [each.name for each in seated])  # checked first, so that no empty table is left behind
        wish = Wish(match.game.name, match.seats, {**match.options}, opener=branch.visitor.address)
        wish = replace(wish, seated=tuple(seated), position=save(match.state), origin=branch.origin)
        table = await self.open(wish)
        seat, secret = await self.seating.sit(table, branch.name, branch.seat, branch.visitor)
        await self.seating.start(table, seat)
        return table, secret

    def _check_room(self, opener: str) -> None:
        """Raise TableFull if the house is full, or one opener has enough tables."""
        if len(self.tables) >= MOST_TABLES:
            raise TableFull("house-full", "the house has no table left; try again later", {})
        most = self.means.most_each
        if most and opener and self._count_of(opener) >= most:
            raise TableFull("tables-each", f"{opener} has {most} tables; close one first", {"high": most})

    def _count_of(self, opener: str) -> int:
        """Count the tables of an opener that are open or live."""
        theirs = [self.tables[each] for each, whose in self._openers.items() if whose == opener and each in self.tables]
        return sum(table.header.status in (WAITING, LIVE) for table in theirs)

    def _welcome(self, table: Table) -> Table:
        self._asleep.pop(table.header.id, None)
        self.tables[table.header.id] = table
        self._on_welcome(table)
        return table

    def _table(self, game: Game, header: Header) -> Table:
        means = self.means
        return Table(game, header, self.store, means.now, means.grace, means.ticker, means.rest_ms, means.patience)

    async def find(self, name: str) -> Table:
        """Find a table by its id or its code, in memory or in the store; raise UnknownTable if there is none."""
        table_id = self._id_of(name)
        if table_id in self.tables:
            return self.tables[table_id]
        stored = await self.store.load(table_id) if table_id else None
        if table_id in self.tables:  # loaded for another caller while we waited
            return self.tables[table_id]
        if stored is None or stored.header.status == CLOSED:
            raise _unknown(name)
        if stored.header.status == ASIDE:
            raise UnknownTable("table-aside", f"table {name!r} is damaged and was set aside", {})
        game = self.means.find_game(stored.header.game)
        if stored.header.status == WAITING:
            return await self._bring_back(game, stored.header, None)
        match = await asyncio.to_thread(replay, game, stored.log())
        if table_id in self.tables:
            return self.tables[table_id]
        return await self._bring_back(game, stored.header, match)

    def at_hand(self, name: str) -> Table | None:
        """Return a table that is in memory, by its id or its code, or None."""
        return self.tables.get(self._id_of(name))

    def _id_of(self, name: str) -> str:
        code = read_code(name)
        return name if code is None else self._holder(code)

    def _holder(self, code: str) -> str:
        """Return the id of the table that holds a code, or ""; a table that is over, closed or resting holds none."""
        table_id = self._codes.get(code, "")
        table = self.tables.get(table_id)
        return table_id if table is None or table.header.held_code() else ""

    def _take_code(self, table_id: str, old: str = "") -> str:
        """Reserve a code for a table: its old one if no other table holds it, else a new one."""
        code = old
        while not code or self._holder(code) not in ("", table_id):
            code = self.means.make_code()
        self._codes[code] = table_id
        return code

    async def _bring_back(self, game: Game, header: Header, match: Match | None) -> Table:
        before = header.status, header.code
        if match is not None:
            header.status = OVER if header.is_over(match) else LIVE
        if header.status != OVER:
            header.code = self._take_code(header.id, header.code)
        table = self._table(game, header)
        if match is not None:
            table.take(match)
        self._welcome(table)
        if (header.status, header.code) != before:
            await self.store.save(header)
        return table

    async def resume(self) -> list[str]:
        """Bring open and live tables back; list the ids of those that this house cannot play.

        A damaged one is set aside. One of a game or a version that is not here waits for a house that has it. Matches
        that would take too long stay in the store until somebody asks for them.
        """
        found = {header.id: header for header in await self.store.headers((WAITING, LIVE))}
        self._codes |= {header.code: header.id for header in found.values() if header.code}
        enough = time.monotonic() + WAKING_SECONDS
        lost = []
        for table_id in await self.store.ids((WAITING, LIVE)):
            try:
                await self._wake(table_id, found.get(table_id), enough)
            except Exception as error:  # one broken match must not keep the house shut
                lost.append(table_id)
                if _is_damage(error):
                    await self._set_aside(table_id, error)
        return lost

    async def _wake(self, table_id: str, header: Header | None, enough: float) -> None:
        """Bring a table back, unless its match can wait in the store; without a header it is damaged."""
        if header is not None and header.status == WAITING:
            await self._bring_back(self.means.find_game(header.game), header, None)
        elif header is None or time.monotonic() < enough or goes_on(header):
            await self.find(table_id)
        else:
            self._asleep[table_id] = self.means.now()

    async def _set_aside(self, table_id: str, error: Exception) -> None:
        try:
            await self.store.set_aside(table_id)
        except StorageFailed:
            return
        self.aside[table_id] = error.reason if isinstance(error, SaloonError) else type(error).__name__

    async def listed(self, game: str | None, status: str | None, most: int, after: str = "") -> list[Table]:
        """List public tables that are open or being played, newest first, a few of each opener before more of one.

        A page begins after a table of the page before; raise UnknownTable if that is listed no longer.
        """
        shown = [table for table in self.tables.values() if table.header.is_public]
        shown = [table for table in shown if table.header.status in ((status,) if status else (WAITING, LIVE))]
        shown = self._in_turn([table for table in shown if game is None or table.header.game == game])
        ids = [table.header.id for table in shown]
        if after and after not in ids:
            raise _unknown(after)
        start = ids.index(after) + 1 if after else 0
        return shown[start : start + most]

    def _in_turn(self, tables: list[Table]) -> list[Table]:
        """Order tables by age; an opener of many has a turn for every few of them."""
        turns: list[tuple[int, Table]] = []
        seen: Counter[str] = Counter()
        for table in sorted(tables, key=lambda table: -table.header.created):
            opener = self._openers.get(table.header.id) or table.header.id
            turns.append((seen[opener] // IN_TURN, table))
            seen[opener] += 1
        return [table for _, table in sorted(turns, key=itemgetter(0))]

    def forget(self, table: Table) -> None:
        """Drop a table from memory that is no longer needed there; the store keeps it."""
        if self.tables.pop(table.header.id, None) is not None:
            self._openers.pop(table.header.id, None)
            self._free_code(table.header)
            self._on_let_go(table)
            table.audience.clear()

    def _free_code(self, header: Header) -> None:
        if self._codes.get(header.code) == header.id:
            del self._codes[header.code]

    async def tidy(self, quiet: Quiet) -> None:
        """Close, let rest or drop the tables where nobody has been for a long time."""
        for table in list(self.tables.values()):
            async with table.gate.lock:
                decision = fate(table, quiet)
                if decision in (CLOSE, REST):
                    status = CLOSED if decision == CLOSE else RESTING
                    await self.store.save(replace(table.header, status=status))
                    table.header.status = status
                if decision != KEEP:
                    self.forget(table)
        for table_id, since in list(self._asleep.items()):
            if self.means.now() - since >= quiet.live:
                await self._let_rest(table_id)

    async def _let_rest(self, table_id: str) -> None:
        """Let a match rest that nobody has asked for since the start."""
        stored = await self.store.load(table_id)
        if self._asleep.pop(table_id, None) is not None and stored is not None:
            await self.store.save(replace(stored.header, status=RESTING))
            self._free_code(stored.header)

    async def rematch(self, table: Table, seat: int, right: Right | None = None, address: str = "") -> None:
        """Note that a seat wants to play again; when everybody here does, begin with the seats rotated by one.

        The new table counts for the person who opened the old one; after a restart, for the address that asks.
        """
        async with table.gate.lock:
            table.people.check_right(right, seat)
            if table.header.next or not table.people.wish(seat):
                table.tell_around()
                return
            old = table.header
            opener = self._openers.get(old.id) or address
            self._check_room(opener)
            table_id = self.means.make_id()
            header = replace(
                _turned(table),
                id=table_id,
                code=self._take_code(table_id),
                seed=self.means.make_seed(),
                created=self.means.now(),
                started=self.means.now(),
                status=LIVE,
                setup=[],
                next="",
                left=[],
                position=None,
                origin=None,
            )
            match = begin_match(table.game, header)
            self._openers[table_id] = opener
            await self.store.create(header)
            await table.keep(replace(old, next=header.id))
            following = self._table(table.game, header)
            following.people.visitors.addresses |= table.people.visitors.addresses
            following.begin(match)
            self._welcome(following)
        table.tell(Rematched(header))


def goes_on(header: Header) -> bool:
    """Tell whether a match goes on while nobody is there: bots play alone, or the clock counts days."""
    return header.clock.mode == DAYS or not any(seat.kind == PERSON for seat in header.seats)


def right_of(table: Table, secret: str) -> Right:
    """Return the right to the seat that a secret belongs to; raise WrongSecret if there is none."""
    seat = find_seat(table.header.seats, secret)
    if seat is None:
        raise WrongSecret("wrong-secret", "this secret opens no seat here", {})
    return Right(seat, hash_secret(secret))


def turned(seat: int, seats: int) -> int:
    """Return the seat that the person on this seat gets in the next match."""
    return (seat - 1) % seats


def _unknown(name: str) -> UnknownTable:
    code = read_code(name)
    if code is not None:
        return UnknownTable("unknown-code", f"no table that is open or live has the code {code}", {"code": code})
    if len(name) < ID_LENGTH:
        message = (
            f"{name!r} is no code; a code has five letters or figures, such as {EXAMPLE}, all of them among {SIGNS}"
        )
        return UnknownTable("no-code", message, {"code": name, "example": EXAMPLE, "signs": " ".join(SIGNS)})
    return UnknownTable("unknown-table", f"no table is called {name!r}", {"table": name[:40]})


def _is_damage(error: Exception) -> bool:
    """Tell whether a table that does not come back is itself the cause, not the house or a store that is busy."""
    if isinstance(error, StorageFailed):
        return error.reason == "storage-broken"
    return not isinstance(error, UnknownGame | WrongVersion)


def _ignore(_table: Table) -> None:
    return None


def _turned(table: Table) -> Header:
    """Return the header with the seats rotated by one; bots take the seats of people who have resigned and are gone.

    People who joined late keep a seat like everybody else.
    """
    header = replace(table.header, seats=[replace(seat, bot=None) for seat in table.header.seats])
    for seat in table.match.resigned if table.match else ():
        if not table.people.presence.is_here(seat):
            seat_bot(header, seat, USUAL)
    header.host = heir(header.seats, header.host)
    return reseated(table.game, header, [*range(1, len(header.seats)), 0])
