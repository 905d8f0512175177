"""saloon train: the numbers by which bots judge a game, tuned by self-play."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from saloon import catalog
from saloon.cli.bar import progress_bar
from saloon.cli.errors import WrongUse
from saloon.cli.given import GameName, Json, Lang, Seed, read_number, read_seed
from saloon.cli.voice import Voice, print_json
from saloon.core.game import Game
from saloon.lab.train import MOST_TRIALS, Course, Training, train, usual_tables

EXAMPLES = (
    "saloon train farwest --generations 40 --deals 30 --seed 7",
    "saloon train farwest --generations 40 --out weights.py",
    "saloon train farwest --players 2 --deals 10 --jobs 2 --json",
)
EXTRA = ("cma", "numpy")
INSTALL = "pip install 'saloon[train]'"
MOST = 1_000_000
MOST_JOBS = 60
INTERRUPTED = 130


def command(
    game: GameName,
    generations: Annotated[str | None, typer.Option("--generations", "-g", metavar="N")] = None,
    deals: Annotated[str | None, typer.Option("--deals", "-d", metavar="N")] = None,
    players: Annotated[str | None, typer.Option("--players", "-p", metavar="N,..")] = None,
    rollouts: Annotated[str | None, typer.Option("--rollouts", metavar="N")] = None,
    trials: Annotated[str | None, typer.Option("--trials", metavar="N")] = None,
    seed: Seed = None,
    jobs: Annotated[str | None, typer.Option("--jobs", "-j", metavar="N")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Tune the numbers of a game by self-play; only what wins more often than before is written."""
    found = catalog.game(game)
    _check(found, out)
    course = Course(
        found.name,
        _read_tables(players, found),
        read_seed(seed),
        read_number("--generations", generations, 40, high=MOST),
        read_number("--deals", deals, 30, high=MOST),
        read_number("--rollouts", rollouts, 0, low=0, high=MOST),
        read_number("--trials", trials, MOST_TRIALS, high=MOST),
    )
    voice = Voice(lang, found)
    result = _train(voice, course, read_number("--jobs", jobs, 1, high=MOST_JOBS))
    if out is not None and result.verdict.is_better:
        out.write_text(result.text(), encoding="utf-8")
    if json:
        print_json(result.to_data())
    else:
        _show(voice, result, out)


def _check(game: Game, out: Path | None) -> None:
    """Refuse at once what would fail at the end of a long work."""
    if game.weights is None:
        raise WrongUse("train-nothing", f"{game.name} has no numbers to tune", {"game": game.name})
    if not all(find_spec(library) for library in EXTRA):
        raise WrongUse("train-extra", f"training needs numpy and cma: {INSTALL}", {"call": INSTALL})
    if out is not None and (out.is_dir() or not out.parent.is_dir()):
        raise WrongUse("train-out", f"{out} cannot be written", {"file": str(out)})


def _read_tables(typed: str | None, game: Game) -> tuple[int, ...]:
    if typed is None:
        return usual_tables(game)
    tables = sorted({read_number("--players", part.strip(), 0, low=0) for part in typed.split(",")})
    for players in tables:
        game.settle(players, {})  # refuses what the game is not for
    return tuple(tables)


def _train(voice: Voice, course: Course, jobs: int) -> Training:
    with progress_bar(voice) as bar:
        tasks = {stage: bar.add_task(voice.words(f"train-{stage}"), total=None) for stage in ("evolve", "test")}
        try:
            return train(course, jobs, lambda stage, done, of: bar.update(tasks[stage], completed=done, total=of))
        except KeyboardInterrupt:
            bar.stop()
            voice.err.print(voice.words("train-interrupted"))
            raise typer.Exit(INTERRUPTED) from None


def _show(voice: Voice, result: Training, out: Path | None) -> None:
    course, verdict = result.course, result.verdict
    voice.out.print(voice.texts.title(), style="bold")
    voice.say("train-line", numbers=result.trained, generations=course.generations, seed=course.seed)
    voice.out.print()
    table = voice.table(">train-table", ">train-share", ">train-error", ">train-even")
    for players, share, error in zip(verdict.tables, verdict.shares, verdict.errors, strict=True):
        table.add_row(
            str(players), _percent(voice, share), f"± {voice.number(100 * error, 1)}", _percent(voice, 1 / players)
        )
    voice.out.print(table)
    voice.out.print()
    voice.say("train-better" if verdict.is_better else "train-not-better", deals=verdict.deals)
    if verdict.is_better and out is not None:
        voice.say("train-written", file=str(out))
    elif verdict.is_better:
        print(f"\n{result.text()}", end="")


def _percent(voice: Voice, share: float) -> str:
    return voice.words("percent", number=voice.number(100 * share, 1))
