"""Realtime: the clock of one table; opens and closes windows, measures the way to each seat, and times inputs."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine

from saloon.core.bot import NEVER
from saloon.core.errors import SaloonError, StaleMove
from saloon.server.connection import Connection
from saloon.server.messages import Input, Probe
from saloon.server.questions import ask, ask_when
from saloon.server.thinker import Thinker
from saloon.table.errors import NotAllowed, StorageFailed
from saloon.table.ledger import Ledger
from saloon.table.table import Table
from saloon.table.tempo import Tempo

PROBE_SECONDS = 2.0
RETRY = 1.0

Mono = Callable[[], float]  # ms on a clock that only goes forward


def monotonic() -> float:
    """Give ms on a clock that only goes forward."""
    return time.monotonic() * 1000


class Realtime:
    """Acts for the seat that belongs to nobody, and for bots when their time has come."""

    def __init__(self, table: Table, thinker: Thinker, now: Mono = monotonic) -> None:
        self.table = table
        self.tempo = Tempo(table.header.options)
        self._thinker = thinker
        self._now = now
        self._number = -1
        self._opened = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._playing: dict[tuple[int, int], None] = {}  # bots that play in a window
        self._probes: dict[int, tuple[int, float]] = {}  # of each connection: number and time
        self._count = 0
        table.window = self.window

    # Windows

    def window(self) -> tuple[int, int] | None:
        """Give the number and the age of the window that is open; its number is the seq that opened it."""
        ledger = self.table.ledger
        clock = len(self.table.header.seats)
        if ledger is None or clock not in ledger.legal:
            return None
        if ledger.asked[clock] != self._number:
            self._number, self._opened = ledger.asked[clock], self._now()
        return self._number, self._age()

    def _age(self) -> int:
        return int(self._now() - self._opened)

    def look(self) -> None:
        """Set the clock for the window that is open, and let the bots play in it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.table.is_live() or self.window() is None or not self._is_somebody_there():
            return
        delay = (self._closes_at() - self._age()) / 1000
        self._timer = asyncio.get_running_loop().call_later(max(0.0, delay), self._strike)
        self._wake_bots()

    def _closes_at(self) -> int:
        game, ledger = self.table.game, self._ledger()
        assert game.due is not None, f"{game.name} has a clock, so it says when it acts"
        return game.due(ledger.match.state) + self.tempo.wait(len(self.table.header.seats))

    def _is_somebody_there(self) -> bool:
        """Tell whether anybody who is not a bot is there; a table of bots needs nobody."""
        people = self.table.people()
        return not people or any(self.table.presence.is_here(seat) for seat in people)

    def _strike(self) -> None:
        self._timer = None
        self._start(self._act_for_clock(self._number))

    async def _act_for_clock(self, number: int) -> None:
        window = self.window()
        if not self.table.is_live() or window is None or window[0] != number:
            return
        clock = len(self.table.header.seats)
        try:
            await self.table.act(clock, self.table.seq, self._ledger().legal[clock][0].text, by="clock")
        except StorageFailed:
            await asyncio.sleep(RETRY)
            self.look()
        except SaloonError:
            self.look()

    # People

    async def input(self, seat: int, message: Input, connection: Connection) -> int:
        """Take a timed input: check its window, decide its time, pass it on."""
        ledger = self.table.live_ledger()
        window = self.window()
        if self.table.is_done(seat, message.id):
            return await self.table.act(seat, ledger.seq, message.act, message.id)
        if window is None or window[0] != message.window:
            raise StaleMove("window-closed", f"window {message.window} is closed", {"window": message.window})
        action = ledger.match.parse(f"{message.act} {message.rt}")
        at = self.tempo.effective(seat, message.window, message.n, message.rt, window[1])
        low, _ = self.table.game.rules.time_bounds(ledger.match.state, seat)
        return await self.table.act_timed(seat, action.timed(max(at, low)), message.id, connection)

    def probe(self, connections: list[Connection]) -> None:
        """Measure the way to everybody who sits here."""
        for connection in connections:
            if connection.seat is not None:
                self._count += 1
                self._probes[connection.number] = (self._count, self._now())
                connection.tell(Probe(self._count))

    def echo(self, connection: Connection, n: int) -> None:
        """Note the answer to a probe; an answer that was not asked for says nothing."""
        sent = self._probes.get(connection.number)
        if sent is None or connection.seat is None or sent[0] != n:
            return
        del self._probes[connection.number]
        self.tempo.measure(connection.seat, int(self._now() - sent[1]))

    # Bots

    def _wake_bots(self) -> None:
        for seat in self._ledger().legal:
            key = (seat, self._number)
            if key not in self._playing and self.has_timed(seat) and self.table.bot_level(seat):
                self._playing[key] = None
                self._start(self._play(seat, self._number))

    def has_timed(self, seat: int) -> bool:
        """Tell whether a seat may do something now whose time counts."""
        return any(action.verb in self.table.game.timed for action in self._ledger().legal.get(seat, []))

    async def _play(self, seat: int, number: int) -> None:
        """Let a bot play in one window; what it does it decides when its time has come."""
        try:
            previous, luck = NEVER, secrets.token_hex(16)
            while self._may_play(seat, number):
                at = await self._thinker.when(ask_when(self.table, seat, previous, f"{luck} {previous}"))
                if at == NEVER:
                    return
                await asyncio.sleep(max(0.0, (at - self._age()) / 1000))
                if not self._may_play(seat, number):
                    return
                text = await self._thinker.think(ask(self.table, seat))
                if not self._may_play(seat, number):
                    return
                await self._act_for_bot(seat, text, at)
                previous = at
        except SaloonError:
            pass  # the window has closed, or the store failed: the next one comes
        finally:
            self._playing.pop((seat, number), None)

    async def _act_for_bot(self, seat: int, text: str, at: int) -> None:
        ledger = self._ledger()
        action = next(action for action in ledger.legal[seat] if action.text == text)
        if action.verb in self.table.game.timed:
            low, _ = self.table.game.rules.time_bounds(ledger.match.state, seat)
            await self.table.act_timed(seat, action.timed(max(at, low)), "", None, by="bot")
        else:
            await self.table.act(seat, ledger.seq, text, by="bot")

    def _may_play(self, seat: int, number: int) -> bool:
        window = self.window()
        is_open = self.table.is_live() and window is not None and window[0] == number
        return is_open and self.has_timed(seat) and self.table.bot_level(seat) != ""

    # The end

    def _ledger(self) -> Ledger:
        assert self.table.ledger is not None, "a match is being played"
        return self.table.ledger

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop the clock."""
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


def no_clock(table: Table) -> NotAllowed:
    """Make the refusal of a timed input where there is no clock."""
    return NotAllowed("no-window", f"{table.header.game} is not played against the clock", {"game": table.header.game})
