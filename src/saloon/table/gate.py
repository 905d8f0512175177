"""Gate: everything that becomes an entry of the log passes here: validate, apply to a copy, store, commit.

The gate tells nobody: it returns what has happened, and its caller tells the listeners.
"""

import asyncio
from dataclasses import dataclass, field

from saloon.core.action import Action
from saloon.core.errors import SaloonError, StaleMove
from saloon.core.log import RESIGN, Entry
from saloon.core.match import Match, Step
from saloon.table.audience import Around, Entered, News, UndoAsked, UndoClosed
from saloon.table.consent import DROPPED, GRANTED, REFUSED, UndoRequest
from saloon.table.deadlines import Deadlines
from saloon.table.errors import NotAllowed, SequenceTaken, StorageFailed, WrongMoment
from saloon.table.people import People
from saloon.table.seats import Right
from saloon.table.store import OVER, MatchStore

FREE, ASK, NO = "free", "ask", "no"
MOST_UNDOS = 100  # of one seat in a match: every entry is played again when the house opens


@dataclass
class Happened:
    """The answer of the gate: the seq that the message led to, and everything that happened meanwhile, in order."""

    seq: int
    news: list[News] = field(default_factory=list)
    refusal: SaloonError | None = None  # the error to raise: something happened, but the message was refused


class Gate:
    """The only way into the log of one match; it lets in one message at a time."""

    def __init__(self, people: People, deadlines: Deadlines, store: MatchStore) -> None:
        self.match: Match | None = None
        self.request: UndoRequest | None = None
        self.lock = asyncio.Lock()
        self.is_unsure = False  # the store failed: the stored log may be longer than ours
        self._people = people
        self._deadlines = deadlines
        self._header = people.header
        self._store = store

    @property
    def seq(self) -> int:
        """The number of entries of the log."""
        return self.match.seq if self.match is not None else 0

    def live_match(self) -> Match:
        """Return the match; raise WrongMoment if none is being played."""
        if self.match is None:
            raise WrongMoment("not-begun", "the match has not begun", {})
        if not self._people.is_live():
            raise WrongMoment("over", "the match is over", {})
        return self.match

    def can_undo(self, seat: int) -> str:
        """Tell whether a seat may take its last move back: freely, by asking, or not."""
        match = self.match
        if match is None or not self._people.is_live() or not match.allows_undo or match.last_move_of(seat) is None:
            return NO
        if match.taken_back.get(seat, 0) >= MOST_UNDOS or not self._is_own_move(match, seat):
            return NO
        if match.may_take_back(seat):
            return FREE
        return ASK if self._others(seat) or not self._header.latecomers else NO

    def _is_own_move(self, match: Match, seat: int) -> bool:
        """Tell whether the last move of a seat is the player's own: a guest may find one made before, or by a bot."""
        last = match.last_move_of(seat)
        if last is None or not self._people.is_guest(seat):
            return True
        entry = match.entries[last - 1]
        return entry.by != "bot" and entry.at >= self._header.seats[seat].since

    def done(self, seat: int, client_id: str) -> int | None:
        """Return the seq of the entry that a message of a seat became earlier, or None."""
        return self._people.answers.entry(seat, client_id)

    def repeated(self, seat: int, client_id: str) -> int | None:
        """Return the seq to answer a message that was carried out earlier, or None."""
        done = self.done(seat, client_id)
        return self.seq if done is None and self._people.answers.knows(seat, client_id) else done

    # What seats do

    async def act(self, seat: int, seq: int, text: str, client_id: str, right: Right | None, by: str) -> Happened:
        """Let a seat make a move for the table as it was at `seq`."""
        async with self.lock:
            self._people.check_right(right, seat)
            if (done := self.done(seat, client_id)) is not None:
                return Happened(done)
            match = self._check_may_act(seat, by)
            action = match.parse(text)
            if not match.asked.get(seat, 0) <= seq <= match.seq:
                raise self.stale(seq)
            return await self._enter(match, match.prepare(seat, action, self._people.now(), by, client_id))

    async def act_timed(
        self, seat: int, action: Action, window: int, client_id: str, right: Right | None, by: str
    ) -> Happened:
        """Let a seat make a timed move in a window; a time before its previous one counts as that."""
        async with self.lock:
            self._people.check_right(right, seat)
            if (done := self.done(seat, client_id)) is not None:
                return Happened(done)
            match = self._check_may_act(seat, by)
            if self._deadlines.window_number() != window:
                raise window_closed(window)
            timed = self._within_bounds(match, seat, action, window)
            return await self._enter(match, match.prepare(seat, timed, self._people.now(), by, client_id))

    def _within_bounds(self, match: Match, seat: int, action: Action, window: int) -> Action:
        assert action.at is not None, "a timed move has a time"
        low, high = match.game.rules.time_bounds(match.state, seat)
        if 0 < high < action.at:
            raise window_closed(window)  # the clock waits for players who are far away, not for late ones
        return action.timed(max(action.at, low))

    def check_timed(self, seat: int, action: Action, window: int) -> None:
        """Raise if a seat could not make a timed move now; nothing changes."""
        match = self._check_may_act(seat, "person")
        match.prepare(seat, self._within_bounds(match, seat, action, window), self._people.now(), "person", "")

    async def undo(self, seat: int, seq: int, client_id: str, right: Right | None) -> Happened:
        """Take back the last move of a seat, or ask the others."""
        async with self.lock:
            self._people.check_right(right, seat)
            if (done := self.repeated(seat, client_id)) is not None:
                return Happened(done)
            match = self._check_may_act(seat, "person")
            if not match.allows_undo:
                raise NotAllowed("undo-clock", "in a game against the clock no move is taken back", {})
            if match.taken_back.get(seat, 0) >= MOST_UNDOS:
                raise NotAllowed("undo-often", f"nobody takes back more than {MOST_UNDOS} moves", {"high": MOST_UNDOS})
            if seq != match.seq:
                raise self.stale(seq)
            if not self._is_own_move(match, seat):
                raise NotAllowed("undo-guest", "a guest takes back no move that a bot has made for the seat", {})
            step = match.prepare_undo(seat, self._people.now(), client_id)
            others = self._others(seat)
            if not others and self._header.latecomers and not match.may_take_back(seat):
                raise NotAllowed("undo-latecomers", "a player who joins later must not get what was seen", {})
            if match.may_take_back(seat) or not others:
                return await self._enter(match, step)
            self._people.answers.note(seat, client_id)
            request = UndoRequest(match.seq, seat, step.entry.back_to, others, self._people.proof(seat))
            return Happened(match.seq, self._ask(request))

    def _others(self, seat: int) -> list[int]:
        return [other for other in self._people.playing() if other != seat]

    def _ask(self, request: UndoRequest) -> list[News]:
        closed = self._close_request(DROPPED)
        self.request = request
        return [*closed, UndoAsked(request)]

    def reseat(self) -> list[News]:
        """Put an open request to the present players after seats have changed hands; drop it if there are none."""
        request, people = self.request, self._people
        if request is None:
            return []
        proof = people.proof
        waits_for = [other for other in self._others(request.seat) if proof(other) not in request.agreed]
        if proof(request.seat) != request.proof or not waits_for:
            return self._close_request(DROPPED)
        is_same, request.waits_for = waits_for == request.waits_for, waits_for
        return [] if is_same else [UndoAsked(request)]

    async def consent(self, seat: int, number: int, yes: bool, client_id: str, right: Right | None) -> Happened:
        """Answer the request of another seat."""
        async with self.lock:
            self._people.check_right(right, seat)
            if (done := self.repeated(seat, client_id)) is not None:
                return Happened(done)
            request = self.request
            if request is None or request.number != number or seat not in request.waits_for:
                raise WrongMoment("no-request", f"no request {number} waits for seat {seat}", {"request": number})
            self._deadlines.check_rest("person")
            happened = await self._answer(request, seat, yes)
            if happened.refusal is None:
                self._people.answers.note(seat, client_id)
            return happened

    async def _answer(self, request: UndoRequest, seat: int, yes: bool) -> Happened:
        if not yes:
            return Happened(self.seq, self._close_request(REFUSED))
        if request.waits_for != [seat]:
            request.waits_for.remove(seat)
            request.agreed.add(self._people.proof(seat))
            return Happened(self.seq, [UndoAsked(request)])
        match = self.live_match()
        return await self._enter(match, match.prepare_undo(request.seat, self._people.now()), GRANTED)

    async def resign(self, seat: int, client_id: str, right: Right | None) -> Happened:
        """Let a seat resign."""
        async with self.lock:
            self._people.check_right(right, seat)
            if (done := self.done(seat, client_id)) is not None:
                return Happened(done)
            match = self.live_match()
            self._people.check_player(seat)
            return await self._enter(match, match.prepare_resignation(seat, self._people.now(), client_id))

    def _check_may_act(self, seat: int, by: str) -> Match:
        """Return the match; raise unless somebody of this kind may act for the seat now, whatever the question is."""
        match = self.live_match()
        if by == "person":
            self._people.check_player(seat)
        self._deadlines.check_rest(by)
        if by == "bot" and not self._people.bot_level(seat):
            raise NotAllowed("not-a-bot", f"a person plays seat {seat} now", {})
        return match

    def check_asked(self, seat: int, seq: int) -> None:
        """Raise unless a seat has to act, and its question is the same since `seq`."""
        match = self.live_match()
        if seat not in match.legal:
            raise WrongMoment("not-asked", f"seat {seat} is not to act now", {})
        if not match.asked[seat] <= seq <= match.seq:
            raise self.stale(seq)

    def stale(self, seq: int) -> StaleMove:
        """Make the error for something that was meant for the table as it was at `seq`."""
        return StaleMove(
            "stale-move", f"the table is at {self.seq}, not at {seq}; look again", {"seq": seq, "now": self.seq}
        )

    # What becomes of it

    async def _enter(self, match: Match, step: Step, outcome: str = DROPPED) -> Happened:
        """Store an entry, then commit it; an open request to take a move back is closed with this outcome."""
        taken = await self._keep(step.entry)
        if taken is None:
            return Happened(step.entry.seq, self._commit(match, step, outcome))
        news = await self._read_on(match)
        return Happened(match.seq, news, self.stale(step.entry.seq - 1))

    async def _keep(self, entry: Entry) -> SequenceTaken | None:
        """Store an entry; return the error if its number is taken."""
        try:
            await self._store.append(self._header.id, entry)
        except SequenceTaken as error:
            return error
        except BaseException:
            self.is_unsure = True
            raise
        return None

    def _commit(self, match: Match, step: Step, outcome: str = DROPPED) -> list[News]:
        """Commit a step; return what has happened."""
        people = self._people
        match.commit(step)
        people.answers.enter(step.entry)
        if self._header.is_over(match):
            self._header.status = OVER
        skipping = len(people.skips)
        people.skips = people.skips - set(match.legal) if people.is_live() else set()
        self._deadlines.follow(step)
        entered: list[News] = [Entered(step.entry, step.events)]
        closed = self._close_request(outcome)
        news = [*entered, *closed] if outcome == GRANTED else [*closed, *entered]
        has_changed = step.entry.kind == RESIGN or len(people.skips) != skipping
        return [*news, Around()] if has_changed else news

    def _close_request(self, outcome: str) -> list[News]:
        request, self.request = self.request, None
        return [] if request is None else [UndoClosed(request, outcome)]

    async def catch_up(self) -> Happened:
        """Read the entries that we lack from the store, if a write that seemed to fail may have succeeded."""
        async with self.lock:
            match = self.match
            news = await self._read_on(match) if self.is_unsure and match is not None else []
            self.is_unsure = False
            return Happened(self.seq, news)

    async def _read_on(self, match: Match) -> list[News]:
        stored = await self._store.load(self._header.id)
        news: list[News] = []
        for entry in stored.entries[match.seq :] if stored is not None else []:
            news += self._commit(match, match.prepare_again(entry))
        return news

    async def save_end(self) -> None:
        """Store that the match is over; if that fails, it can be stored later, because the log says so too."""
        async with self.lock:
            try:
                await self._store.save(self._header)
            except StorageFailed:
                pass


def window_closed(window: int) -> StaleMove:
    """Make the error for an input to a window that is not open."""
    return StaleMove("window-closed", f"window {window} is closed", {"window": window})
