"""saloon backup: copies the house to a file, while it is open."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from saloon.cli.errors import WrongUse
from saloon.cli.given import Lang
from saloon.cli.serve import database_of
from saloon.cli.voice import Voice

EXAMPLES = ("saloon backup sunday.db", "saloon backup sunday.db --database house.db")


def command(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    lang: Lang = None,
) -> None:
    """Copy everything that is kept to one new file."""
    from saloon.storage.backup import back_up  # heavy
    from saloon.storage.database import is_missing, shown
    from saloon.table.errors import StorageFailed

    voice = Voice(lang)
    url = database_of(voice, database)
    if Path(file).exists():
        raise WrongUse("file-there", f"{file} is already there", {"file": file})
    if is_missing(url):
        raise StorageFailed("storage-nowhere", f"{shown(url)} cannot be opened", {"database": shown(url)})
    copied = asyncio.run(back_up(url, Path(file)))
    voice.say("backup-done", file=file, tables=copied.tables, entries=copied.entries)
    if copied.studies:
        voice.say("kept-studies", studies=copied.studies)
