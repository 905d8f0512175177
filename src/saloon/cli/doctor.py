"""saloon doctor: tells whether the house is in order."""

import asyncio
import platform
import sqlite3
from typing import Annotated, Any

import typer

from saloon import catalog
from saloon.cli.given import Json, Lang
from saloon.cli.refusals import explain
from saloon.cli.serve import as_url
from saloon.cli.voice import Voice, print_json
from saloon.engine import describe, engine

EXAMPLES = ("saloon doctor", "saloon doctor --database house.db", "saloon doctor --migrate")

Facts = dict[str, Any]


def command(
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    migrate: Annotated[bool, typer.Option("--migrate")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Report versions and the database, and replay every match that is kept."""
    from saloon.server.settings import read_settings  # heavy

    voice = Voice(lang)
    url = as_url(database) if database else read_settings().database()
    report = asyncio.run(_examine(url, migrate, voice.texts.lang))
    if json:
        print_json(report)
    else:
        _show(voice, report)
    if report["broken"]:
        raise typer.Exit(1)


async def _examine(url: str, migrate: bool, lang: str) -> Facts:
    from saloon.storage.database import is_missing, make_engine, shown  # heavy
    from saloon.storage.migrate import migrate as bring_up
    from saloon.storage.migrate import newest

    engine_ = make_engine(url)
    facts: Facts = {
        "house": describe(),
        "engine": engine(),
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "database": shown(url),
        "form": newest(),
    }
    if is_missing(url):
        return {**facts, "server": None, "matches": 0, "entries": 0, "broken": []}
    if migrate:
        await bring_up(engine_)
    await engine_.dispose()
    return {**facts, **await _replay_all(url, lang)}


async def _replay_all(url: str, lang: str) -> Facts:
    from saloon.storage.database import open_store, server_version  # heavy
    from saloon.storage.examine import examine

    store = await open_store(url)
    try:
        findings = [finding async for finding in examine(store, catalog.game)]
        server = await server_version(store.engine)
    finally:
        await store.close()
    return {
        "server": server,
        "matches": len(findings),
        "entries": sum(finding.entries for finding in findings),
        "broken": [
            {"table": each.header.id, "game": each.header.game, "why": explain(each.error, lang)}
            for each in findings
            if each.error is not None
        ],
    }


def _show(voice: Voice, report: Facts) -> None:
    voice.out.print(report["house"], style="bold")
    voice.say("doctor-versions", python=report["python"], sqlite=report["sqlite"])
    if report["server"] is None:
        voice.say("doctor-nothing", database=report["database"])
        return
    voice.say("doctor-database", database=report["database"], server=report["server"], form=report["form"])
    voice.say("doctor-matches", matches=report["matches"], entries=report["entries"])
    for each in report["broken"]:
        voice.say("doctor-broken", style="bold", table=each["table"], game=each["game"], why=each["why"])
    if not report["broken"]:
        voice.say("doctor-fine")
