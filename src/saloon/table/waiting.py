"""Waiting: a player who does not move for long is asked whether they are still there; then a bot plays for them.

Where a clock limits the time, the table acts for them instead. The other players may vote for a bot before that.
"""

from dataclasses import dataclass, field

from saloon.table.clock import DAYS, NONE, SECOND
from saloon.table.deadlines import Deadlines
from saloon.table.errors import NotAllowed, WrongMoment
from saloon.table.people import People

NO, SLOW, ASKED, OUT = "no", "slow", "asked", "out"
NOBODY_LATE: list[object] = []  # the facts, when there are none
MOST_WAITS = 200  # that are remembered
LONGEST = 6  # times the patience of the table: then a bot answers, even if they still say that they are there


@dataclass
class Wait:
    """How long the table waits for a person to answer one question; times are in ms since the question was asked."""

    asked: int | None = None  # when they were asked whether they are there
    said: int = 0  # when they last said so
    votes: set[str] = field(default_factory=set)  # the proofs of those who want a bot to answer
    is_settled: bool = False  # a bot answers it, even if they come back


class Waiting:
    """How long the people of one table are waited for; not stored."""

    def __init__(self, people: People, deadlines: Deadlines, patience: int) -> None:
        self._people = people
        self._deadlines = deadlines
        self._patience = patience  # ms before somebody is asked
        self._brief = patience // 5  # ms to answer, and before the others may vote
        self._waits: dict[tuple[str, int], Wait] = {}  # by the proof of the person, and the question

    # What is told

    def state(self, seat: int) -> str:
        """Tell how the table waits for a person: slow (the others may vote), asked, out (a bot plays) or not at all."""
        if seat in self._people.idle and seat in self._people.playing() and self._people.is_away(seat):
            return OUT
        if not self._is_waited(seat):
            return NO
        if self._wait(seat).asked is not None:
            return ASKED
        return SLOW if self._deadlines.waited(seat) >= self._brief else NO

    def votes(self, seat: int) -> list[int]:
        """List the seats that want a bot to answer for a seat."""
        if not self._is_waited(seat):
            return []
        votes = self._wait(seat).votes
        return [other for other in self._people.playing() if self._people.proof(other) in votes]

    def facts(self) -> object:
        """Return what people are told of this, so that a change can be noticed."""
        concerned = sorted({*self._waited(), *self._people.idle})
        states = [(seat, self.state(seat), self.votes(seat)) for seat in concerned]
        return [each for each in states if each[1] != NO]

    # What people do

    def is_here(self, seat: int) -> None:
        """Note that a person says that they are there; the bot still answers a question that it was called for."""
        people = self._people
        people.check_player(seat)
        question = self._deadlines.question(seat)
        if question is None:
            people.idle.discard(seat)
            return
        wait = self._wait(seat)
        if seat in people.idle and wait.is_settled:
            raise _bot_answers(seat)
        people.idle.discard(seat)
        wait.asked, wait.said = None, self._deadlines.waited(seat)

    def has_moved(self, seat: int) -> None:
        """Note that somebody has moved: no bot sits in for them any more, unless they are as late as before."""
        self._people.idle.discard(seat)
        if self._deadlines.is_known(seat):
            self.pass_by()

    def is_late_again(self) -> bool:
        """Tell whether a person is late for a question that came back because they took a move back."""
        return any([self._deadlines.is_known(seat) and self.state(seat) != NO for seat in self._people.playing()])

    def check_undo(self, seat: int) -> None:
        """Raise WrongMoment if a bot answers for a seat: taking a move back would make it wait."""
        if seat in self._people.idle and self._deadlines.question(seat) is not None and self._wait(seat).is_settled:
            raise _bot_answers(seat)

    def vote(self, voter: int, seat: int) -> None:
        """Let somebody vote that a bot answers for a seat at once; it does if more than half of the others want it."""
        self._people.check_player(voter)
        if seat == voter or seat not in self._people.playing():
            raise NotAllowed("no-such-seat", f"seat {seat} cannot be changed", {"seat": seat})
        self._deadlines.check_rest("bot")
        if self.state(seat) not in (SLOW, ASKED):
            seconds = self._brief // SECOND
            raise WrongMoment("vote-early", f"seat {seat} has {seconds} seconds to move first", {"seconds": seconds})
        self._wait(seat).votes.add(self._people.proof(voter))
        self._count(seat)

    # What time does

    def pass_by(self) -> None:
        """Ask the players who have not moved for long, and let a bot play for those who do not answer."""
        if self._deadlines.rest is not None:
            return
        for seat in filter(self._is_waited, self._people.playing()):  # each change may free another player
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
        wait, voters = self._wait(seat), self._voters(seat)
        agreed = [each for each in voters if all([self._people.proof(other) in wait.votes for other in each])]
        if 2 * len(agreed) > len(voters):
            self._sit_in(seat, wait, is_settled=True)

    def _voters(self, seat: int) -> list[list[int]]:
        """List the voters about a seat, each with their seats: at a public table, people of one address share one vote.

        Those of the same address as the seat have none, unless there is nobody else.
        """
        people, households = self._people, dict[str, list[int]]()
        for other in [other for other in people.awake() if other != seat]:
            households.setdefault(people.household(other), []).append(other)
        own = households.pop(people.household(seat), [])
        return list(households.values()) or [[other] for other in own]

    def _sit_in(self, seat: int, wait: Wait, *, is_settled: bool) -> None:
        wait.is_settled = is_settled
        self._people.idle.add(seat)
        self._deadlines.review()

    def next_due(self) -> int | None:
        """Return the next time when a player becomes slow, is asked, or gets a bot."""
        if self._deadlines.rest is not None:
            return None
        steps = [step for seat in self._waited() for step in self._steps(seat)]
        return self._people.now() + min(steps) if steps else None

    def _steps(self, seat: int) -> list[int]:
        """List in how many ms something changes for each player that the table waits for."""
        wait, waited = self._wait(seat), self._deadlines.waited(seat)
        steps = [self._brief]
        if self._clock() == NONE:
            asks = wait.said + self._patience if wait.asked is None else wait.asked + self._brief
            steps += [asks, LONGEST * self._patience]
        return [step - waited for step in steps if step > waited]

    # The players that the table waits for

    def _is_waited(self, seat: int) -> bool:
        return seat in self._waited()

    def _waited(self) -> list[int]:
        """List the people who have to move while somebody else is here."""
        people = self._people
        if not people.is_live() or self._clock() == DAYS or people.game.realtime is not None:
            return []
        asked = [seat for seat in people.playing() if self._deadlines.question(seat) is not None]
        return [seat for seat in asked if people.is_waited_for(seat) and not people.is_away(seat)]

    def _wait(self, seat: int) -> Wait:
        """Return how the table waits for a person to answer their present question."""
        question = self._deadlines.question(seat)
        assert question is not None, "somebody who is waited for is asked something"
        key = self._people.proof(seat), question
        if key not in self._waits and len(self._waits) >= MOST_WAITS:
            del self._waits[next(iter(self._waits))]
        return self._waits.setdefault(key, Wait())

    def _clock(self) -> str:
        return self._people.header.clock.mode


def _bot_answers(seat: int) -> WrongMoment:
    return WrongMoment("bot-answers", f"a bot answers for seat {seat}, who then plays on", {})
