"""Examines a database: whether every match that is kept still replays."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

from saloon.core.errors import SaloonError
from saloon.core.game import Game
from saloon.table.ledger import rebuild
from saloon.table.store import CLOSED, LIVE, OVER, RESTING, WAITING, Header, MatchStore


@dataclass
class Finding:
    """What became of one match."""

    header: Header
    entries: int
    error: SaloonError | None


async def examine(store: MatchStore, find_game: Callable[[str], Game]) -> AsyncIterator[Finding]:
    """Replay every match, draw by draw; a table that has not begun has nothing to replay."""
    for header in await store.headers((WAITING, LIVE, RESTING, OVER, CLOSED)):
        stored = await store.load(header.id)
        if stored is None or header.status in (WAITING, CLOSED):
            continue
        error = None
        try:
            rebuild(find_game(header.game), stored)
        except SaloonError as wrong:
            error = wrong
        yield Finding(header, len(stored.entries), error)
