"""Table: the gate. Validate, apply on a copy, store, commit, tell; never another order."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from saloon.core.action import Action
from saloon.core.errors import SaloonError, StaleMove
from saloon.core.event import Event
from saloon.core.game import Game
from saloon.core.match import Step
from saloon.core.rules import View
from saloon.table.absence import STAND_IN, Absence
from saloon.table.chat import Chat, Line
from saloon.table.clock import DAYS, NONE, SECOND, Now
from saloon.table.consent import DROPPED, GRANTED, REFUSED, UndoRequest
from saloon.table.errors import NotAllowed, SequenceTaken, StorageFailed, WrongMoment
from saloon.table.ledger import Ledger, recompute
from saloon.table.levels import USUAL
from saloon.table.presence import Presence
from saloon.table.seats import BOT, PERSON
from saloon.table.store import LIVE, MOVE, OVER, Entry, Header, MatchStore
from saloon.table.timing import Timing

GRACE = 60 * SECOND  # before a bot sits in
ANSWERS = 500  # of messages that leave no entry are remembered, for who sends one twice

FREE, ASK, NO = "free", "ask", "no"


class Audience(Protocol):
    """Hears what happens at a table, once it is true."""

    def entry(self, entry: Entry, events: list[Event], sender: object) -> None:
        """Hear a new entry of the log; the sender is who sent the message that it answers."""

    def players(self) -> None:
        """Hear that something around the seats has changed."""

    def began(self) -> None:
        """Hear that the match begins."""

    def undo_asked(self, request: UndoRequest) -> None:
        """Hear that a seat wants to take its move back."""

    def undo_closed(self, request: UndoRequest, outcome: str) -> None:
        """Hear what became of it."""

    def chat(self, line: Line) -> None:
        """Hear what was said."""

    def rematch(self, header: Header) -> None:
        """Hear where the next match is played."""


class Table:
    """A match being played live, and who is around it."""

    def __init__(self, game: Game, header: Header, store: MatchStore, now: Now, grace: int = GRACE) -> None:
        self.game = game
        self.header = header
        self.now = now
        self.ledger: Ledger | None = None
        self.presence = Presence(grace, now())
        self.absence = Absence(str(header.options.get("absent_policy", STAND_IN)))  # of a game against the clock
        self.request: UndoRequest | None = None
        self.chat = Chat()
        self.wishes: set[int] = set()  # seats that want a rematch
        self.audience: list[Audience] = []
        self.watch: Callable[[], None] = _nothing  # called whenever somebody else may have to act
        self.window: Callable[[], tuple[int, int] | None] = (
            _nothing  # of a game against the clock: number and age in ms
        )
        self.turnstile = asyncio.Lock()  # one thing at a time
        self._store = store
        self._done: dict[tuple[int, str], int] = {}  # the seq of each message that became an entry
        self._answered: dict[tuple[int, str], None] = {}
        self._timing: Timing | None = None
        self._is_unsure = False  # the store failed: the log may be longer than we know

    # What is true

    @property
    def seq(self) -> int:
        """Give the number of entries of the log."""
        return self.ledger.seq if self.ledger else 0

    def is_live(self) -> bool:
        """Tell whether a match is being played."""
        return self.header.status == LIVE

    def live_ledger(self) -> Ledger:
        """Give the match; raise WrongMoment if none is being played."""
        if self.ledger is None:
            raise WrongMoment("not-begun", "the match has not begun", {})
        if not self.is_live():
            raise WrongMoment("over", "the match is over", {})
        return self.ledger

    def take(self, ledger: Ledger) -> None:
        """Take a match on: a new one, or one that comes out of the store."""
        self.ledger = ledger
        self._timing = Timing(ledger)
        self._done = {(entry.seat, entry.client_id): entry.seq for entry in ledger.entries if entry.client_id}

    def is_away(self, seat: int) -> bool:
        """Tell whether the table goes on without a person: gone for a while, and somebody else waits."""
        if self.header.seats[seat].kind != PERSON or self.is_there(seat) or self.header.clock.mode == DAYS:
            return False
        return self.is_live() and self._somebody_waits(seat) and self._is_given_up(seat)

    def is_there(self, seat: int) -> bool:
        """Tell whether a person can play: connected, and against the clock also looking."""
        return self.presence.is_looking(seat) if self.game.has_clock else self.presence.is_here(seat)

    def _is_given_up(self, seat: int) -> bool:
        if self.game.has_clock:
            return self.absence.is_missed(seat)
        return self.now() >= self.presence.leaves_at(seat)

    def _somebody_waits(self, seat: int) -> bool:
        return any(self.presence.is_here(other) for other in self.people() if other != seat)

    def people(self) -> list[int]:
        """List the seats of people who have not resigned."""
        gone = self.ledger.resigned if self.ledger else set()
        return [number for number, seat in enumerate(self.header.seats) if seat.kind == PERSON and number not in gone]

    def bot_level(self, seat: int) -> str:
        """Give the level of the bot that plays a seat now; empty when a person does, or the clock."""
        if seat >= len(self.header.seats):
            return ""
        chair = self.header.seats[seat]
        if chair.kind == BOT:
            return chair.level
        has_resigned = self.ledger is not None and seat in self.ledger.resigned
        return USUAL if has_resigned or (self.absence.has_stand_in and self.is_away(seat)) else ""

    def window_number(self) -> int | None:
        """Give the number of the window that is open in a game against the clock: the seq that opened it."""
        clock = len(self.header.seats)
        return self.ledger.asked[clock] if self.ledger is not None and clock in self.ledger.legal else None

    def can_undo(self, seat: int) -> str:
        """Tell whether a seat may take its last move back: freely, by asking, or not."""
        ledger = self.ledger
        if ledger is None or not self.is_live() or self.game.has_clock or ledger.last_move_of(seat) is None:
            return NO
        return FREE if ledger.undo_is_free(seat) else ASK

    # The gate

    async def act(
        self, seat: int, seq: int, text: str, client_id: str = "", sender: object = None, *, by: str = "person"
    ) -> int:
        """Let a seat make a move for the table as it was at `seq`; give the seq of its entry."""
        async with self.turnstile:
            if (done := self.done(seat, client_id)) is not None:
                return done
            await self._be_sure()
            ledger = self.live_ledger()
            self._check_person(seat, by)
            action = ledger.match.parse(text)
            if not ledger.asked.get(seat, 0) <= seq <= ledger.seq:
                raise self._stale(seq)
            entry, step = ledger.prepare_move(seat, action, self.now(), by, client_id)
            await self._enter(entry, step, sender)
            return entry.seq

    async def act_timed(
        self, seat: int, action: Action, window: int, client_id: str = "", sender: object = None, *, by: str = "person"
    ) -> int:
        """Let a seat make a timed move in a window; a time before its previous one counts as that."""
        async with self.turnstile:
            if (done := self.done(seat, client_id)) is not None:
                return done
            await self._be_sure()
            ledger = self.live_ledger()
            self._check_person(seat, by)
            if self.window_number() != window:
                raise window_closed(window)
            assert action.at is not None, "a timed move has a time"
            low, high = self.game.rules.time_bounds(ledger.match.state, seat)
            if 0 < high < action.at:
                raise window_closed(window)  # the clock waits for who is far away, not for who is late
            entry, step = ledger.prepare_move(seat, action.timed(max(action.at, low)), self.now(), by, client_id)
            await self._enter(entry, step, sender)
            return entry.seq

    def done(self, seat: int, client_id: str) -> int | None:
        """Give the seq of a message of a seat that has become an entry before."""
        return self._done.get((seat, client_id))

    async def undo(self, seat: int, seq: int, client_id: str = "", sender: object = None) -> int:
        """Take the last move of a seat back, or ask the others; give the seq that the table is at then."""
        async with self.turnstile:
            if (done := self._repeated(seat, client_id)) is not None:
                return done
            await self._be_sure()
            ledger = self.live_ledger()
            self._check_person(seat, "person")
            if self.game.has_clock:
                raise NotAllowed("undo-clock", "in a game against the clock no move is taken back", {})
            if seq != ledger.seq:
                raise self._stale(seq)
            entry = ledger.prepare_undo(seat, self.now(), client_id)
            others = [other for other in self.people() if other != seat and self.presence.is_here(other)]
            if ledger.undo_is_free(seat) or not others:
                await self._enter(entry, None, sender)
            else:
                self._ask_for_undo(UndoRequest(ledger.seq, seat, entry.back_to, others), client_id)
            return ledger.seq

    def _ask_for_undo(self, request: UndoRequest, client_id: str) -> None:
        self._close_request(DROPPED)
        self.request = request
        self._remember(request.seat, client_id)
        for each in self.audience:
            each.undo_asked(request)

    async def consent(self, seat: int, number: int, yes: bool, client_id: str = "") -> int:
        """Answer a request of another seat."""
        async with self.turnstile:
            if (done := self._repeated(seat, client_id)) is not None:
                return done
            request = self.request
            if request is None or request.number != number or seat not in request.waits_for:
                raise WrongMoment("no-request", f"no request {number} waits for seat {seat}", {"request": number})
            if yes and request.waits_for == [seat]:
                entry = self.live_ledger().prepare_undo(request.seat, self.now())
                self.request = None  # granted, not dropped by its own entry
                try:
                    await self._enter(entry, None, None)
                except SaloonError:
                    self.request = request
                    raise
                self._tell_closed(request, GRANTED)
            elif yes:
                request.waits_for.remove(seat)
                for each in self.audience:
                    each.undo_asked(request)
            else:
                self._close_request(REFUSED)
            self._remember(seat, client_id)
            return self.seq

    async def resign(self, seat: int, client_id: str = "", sender: object = None) -> int:
        """Let a seat give up."""
        async with self.turnstile:
            if (done := self.done(seat, client_id)) is not None:
                return done
            await self._be_sure()
            ledger = self.live_ledger()
            self._check_person(seat, "person")
            entry = ledger.prepare_resignation(seat, self.now(), client_id)
            await self._enter(entry, None, sender)
            self.tell_players()
            return entry.seq

    def _check_person(self, seat: int, by: str) -> None:
        assert self.ledger is not None
        if by == "person" and (seat in self.ledger.resigned or seat >= len(self.header.seats)):
            raise NotAllowed("resigned", f"seat {seat} has resigned", {"seat": seat})

    def check_asked(self, seat: int, seq: int) -> None:
        """Raise unless a seat is asked something since `seq`."""
        ledger = self.live_ledger()
        if seat not in ledger.legal:
            raise WrongMoment("not-asked", f"seat {seat} is not to act now", {})
        if not ledger.asked[seat] <= seq <= ledger.seq:
            raise self._stale(seq)

    def _stale(self, seq: int) -> StaleMove:
        return StaleMove(
            "stale-move", f"the table is at {self.seq}, not at {seq}; look again", {"seq": seq, "now": self.seq}
        )

    async def _enter(self, entry: Entry, step: Step | None, sender: object) -> None:
        """Store an entry, then let it become true, then tell it."""
        taken = await self._keep(entry)
        if taken is not None:
            await self._catch_up()
            raise self._stale(entry.seq - 1) from taken
        self._commit(entry, step, sender)
        if self.header.status == OVER:
            await self._save_end()

    async def _keep(self, entry: Entry) -> SequenceTaken | None:
        """Store an entry; give the error if its number is taken."""
        try:
            await self._store.append(self.header.id, entry)
        except SequenceTaken as error:
            return error
        except BaseException:
            self._is_unsure = True
            raise
        return None

    async def _save_end(self) -> None:
        try:
            await self._store.save(self.header)
        except StorageFailed:
            return  # the log says it too: who brings the table back saves it then

    def _commit(self, entry: Entry, step: Step | None, sender: object) -> None:
        assert self.ledger is not None
        events = self.ledger.commit(entry, step)
        if entry.client_id:
            self._done[entry.seat, entry.client_id] = entry.seq
        if self.ledger.is_over():
            self.header.status = OVER
        self._close_request(DROPPED)
        for each in self.audience:
            each.entry(entry, events, sender)
        self.watch()

    async def _be_sure(self) -> None:
        if self._is_unsure:
            await self._catch_up()
            self._is_unsure = False

    async def _catch_up(self) -> None:
        """Take on what the store has and we have not: another process wrote it, or our own writing had succeeded."""
        stored = await self._store.load(self.header.id)
        if stored is None or self.ledger is None:
            return
        for entry in stored.entries[self.ledger.seq :]:
            self._commit(entry, recompute(self.ledger, entry) if entry.kind == MOVE else None, None)

    # Time

    def limit(self, seat: int) -> int | None:
        """Give the ms that a seat has for what it is asked now; None for ever."""
        return self._timing.limit(seat) if self._timing else None

    def deadline(self, seat: int) -> int | None:
        """Give the time when the table acts for a seat."""
        return self._timing.deadline(seat, self.presence.opened) if self._timing else None

    def next_due(self) -> int | None:
        """Give the time when something happens by itself: a deadline, or a bot that sits in."""
        if not self.is_live() or self.ledger is None:
            return None
        due: list[int] = []
        if self.header.clock.mode != NONE or self.game.has_clock:
            deadlines = [self.deadline(seat) for seat in self.ledger.legal if seat < len(self.header.seats)]
            due = [time for time in deadlines if time is not None]
        if self.header.clock.mode != DAYS and not self.game.has_clock:
            gone = [seat for seat in self.people() if not self.presence.is_here(seat) and self._somebody_waits(seat)]
            due += [time for seat in gone if (time := self.presence.leaves_at(seat)) > self.now()]
        return min(due) if due else None

    async def tick(self) -> None:
        """Act for the seats whose time is over."""
        if not self.is_live() or self.ledger is None or self._timing is None:
            return
        for seat in [each for each in self.ledger.legal if each < len(self.header.seats)]:
            deadline = self.deadline(seat) if self.is_live() and seat in self.ledger.legal else None
            if deadline is not None and deadline <= self.now():
                _, action = self._timing.patience(seat)
                await self.act(seat, self.seq, str(action), by="table")

    # People

    def come(self, seat: int | None) -> None:
        """Let somebody connect."""
        self.presence.come(seat)
        if seat is not None:
            self.absence.come_back(seat)
        self.tell_players()

    def hide(self, seat: int, *, hidden: bool) -> None:
        """Let somebody who is connected look away, or look again; it matters only against the clock."""
        self.presence.hide(seat, 1 if hidden else -1)
        if self.is_there(seat):
            self.absence.come_back(seat)
        self.tell_players()

    def go(self, seat: int | None) -> None:
        """Let somebody disconnect."""
        self.presence.go(seat, self.now())
        if seat is not None and not self.presence.is_here(seat):
            self.wishes.discard(seat)
        self.tell_players()

    def quiet_since(self) -> int:
        """Give the time when something last happened here, or somebody last left."""
        entries = self.ledger.entries if self.ledger else []
        return max(self.header.created, self.header.started, self.presence.left, entries[-1].at if entries else 0)

    def tell_players(self) -> None:
        """Tell everybody who is around the table."""
        for each in self.audience:
            each.players()
        self.watch()

    async def say(self, seat: int, text: str, client_id: str = "") -> None:
        """Say a line to the table; who says it twice with the same id has said it once."""
        if self._repeated(seat, client_id) is not None:
            return
        self.chat.check(seat, self.now())
        self._remember(seat, client_id)
        line = self.chat.add(seat, self.header.seats[seat].name, text, self.now())
        if line is not None:
            for each in self.audience:
                each.chat(line)

    def wish(self, seat: int) -> bool:
        """Note that a seat wants a rematch; tell whether now everybody who is here does."""
        if self.header.status != OVER:
            raise WrongMoment("not-over", "the match is not over yet", {})
        self.wishes.add(seat)
        here = [number for number, each in enumerate(self.header.seats) if each.kind == PERSON]
        return all(number in self.wishes or not self.presence.is_here(number) for number in here)

    def _repeated(self, seat: int, client_id: str) -> int | None:
        done = self._done.get((seat, client_id))
        if done is None and client_id and (seat, client_id) in self._answered:
            return self.seq
        return done

    def _remember(self, seat: int, client_id: str) -> None:
        if client_id:
            self._answered[seat, client_id] = None
            if len(self._answered) > ANSWERS:
                del self._answered[next(iter(self._answered))]

    def _close_request(self, outcome: str) -> None:
        if self.request is not None:
            request, self.request = self.request, None
            self._tell_closed(request, outcome)

    def _tell_closed(self, request: UndoRequest, outcome: str) -> None:
        for each in self.audience:
            each.undo_closed(request, outcome)

    def known(self, view: View) -> list[int]:
        """Name who is to act, as far as the owner of a view may know it."""
        assert self.ledger is not None
        return [] if self.header.status == OVER else self.ledger.told_to_act(view)


def window_closed(window: int) -> StaleMove:
    """Make the refusal of an input for a window that is not open."""
    return StaleMove("window-closed", f"window {window} is closed", {"window": window})


def _nothing() -> None:
    return None
