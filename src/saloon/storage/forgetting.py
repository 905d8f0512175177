"""Forgets people: their names leave every table and every study, and the matches still replay."""

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass, replace

from sqlalchemy import select, update

from saloon.core.errors import WrongData
from saloon.storage.database import DatabaseStore
from saloon.storage.rows import header_row, read_header
from saloon.storage.schema import studies, tables
from saloon.table.seats import PERSON
from saloon.table.store import Header

NOBODY = "—"  # stands where a name was


@dataclass
class Forgotten:
    """At how many tables, and in how many studies, a name was removed, and how many could not be read."""

    tables: int = 0
    studies: int = 0
    unreadable: int = 0


async def forget_name(store: DatabaseStore, name: str) -> Forgotten:
    """Remove the name of a person from all tables and studies; nothing else of them changes."""
    done = Forgotten()
    async with store.engine.begin() as connection:
        for row in (await connection.execute(select(tables.c.id, tables.c.header))).all():
            try:
                header = read_header(row.header)
            except WrongData:
                done.unreadable += 1
                continue
            without = _without(header, name)
            if without != header:
                done.tables += 1
                text = header_row(without)["header"]
                await connection.execute(update(tables).where(tables.c.id == row.id).values(header=text))
        for row in (await connection.execute(select(studies.c.id, studies.c.document))).all():
            try:
                document, is_named = _unnamed(row.document, name)
            except (ValueError, KeyError, TypeError):
                done.unreadable += 1
                continue
            if is_named:
                done.studies += 1
                await connection.execute(update(studies).where(studies.c.id == row.id).values(document=document))
    return done


def _unnamed(document: str, name: str) -> tuple[str, bool]:
    """Take a name out of the players of a study; what was written in its notes stays."""
    study = json.loads(document)
    names, bots = study["match"]["names"], study["match"]["bots"]
    without = [NOBODY if each == name and not bot else each for each, bot in zip(names, bots, strict=True)]
    study["match"]["names"] = without
    return json.dumps(study, ensure_ascii=False, separators=(",", ":")), without != names


def _without(header: Header, name: str) -> Header:
    seats = [*header.seats]
    for number, seat in enumerate(seats):
        if seat.kind == PERSON and seat.name == name:
            seats[number] = replace(seat, name=NOBODY)
    removed = [replace(each, name=NOBODY) if each.name == name else each for each in header.removed]
    return replace(header, seats=seats, removed=removed)


async def has_table(store: DatabaseStore, table: str) -> bool:
    """Tell whether a table of this id is kept, damaged or not."""
    async with store.reading() as connection:
        return await connection.scalar(select(tables.c.id).where(tables.c.id == table)) is not None


def clear_traces(path: str) -> None:
    """Empty the journal of a SQLite file, where what was overwritten could still be read."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
