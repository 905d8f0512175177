"""Realtime: the clock of one table; opens and closes windows, measures the way to each seat, and times inputs."""

import asyncio

import structlog

from saloon.core.bot import NEVER
from saloon.core.errors import SaloonError
from saloon.server.connection import Connection
from saloon.server.messages import Input, Probe
from saloon.server.metrics import Metrics
from saloon.server.questions import Asking
from saloon.server.tasks import Tasks
from saloon.server.thinker import Thinker
from saloon.table.absence import HOLD
from saloon.table.clock import Beat
from saloon.table.errors import NotAllowed, StorageFailed
from saloon.table.ledger import Ledger
from saloon.table.table import Table, window_closed
from saloon.table.tempo import Tempo

PROBE_SECONDS = 2.0
RETRY = 1.0

log = structlog.get_logger()


class Realtime:
    """Acts for the seat that belongs to nobody, and for bots when their time has come."""

    def __init__(self, table: Table, thinker: Thinker, metrics: Metrics, beat: Beat) -> None:
        self.table = table
        self.tempo = Tempo(len(table.header.seats), table.header.options)
        self._thinker = thinker
        self._metrics = metrics
        self._beat = beat
        self._number = -1
        self._opened = 0.0
        self._is_stopped = False  # nobody is there
        self._timer: asyncio.TimerHandle | None = None
        self._tasks = Tasks()
        self._awake: set[int] = set()  # bots that play, or have played, in this window
        self._probes: dict[int, tuple[int, float]] = {}  # of each connection: number and time
        self._count = 0
        self._flagged: set[tuple[int, str]] = set()
        table.window = self.window

    # Windows

    def window(self) -> tuple[int, int] | None:
        """Give the number and the age of the window that is open; it does not age while nobody is there."""
        number = self.table.window_number()
        if number is None:
            return None
        if number != self._number:
            self._number, self._opened = number, self._beat.now()
            self._awake.clear()
        return number, self._age()

    def _age(self) -> int:
        return 0 if self._is_stopped else int(self._beat.now() - self._opened)

    def look(self) -> None:
        """Set the clock for the window that is open, and let the bots play in it."""
        self._disarm()
        if not self.table.is_live() or self.window() is None:
            return
        if not self._is_somebody_there():
            self._is_stopped = True
            return
        if self._is_stopped:
            self._is_stopped, self._opened = False, self._beat.now()
        self._arm()
        self._wake_bots()

    def _is_somebody_there(self) -> bool:
        """Tell whether anybody who is not a bot is there; a table of bots needs nobody."""
        people = self.table.people()
        return not people or any(self.table.presence.is_here(seat) for seat in people)

    def _arm(self) -> None:
        delay = self._beat.seconds(self._strikes_at() - self._age())
        self._timer = asyncio.get_running_loop().call_later(delay, self._strike)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _strikes_at(self) -> int:
        """Give the age of the window at which the clock acts; in a lull it is held for who is away."""
        game, state = self.table.game, self._ledger().match.state
        assert game.due is not None, f"{game.name} has a clock, so it says when it acts"
        due = game.due(state) + self.tempo.wait(is_race=self._is_race())
        number = self._lull()
        is_held = number > 0 and self.table.absence.holds(self._away(), number, self._age() - due)
        return due + HOLD if is_held else due

    def _lull(self) -> int:
        game = self.table.game
        assert game.lull is not None, f"{game.name} has a clock, so it says when it may be held"
        return game.lull(self._ledger().match.state)

    def _is_race(self) -> bool:
        return self._lull() == 0

    def _away(self) -> list[int]:
        return [seat for seat in self.table.people() if not self.table.is_there(seat)]

    def _strike(self) -> None:
        self._timer = None
        if self._strikes_at() > self._age():
            self.look()
        else:
            self._tasks.start(self._act_for_clock(self._number))

    async def _act_for_clock(self, number: int) -> None:
        window = self.window()
        if not self.table.is_live() or window is None or window[0] != number:
            return
        clock = len(self.table.header.seats)
        if not self._is_race():
            self.table.absence.go_on(self._away(), self._lull())
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
        if (done := self.table.done(seat, message.id)) is not None:
            return done
        ledger = self.table.live_ledger()
        window = self.window()
        if window is None or window[0] != message.window:
            raise window_closed(message.window)
        action = ledger.match.parse(f"{message.act} {message.rt}")
        is_race = self._is_race()
        at = self.tempo.time(seat, message.window, message.n, message.rt, window[1], is_race=is_race)
        self._flag(seat)
        return await self.table.act_timed(seat, action.timed(at), message.window, message.id, connection)

    def _flag(self, seat: int) -> None:
        """Tell the host, once, of conduct that people should look at."""
        for flag in self.tempo.flags(seat):
            if (seat, flag) not in self._flagged:
                self._flagged.add((seat, flag))
                self._metrics.flags.labels(flag).inc()
                log.warning("suspicious", table=self.table.header.id, seat=seat, flag=flag)

    def probe(self, connections: list[Connection]) -> None:
        """Measure the way to everybody who sits here, unless the last probe is still on its way."""
        seated = [connection for connection in connections if connection.seat is not None]
        self._probes = {each.number: self._probes[each.number] for each in seated if each.number in self._probes}
        for connection in seated:
            if connection.number not in self._probes:
                self._count += 1
                self._probes[connection.number] = (self._count, self._beat.now())
                connection.tell(Probe(self._count))

    def echo(self, connection: Connection, n: int) -> None:
        """Note the answer to a probe; an answer that was not asked for says nothing."""
        sent = self._probes.get(connection.number)
        if sent is None or connection.seat is None or sent[0] != n:
            return
        del self._probes[connection.number]
        self.tempo.measure(connection.seat, int(self._beat.now() - sent[1]))

    # Bots

    def _wake_bots(self) -> None:
        for seat in self._ledger().legal:
            if seat not in self._awake and self.has_timed(seat) and self.table.bot_level(seat):
                self._awake.add(seat)
                self._tasks.start(self._play(seat, self._number))

    def has_timed(self, seat: int) -> bool:
        """Tell whether a seat may do something now whose time counts."""
        return any(action.verb in self.table.game.timed for action in self._ledger().legal.get(seat, []))

    async def _play(self, seat: int, number: int) -> None:
        """Let a bot play in one window; what it does it decides when its time has come."""
        asking, previous = Asking(self.table, seat), NEVER
        while self._may_play(seat, number):
            at = await self._thinker.when(asking.when(previous))
            if at == NEVER:
                return
            await asyncio.sleep(self._beat.seconds(at - self._age()))
            if not self._may_play(seat, number):
                return
            text = await self._thinker.think(asking.what())
            if not await self._acts(seat, number, text, at):
                return
            previous = at

    async def _acts(self, seat: int, number: int, text: str, at: int) -> bool:
        """Act for a bot; tell whether it may go on."""
        ledger = self._ledger()
        action = next((action for action in ledger.legal.get(seat, []) if action.text == text), None)
        if action is None or not self._may_play(seat, number):
            return False
        try:
            if action.verb in self.table.game.timed:
                await self.table.act_timed(seat, action.timed(at), number, by="bot")
            else:
                await self.table.act(seat, ledger.seq, text, by="bot")
        except SaloonError:
            return False  # the window has closed, or the store failed: the next one comes
        return True

    def _may_play(self, seat: int, number: int) -> bool:
        is_open = self.table.is_live() and self.table.window_number() == number
        return is_open and self.has_timed(seat) and self.table.bot_level(seat) != ""

    # The end

    def _ledger(self) -> Ledger:
        assert self.table.ledger is not None, "a match is being played"
        return self.table.ledger

    async def close(self) -> None:
        """Stop the clock."""
        self._disarm()
        await self._tasks.close()


def no_clock(table: Table) -> NotAllowed:
    """Make the refusal of a timed input where there is no clock."""
    return NotAllowed("no-window", f"{table.header.game} is not played against the clock", {"game": table.header.game})
