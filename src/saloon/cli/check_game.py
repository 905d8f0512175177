"""saloon check-game: whether a game keeps the promises that every game must keep."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import NamedTemporaryFile

import typer

from saloon import catalog
from saloon.cli.given import GameName, Lang
from saloon.cli.voice import Voice
from saloon.lab.conformance import check

EXAMPLES = ("saloon check-game abilene",)
EVERY_GAME = Path("tests/test_every_game.py")  # by this a source tree is known
WEB = "src/saloon/web"
NO_TESTS = 5  # what pytest leaves with when it found none


def command(game: GameName, lang: Lang = None) -> None:
    """Examine a game: its rules anywhere; in a source tree also everything that the tests ask of it."""
    found = catalog.game(game)
    voice = Voice(lang, found)
    problems = check(found, lambda question: voice.err.print(f"· {question}", style="dim", soft_wrap=True))
    problems += _run_all(voice, game)
    for problem in problems:
        voice.out.print(f"✗ {problem}", style="red", soft_wrap=True)
    if problems:
        voice.say("check-bad", style="bold", title=voice.texts.title(), problems=len(problems))
        raise typer.Exit(1)
    voice.say("check-good", style="bold", title=voice.texts.title())


def _run_all(voice: Voice, game: str) -> list[str]:
    """Run what `make test` and `make check` would ask of a game; list the commands that failed."""
    if not EVERY_GAME.is_file():
        voice.err.print(voice.words("check-no-tree"), style="dim")
        return []
    failed, skipped, left_out = [], 0, _left_out(Path(WEB))
    for each in _commands(game, {*left_out}):
        with NamedTemporaryFile() as report:
            if not _passes(voice, each, report.name):
                failed.append(" ".join(each))
            skipped += count_skipped(Path(report.name).read_text(encoding="utf-8"))
    voice.err.print(voice.words("check-not-run"), style="dim")
    for about in left_out.values():
        voice.say(about)
    if skipped:
        voice.say("check-skipped", tests=skipped)
    return failed


def count_skipped(report: str) -> int:
    """Count the tests that a report of pytest, in XML, calls skipped; an empty report is that of another tool."""
    return sum(int(number) for number in re.findall(r'<testsuite [^>]*skipped="(\d+)"', report))


def _left_out(web: Path) -> dict[str, str]:
    """Tell what of the client cannot be examined here, each with the text that says why."""
    without_tools = {} if (web / "node_modules").is_dir() else {"sources": "check-no-pages"}
    return without_tools | ({"browser": "check-old-pages"} if is_stale(web) else {})


def is_stale(web: Path) -> bool:
    """Tell whether the client was built before one of its sources changed: its pages would not know the game."""
    built = web / "dist/index.html"
    folders = [web / part for part in ("src", "texts", "public")]
    folders += [*web.parent.glob("games/*/web"), *web.parent.glob("games/*/texts")]
    files = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    return built.is_file() and any([file.stat().st_mtime > built.stat().st_mtime for file in files])


def _commands(game: str, left_out: set[str]) -> list[list[str]]:
    """List what is run: the tools of `make check`, then all tests that concern the game."""
    folder = str(Path("src/saloon/games", game))
    tests = ["pytest", "-rs", "--game", game, "-k", "not test_conformance"]  # what was asked above is not asked again
    client = ["sh", f"{WEB}/npm.sh", str(Path(sys.executable).parent), "check", "lint", "test"]
    browser = [*tests, "tests/web"]  # apart: while playwright runs, no test has an event loop of its own
    return [
        ["ruff", "check", folder],
        ["ruff", "format", "--check", folder],
        ["mypy", "--cache-dir", ".mypy_cache/check"],
        ["lint-imports"],
        ["deptry", "src"],
        ["vulture"],
        *([client] if "sources" not in left_out else []),
        [*tests, "tests", folder, "--ignore=tests/web", "--ignore=tests/test_new_game.py"],
        *([browser] if "browser" not in left_out else []),
    ]


def _passes(voice: Voice, command: list[str], report: str) -> bool:
    """Run a tool of this environment on the sources; what it says goes to stderr, pytest also writes a report."""
    voice.err.print(f"· {' '.join(command)}", style="dim", soft_wrap=True)
    tool = shutil.which(command[0], path=None if command[0] == "sh" else str(Path(sys.executable).parent))
    if tool is None:
        voice.err.print(voice.words("check-no-tool", tool=command[0]), style="dim")
        return True
    environment = {**os.environ, "PYTHONPATH": "src"}
    reporting = [f"--junitxml={report}"] if command[0] == "pytest" else []
    done = subprocess.run([tool, *command[1:], *reporting], env=environment, stdout=sys.stderr, check=False)
    return done.returncode == 0 or (command[0] == "pytest" and done.returncode == NO_TESTS)
