"""saloon puzzles: positions in which one choice is clearly best, found in simulated or kept matches."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from saloon import catalog
from saloon.cli.bar import progress_bar
from saloon.cli.errors import WrongUse
from saloon.cli.given import GameName, Lang, Seed, read_number, read_seed
from saloon.cli.saves import read
from saloon.cli.voice import Voice
from saloon.core.errors import ErrorFacts
from saloon.core.game import Game
from saloon.core.rules import Data
from saloon.lab.puzzles import Quarry, make
from saloon.puzzles import Puzzle, Shipped

EXAMPLES = (
    "saloon puzzles abilene --seed 7 --number 30 --out puzzles.json",
    "saloon puzzles western --number 5 --jobs 2",
    "saloon puzzles abilene match.json",
)
USUAL, MOST = 30, 1000
MOST_JOBS = 60
INTERRUPTED = 130


def command(
    game: GameName,
    files: Annotated[list[str] | None, typer.Argument(metavar="FILE")] = None,
    number: Annotated[str | None, typer.Option("--number", "-n", metavar="N")] = None,
    seed: Seed = None,
    jobs: Annotated[str | None, typer.Option("--jobs", "-j", metavar="N")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Look through matches for puzzles, and write them; the seed decides which ones, the number of jobs does not."""
    found = catalog.game(game)
    _check(found, out)
    logs = [_log(found, Path(file)) for file in files or []]
    quarry = Quarry(found.name, read_seed(seed), read_number("--number", number, USUAL, high=MOST), logs)
    voice = Voice(lang, found)
    puzzles = _make(voice, quarry, read_number("--jobs", jobs, 1, high=MOST_JOBS))
    if not puzzles:
        voice.say("puzzles-none")
        return
    shipped = Shipped(found, found.version, _call(quarry, files or []), puzzles)
    if out is None:
        print(shipped.text(), end="")
        return
    out.write_text(shipped.text(), encoding="utf-8")
    voice.say("puzzles-written", count=len(puzzles), file=str(out))


def _check(game: Game, out: Path | None) -> None:
    """Refuse at once what would fail at the end of a long work."""
    if game.realtime is not None:
        raise WrongUse(
            "puzzles-clock", f"{game.name} is played against the clock: it has no puzzles", {"game": game.name}
        )
    if out is not None and (out.is_dir() or not out.parent.is_dir()):
        raise WrongUse("train-out", f"{out} cannot be written", {"file": str(out)})


def _log(game: Game, file: Path) -> Data:
    """Read a kept match, checked by replaying it."""
    saved = read(file)
    if saved.match.game.name != game.name:
        facts: ErrorFacts = {"file": str(file), "game": game.name}
        raise WrongUse("puzzles-other", f"{file} is no match of {game.name}", facts)
    if saved.match.position is not None:
        raise WrongUse(
            "puzzles-position", f"{file} begins at a position; puzzles begin at the deal", {"file": str(file)}
        )
    return saved.match.to_data()


def _call(quarry: Quarry, files: list[str]) -> str:
    """Write the command that makes the same puzzles again."""
    return shlex.join(["saloon", "puzzles", quarry.game, *files, "--seed", quarry.seed, "--number", str(quarry.number)])


def _make(voice: Voice, quarry: Quarry, jobs: int) -> list[Puzzle]:
    with progress_bar(voice) as bar:
        task = bar.add_task(voice.words("puzzles-bar"), total=quarry.number)
        try:
            return make(quarry, jobs, lambda done: bar.update(task, completed=done))
        except KeyboardInterrupt:
            bar.stop()
            voice.err.print(voice.words("train-interrupted"))
            raise typer.Exit(INTERRUPTED) from None
