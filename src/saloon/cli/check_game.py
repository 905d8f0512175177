"""saloon check-game: whether a game keeps the promises that every game must keep."""

import typer

from saloon import catalog
from saloon.cli.given import GameName, Lang
from saloon.cli.voice import Voice
from saloon.lab.conformance import check

EXAMPLES = ("saloon check-game abilene",)


def command(game: GameName, lang: Lang = None) -> None:
    """Examine a game; leave with 1 if it has problems."""
    found = catalog.game(game)
    voice = Voice(lang, found)
    problems = check(found, lambda question: voice.err.print(f"· {question}", style="dim", soft_wrap=True))
    for problem in problems:
        voice.out.print(f"✗ {problem}", style="red", soft_wrap=True)
    if problems:
        voice.say("check-bad", style="bold", title=voice.texts.title(), problems=len(problems))
        raise typer.Exit(1)
    voice.say("check-good", style="bold", title=voice.texts.title())
