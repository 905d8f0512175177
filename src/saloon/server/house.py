"""House: everything that a running server holds."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import replace

import structlog

from saloon.server.bots.thinker import Thinker
from saloon.server.clockwork import PROBE_SECONDS
from saloon.server.errors import Draining
from saloon.server.keeper import Keeper
from saloon.server.limits import Limits
from saloon.server.metrics import Metrics
from saloon.server.reviews import Reviews
from saloon.server.room import StudyRoom
from saloon.server.settings import Settings
from saloon.server.socket.crowd import Crowd
from saloon.server.socket.messages import Bye
from saloon.server.studies import Studies
from saloon.server.wording import sentence
from saloon.table.clock import DAY, HOUR, MINUTE, SECOND
from saloon.table.codes import read_code
from saloon.table.errors import UnknownTable
from saloon.table.housekeeping import Quiet
from saloon.table.lobby import Lobby
from saloon.table.means import Means
from saloon.table.store import OVER, MatchStore
from saloon.table.table import Table

RETRY_MS = 2000  # ms after which clients may connect again when the server stops
RESTART = 1012
LESSONS_KEPT = 200  # pages of lessons; a class asks for the same ones
SWEEP_SECONDS = 60.0
UNKNOWN = 4404

log = structlog.get_logger()


class House:
    """The lobby, the bots, the metrics, the limits and the connections of one server."""

    def __init__(self, settings: Settings, store: MatchStore, means: Means | None = None) -> None:
        grace, patience = int(settings.absence_seconds * SECOND), int(settings.idle_seconds * SECOND)
        means = means or Means(grace=grace, patience=patience)
        means = replace(means, rest_ms=int(settings.beat_seconds * SECOND), most_each=settings.most_tables)
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.studies = Studies()
        self.lessons = Studies(self.studies.places, LESSONS_KEPT)
        self.reviews = Reviews(store)
        self.thinker = Thinker(settings.workers())
        self.keeper = Keeper(self.thinker, settings.bot_pace, self.metrics, self.limits)
        self.lobby = Lobby(store, means, self._welcome, self._let_go)
        self.room = StudyRoom(store.studies, means.now, self.studies.places, settings.most_studies)
        self._quiet = Quiet(
            waiting=int(settings.close_hours * HOUR),
            live=int(settings.rest_hours * HOUR),
            unused=int(settings.unused_minutes * MINUTE),
        )
        self.origins = {origin.strip() for origin in settings.allowed_origins.split(",") if origin.strip()}
        self.address: str | None = None  # for other devices, if it is known
        self.is_draining = False
        self._crowds: dict[str, Crowd] = {}
        self._clears_at = 0  # when finished tables are looked for next
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Bring back what was being played, and begin the chores; a house that is open stays as it is."""
        if self._chores:
            return
        lost = await self.lobby.resume()
        for table in lost:
            if table in self.lobby.aside:
                log.error("table_set_aside", table=table, why=self.lobby.aside[table], hint="saloon doctor tells more")
            else:
                log.error("table_lost", table=table, hint="saloon doctor tells why")
        log.info("open", tables=len(self.lobby.tables), lost=len(lost))
        self._chores = [
            asyncio.create_task(_every(PROBE_SECONDS, self._probe_all)),
            asyncio.create_task(_every(SWEEP_SECONDS, self._sweep)),
        ]

    def _welcome(self, table: Table) -> None:
        crowd = self._crowds[table.header.id] = Crowd(table, self.metrics)
        table.audience.append(crowd)
        self.keeper.attend(table)
        self.metrics.tables.set(len(self._crowds))

    async def find(self, name: str, address: str) -> Table:
        """Find a table by its id or code for a client at an address; raise TooFast if that address guesses too often.

        An id is too long to be guessed: clients that know one get in, whatever others at their address have tried.
        """
        if read_code(name) is not None:
            self.limits.check_guesses(address)
        try:
            return await self.lobby.find(name)
        except UnknownTable:
            self.limits.missed(address)
            raise

    def crowd(self, table: Table) -> Crowd:
        """Return the crowd of a table."""
        return self._crowds[table.header.id]

    def knows_origin(self, origin: str | None) -> bool:
        """Tell whether pages of an origin may connect; programs that are not browsers name no origin."""
        return origin is None or origin in self.origins

    async def drain(self) -> None:
        """Tell everybody that the server stops; from now on nobody can connect."""
        self.is_draining = True
        self.keeper.stop()  # now, so that bots and reviews come to their end while clients are waited for
        self.reviews.stop()
        error = Draining("draining", "the house closes for a moment; every match is safe", {})
        for crowd in self._crowds.values():
            for connection in list(crowd.connections.values()):
                message = sentence(error, connection.lang, None)
                connection.tell(Bye("draining", message, RETRY_MS))
                connection.drop(RESTART, "draining")

    async def close(self) -> None:
        """Finish what is under way and close the store."""
        for chore in self._chores:
            chore.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await chore
        await self.keeper.close()
        await self.reviews.close()
        self.thinker.close()
        await self.store.close()
        if self._chores:
            log.info("closed")

    def probe(self, crowd: Crowd) -> None:
        """Measure the delay to everybody at a table, if it is played against the clock."""
        clock = self.keeper.clock(crowd.table)
        if clock is not None and crowd.table.header.status != OVER:
            clock.probe(list(crowd.connections.values()))

    def notify(self, crowd: Crowd) -> None:
        """Tell the host of a table against the clock what was noticed there, if anything was."""
        clock = self.keeper.clock(crowd.table)
        if clock is not None and (notices := clock.notices()):
            crowd.tell_host(notices)

    async def _probe_all(self) -> None:
        for crowd in self._crowds.values():
            self.probe(crowd)

    async def _sweep(self) -> None:
        await self.lobby.tidy(self._quiet)
        await self._clear()

    async def _clear(self) -> None:
        """Remove the finished tables, and studies, that were kept long enough; to look once an hour is enough."""
        now = self.lobby.means.now()
        if not self.settings.keep_days or now < self._clears_at:
            return
        self._clears_at = now + HOUR
        old = await self.store.finished(now - int(self.settings.keep_days * DAY))
        gone = [table for table in old if table not in self.lobby.tables]
        for table in gone:
            await self.store.remove(table)
            self.reviews.forget(table)
        if gone:
            log.info("tables_removed", count=len(gone))
        if unused := await self.room.clear(now - int(self.settings.keep_days * DAY)):
            log.info("studies_removed", count=unused)

    def _let_go(self, table: Table) -> None:
        """Drop a table from memory; it is loaded again when somebody asks for it."""
        self.keeper.forget(table)
        crowd = self._crowds.pop(table.header.id)
        crowd.close()
        for connection in crowd.connections.values():
            connection.drop(UNKNOWN, "unknown_table")
        self.metrics.tables.set(len(self._crowds))


async def _every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore()
        except Exception:
            log.exception("chore_failed")
