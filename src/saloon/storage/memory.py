"""MemoryStore: keeps matches only while the process runs, for tests and trials."""

from copy import deepcopy

from saloon.core.log import Entry
from saloon.storage.studies import MemoryStudies
from saloon.table.errors import SequenceTaken
from saloon.table.store import ASIDE, CLOSED, OVER, Header, Kept, Stored


class MemoryStore:
    """A MatchStore without a database."""

    def __init__(self) -> None:
        self._headers: dict[str, Header] = {}
        self._logs: dict[str, list[Entry]] = {}
        self._reviews: dict[str, Kept] = {}
        self.studies = MemoryStudies()

    async def create(self, header: Header) -> None:
        assert header.id not in self._headers, "a table is created once"
        self._check_code(header)
        self._headers[header.id] = deepcopy(header)
        self._logs[header.id] = []

    async def save(self, header: Header) -> None:
        assert header.id in self._headers, "a table is created before it is saved"
        self._check_code(header)
        self._headers[header.id] = deepcopy(header)

    def _check_code(self, header: Header) -> None:
        others = [each.held_code() for each in self._headers.values() if each.id != header.id]
        if header.held_code() is not None and header.held_code() in others:
            raise SequenceTaken("sequence-taken", f"another table has the code {header.code}", {})

    async def append(self, table: str, entry: Entry) -> None:
        log = self._logs[table]
        if entry.seq != len(log) + 1:
            raise SequenceTaken("sequence-taken", f"entry {entry.seq} is taken or leaves a gap", {"seq": entry.seq})
        log.append(deepcopy(entry))

    async def load(self, table: str) -> Stored | None:
        if table not in self._headers:
            return None
        return Stored(deepcopy(self._headers[table]), deepcopy(self._logs[table]))

    async def headers(self, statuses: tuple[str, ...]) -> list[Header]:
        found = [header for header in self._headers.values() if header.status in statuses]
        return sorted([deepcopy(header) for header in found], key=lambda header: -header.created)

    async def ids(self, statuses: tuple[str, ...]) -> list[str]:
        return [header.id for header in await self.headers(statuses)]

    async def set_aside(self, table: str) -> None:
        self._headers[table].status = ASIDE

    async def finished(self, before: int) -> list[str]:
        last = {table: max([0, *[entry.at for entry in log]]) for table, log in self._logs.items()}
        ended = await self.headers((OVER, CLOSED))
        return [header.id for header in ended if max(header.created, last[header.id]) < before]

    async def remove(self, table: str) -> None:
        del self._headers[table], self._logs[table]
        self._reviews.pop(table, None)

    async def keep_review(self, table: str, review: Kept) -> None:
        if table not in self._headers:
            raise SequenceTaken("sequence-taken", f"there is no table {table} any more", {})
        self._reviews[table] = review

    async def review(self, table: str) -> Kept | None:
        return self._reviews.get(table)

    async def check(self) -> None:
        return

    async def close(self) -> None:
        return
