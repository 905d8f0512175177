"""saloon doctor: tells whether the house is in order."""

import asyncio
import platform
import sqlite3
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from saloon import catalog
from saloon.cli.given import Json, Lang
from saloon.cli.refusals import explain
from saloon.cli.serve import database_of
from saloon.cli.voice import Voice, print_json
from saloon.core.errors import SaloonError
from saloon.engine import describe, engine
from saloon.table.store import ASIDE
from saloon.texts import Texts

EXAMPLES = (
    "saloon doctor",
    "saloon doctor --database house.db",
    "saloon doctor --migrate",
    "saloon doctor --set-aside",
)

Facts = dict[str, Any]


@dataclass
class Care:
    """The language of the doctor, and what to do with damaged tables and with repaired ones."""

    lang: str
    sets_aside: bool
    brings_back: bool


def command(
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    migrate: Annotated[bool, typer.Option("--migrate")] = False,
    set_aside: Annotated[bool, typer.Option("--set-aside")] = False,
    bring_back: Annotated[bool, typer.Option("--bring-back")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Report versions and the database, and replay every match that is kept."""
    voice = Voice(lang)
    url = database_of(voice, database)
    report = asyncio.run(_examine(url, migrate, Care(voice.texts.lang, set_aside, bring_back)))
    if json:
        print_json(report)
    else:
        _show(voice, report)
    if report["broken"] or report["file"]:
        raise typer.Exit(1)


async def _examine(url: str, migrate: bool, care: Care) -> Facts:
    from saloon.storage.database import is_missing, look, read_url, shown  # heavy
    from saloon.storage.migrate import EMPTY, newest

    read_url(url)
    facts: Facts = {
        "house": describe(),
        "engine": engine(),
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "database": shown(url),
        "form": newest(),
    }
    nothing: Facts = {"server": None, "matches": 0, "entries": 0, "file": [], "broken": [], "aside": []}
    if is_missing(url):
        return {**facts, **nothing, "is_empty": False}
    if migrate:
        await _bring_up(url)
    if look(url).kind == EMPTY:
        return {**facts, **nothing, "is_empty": True}
    return {**facts, **await _replay_all(url, care), "is_empty": False}


async def _bring_up(url: str) -> None:
    from saloon.storage.committer import BROKEN
    from saloon.storage.database import check_ours, explain_opening, make_engine, shown  # heavy
    from saloon.storage.migrate import migrate

    check_ours(url)
    engine = make_engine(url)
    try:
        await migrate(engine, shown(url))
    except BROKEN as error:
        raise explain_opening(error, url) from error
    finally:
        await engine.dispose()


async def _replay_all(url: str, care: Care) -> Facts:
    from saloon.storage.database import explain_opening, open_ready, server_version  # heavy
    from saloon.storage.examine import examine, file_problems
    from saloon.table.errors import StorageFailed

    store = await open_ready(url)
    try:
        problems = await file_problems(store)
        findings = [finding async for finding in examine(store, catalog.game)]
        for finding in findings:
            await _treat(store, finding, care)
        server = await server_version(store.engine)
    except StorageFailed as error:
        raise explain_opening(error.__cause__ or error, url) from error.__cause__
    finally:
        await store.close()
    return {
        "server": server,
        "matches": len([each for each in findings if each.status]),
        "entries": sum(finding.entries for finding in findings),
        "file": problems,
        "broken": [_facts(each, care.lang) for each in findings if each.error is not None and each.status != ASIDE],
        "aside": [_facts(each, care.lang) for each in findings if each.status == ASIDE],
    }


async def _treat(store: Any, finding: Any, care: Care) -> None:
    """Set a damaged table aside, or let a repaired one go on, if the caller wishes it."""
    from saloon.storage.examine import REVIEW, bring_back, drop_review, may_be_set_aside  # heavy

    if care.sets_aside and finding.what == REVIEW:
        await drop_review(store, finding)
        finding.error = None
    elif care.sets_aside and may_be_set_aside(finding):
        await store.set_aside(finding.table)
        finding.status = ASIDE
    elif care.brings_back and finding.status == ASIDE and finding.error is None:
        await bring_back(store, finding)
        finding.status = finding.header.status


def _facts(finding: Any, lang: str) -> Facts:
    why = "" if finding.error is None else _why(finding.error, lang)
    return {"what": finding.what, "table": finding.table, "game": finding.game, "why": why}


def _why(error: SaloonError, lang: str) -> str:
    """Explain damage in words of the house; where there are none, by the reason of the error."""
    try:
        return explain(error, lang)
    except Exception:
        return Texts(lang).say("doctor-unsaid", reason=error.reason)


def _show(voice: Voice, report: Facts) -> None:
    voice.out.print(report["house"], style="bold")
    voice.say("doctor-versions", python=report["python"], sqlite=report["sqlite"])
    if report["server"] is None:
        voice.say("doctor-empty" if report["is_empty"] else "doctor-nothing", database=report["database"])
        return
    voice.say("doctor-database", database=report["database"], server=report["server"], form=report["form"])
    voice.say("doctor-matches", matches=report["matches"], entries=report["entries"])
    if report["file"]:
        voice.say("doctor-file", style="bold", file=report["database"], problem=report["file"][0])
    for each in report["broken"]:
        voice.say(f"doctor-{each['what']}", style="bold", **each)
    for each in report["aside"]:
        voice.say("doctor-aside" if each["why"] else "doctor-well-again", **each)
    if not report["broken"] and not report["file"]:
        voice.say("doctor-fine")
