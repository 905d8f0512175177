"""saloon forget: removes the name of a person, or a table, while the house is closed."""

import asyncio
from typing import Annotated

import typer

from saloon.cli.errors import WrongUse
from saloon.cli.given import Lang
from saloon.cli.serve import database_of
from saloon.cli.voice import Voice

EXAMPLES = ("saloon forget Ada", "saloon forget k7qm2w9xtr --database house.db")


def command(
    who: Annotated[str, typer.Argument(metavar="NAME")],
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    lang: Lang = None,
) -> None:
    """Remove a table or a study, or the name of a person from all of them; matches still replay."""
    from saloon.storage.database import is_missing, shown  # heavy
    from saloon.storage.forgetting import clear_traces
    from saloon.storage.sole import sole_server
    from saloon.table.errors import StorageFailed

    voice = Voice(lang)
    url = database_of(voice, database)
    if is_missing(url):
        raise StorageFailed("storage-nowhere", f"{shown(url)} cannot be opened", {"database": shown(url)})
    with sole_server(url):  # a server would write back what it remembers
        asyncio.run(_forget(voice, url, who))
        if url.startswith("sqlite"):
            clear_traces(shown(url))


async def _forget(voice: Voice, url: str, who: str) -> None:
    from saloon.storage.database import open_store  # heavy
    from saloon.storage.forgetting import forget_name, has_table
    from saloon.table.seats import LONGEST_NAME, clean

    store = await open_store(url)
    try:
        if await has_table(store, who):
            await store.remove(who)
            voice.say("forget-table", table=who)
            return
        if await store.studies.load(who) is not None:
            await store.studies.remove(who)
            voice.say("forget-study", study=who)
            return
        done = await forget_name(store, clean(who, LONGEST_NAME))
    finally:
        await store.close()
    if done.unreadable:
        voice.say("forget-unreadable", tables=done.unreadable)
    if not done.tables and not done.studies:
        raise WrongUse("forget-nobody", f"no table and nobody is called {who!r}", {"name": who})
    voice.say("forget-name", name=who, tables=done.tables)
    if done.studies:
        voice.say("forget-studies", studies=done.studies)
