"""Examines a database: whether everything that is kept can be read, and every match still replays."""

import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import func, select, text

from saloon.core.errors import SaloonError, WrongData, WrongLog
from saloon.core.game import Game
from saloon.core.match import replay
from saloon.storage.database import DatabaseStore
from saloon.storage.rows import Row, check_status, header_row, read_header
from saloon.storage.schema import entries, reviews, studies, tables
from saloon.study.document import read_study
from saloon.table.errors import SequenceTaken
from saloon.table.store import ASIDE, CLOSED, WAITING, Header, Stored

COMPARED = ("game", "version", "status", "code")  # columns that repeat what the header says
COLUMNS = (*[tables.c[name] for name in ("id", *COMPARED)], tables.c.header)
MATCH, ENTRIES, STUDY, REVIEW = "match", "entries", "study", "review"
MOST_PROBLEMS = 10  # of a file that are told


@dataclass
class Finding:
    """What became of one table, of lines that belong to none, or of a study or a review that cannot be read."""

    table: str
    game: str
    status: str
    entries: int = 0
    header: Header | None = None  # None if it cannot be read
    error: SaloonError | None = None
    what: str = MATCH


async def examine(store: DatabaseStore, find_game: Callable[[str], Game]) -> AsyncIterator[Finding]:
    """Look at every table and replay every match, draw by draw; one that has not begun is named only if damaged."""
    async with store.reading() as connection:
        rows = (await connection.execute(select(*COLUMNS).order_by(tables.c.created))).all()
    taken: Counter[str] = Counter()
    for row in rows:
        finding = await _look(store, row, find_game, taken)
        if finding.error is not None or finding.status not in (WAITING, CLOSED):
            yield finding
    for table, count in await _orphans(store):
        lost = WrongLog("log-orphan", f"{count} entries belong to no table", {"count": count})
        yield Finding(str(table), "", "", count, error=lost, what=ENTRIES)
    for finding in [*await _damaged_studies(store), *await _damaged_reviews(store)]:
        yield finding


async def _look(store: DatabaseStore, row: Any, find_game: Callable[[str], Game], taken: Counter[str]) -> Finding:
    finding = Finding(str(row.id), str(row.game), str(row.status))
    try:
        finding.header = read_header(row.header, row.id)
        _check_columns(row, finding.header)
        _check_code(finding.header, taken)
        stored = await store.load(row.id)
        assert stored is not None, "it was there a moment ago"
        finding.entries = len(stored.entries)
        _check_log(finding.header, stored, find_game(finding.header.game))
    except SaloonError as error:
        finding.error = error
    except Exception as error:  # rules need not be prepared for what only damage brings about
        kind = type(error).__name__
        finding.error = WrongLog("log-broken", f"the rules break on this log: {kind}", {"problem": kind})
    return finding


def _check_columns(row: Any, header: Header) -> None:
    """Raise WrongData for a status that there is not, and for columns that say otherwise than the header."""
    check_status(row.status)
    known: Row = header_row(header)
    for name in COMPARED:
        if row.status != ASIDE and getattr(row, name) != known[name]:
            raise WrongData("table-column", f"column {name} is not what the header says", {"column": name})


def _check_code(header: Header, taken: Counter[str]) -> None:
    code = header.held_code()
    if code is not None:
        taken[code] += 1
        if taken[code] > 1:
            raise WrongData("table-code", f"another table has the code {code}", {"code": code})


def _check_log(header: Header, stored: Stored, game: Game) -> None:
    if header.setup or stored.entries or header.status not in (WAITING, CLOSED):
        match = replay(game, stored.log())
        for entry in match.entries:
            if not 0 <= entry.seat <= match.seats:  # the last one is that of the clock
                raise WrongLog("log-seat", f"entry {entry.seq} names a seat that is not there", {"move": entry.seq})


async def _damaged_studies(store: DatabaseStore) -> list[Finding]:
    """Find the studies that cannot be read any more."""
    async with store.reading() as connection:
        rows = (await connection.execute(select(studies.c.id, studies.c.document))).all()
    return [
        Finding(str(row.id), "", "", error=error, what=STUDY) for row in rows if (error := wrong_study(row.document))
    ]


def wrong_study(document: Any) -> SaloonError | None:
    """Tell what is wrong with the document of a study, if anything is."""
    try:
        read_study(json.loads(document))
    except SaloonError as error:
        return error
    except Exception as error:  # as of a log
        kind = type(error).__name__
        return WrongLog("study-broken", f"this study cannot be followed: {kind}", {"problem": kind})
    return None


async def _damaged_reviews(store: DatabaseStore) -> list[Finding]:
    """Find the reviews that cannot be read any more, and those of no table."""
    known = select(tables.c.id).where(tables.c.id == reviews.c.table_id).exists()
    async with store.reading() as connection:
        rows = (await connection.execute(select(reviews, known.label("is_known")))).all()
    found = [(row.table_id, _wrong_review(row)) for row in rows]
    return [Finding(str(table), "", "", error=error, what=REVIEW) for table, error in found if error is not None]


def _wrong_review(row: Any) -> SaloonError | None:
    if not row.is_known:
        return WrongData("review-orphan", f"there is no table {row.table_id}", {})
    try:
        is_readable = isinstance(row.edition, int) and isinstance(row.review, str)
        is_readable = is_readable and isinstance(json.loads(row.review), dict) and bool(row.review.encode())
    except (ValueError, RecursionError):
        is_readable = False
    return None if is_readable else WrongData("review-broken", "this review cannot be read", {})


async def drop_review(store: DatabaseStore, finding: Finding) -> None:
    """Remove a review that cannot be read; it is made anew when somebody asks for it."""
    await store.drop_review(finding.table)


async def _orphans(store: DatabaseStore) -> list[tuple[Any, int]]:
    known = select(tables.c.id).where(tables.c.id == entries.c.table_id).exists()
    counted = select(entries.c.table_id, func.count()).where(~known).group_by(entries.c.table_id)
    async with store.reading() as connection:
        return [(table, count) for table, count in await connection.execute(counted)]


async def file_problems(store: DatabaseStore) -> list[str]:
    """List what SQLite finds wrong with its file, in its own words; PostgreSQL looks after its files itself."""
    if store.engine.dialect.name != "sqlite":
        return []
    async with store.reading() as connection:
        found = (await connection.execute(text(f"PRAGMA quick_check({MOST_PROBLEMS})"))).scalars().all()
    return [str(line) for line in found if line != "ok"]


def may_be_set_aside(finding: Finding) -> bool:
    """Tell whether a finding is a damaged table that is not aside yet."""
    return finding.error is not None and bool(finding.status) and finding.status != ASIDE


async def bring_back(store: DatabaseStore, finding: Finding) -> None:
    """Let a table that was set aside be what its header says; a code that another table has now is not its own."""
    assert finding.header is not None, "what cannot be read is not brought back"
    try:
        await store.save(finding.header)
    except SequenceTaken:
        await store.save(replace(finding.header, code=""))
