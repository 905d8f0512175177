"""Keeper: keeps tables going; it lets bots act at a human pace, and the table when the time of a seat is over."""

import asyncio
import contextlib
import secrets
from collections.abc import Coroutine
from time import monotonic

import structlog

from saloon.core.errors import SaloonError
from saloon.core.match import Match
from saloon.server.bots.desk import asker_at
from saloon.server.bots.questions import ask
from saloon.server.bots.thinker import Thinker
from saloon.server.clockwork import Clockwork, no_clock
from saloon.server.limits import Limits
from saloon.server.metrics import Metrics
from saloon.server.tasks import Tasks
from saloon.table.arrivals import Pasts
from saloon.table.audience import News
from saloon.table.errors import StorageFailed
from saloon.table.store import CALM, NORMAL, QUICK
from saloon.table.table import Table

RETRY = 1.0  # seconds before another try after the store failed
LONGEST_TIMER = 3600.0
FACTORS = {CALM: 2.0, NORMAL: 1.0, QUICK: 0.4}  # by which the thinking time of bots is multiplied

log = structlog.get_logger()


class Keeper:
    """Watches all tables, and does everything they wait for that is not up to a person."""

    def __init__(self, thinker: Thinker, pace: float, metrics: Metrics, limits: Limits) -> None:
        self._thinker = thinker
        self._limits = limits
        self._pace = pace
        self._metrics = metrics
        self._tasks = Tasks()
        self._thinking: set[tuple[str, int]] = set()  # tables and seats where a bot is at work
        self._timers: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        self._hurry: dict[str, asyncio.Event] = {}  # for each table, set while everybody there skips
        self._clocks: dict[str, Clockwork] = {}  # for tables against the clock
        self._pasts = Pasts()
        self._is_closing = False

    def attend(self, table: Table) -> None:
        """Take care of a table from now on."""
        if (realtime := table.game.realtime) is not None:
            self._clocks[table.header.id] = Clockwork(table, realtime, self._thinker, self._metrics, self._pasts)
        table.audience.append(Attendant(self, table))
        self.look(table)

    def clock(self, table: Table) -> Clockwork | None:
        """Return the clock of a table, if it is played against one."""
        return self._clocks.get(table.header.id)

    def need_clock(self, table: Table) -> Clockwork:
        """Return the clock of a table; raise NotAllowed if it is not played against one."""
        if (clock := self.clock(table)) is None:
            raise no_clock(table)
        return clock

    def look(self, table: Table) -> None:
        """See who has to act, and start a bot or set the timer; if that fails, it is tried again."""
        if self._is_closing or table.match is None or not table.is_live():
            return
        try:
            self._look(table, table.match)
        except Exception:
            log.exception("look_failed", table=table.header.id)
            asyncio.get_running_loop().call_later(RETRY, self.look, table)

    def _look(self, table: Table, match: Match) -> None:
        self._set_timer(table)
        self._set_hurry(table)
        if (clock := self.clock(table)) is not None:
            clock.look()
        for seat in match.legal:
            if (table.header.id, seat) not in self._thinking and self._is_bots_turn(table, seat):
                self._thinking.add((table.header.id, seat))
                self._tasks.start(self._play(table, seat))

    async def _play(self, table: Table, seat: int) -> None:
        """Let a bot act as long as it is its turn; afterwards it can be started again."""
        try:
            while not self._is_closing and self._is_bots_turn(table, seat):
                await self._act(table, seat)
        except Exception:
            log.exception("bot_failed", table=table.header.id, seat=seat)
            asyncio.get_running_loop().call_later(RETRY, self.look, table)
        finally:
            self._thinking.discard((table.header.id, seat))

    async def _hesitate(self, table: Table, seconds: float) -> None:
        """Wait as if the bot were thinking, unless everybody skips and their address has not skipped too much.

        At least others go first, who may pause.
        """
        until = monotonic() + seconds
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._hurry_of(table).wait(), max(0.0, seconds))
        if monotonic() < until and not self._limits.may_skip(asker_at(table).home):
            await asyncio.sleep(until - monotonic())

    def _hurry_of(self, table: Table) -> asyncio.Event:
        return self._hurry.setdefault(table.header.id, asyncio.Event())

    def _set_hurry(self, table: Table) -> None:
        if table.people.is_skipping():
            self._hurry_of(table).set()
        else:
            self._hurry_of(table).clear()

    async def _act(self, table: Table, seat: int) -> None:
        seq, start = table.seq, monotonic()
        with self._metrics.thinking.time():
            answer = await self._thinker.think(ask(table, seat), asker_at(table))
        await self._hesitate(table, hesitation(self._pace, table.header.pace) - (monotonic() - start))
        if self._is_bots_turn(table, seat):
            await _try(table.act(seat, seq, answer.action, by="bot"))

    def _is_bots_turn(self, table: Table, seat: int) -> bool:
        if not table.is_live() or table.deadlines.rest is not None:
            return False
        if table.match is None or seat not in table.match.legal or not table.people.bot_level(seat):
            return False
        clock = self.clock(table)
        return clock is None or not clock.has_timed(seat)

    def _set_timer(self, table: Table) -> None:
        """Set a timer for the next time due; one that rings too early stays, since most times are put off."""
        due = table.next_due()
        armed = self._timers.get(table.header.id)
        if due is None or (armed and armed[0] <= due):
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
        table.tell_around()

    def forget(self, table: Table) -> None:
        """Stop taking care of a table."""
        self._hurry.pop(table.header.id, None)
        timer = self._timers.pop(table.header.id, None)
        if timer is not None:
            timer[1].cancel()
        clock = self._clocks.pop(table.header.id, None)
        if clock is not None:
            self._tasks.start(clock.close())

    def stop(self) -> None:
        """Start nothing more."""
        self._is_closing = True
        for _, handle in self._timers.values():
            handle.cancel()

    async def close(self) -> None:
        """Start nothing more, and wait until work that has begun is done."""
        self.stop()
        await self._tasks.close()
        for clock in self._clocks.values():
            await clock.close()


class Attendant:
    """Looks at a table whenever something has happened there, because a bot or the clock may have to act."""

    def __init__(self, keeper: Keeper, table: Table) -> None:
        self._keeper = keeper
        self._table = table

    def hear(self, news: News) -> None:
        """See who has to act now, whatever has happened."""
        self._keeper.look(self._table)


def hesitation(usual: float, pace: str) -> float:
    """Draw the seconds that a bot takes for a decision; `usual` is the mean.

    They depend on nothing that the bot knows: a pause before an answer would tell that it had a choice.
    """
    return usual * FACTORS[pace] * (0.5 + secrets.randbelow(1001) / 1000)


async def _try(work: Coroutine[object, object, object]) -> None:
    """Do something at a table; if the store fails, wait a while."""
    try:
        await work
    except StorageFailed:
        await asyncio.sleep(RETRY)
    except SaloonError:
        pass  # somebody moved meanwhile; the caller looks again
