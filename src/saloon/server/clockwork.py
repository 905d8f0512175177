"""Clockwork: runs the windows of one table against the clock, measures the delay of each seat, and times inputs."""

import asyncio
from dataclasses import dataclass, field

import structlog

from saloon.core.action import Action
from saloon.core.errors import SaloonError
from saloon.core.lag import Line
from saloon.core.match import Match
from saloon.core.realtime import Realtime, Terms, Window
from saloon.server.bots.questions import Asking
from saloon.server.bots.thinker import Thinker
from saloon.server.metrics import Metrics
from saloon.server.socket.connection import Connection
from saloon.server.socket.messages import Input, Probe
from saloon.server.tasks import Tasks
from saloon.table.absence import HOLD, HeldClock
from saloon.table.arrivals import Arrivals, Past, Pasts, Racer
from saloon.table.audience import Noticed
from saloon.table.errors import NotAllowed, StorageFailed
from saloon.table.gate import window_closed
from saloon.table.seats import PERSON, Right
from saloon.table.table import Table

PROBE_SECONDS = 2.0
RETRY = 1.0

log = structlog.get_logger()


@dataclass
class Held:
    """A timed move that is still kept secret, because another one may still come before it."""

    seat: int
    action: Action
    by: str
    message_id: str = ""
    right: Right | None = None
    next_asked: list[int] = field(default_factory=list)  # bots that plan anew afterwards


class Clockwork:
    """Acts for the clock's seat, and for bots when their time has come."""

    def __init__(
        self, table: Table, realtime: Realtime, thinker: Thinker, metrics: Metrics, pasts: Pasts | None = None
    ) -> None:
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
        self._lines: dict[int, tuple[Connection, Line]] = {}  # for each connection of a player
        self._pasts = Pasts() if pasts is None else pasts
        self._held: list[Held] = []
        self._is_secret = False  # what is done in the open window

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
            self._open(window[0])
        for seat in self._match().legal:
            if seat not in self._asking and self._is_bots(seat):
                self._asking[seat] = Asking(self.table, seat)
                self._tasks.start(self._plan(seat, self._number))
        self._arm()

    def _open(self, number: int) -> None:
        """Begin a window; moves in a race stay secret as long as other players could use them."""
        self._number, self._window = number, Window(len(self.table.header.seats))
        self._asking.clear()
        self._held.clear()
        racers = [self._racer(seat) for seat in self.table.people.playing()]
        self.arrivals.open(racers, is_race=self._is_race())
        self._is_secret = self._is_race() and len(racers) > 1

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

    def _next(self) -> tuple[int | Held, int]:
        """Return the seat that acts next, or the move that is no longer secret, and the age of the window then."""
        seat, at = self._window.next(self._strikes_at())
        held = min(self._held, key=_time_of, default=None)
        return (seat, at) if held is None or self._told_at(held) > at else (held, self._told_at(held))

    def _told_at(self, held: Held) -> int:
        return _time_of(held) + self.arrivals.wait

    def _strikes_at(self) -> int:
        """Return the age of the window at which the clock acts; in a lull it is held for people who are away."""
        due = self._realtime.due(self._match().state) + self.arrivals.wait
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
        due, at = self._next()
        if at > self._age():
            self.look()
        elif isinstance(due, Held):
            self._held.remove(due)
            self._tasks.start(self._reveal(due, self._number))
            self._arm()
        elif due == self._window.clock:
            self._tasks.start(self._act_for_clock(self._number))
        else:
            self._tasks.start(self._act_for_bot(due, self._number, at, self._window.act(due)))
            self._arm()

    async def _reveal(self, held: Held, number: int) -> None:
        """Enter a move that was secret; if the store fails, it is tried again."""
        try:
            await self.table.act_timed(held.seat, held.action, number, held.message_id, held.right, by=held.by)
        except StorageFailed:
            await asyncio.sleep(RETRY)
            if number == self._number:
                self._hold(held)
        except SaloonError:
            self.look()  # the seat has changed hands, or its player has resigned
        else:
            await self._plan_again(held.next_asked, number)

    def _hold(self, held: Held) -> None:
        self._held.append(held)
        if self.table.deadlines.window() is not None:
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
        text = (await self._thinker.think(self._asking[seat].what())).action
        action = next((action for action in self._match().legal.get(seat, []) if action.text == text), None)
        if action is not None and self._is_held(action) and self._may_play(seat, number):
            self._hold(Held(seat, action.timed(at), "bot", next_asked=next_asked))
            return
        goes_on = await self._acts(seat, number, action, at)
        await self._plan_again([other for other in next_asked if goes_on or other != seat], number)

    def _is_held(self, action: Action) -> bool:
        return self._is_secret and action.verb in self._realtime.timed

    async def _plan_again(self, seats: list[int], number: int) -> None:
        for seat in seats:
            if seat in self._asking:
                await self._plan(seat, number)

    async def _acts(self, seat: int, number: int, action: Action | None, at: int) -> bool:
        """Make a bot's move; tell whether the bot may go on."""
        if action is None or not self._may_play(seat, number):
            return False
        try:
            if action.verb in self._realtime.timed:
                await self.table.act_timed(seat, action.timed(at), number, by="bot")
                return True
            await self.table.act(seat, self._match().seq, action.text, by="bot")
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
        """Take a timed input: check its window, decide its time, pass it on; in a race once it cannot help others."""
        if (done := self.table.gate.done(seat, message.id)) is not None:
            return done
        match = self.table.gate.live_match()
        self.table.deadlines.check_rest("person")
        window = self.table.deadlines.window()
        if window is None or window[0] != message.window:
            raise window_closed(message.window)
        action = match.parse(f"{message.act} {message.rt}")
        if any(held.seat == seat and held.message_id == message.id for held in self._held):
            return match.seq
        self.look()  # nothing may be timed by the terms of the window before
        racer = self._racer(seat)
        known = racer.past.conduct.flags()
        at = self.arrivals.time(racer, message.n, message.rt, window[1])
        self._count_flags([flag for flag in racer.past.conduct.flags() if flag not in known], seat)
        if not self._is_secret:
            return await self.table.act_timed(seat, action.timed(at), message.window, message.id, right)
        self.table.gate.check_timed(seat, action.timed(at), message.window)
        self._hold(Held(seat, action.timed(at), "person", message.id, right))
        return match.seq

    def _racer(self, seat: int) -> Racer:
        """Return a player with their fastest line: they may have seen the card on any, even one that never answers."""
        lines = [line for connection, line in self._lines.values() if connection.seat == seat]
        cap = self.arrivals.terms.lag_cap
        line = min(lines, key=lambda each: each.lag(cap), default=Line())
        return Racer(seat, line, self._past(seat))

    def _past(self, seat: int) -> Past:
        """Return what is remembered of a player, at this table and at those before it."""
        return self._pasts.of(self.table.header.seats[seat].secret_hash)

    def _count_flags(self, flags: list[str], seat: int) -> None:
        for flag in flags:
            self._metrics.flags.labels(flag).inc()
            log.warning("suspicious", table=self.table.header.id, seat=seat, flag=flag)
        if flags:
            self.table.tell(Noticed(self.notices()))

    def notices(self) -> list[tuple[int, str]]:
        """List what the host should know of the conduct of people here: a seat and a flag; nobody is punished."""
        people = [seat for seat, each in enumerate(self.table.header.seats) if each.kind == PERSON]
        return [(seat, flag) for seat in people for flag in self._past(seat).conduct.flags()]

    def probe(self, connections: list[Connection]) -> None:
        """Send a probe to everybody who sits here, unless their last one is still on its way."""
        seated = [connection for connection in connections if connection.seat is not None]
        self._probes = {each.number: self._probes[each.number] for each in seated if each.number in self._probes}
        self._lines = {each.number: self._lines.get(each.number, (each, Line())) for each in seated}
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
        self._lines[connection.number][1].add(int(self._ticker.now() - sent[1]), connection.limit())

    # The end

    def _match(self) -> Match:
        assert self.table.match is not None, "a match is being played"
        return self.table.match

    async def close(self) -> None:
        """Stop the clock."""
        self._disarm()
        await self._tasks.close()


def _time_of(held: Held) -> int:
    assert held.action.at is not None, "a timed move has a time"
    return held.action.at


def no_clock(table: Table) -> NotAllowed:
    """Make the error for a timed input where there is no clock."""
    return NotAllowed("no-window", f"{table.header.game} is not played against the clock", {"game": table.header.game})
