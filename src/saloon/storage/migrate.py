"""Migrations: the only place where the schema of the database changes."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.table.errors import StorageFailed


async def check_schema(engine: AsyncEngine) -> None:
    """Create the schema in an empty database and update an older SQLite file; raise for any other schema.

    A PostgreSQL server may serve several installations: there only `saloon doctor --migrate` updates an older schema.
    """
    ours = newest()
    async with engine.begin() as connection:
        theirs = await connection.run_sync(current)
        if theirs == ours:
            return
        if theirs is None and engine.dialect.name == "sqlite":
            await connection.run_sync(_check_empty)
        if theirs is None or (engine.dialect.name == "sqlite" and theirs < ours):
            await connection.run_sync(upgrade)
            return
    raise StorageFailed(
        "storage-form",
        f"the database has form {theirs}, this house writes form {ours}; run saloon doctor --migrate",
        {"theirs": str(theirs), "ours": ours},
    )


async def migrate(engine: AsyncEngine) -> None:
    """Bring a database to the newest form."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    except CommandError as error:
        raise StorageFailed("storage-newer", f"this house cannot bring the database up: {error}", {}) from error


def _check_empty(connection: Connection) -> None:
    """Raise StorageFailed for a file that is the database of something else."""
    if inspect(connection).get_table_names():
        name = str(connection.engine.url.database)
        raise StorageFailed("storage-damaged", f"{name} is no database of Saloon", {"database": name})


def newest() -> str:
    """Return the newest version of the schema, the one that this code uses."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None, "there is a first migration"
    return head


def current(connection: Connection) -> str | None:
    """Return the version of the schema of a database; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


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
