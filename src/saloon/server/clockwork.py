"""Clockwork: runs the windows of one table against the clock, measures the delay of each seat, and times inputs."""

import asyncio

import structlog

from saloon.core.errors import SaloonError
from saloon.core.match import Match
from saloon.core.realtime import Realtime, Terms, Window
from saloon.server.bots.questions import Asking
from saloon.server.bots.thinker import Thinker
from saloon.server.metrics import Metrics
from saloon.server.socket.connection import Connection
from saloon.server.socket.messages import Input, Probe
from saloon.server.tasks import Tasks
from saloon.table.absence import HOLD, HeldClock
from saloon.table.arrivals import Arrivals
from saloon.table.errors import NotAllowed, StorageFailed
from saloon.table.gate import window_closed
from saloon.table.seats import Right
from saloon.table.table import Table

PROBE_SECONDS = 2.0
RETRY = 1.0

log = structlog.get_logger()


class Clockwork:
    """Acts for the clock's seat, and for bots when their time has come."""

    def __init__(self, table: Table, realtime: Realtime, thinker: Thinker, metrics: Metrics) -> None:
        self.table = table
        self._realtime = realtime
        self._arrivals = Arrivals(self._terms())
        self._thinker = thinker
        self._metrics = metrics
        self._ticker = table.deadlines.ticker
        self._number = -1  # of the window that is open
        self._window = Window(0)
        self._asking: dict[int, Asking] = {}  # the bots that play, or have played, in this window
        self._timer: asyncio.TimerHandle | None = None
        self._tasks = Tasks()
        self._probes: dict[int, tuple[int, float]] = {}  # for each connection: number and time of its last probe
        self._count = 0
        self._flagged: set[tuple[int, str]] = set()

    def _terms(self) -> Terms:
        return self._realtime.terms(len(self.table.header.seats), self.table.header.options)

    @property
    def arrivals(self) -> Arrivals:
        """The timing by the terms of the table, made anew if the host changes them before the match."""
        terms = self._terms()
        if self._arrivals.terms != terms:
            self._arrivals = Arrivals(terms)
        return self._arrivals

    # Windows

    def look(self) -> None:
        """Ask the bots when they act in the open window, and set the timer for the next one to act."""
        self._disarm()
        window = self.table.deadlines.window()
        if window is None or not self.table.people.is_somebody_there():
            return
        if window[0] != self._number:
            self._number, self._window = window[0], Window(len(self.table.header.seats))
            self._asking.clear()
        for seat in self._match().legal:
            if seat not in self._asking and self._is_bots(seat):
                self._asking[seat] = Asking(self.table, seat)
                self._tasks.start(self._plan(seat, self._number))
        self._arm()

    def _age(self) -> int:
        window = self.table.deadlines.window()
        return 0 if window is None else window[1]

    def _arm(self) -> None:
        """Set the timer for the next seat to act, or for the clock; it is set again whenever a plan changes."""
        self._disarm()
        delay = self._ticker.seconds(self._next()[1] - self._age())
        self._timer = asyncio.get_running_loop().call_later(delay, self._strike)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _next(self) -> tuple[int, int]:
        """Return the seat that acts next, and the age of the window at which it does."""
        strikes = self._strikes_at()
        seat = self._window.next(strikes)
        return seat, strikes if seat == self._window.clock else self._window.plans[seat]

    def _strikes_at(self) -> int:
        """Return the age of the window at which the clock acts; in a lull it is held for people who are away."""
        due = self._realtime.due(self._match().state) + self.arrivals.wait(is_race=self._is_race())
        number = self._lull()
        is_held = number > 0 and self._absence().holds(self._away(), number, self._age() - due)
        return due + HOLD if is_held else due

    def _lull(self) -> int:
        return self._realtime.lull(self._match().state)

    def _is_race(self) -> bool:
        return self._lull() == 0

    def _absence(self) -> HeldClock:
        absence = self.table.people.absence
        assert isinstance(absence, HeldClock), "the clock can be held"
        return absence

    def _away(self) -> list[int]:
        return [seat for seat in self.table.people.playing() if not self.table.people.is_there(seat)]

    def _strike(self) -> None:
        self._timer = None
        seat, at = self._next()
        if at > self._age():
            self.look()
        elif seat == self._window.clock:
            self._tasks.start(self._act_for_clock(self._number))
        else:
            self._tasks.start(self._act_for_bot(seat, self._number, at, self._window.act(seat)))
            self._arm()

    async def _act_for_clock(self, number: int) -> None:
        if not self._is_open(number) or self.table.deadlines.window() is None:
            return
        clock = len(self.table.header.seats)
        if not self._is_race():
            self._absence().go_on(self._away(), self._lull())
        try:
            await self.table.act(clock, self.table.seq, self._match().legal[clock][0].text, by="clock")
        except StorageFailed:
            await asyncio.sleep(RETRY)
            self.look()
        except SaloonError:
            self.look()

    def _is_open(self, number: int) -> bool:
        return self.table.is_live() and self.table.deadlines.window_number() == number

    # Bots

    async def _plan(self, seat: int, number: int) -> None:
        """Ask a bot when it acts next."""
        if not self._may_play(seat, number):
            return
        at = await self._thinker.when(self._asking[seat].when(self._window.previous(seat)))
        if self._may_play(seat, number):
            match = self._match()
            self._window.plan(seat, at, match.game.rules.time_bounds(match.state, seat))
            if self.table.deadlines.window() is not None:
                self._arm()

    async def _act_for_bot(self, seat: int, number: int, at: int, next_asked: list[int]) -> None:
        """Let a bot act now that its time has come; only now does it decide what to do."""
        if not self._may_play(seat, number):
            return
        text = await self._thinker.think(self._asking[seat].what())
        goes_on = await self._acts(seat, number, text, at)
        for other in next_asked:
            if other in self._asking and (goes_on or other != seat):
                await self._plan(other, number)

    async def _acts(self, seat: int, number: int, text: str, at: int) -> bool:
        """Make a bot's move; tell whether the bot may go on."""
        match = self._match()
        action = next((action for action in match.legal.get(seat, []) if action.text == text), None)
        if action is None or not self._may_play(seat, number):
            return False
        try:
            if action.verb in self._realtime.timed:
                await self.table.act_timed(seat, action.timed(at), number, by="bot")
                return True
            await self.table.act(seat, match.seq, text, by="bot")
        except SaloonError:
            pass  # the window has closed, or the store failed: the bot waits for the next window
        return False

    def has_timed(self, seat: int) -> bool:
        """Tell whether a seat may now take a timed action."""
        return any(action.verb in self._realtime.timed for action in self._match().legal.get(seat, []))

    def _is_bots(self, seat: int) -> bool:
        return self.has_timed(seat) and self.table.people.bot_level(seat) != ""

    def _may_play(self, seat: int, number: int) -> bool:
        return self._is_open(number) and number == self._number and self._is_bots(seat)

    # People

    async def input(self, seat: int, message: Input, right: Right | None) -> int:
        """Take a timed input: check its window, decide its time, pass it on."""
        if (done := self.table.gate.done(seat, message.id)) is not None:
            return done
        match = self.table.gate.live_match()
        self.table.deadlines.check_rest("person")
        window = self.table.deadlines.window()
        if window is None or window[0] != message.window:
            raise window_closed(message.window)
        action = match.parse(f"{message.act} {message.rt}")
        is_race = self._is_race()
        at = self.arrivals.time(seat, message.window, message.n, message.rt, window[1], is_race=is_race)
        self._flag(seat)
        return await self.table.act_timed(seat, action.timed(at), message.window, message.id, right)

    def _flag(self, seat: int) -> None:
        """Tell the host, once, about suspicious conduct."""
        for flag in self.arrivals.flags(seat):
            if (seat, flag) not in self._flagged:
                self._flagged.add((seat, flag))
                self._metrics.flags.labels(flag).inc()
                log.warning("suspicious", table=self.table.header.id, seat=seat, flag=flag)

    def probe(self, connections: list[Connection]) -> None:
        """Send a probe to everybody who sits here, unless their last one is still on its way."""
        seated = [connection for connection in connections if connection.seat is not None]
        self._probes = {each.number: self._probes[each.number] for each in seated if each.number in self._probes}
        for connection in seated:
            if connection.number not in self._probes:
                self._count += 1
                self._probes[connection.number] = (self._count, self._ticker.now())
                connection.tell(Probe(self._count))

    def echo(self, connection: Connection, n: int) -> None:
        """Note the answer to a probe; an answer that was not asked for is ignored."""
        sent = self._probes.get(connection.number)
        if sent is None or connection.seat is None or sent[0] != n:
            return
        del self._probes[connection.number]
        self.arrivals.measure(connection.seat, int(self._ticker.now() - sent[1]))

    # The end

    def _match(self) -> Match:
        assert self.table.match is not None, "a match is being played"
        return self.table.match

    async def close(self) -> None:
        """Stop the clock."""
        self._disarm()
        await self._tasks.close()


def no_clock(table: Table) -> NotAllowed:
    """Make the error for a timed input where there is no clock."""
    return NotAllowed("no-window", f"{table.header.game} is not played against the clock", {"game": table.header.game})
