"""Reviews: finished matches are reviewed one after the other, by a worker with lower priority than everything else."""

import asyncio
import multiprocessing
import os
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
import structlog

from saloon import catalog
from saloon.bots.review.reviewer import EDITION
from saloon.core.errors import ErrorFacts
from saloon.server.bots.thinker import Staff
from saloon.server.http.bodies import ReviewFacts
from saloon.table.errors import StorageFailed, TooFast
from saloon.table.reviewing import Assignment, assign, review
from saloon.table.seats import PERSON
from saloon.table.store import Kept, MatchStore
from saloon.table.table import Table

LAZINESS = 19  # of the worker: bots that think ahead go first, people before them
MOST_WAITING = 120  # in all
MOST_EACH = 4  # that one address has asked for
MOST_KEPT = 16  # reviews in memory
ROLLOUTS = 120  # for a move, about
DECISION_SECONDS = 1.0  # that all rollouts of a legend take, about, on one core
RACE_SECONDS = 1.0  # for a whole match of reflexes
STOP = -1  # instead of a progress
LEARNING = 0.5  # how much the last review says about the next one

log = structlog.get_logger()
_read = msgspec.json.Decoder(ReviewFacts).decode


@dataclass
class Standing:
    """The state of the review of a match: not asked for, waiting, being made, or ready."""

    state: Literal["none", "waiting", "running", "failed", "done"]
    percent: int = 0
    seconds: int = 0  # until it is ready, about
    place: int = 0  # in the queue: 1 is next
    is_spare: bool = False  # nothing keeps the worker busy now
    review: ReviewFacts | None = None


@dataclass
class Job:
    """A match that waits for its review, or is being reviewed."""

    table: str
    assignment: Assignment
    seconds: float  # the seconds that it should take
    has_people: bool = True  # it was not played by bots alone
    askers: list[str] = field(default_factory=list)  # addresses; whoever asks for it makes it theirs, too
    began: float = 0.0


class Reviews:
    """Makes each review once, however many ask for it, and keeps it with its match."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._progress = multiprocessing.get_context("spawn").Value("i", 0)
        self._staff = Staff(1, LAZINESS, meet, self._progress)
        self._jobs: list[Job] = []  # the first is being made, the others are in the order of their turns
        self._served: dict[str, float] = {}  # when a review that an address waits for was begun last
        self._failed: set[str] = set()  # tables whose review failed
        self._known: dict[str, ReviewFacts] = {}  # oldest first
        self._slowness = 1.0  # how much slower this machine is than expected
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False

    async def look(self, table: Table, address: str = "") -> Standing:
        """Tell how far the review of a match is, or where it would stand if an address asked for it."""
        name = table.header.id
        for place, job in enumerate(self._jobs):
            if job.table == name:
                return self._standing(place, job)
        kept = await self._kept(name)
        if kept is not None:
            return Standing("done", 100, review=kept)
        state: Literal["failed", "none"] = "failed" if name in self._failed else "none"
        job = self._job(table, address)
        before = self._jobs[:1] + self._by_turns([*self._jobs[1:], job]) if self._jobs else [job]
        place = before.index(job)
        seconds = self._left(before[:place]) + job.seconds
        return Standing(state, seconds=_whole(seconds), place=place, is_spare=self._is_spare())

    async def ask(self, table: Table, address: str) -> Standing:
        """Begin a review for an address, unless it is there or under way; raise TooFast if too many wait."""
        found = await self.look(table, address)
        if found.state not in ("none", "failed") or self._has(table.header.id):
            self._join(table.header.id, address)
            return await self.look(table, address)
        self._check_room(address)
        self._failed.discard(table.header.id)
        self._jobs.append(self._job(table, address))
        self._jobs[1:] = self._by_turns(self._jobs[1:])
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await self.look(table, address)

    def _job(self, table: Table, address: str) -> Job:
        assignment = assign(table)
        has_people = any(seat.kind == PERSON for seat in table.header.seats)
        return Job(table.header.id, assignment, self._expected(assignment), has_people, [address])

    def _has(self, table: str) -> bool:
        return any(job.table == table for job in self._jobs)

    # Turns

    def _join(self, table: str, address: str) -> None:
        """Count a match that waits already for one more address, unless it has its share."""
        if len(self._of(address)) < MOST_EACH:
            for job in self._jobs:
                if job.table == table and address not in job.askers:
                    job.askers.append(address)
            self._jobs[1:] = self._by_turns(self._jobs[1:])

    def _of(self, address: str) -> list[Job]:
        return [job for job in self._jobs if address in job.askers]

    def _check_room(self, address: str) -> None:
        """Raise TooFast if an address waits for its share already, or too many wait in all."""
        own = self._of(address)
        if len(own) >= MOST_EACH:
            seconds = _whole(self._left(self._jobs[: self._jobs.index(own[0]) + 1]))
            facts: ErrorFacts = {"high": MOST_EACH, "seconds": seconds}
            message = f"{address} waits for {MOST_EACH} reviews; the first is ready in about {seconds} s"
            raise TooFast("review-share", message, facts)
        if len(self._jobs) >= MOST_WAITING:
            seconds = _whole(self._left(self._jobs[:1]))
            facts = {"high": MOST_WAITING, "seconds": seconds}
            raise TooFast("review-rush", f"{MOST_WAITING} matches wait for their review; wait {seconds} s", facts)

    def _by_turns(self, waiting: list[Job]) -> list[Job]:
        """Order what waits: matches of people first, then one of each address in turn, who was served last comes last.

        A match that several addresses wait for comes when it is the turn of any of them.
        """
        seen: Counter[str] = Counter()
        keys: dict[str, tuple[bool, int, float]] = {}
        for job in sorted(waiting, key=lambda job: not job.has_people):
            turn = min((seen[each], self._served.get(each, 0.0)) for each in job.askers)
            seen.update(job.askers)
            keys[job.table] = (not job.has_people, *turn)
        return sorted(waiting, key=lambda job: keys[job.table])

    async def _kept(self, table: str) -> ReviewFacts | None:
        """Return a review that is kept; one of another edition, or one that cannot be read, is made anew."""
        known = self._known.get(table)
        if known is not None:
            return known
        found = await self._store.review(table)
        if found is None or found.edition != EDITION:
            return None
        try:
            return self._remember(table, _read(found.text))
        except (msgspec.DecodeError, TypeError, ValueError):  # no text, or none of Unicode
            log.warning("review_unreadable", table=table)
            return None

    def _remember(self, table: str, review: ReviewFacts) -> ReviewFacts:
        self._known[table] = review
        for oldest in list(self._known)[:-MOST_KEPT]:
            del self._known[oldest]
        return review

    def forget(self, table: str) -> None:
        """Forget a table that is removed."""
        self._known.pop(table, None)

    def _is_spare(self) -> bool:
        return not self._jobs and (os.cpu_count() or 1) > 1

    # How long it takes

    def _standing(self, place: int, job: Job) -> Standing:
        if place > 0:
            seconds = self._left(self._jobs[:place]) + job.seconds
            return Standing("waiting", seconds=_whole(seconds), place=place)
        return Standing("running", self._progress.value // 10, _whole(self._left(self._jobs[:1])))

    def _left(self, jobs: list[Job]) -> float:
        """Return how many seconds the first jobs still take: the one under way by what it has done so far."""
        total = sum(job.seconds for job in jobs[1:])
        if jobs:
            done = self._progress.value / 1000
            spent = time.monotonic() - jobs[0].began if jobs[0].began else 0.0
            guess = max(0.0, jobs[0].seconds - spent)
            total += spent / done * (1 - done) if done > 0.05 else guess
        return total

    def _expected(self, assignment: Assignment) -> float:
        game = catalog.game(assignment.game)
        if game.realtime is not None:
            return RACE_SECONDS
        rollouts = ROLLOUTS * assignment.moves * assignment.seats / game.seats[0]
        return self._slowness * rollouts * DECISION_SECONDS / game.foresight.legend

    # The work

    async def _work(self) -> None:
        while self._jobs and not self._is_closing:
            job = self._jobs[0]
            job.began = time.monotonic()
            self._serve(job)
            self._progress.value = 0
            try:
                await self._make(job)
            except Exception as error:
                if not self._is_closing:
                    self._failed.add(job.table)
                    log.error("review_failed", table=job.table, failure=repr(error))
            finally:
                self._jobs.remove(job)
                self._jobs[:] = self._by_turns(self._jobs)
        self._served.clear()
        self._task = None

    def _serve(self, job: Job) -> None:
        """Note for whom a review is begun; who waits for nothing else is forgotten."""
        self._served.update(dict.fromkeys(job.askers, job.began))
        self._served = {each: at for each, at in self._served.items() if self._of(each)}

    async def _make(self, job: Job) -> None:
        text = await self._staff.ask(work, job.assignment)
        spent, expected = time.monotonic() - job.began, job.seconds / self._slowness
        if expected > RACE_SECONDS:
            self._slowness += LEARNING * (spent / expected - self._slowness)
        self._remember(job.table, _read(text))
        try:
            await self._store.keep_review(job.table, Kept(EDITION, text))
        except StorageFailed as error:
            log.warning("review_not_kept", table=job.table, why=str(error))

    def stop(self) -> None:
        """Begin nothing more; what was not finished is begun anew when somebody asks for it."""
        self._is_closing = True
        self._progress.value = STOP

    async def close(self) -> None:
        """Stop, and wait until that is done."""
        self.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._staff.close()


def _whole(seconds: float) -> int:
    return max(1, round(seconds))


# In the worker


class Stopped(Exception):
    """Raised in the worker when the house closes, because nobody waits for this review any more."""


_told: list[Any] = []  # where the worker notes how far it is


def meet(progress: Any) -> None:
    """Remember where progress is noted; runs in the worker."""
    _told[:] = [progress]


def work(assignment: Assignment) -> str:
    """Review a match; runs in the worker."""
    return review(assignment, _tell)


def _tell(progress: int) -> None:
    for told in _told:
        with told.get_lock():
            if told.value == STOP:
                raise Stopped
            told.value = progress
