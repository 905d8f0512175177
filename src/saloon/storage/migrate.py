"""Migrations: the only place where the schema of the database changes."""

from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.core.errors import ErrorFacts
from saloon.table.errors import StorageFailed

OURS: Final = {"tables", "entries"}  # names of tables
VERSION_TABLE: Final = "alembic_version"
MOST_NAMED: Final = 3  # tables of another program

EMPTY: Final = "empty"
FOREIGN: Final = "foreign"
OLDER: Final = "older"
NEWER: Final = "newer"
DAMAGED: Final = "damaged"
READY: Final = "ready"


@dataclass
class Standing:
    """What a database is to this house: ready, empty, damaged, of an older or a newer house, or another program's."""

    kind: str
    form: str  # the version of its schema; "" if it has none
    tables: list[str]


def judge(connection: Connection) -> Standing:
    """Tell what a database is; nothing is written."""
    names = sorted(set(inspect(connection).get_table_names()) - {VERSION_TABLE})
    form = " ".join(MigrationContext.configure(connection).get_current_heads())
    return Standing(_kind(form, set(names)), form, names)


def _kind(form: str, names: set[str]) -> str:
    if not names and not form:
        return EMPTY
    has_ours = names >= OURS
    if form in _forms():
        return DAMAGED if not has_ours else READY if form == newest() else OLDER
    return NEWER if form and has_ours else FOREIGN


def refuse(found: Standing, database: str) -> StorageFailed:
    """Say why a database will not do as it is, and what would."""
    if found.kind == EMPTY:
        return StorageFailed("storage-empty", f"{database} is empty", {"database": database})
    if found.kind == FOREIGN:
        tables = ", ".join(found.tables[:MOST_NAMED])
        facts: ErrorFacts = {"database": database, "tables": tables}
        return StorageFailed("storage-foreign", f"{database} is the database of another program: {tables}", facts)
    if found.kind == DAMAGED:
        return StorageFailed("storage-damaged", f"{database} is damaged", {"database": database})
    if found.kind == NEWER:
        return StorageFailed("storage-newer", f"{database} comes from a newer house", {})
    return StorageFailed(
        "storage-form",
        f"the database has form {found.form}, this house writes form {newest()}; run saloon doctor --migrate",
        {"theirs": found.form, "ours": newest()},
    )


async def check_schema(engine: AsyncEngine, database: str) -> None:
    """Create the schema in an empty database and update an older SQLite file; raise for any other schema.

    A PostgreSQL server may serve several installations: there only `saloon doctor --migrate` updates an older schema.
    """
    async with engine.begin() as connection:
        found = await connection.run_sync(judge)
        if found.kind == EMPTY or (found.kind == OLDER and engine.dialect.name == "sqlite"):
            await connection.run_sync(upgrade)
        elif found.kind != READY:
            raise refuse(found, database)


async def migrate(engine: AsyncEngine, database: str) -> None:
    """Bring a database of an older house, or an empty one, to the newest form; raise for any other."""
    async with engine.begin() as connection:
        found = await connection.run_sync(judge)
        if found.kind in (EMPTY, OLDER):
            await connection.run_sync(upgrade)
        elif found.kind != READY:
            raise refuse(found, database)


def newest() -> str:
    """Return the newest version of the schema, the one that this code uses."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None, "there is a first migration"
    return head


def _forms() -> list[str]:
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def upgrade(connection: Connection, form: str = "head") -> None:
    """Run the migrations that a database lacks, up to a version of the schema."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, form)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("saloon.storage") / "migrations"))
    config.set_main_option("path_separator", "os")
    return config
