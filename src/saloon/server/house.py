"""House: everything a running server holds."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable

import structlog

from saloon.server.crowd import Crowd
from saloon.server.errors import Draining
from saloon.server.keeper import Keeper
from saloon.server.limits import Limits
from saloon.server.messages import Bye
from saloon.server.metrics import Metrics
from saloon.server.realtime import PROBE_SECONDS
from saloon.server.settings import Settings
from saloon.server.thinker import Thinker
from saloon.server.wording import sentence
from saloon.table.clock import HOUR, SECOND
from saloon.table.housekeeping import Quiet
from saloon.table.lobby import Lobby, Means
from saloon.table.store import OVER, MatchStore
from saloon.table.table import Table

RETRY_MS = 2000  # after which clients may try again when the server stops
RESTART = 1012
SWEEP_SECONDS = 60.0
UNKNOWN = 4404

log = structlog.get_logger()


class House:
    """The lobby, the bots, the figures and the doors of one server."""

    def __init__(self, settings: Settings, store: MatchStore, means: Means | None = None) -> None:
        means = means or Means(grace=int(settings.absence_seconds * SECOND))
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.thinker = Thinker(settings.workers())
        self.keeper = Keeper(self.thinker, settings.bot_pace, self.metrics, means.beat)
        self.lobby = Lobby(store, means)
        self.lobby.on_table = self._welcome
        self.lobby.on_gone = self._let_go
        self._quiet = Quiet(int(settings.close_hours * HOUR), int(settings.rest_hours * HOUR))
        self.origins = {origin.strip() for origin in settings.allowed_origins.split(",") if origin.strip()}
        self.is_draining = False
        self.instance = secrets.token_hex(4)
        self._crowds: dict[str, Crowd] = {}
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Bring back what was being played, and begin the chores."""
        lost = await self.lobby.resume()
        for table in lost:
            log.error("table_lost", table=table, hint="saloon doctor tells why")
        log.info("open", tables=len(self.lobby.tables), lost=len(lost))
        self._chores = [
            asyncio.create_task(_every(PROBE_SECONDS, self._probe_all)),
            asyncio.create_task(_every(SWEEP_SECONDS, self._sweep)),
        ]

    def _welcome(self, table: Table) -> None:
        self._crowds[table.header.id] = Crowd(table, self.metrics)
        self.keeper.attend(table)
        self.metrics.tables.set(len(self._crowds))

    def crowd(self, table: Table) -> Crowd:
        """Give the audience of a table."""
        return self._crowds[table.header.id]

    def knows_origin(self, origin: str | None) -> bool:
        """Tell whether a page from there may talk to us; programs that are no browsers name no origin."""
        return origin is None or origin in self.origins

    async def drain(self) -> None:
        """Tell everybody that the server stops; from now on nobody comes in."""
        self.is_draining = True
        error = Draining("draining", "the house closes for a moment; every match is safe", {})
        for crowd in self._crowds.values():
            for connection in list(crowd.connections.values()):
                message = sentence(error, connection.lang, None)
                connection.tell(Bye("draining", message, RETRY_MS))
                connection.drop(RESTART, "draining")

    async def close(self) -> None:
        """Finish what is under way and leave the store in order."""
        for chore in self._chores:
            chore.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await chore
        await self.keeper.close()
        self.thinker.close()
        await self.store.close()
        log.info("closed")

    def probe(self, crowd: Crowd) -> None:
        """Measure the way to everybody at a table, if it is played against the clock."""
        if crowd.table.game.has_clock and crowd.table.header.status != OVER:
            self.keeper.realtime(crowd.table).probe(list(crowd.connections.values()))

    async def _probe_all(self) -> None:
        for crowd in self._crowds.values():
            self.probe(crowd)

    async def _sweep(self) -> None:
        await self.lobby.tidy(self._quiet)

    def _let_go(self, table: Table) -> None:
        """Let a table go; it comes back from the store when somebody asks for it."""
        self.keeper.forget(table)
        for connection in self._crowds.pop(table.header.id).connections.values():
            connection.drop(UNKNOWN, "unknown_table")
        self.metrics.tables.set(len(self._crowds))


async def _every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore()
        except Exception:
            log.exception("chore_failed")
