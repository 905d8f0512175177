"""Migrations: the one place where the form of the database changes."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.table.errors import StorageFailed


async def check_schema(engine: AsyncEngine) -> None:
    """Lay out an empty database and bring an older SQLite file up to date; raise for any other form.

    A PostgreSQL server may serve several houses: there only `saloon doctor --migrate` changes an older form.
    """
    ours = newest()
    async with engine.begin() as connection:
        theirs = await connection.run_sync(current)
        if theirs == ours:
            return
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
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def newest() -> str:
    """Name the form that this house writes."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None, "there is a first migration"
    return head


def current(connection: Connection) -> str | None:
    """Name the form that a database has; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection) -> None:
    """Run the migrations that a database lacks."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("saloon.storage") / "migrations"))
    config.set_main_option("path_separator", "os")
    return config
