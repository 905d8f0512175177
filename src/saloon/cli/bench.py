"""saloon bench: how fast the games run on this machine."""

from typing import Annotated

import typer

from saloon import catalog
from saloon.cli.given import Json, Lang, MaybeGameName, read_seconds
from saloon.cli.voice import Voice, print_json
from saloon.engine import describe
from saloon.lab.bench import measure
from saloon.texts import Texts

EXAMPLES = ("saloon bench", "saloon bench abilene --seconds 0.2", "saloon bench --json")
SHORTEST = 0.001  # seconds

Measures = dict[str, float | bool | str]


def command(
    game: MaybeGameName = None,
    seconds: Annotated[str | None, typer.Option("--seconds", metavar="X")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure one game, or all of them."""
    voice = Voice(lang)
    spend = max(read_seconds("--seconds", seconds, 1.0), SHORTEST)
    games = [catalog.game(name) for name in ([game] if game else catalog.names())]
    measures: dict[str, Measures] = {}
    for each in games:
        with voice.err.status(voice.words("bench-busy", game=each.name)):
            measures[each.name] = measure(each, spend)
    if json:
        print_json(measures)
    else:
        _show(voice, measures)


def _show(voice: Voice, measures: dict[str, Measures]) -> None:
    table = voice.table("bench-game", ">bench-actions", ">bench-games", ">bench-clone", ">bench-view")
    for name, measured in measures.items():
        table.add_row(
            Texts(voice.texts.lang, catalog.game(name)).title(),
            voice.number(float(measured["actions_per_second"])),
            voice.number(float(measured["games_per_second"])),
            voice.number(float(measured["clone_us"]), 2),
            voice.number(float(measured["view_us"]), 2),
        )
    voice.out.print(table)
    voice.out.print(f"\n{describe()}", style="dim")
