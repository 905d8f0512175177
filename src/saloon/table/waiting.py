"""Waiting: for whom a table waits. Who does not move is asked whether they are still there; then a bot sits in.

Where a clock counts, it acts for them instead. The others need not wait for either: they may vote.
"""

from dataclasses import dataclass, field

from saloon.table.clock import DAYS, NONE, SECOND
from saloon.table.deadlines import Deadlines
from saloon.table.errors import NotAllowed, WrongMoment
from saloon.table.people import People

NO, SLOW, ASKED, OUT = "no", "slow", "asked", "out"
LONGEST = 6  # times the patience of the table: then a bot answers, even if they still say that they are there


@dataclass
class Wait:
    """How somebody is waited for to answer one question; times are ms since they were asked it."""

    question: int  # the seq that asked it
    asked: int | None = None  # when they were asked whether they are there
    said: int = 0  # when they last said so
    votes: set[int] = field(default_factory=set)
    is_settled: bool = False  # a bot answers it, even if they come back


class Waiting:
    """How long the people of one table are waited for; not stored."""

    def __init__(self, people: People, deadlines: Deadlines, patience: int) -> None:
        self._people = people
        self._deadlines = deadlines
        self._patience = patience  # ms before somebody is asked
        self._brief = patience // 5  # ms to answer, and before the others may vote
        self._waits: dict[int, Wait] = {}

    # What is told

    def state(self, seat: int) -> str:
        """Tell how somebody is waited for: slow (the others may vote), asked, out (a bot sits in) or not at all."""
        if seat in self._people.idle and seat in self._people.playing() and self._people.is_away(seat):
            return OUT
        if not self._is_waited(seat):
            return NO
        if self._wait(seat).asked is not None:
            return ASKED
        return SLOW if self._deadlines.waited(seat) >= self._brief else NO

    def votes(self, seat: int) -> list[int]:
        """List who wants a bot to answer for a seat."""
        return sorted(self._wait(seat).votes) if self._is_waited(seat) else []

    def facts(self) -> object:
        """Return what people are told of this, so that a change can be noticed."""
        return [(seat, self.state(seat), self.votes(seat)) for seat in self._people.playing()]

    # What people do

    def is_here(self, seat: int) -> None:
        """Note that somebody says that they are there; what a bot was called to answer, it answers."""
        people = self._people
        people.check_player(seat)
        question = self._deadlines.question(seat)
        if question is None:
            people.idle.discard(seat)
            return
        wait = self._wait(seat)
        if seat in people.idle and wait.is_settled:
            raise WrongMoment("bot-answers", f"a bot answers for seat {seat}, who then plays on", {})
        people.idle.discard(seat)
        wait.asked, wait.said = None, self._deadlines.waited(seat)

    def has_moved(self, seat: int) -> None:
        """Note that somebody has moved: no bot sits in for them any more."""
        self._people.idle.discard(seat)

    def vote(self, voter: int, seat: int) -> None:
        """Let somebody vote that a bot answers for a seat at once; it does if more than half of the others want it."""
        self._people.check_player(voter)
        if seat == voter or seat not in self._people.playing():
            raise NotAllowed("no-such-seat", f"seat {seat} cannot be changed", {"seat": seat})
        self._deadlines.check_rest("bot")
        if self.state(seat) not in (SLOW, ASKED):
            seconds = self._brief // SECOND
            raise WrongMoment("vote-early", f"seat {seat} has {seconds} seconds to move first", {"seconds": seconds})
        self._wait(seat).votes.add(voter)
        self._count(seat)

    # What time does

    def pass_by(self) -> None:
        """Ask who has not moved for long, and let a bot sit in for who does not answer."""
        if self._deadlines.rest is not None:
            return
        for seat in filter(self._is_waited, self._people.playing()):
            self._count(seat)
            if self._clock() == NONE:
                self._ask(seat)

    def _ask(self, seat: int) -> None:
        wait, waited = self._wait(seat), self._deadlines.waited(seat)
        if waited >= LONGEST * self._patience:
            self._sit_in(seat, wait, is_settled=True)
        elif wait.asked is None and waited >= wait.said + self._patience:
            wait.asked = waited
        elif wait.asked is not None and waited >= wait.asked + self._brief:
            self._sit_in(seat, wait, is_settled=False)

    def _count(self, seat: int) -> None:
        wait = self._wait(seat)
        others = [other for other in self._people.awake() if other != seat]
        if 2 * len(wait.votes.intersection(others)) > len(others):
            self._sit_in(seat, wait, is_settled=True)

    def _sit_in(self, seat: int, wait: Wait, *, is_settled: bool) -> None:
        wait.is_settled = is_settled
        self._people.idle.add(seat)
        self._deadlines.review()

    def next_due(self) -> int | None:
        """Return the next time when somebody is slow, is asked, or a bot sits in."""
        if self._deadlines.rest is not None:
            return None
        now = self._people.now()
        due = [now + left for seat in self._people.playing() if self._is_waited(seat) for left in self._steps(seat)]
        return min(due) if due else None

    def _steps(self, seat: int) -> list[int]:
        """List in how many ms something changes for somebody who is waited for."""
        wait, waited = self._wait(seat), self._deadlines.waited(seat)
        steps = [self._brief]
        if self._clock() == NONE:
            asks = wait.said + self._patience if wait.asked is None else wait.asked + self._brief
            steps += [asks, LONGEST * self._patience]
        return [step - waited for step in steps if step > waited]

    # For whom

    def _is_waited(self, seat: int) -> bool:
        """Tell whether somebody else here waits for a person to move."""
        people = self._people
        if not people.is_live() or self._clock() == DAYS or people.game.realtime is not None:
            return False
        is_asked = self._deadlines.question(seat) is not None and seat in people.playing()
        return is_asked and people.is_waited_for(seat) and not people.is_away(seat)

    def _wait(self, seat: int) -> Wait:
        """Return how somebody is waited for to answer the question they are asked now."""
        question = self._deadlines.question(seat)
        assert question is not None, "somebody who is waited for is asked something"
        if seat not in self._waits or self._waits[seat].question != question:
            self._waits[seat] = Wait(question)
        return self._waits[seat]

    def _clock(self) -> str:
        return self._people.header.clock.mode
