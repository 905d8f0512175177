"""Reviews: finished matches are reviewed one after the other, by a worker with lower priority than everything else."""

import asyncio
import multiprocessing
import os
import time
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
import structlog

from saloon import catalog
from saloon.bots.review.reviewer import EDITION
from saloon.server.bots.thinker import Staff
from saloon.server.http.bodies import ReviewFacts
from saloon.table.errors import StorageFailed, TooFast
from saloon.table.reviewing import Assignment, assign, review
from saloon.table.store import Kept, MatchStore
from saloon.table.table import Table

LAZINESS = 19  # of the worker: bots that think ahead go first, people before them
MOST_WAITING = 40
WAIT_SECONDS = 30  # after which to ask again when too many wait
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
    began: float = 0.0


class Reviews:
    """Makes each review once, however many ask for it, and keeps it with its match."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._progress = multiprocessing.get_context("spawn").Value("i", 0)
        self._staff = Staff(1, LAZINESS, meet, self._progress)
        self._jobs: list[Job] = []  # the first is being made
        self._failed: set[str] = set()  # tables whose review failed
        self._known: dict[str, ReviewFacts] = {}  # oldest first
        self._slowness = 1.0  # how much slower this machine is than expected
        self._task: asyncio.Task[None] | None = None

    async def look(self, table: Table) -> Standing:
        """Tell how far the review of a match is."""
        name = table.header.id
        for place, job in enumerate(self._jobs):
            if job.table == name:
                return self._standing(place, job)
        kept = await self._kept(name)
        if kept is not None:
            return Standing("done", 100, review=kept)
        state: Literal["failed", "none"] = "failed" if name in self._failed else "none"
        seconds = self._left(len(self._jobs)) + self._expected(assign(table))
        return Standing(state, seconds=_whole(seconds), place=len(self._jobs), is_spare=self._is_spare())

    async def ask(self, table: Table) -> Standing:
        """Begin a review, unless it is there or under way; raise TooFast if too many wait."""
        found = await self.look(table)
        if found.state not in ("none", "failed") or self._has(table.header.id):
            return found
        self._failed.discard(table.header.id)
        if len(self._jobs) >= MOST_WAITING:
            facts: dict[str, int | str] = {"seconds": WAIT_SECONDS}
            raise TooFast("too-fast", f"too many matches wait for their review; wait {WAIT_SECONDS} s", facts)
        assignment = assign(table)
        self._jobs.append(Job(table.header.id, assignment, self._expected(assignment)))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await self.look(table)

    def _has(self, table: str) -> bool:
        return any(job.table == table for job in self._jobs)

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
        except msgspec.DecodeError:
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
            seconds = self._left(place) + job.seconds
            return Standing("waiting", seconds=_whole(seconds), place=place)
        return Standing("running", self._progress.value // 10, _whole(self._left(1)))

    def _left(self, jobs: int) -> float:
        """Return how many seconds the first so many jobs still take: the one under way by what it has done so far."""
        total = sum(job.seconds for job in self._jobs[1:jobs])
        if jobs > 0 and self._jobs:
            done = self._progress.value / 1000
            spent = time.monotonic() - self._jobs[0].began
            guess = max(0.0, self._jobs[0].seconds - spent)
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
        while self._jobs:
            job = self._jobs[0]
            job.began = time.monotonic()
            self._progress.value = 0
            try:
                await self._make(job)
            except Exception as error:
                self._failed.add(job.table)
                log.error("review_failed", table=job.table, failure=repr(error))
            finally:
                self._jobs.remove(job)
        self._task = None

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

    async def close(self) -> None:
        """Stop; what was not finished is begun anew when somebody asks for it."""
        self._progress.value = STOP
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
