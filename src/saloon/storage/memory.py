"""MemoryStore: keeps matches as long as the process lives; for tests and try-outs."""

from copy import deepcopy

from saloon.table.errors import SequenceTaken
from saloon.table.store import Entry, Header, Stored


class MemoryStore:
    """A MatchStore without a database."""

    def __init__(self) -> None:
        self._headers: dict[str, Header] = {}
        self._logs: dict[str, list[Entry]] = {}

    async def create(self, header: Header) -> None:
        assert header.id not in self._headers, "a table is created once"
        self._headers[header.id] = deepcopy(header)
        self._logs[header.id] = []

    async def save(self, header: Header) -> None:
        assert header.id in self._headers, "a table is created before it is saved"
        self._headers[header.id] = deepcopy(header)

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

    async def check(self) -> None:
        return

    async def close(self) -> None:
        return
