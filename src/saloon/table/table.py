"""Table: a match being played live, with its gate, the people around it, and their deadlines."""

from dataclasses import replace

from saloon.core.action import Action
from saloon.core.game import Game
from saloon.core.match import Match
from saloon.table.audience import Around, Audience, Entered, News, Rested, Said
from saloon.table.clock import MINUTE, SECOND, Now, Ticker
from saloon.table.deadlines import Deadlines
from saloon.table.errors import WrongMoment
from saloon.table.gate import Gate, Happened
from saloon.table.people import People
from saloon.table.seats import Right
from saloon.table.store import OVER, Header, MatchStore
from saloon.table.visitors import without
from saloon.table.waiting import NOBODY_LATE, Waiting

GRACE = 60 * SECOND  # ms before a bot sits in for somebody who is gone
PATIENCE = 5 * MINUTE  # ms before somebody who does not move is asked whether they are there


class Table:
    """Lets one of its parts do what is asked, then tells the listeners; nothing is told before it is stored."""

    def __init__(
        self,
        game: Game,
        header: Header,
        store: MatchStore,
        now: Now,
        grace: int = GRACE,
        ticker: Ticker | None = None,
        rest_ms: int = 0,
        patience: int = PATIENCE,
    ) -> None:
        self.game = game
        self.header = header
        self.now = now
        self.people = People(game, header, now, grace)
        self.deadlines = Deadlines(self.people, ticker or Ticker(), rest_ms, patience)
        self.waiting = Waiting(self.people, self.deadlines, patience)
        self.gate = Gate(self.people, self.deadlines, store)
        self.audience = Audience(header.id)
        self._store = store
        self._rest_told: object = None
        self._waiting_told: object = NOBODY_LATE

    # The match

    @property
    def match(self) -> Match | None:
        """The match; None before it begins."""
        return self.gate.match

    @property
    def seq(self) -> int:
        """The number of entries of the log."""
        return self.gate.seq

    def is_live(self) -> bool:
        """Tell whether a match is being played."""
        return self.people.is_live()

    def take(self, match: Match) -> None:
        """Go on with a match that was loaded from the store."""
        self.gate.match = match
        self.people.begin(match)
        self.deadlines.begin(match)

    def begin(self, match: Match) -> None:
        """Begin a match; a game against the clock waits until everybody is ready."""
        self.take(match)
        self.deadlines.await_start()
        self._rest_told = self.deadlines.facts()

    # Telling

    def tell(self, *news: News) -> None:
        """Tell all listeners."""
        for each in news:
            if isinstance(each, Entered):
                self._rest_told = self.deadlines.facts()  # an update already tells about the rest
            self.audience.tell(each)

    def tell_around(self) -> None:
        """Tell all listeners that something about the seats or the people has changed."""
        self._waiting_told = self.waiting.facts()
        self.tell(Around())
        self._tell_rest()

    def _tell_waiting(self) -> None:
        """Tell all listeners which players the table waits for, if something about it has changed."""
        if self.waiting.facts() != self._waiting_told:
            self.tell_around()

    def _tell_rest(self) -> None:
        """Tell all listeners about the rest, if something about it has changed."""
        facts = self.deadlines.facts()
        if facts != self._rest_told:
            self._rest_told = facts
            self.tell(Rested())

    # Through the gate

    async def act(
        self, seat: int, seq: int, text: str, client_id: str = "", right: Right | None = None, *, by: str = "person"
    ) -> int:
        """Let a seat make a move for the table as it was at `seq`; return the seq of its entry."""
        await self._be_sure()
        happened = await self.gate.act(seat, seq, text, client_id, right, by)
        if by == "person" and happened.news and happened.refusal is None:
            self.waiting.has_moved(seat)
        return await self._settle(happened)

    async def act_timed(
        self,
        seat: int,
        action: Action,
        window: int,
        client_id: str = "",
        right: Right | None = None,
        *,
        by: str = "person",
    ) -> int:
        """Let a seat make a timed move in a window; return the seq of its entry."""
        await self._be_sure()
        return await self._settle(await self.gate.act_timed(seat, action, window, client_id, right, by))

    async def undo(self, seat: int, seq: int, client_id: str = "", right: Right | None = None) -> int:
        """Take back the last move of a seat, or ask the others; return the new seq of the table."""
        await self._be_sure()
        self.waiting.check_undo(seat)
        return await self._settle(await self.gate.undo(seat, seq, client_id, right))

    async def consent(self, seat: int, number: int, yes: bool, client_id: str = "", right: Right | None = None) -> int:
        """Answer the request of another seat; return the new seq of the table."""
        await self._be_sure()
        return await self._settle(await self.gate.consent(seat, number, yes, client_id, right))

    async def resign(self, seat: int, client_id: str = "", right: Right | None = None) -> int:
        """Let a seat resign; return the seq of its entry.

        If it was the seat of a bot when the match began, the bot takes it back, and there is no entry; unless nobody
        else plays on.
        """
        await self._be_sure()
        if await self._give_back(seat, right):
            return self.seq
        return await self._settle(await self.gate.resign(seat, client_id, right))

    async def _give_back(self, seat: int, right: Right | None) -> bool:
        """Give a seat back to the bot that had it; tell whether there is such a bot, and a person who plays on."""
        async with self.gate.lock:
            self.people.check_right(right, seat)
            if not self.is_live() or not self.people.is_guest(seat) or self.people.playing() == [seat]:
                return False
            await self.keep(without(self.header, seat))
            self.reseat()
        return True

    async def _be_sure(self) -> None:
        if self.gate.is_unsure:
            await self._settle(await self.gate.catch_up())

    async def _settle(self, happened: Happened) -> int:
        """Tell what has happened, in order and without waiting; then raise the refusal, or return the seq."""
        self.tell(*happened.news)
        if self._waiting_told != NOBODY_LATE or self.waiting.is_late_again():  # a player who was late may have moved
            self._tell_waiting()
        if happened.news and self.header.status == OVER:
            await self.gate.save_end()
        if happened.refusal is not None:
            raise happened.refusal
        return happened.seq

    async def tick(self) -> None:
        """End a rest whose time is over, or act for the seats whose time is over."""
        if not self.is_live():
            return
        self.deadlines.pass_rest()
        self._tell_rest()
        for seat, _ in self.deadlines.overdue():
            for action in [usual for late, usual in self.deadlines.overdue() if late == seat]:
                await self.act(seat, self.seq, str(action), by="table")
        self.waiting.pass_by()
        self._tell_waiting()

    def next_due(self) -> int | None:
        """Return the next time when something happens by itself."""
        due = [time for time in (self.deadlines.next_due(), self.waiting.next_due()) if time is not None]
        return min(due) if due else None

    # Around the gate

    def come(self, seat: int | None) -> None:
        """Note that somebody has connected."""
        self.people.come(seat)
        if seat is not None:
            self.deadlines.limit_beat()
        self.deadlines.tend_window()
        self.tell_around()

    def go(self, seat: int | None, *, for_good: bool = False) -> None:
        """Note that somebody has disconnected; a rest no longer waits for them, nor the table if they left for good."""
        self.people.go(seat, for_good=for_good)
        if seat is not None and not self.people.presence.is_here(seat):
            self.deadlines.review()
            self.waiting.pass_by()
        self.deadlines.tend_window()
        self.tell_around()

    def hide(self, seat: int, *, hidden: bool) -> None:
        """Note that a connected player looks away from the page, or looks again."""
        self.people.hide(seat, hidden=hidden)
        self.tell_around()

    def replace(self, host: int, seat: int) -> None:
        """Let the host call a bot at once for a player who is gone; it leaves when they are back."""
        self.gate.live_match()
        self.people.replace(host, seat)
        self.tell_around()

    def is_here(self, seat: int) -> None:
        """Note that a person who was asked says that they are there; a bot that played for them leaves."""
        self.gate.live_match()
        self.waiting.is_here(seat)
        self.tell_around()

    def vote(self, voter: int, seat: int) -> None:
        """Let somebody vote that a bot answers at once for a player who does not move."""
        self.gate.live_match()
        self.waiting.vote(voter, seat)
        self.tell_around()

    async def keep(self, header: Header) -> None:
        """Store another header of this table, then use it; the caller holds the lock of the gate, and tells of it."""
        await self._store.save(header)
        self.header.become(header)

    def reseat(self) -> None:
        """Note that seats have changed hands, and tell all listeners."""
        self.people.answers.forget()
        self.people.idle &= set(self.people.playing())
        self.tell(*self.gate.reseat())
        self.tell_around()

    async def set_pace(self, seat: int, pace: str, right: Right | None = None) -> None:
        """Let a person choose how fast the bots of this table act."""
        async with self.gate.lock:
            self.people.check_right(right, seat)
            self.people.check_player(seat)
            await self.keep(replace(self.header, pace=pace))
        self.tell_around()

    async def say(self, seat: int, text: str, client_id: str = "") -> None:
        """Say a line to the table; a line sent twice with the same id is said once."""
        if self.gate.repeated(seat, client_id) is None:
            line = self.people.say(seat, text, client_id)
            if line is not None:
                self.tell(Said(line))

    def ready(self, seat: int) -> None:
        """Note that somebody is ready to go on."""
        self.deadlines.ready(seat)
        self._tell_rest()

    def skip(self, seat: int) -> None:
        """Let somebody skip to their next question: if everybody here wants it, bots act at once, without rests."""
        match = self.gate.live_match()
        self.people.check_player(seat)
        if seat in match.legal:
            raise WrongMoment("asked", f"seat {seat} is asked now", {})
        self.people.skips.add(seat)
        self.deadlines.review()
        self.tell_around()

    def pause(self, seat: int, *, on: bool) -> None:
        """Let the host pause or resume the table; if they are not here, or it lasts too long, any player resumes it."""
        match = self.gate.live_match()
        realtime = match.game.realtime
        is_race = realtime is not None and realtime.lull(match.state) == 0 and self.deadlines.rest is None
        if on and is_race and len(self.people.playing()) > 1:
            raise WrongMoment("race-pause", "a pause in a race would give time to think", {})
        if on:
            self.people.check_host(seat)
        else:
            self.deadlines.check_resume(seat)
        if on != self.deadlines.is_paused():
            if on:
                self.deadlines.pause()
            else:
                self.deadlines.go_on(seat)
            self._tell_rest()
