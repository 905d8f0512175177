"""Keeps studies: in memory, or in a database beside the tables."""

from collections.abc import Awaitable, Callable
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.storage.rows import Row
from saloon.storage.schema import studies
from saloon.storage.statement import Statement
from saloon.study.store import Kept

ADD = insert(studies)
CHANGE = (
    update(studies)
    .where(studies.c.id == bindparam("id_"))
    .values(changed=bindparam("changed_"), document=bindparam("document_"))
)
REMOVE = delete(studies).where(studies.c.id == bindparam("id_"))

Write = Callable[[Statement, Row], Awaitable[None]]


class MemoryStudies:
    """A StudyStore without a database."""

    def __init__(self) -> None:
        self._kept: dict[str, Kept] = {}

    async def create(self, study: Kept) -> None:
        assert study.id not in self._kept, "a study is created once"
        self._kept[study.id] = replace(study)

    async def save(self, study: Kept) -> None:
        assert study.id in self._kept, "a study is created before it is saved"
        self._kept[study.id] = replace(study)

    async def load(self, study: str) -> Kept | None:
        return replace(self._kept[study]) if study in self._kept else None

    async def unchanged(self, before: int) -> list[str]:
        return [each.id for each in self._kept.values() if each.changed < before]

    async def count(self) -> int:
        return len(self._kept)

    async def remove(self, study: str) -> None:
        self._kept.pop(study, None)


class DatabaseStudies:
    """A StudyStore on SQLite or PostgreSQL; the store of the matches writes for it, and lends it connections."""

    def __init__(self, engine: AsyncEngine, write: Write, reading: Callable[[], Any]) -> None:
        self._write = write
        self._reading = reading
        self._add = Statement(ADD, engine.dialect)
        self._change = Statement(CHANGE, engine.dialect)
        self._remove = Statement(REMOVE, engine.dialect)

    async def create(self, study: Kept) -> None:
        await self._write(self._add, asdict(study))

    async def save(self, study: Kept) -> None:
        await self._write(self._change, {"id_": study.id, "changed_": study.changed, "document_": study.document})

    async def load(self, study: str) -> Kept | None:
        async with self._reading() as connection:
            found = (await connection.execute(select(studies).where(studies.c.id == study))).first()
        return None if found is None else Kept(**found._mapping)

    async def unchanged(self, before: int) -> list[str]:
        async with self._reading() as connection:
            rows = await connection.execute(select(studies.c.id).where(studies.c.changed < before))
            return [str(row.id) for row in rows]

    async def count(self) -> int:
        async with self._reading() as connection:
            return int(await connection.scalar(select(func.count(studies.c.id))) or 0)

    async def remove(self, study: str) -> None:
        await self._write(self._remove, {"id_": study})
