"""saloon verify: recomputes the luck of a finished match from its seed."""

from pathlib import Path
from typing import Annotated

import typer

from saloon.cli.given import Json, Lang, read_json
from saloon.cli.refusals import FAILED, explain
from saloon.cli.voice import Voice, print_json
from saloon.core.errors import WrongLog
from saloon.core.reading import Reader
from saloon.table.verify import verify

UNTRUE = ("seed-hash", "log-luck", "log-moves")  # the file is read, and what it says is not so
EXAMPLES = ("saloon verify match.json", "saloon verify match.json --json")


def command(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Recompute every shuffle and every roll; fail at the first that is not as it should be."""
    voice = Voice(lang)
    data = read_json(Path(file))
    Reader(data, "")
    assert isinstance(data, dict), "a reader takes objects alone"
    try:
        verdict = verify(data)
    except WrongLog as error:
        if error.reason not in UNTRUE:
            raise
        voice.err.print(f"saloon: {explain(error, voice.texts.lang)}", soft_wrap=True)
        raise typer.Exit(FAILED) from None
    if json:
        facts = {"game": verdict.game.name, "seed_hash": verdict.seed_hash, "entries": verdict.entries}
        print_json({**facts, "draws": verdict.draws, "fingerprint": verdict.fingerprint})
        return
    voice.say("verify-true", entries=verdict.entries, draws=verdict.draws)
    voice.say("verify-hash", style="dim", hash=verdict.seed_hash)
    voice.say("replay-fingerprint", style="dim", fingerprint=verdict.fingerprint)
