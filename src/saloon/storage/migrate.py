"""Migrations: the only place where the schema of the database changes."""

from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.core.errors import ErrorFacts
from saloon.table.errors import StorageFailed

OURS: Final = {"tables", "entries"}  # names of tables
SINCE: Final = {"reviews": "0004", "studies": "0005"}  # the forms that brought further ones
GUARDS: Final = {"entries_UPDATE", "entries_DELETE"}  # triggers of SQLite, and what they do
GUARD_BODY: Final = "SELECT RAISE(ABORT, 'a log can only grow'); END"
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
    lacking: list[str] = field(default_factory=list)  # tables of ours that should be there
    strange: list[str] = field(default_factory=list)  # views and triggers of ours that are none of ours


def judge(connection: Connection) -> Standing:
    """Tell what a database is; nothing is written, and nothing is read of a file in which anything else was planted."""
    if strange := _strange(connection):
        return Standing(DAMAGED, "", [], strange=strange)
    names = sorted(set(inspect(connection).get_table_names()) - {VERSION_TABLE})
    form = " ".join(MigrationContext.configure(connection).get_current_heads())
    lacking = sorted(OURS - set(names) | {name for name, since in SINCE.items() if form >= since} - set(names))
    return Standing(_kind(form, set(names), lacking), form, names, lacking if form in _forms() else [])


def _strange(connection: Connection) -> list[str]:
    """Name the views of a SQLite file of ours, and triggers that no house made: reading or writing could run them."""
    if connection.dialect.name != "sqlite":
        return []
    found = connection.execute(text("SELECT type, name, sql FROM sqlite_master")).all()
    if VERSION_TABLE not in {row.name for row in found}:
        return []
    odd = [row.name for row in found if row.type == "view" or (row.type == "trigger" and not _is_guard(row))]
    virtual = [row.name for row in found if row.type == "table" and str(row.sql).upper().startswith("CREATE VIRTUAL")]
    return sorted(map(str, odd + virtual))


def _is_guard(row: Any) -> bool:
    return row.name in GUARDS and str(row.sql).partition("BEGIN ")[2].strip() == GUARD_BODY


def _kind(form: str, names: set[str], lacking: list[str]) -> str:
    if not names and not form:
        return EMPTY
    has_ours = names >= OURS
    if form in _forms():
        return DAMAGED if lacking else READY if form == newest() else OLDER
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
        return _damaged(found, database)
    if found.kind == NEWER:
        return StorageFailed("storage-newer", f"{database} comes from a newer house", {})
    return StorageFailed(
        "storage-form",
        f"the database has form {found.form}, this house writes form {newest()}; run saloon doctor --migrate",
        {"theirs": found.form, "ours": newest()},
    )


def _damaged(found: Standing, database: str) -> StorageFailed:
    facts: ErrorFacts = {"database": database, "names": ", ".join((found.strange or found.lacking)[:MOST_NAMED])}
    if found.strange:
        return StorageFailed("storage-strange", f"{database} holds what no house made: {facts['names']}", facts)
    return StorageFailed("storage-lacks", f"{database} is damaged: it lacks {facts['names']}", facts)


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
