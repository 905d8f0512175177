"""saloon restore: puts the tables of a backup back."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from saloon.cli.errors import WrongUse
from saloon.cli.given import Lang
from saloon.cli.serve import database_of
from saloon.cli.voice import Voice

EXAMPLES = ("saloon restore sunday.db", "saloon restore sunday.db --database postgresql://localhost/house")


def command(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    lang: Lang = None,
) -> None:
    """Put every table of a backup back that the house does not have."""
    from saloon.storage.backup import restore  # heavy

    voice = Voice(lang)
    url = database_of(voice, database)
    if not Path(file).is_file():
        raise WrongUse("no-file", f"there is no file {file}", {"file": file})
    copied = asyncio.run(restore(Path(file), url))
    voice.say("restore-done", file=file, tables=copied.tables, entries=copied.entries)
    if copied.studies:
        voice.say("kept-studies", studies=copied.studies)
    for study in copied.broken:
        voice.say("restore-broken-study", style="bold", study=study)
    if copied.skipped:
        voice.say("restore-skipped", tables=copied.skipped)
