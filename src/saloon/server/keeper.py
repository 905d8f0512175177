"""Keeper: keeps tables going; lets bots act at a human pace, and the table when the time of a seat is over."""

import asyncio
import secrets
from collections.abc import Coroutine
from functools import partial

import structlog

from saloon.core.errors import SaloonError
from saloon.server.metrics import Metrics
from saloon.server.questions import ask
from saloon.server.realtime import Realtime, no_clock
from saloon.server.tasks import Tasks
from saloon.server.thinker import Thinker
from saloon.table.clock import Beat
from saloon.table.errors import StorageFailed
from saloon.table.table import Table

RETRY = 1.0  # seconds after the store failed
LONGEST_TIMER = 3600.0

log = structlog.get_logger()


class Keeper:
    """Watches all tables of the house; whatever they wait for that no person does, it brings about."""

    def __init__(self, thinker: Thinker, pace: float, metrics: Metrics, beat: Beat) -> None:
        self._thinker = thinker
        self._pace = pace
        self._metrics = metrics
        self._beat = beat
        self._tasks = Tasks()
        self._thinking: set[tuple[str, int]] = set()  # tables and seats
        self._timers: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        self._realtime: dict[str, Realtime] = {}
        self._is_closing = False

    def attend(self, table: Table) -> None:
        """Take care of a table from now on."""
        table.watch = partial(self.look, table)
        if table.game.has_clock:
            self.realtime(table)
        self.look(table)

    def realtime(self, table: Table) -> Realtime:
        """Give the clock of a table; raise NotAllowed if it is not played against one."""
        if not table.game.has_clock:
            raise no_clock(table)
        if table.header.id not in self._realtime:
            self._realtime[table.header.id] = Realtime(table, self._thinker, self._metrics, self._beat)
        return self._realtime[table.header.id]

    def look(self, table: Table) -> None:
        """See who is to act: wake a bot, or set the timer."""
        if self._is_closing or table.ledger is None or not table.is_live():
            return
        self._set_timer(table)
        if table.game.has_clock:
            self.realtime(table).look()
        for seat in table.ledger.legal:
            if (table.header.id, seat) not in self._thinking and self._is_bots_turn(table, seat):
                self._thinking.add((table.header.id, seat))
                self._tasks.start(self._play(table, seat))

    async def _play(self, table: Table, seat: int) -> None:
        """Let a bot act as long as it is its turn; the moment it is not, it can be woken again."""
        try:
            while not self._is_closing and self._is_bots_turn(table, seat):
                await asyncio.sleep(self._pace * (0.5 + secrets.randbelow(1000) / 1000))
                if self._is_bots_turn(table, seat):
                    await self._act(table, seat)
        except Exception:
            log.exception("bot_failed", table=table.header.id, seat=seat)
            asyncio.get_running_loop().call_later(RETRY, self.look, table)
        finally:
            self._thinking.discard((table.header.id, seat))

    async def _act(self, table: Table, seat: int) -> None:
        seq = table.seq
        with self._metrics.thinking.time():
            text = await self._thinker.think(ask(table, seat))
        if self._is_bots_turn(table, seat):
            await _try(table.act(seat, seq, text, by="bot"))

    def _is_bots_turn(self, table: Table, seat: int) -> bool:
        if not table.is_live() or table.ledger is None or seat not in table.ledger.legal or not table.bot_level(seat):
            return False
        return not table.game.has_clock or not self.realtime(table).has_timed(seat)

    def _set_timer(self, table: Table) -> None:
        due = table.next_due()
        armed = self._timers.get(table.header.id)
        if due is None or (armed and armed[0] == due):
            return
        if armed:
            armed[1].cancel()
        delay = min(LONGEST_TIMER, max(0.0, (due - table.now()) / 1000))
        handle = asyncio.get_running_loop().call_later(delay, self._ring, table)
        self._timers[table.header.id] = (due, handle)

    def _ring(self, table: Table) -> None:
        del self._timers[table.header.id]
        self._tasks.start(self._tick(table))

    async def _tick(self, table: Table) -> None:
        await _try(table.tick())
        table.tell_players()

    def forget(self, table: Table) -> None:
        """Leave a table alone."""
        timer = self._timers.pop(table.header.id, None)
        if timer is not None:
            timer[1].cancel()
        clock = self._realtime.pop(table.header.id, None)
        if clock is not None:
            self._tasks.start(clock.close())

    async def close(self) -> None:
        """Let nobody begin anything more; wait for what is under way."""
        self._is_closing = True
        for _, handle in self._timers.values():
            handle.cancel()
        await self._tasks.close()
        for clock in self._realtime.values():
            await clock.close()


async def _try(work: Coroutine[object, object, object]) -> None:
    """Let something be done at a table; if the store failed, leave it some time."""
    has_store_failed = False
    try:
        await work
    except StorageFailed:
        has_store_failed = True
    except SaloonError:
        pass  # somebody moved meanwhile: look again
    if has_store_failed:
        await asyncio.sleep(RETRY)
