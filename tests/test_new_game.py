"""A new game is green at once: written into a copy of the tree, it passes what is asked of every game.

With SALOON_NEW_GAME=whole the copy also builds the client, and `check-game` runs to its end, browser included.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from saloon import catalog
from saloon.cli.errors import WrongUse
from saloon.cli.main import run as command_line
from saloon.cli.new_game import LONGEST, NAME, TAKEN, TEMPLATE, write_game

ROOT = Path(__file__).parent.parent
NEW = "rodeo"
LEFT_OUT = shutil.ignore_patterns("node_modules", "dist", "__pycache__", "*.so")
PARTS = ["src", "tests", "bench", "docs", "requirements", ".importlinter", "Makefile", "LICENSE"]
PARTS += [file.name for file in ROOT.iterdir() if file.suffix in (".md", ".py", ".toml")]
ASKED = ("tests", f"src/saloon/games/{NEW}", "--game", NEW)  # every test that concerns the game
LATER = (
    "tests/web",
    "tests/server",
    "tests/storage",
    "tests/test_new_game.py",
)  # these take long, and check-game asks them
GUIDE = (ROOT / "docs/adding-a-game.md").read_text("utf-8") if (ROOT / "docs").is_dir() else ""
OF_THE_GUIDE = [
    command.replace(NAME, "lasso" if "new-game" in command else NEW)
    for command in re.findall(rf"^\$ (.*\b{NAME}\b.*)$", GUIDE, re.MULTILINE)
]
QUICK = {"1000": "4"}  # games
IS_WHOLE = os.environ.get("SALOON_NEW_GAME") == "whole"

Run = Callable[..., subprocess.CompletedProcess[str]]
pytestmark = pytest.mark.skipif(not (ROOT / "src/saloon/games").is_dir(), reason="this needs a source tree")


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Copy the tree and write a new game into it; return what runs a Python module there."""
    tree = tmp_path_factory.mktemp("copy") / "tree"
    for part in PARTS:
        source = ROOT / part
        copy = shutil.copytree if source.is_dir() else shutil.copy
        tree.mkdir(exist_ok=True)
        copy(source, tree / part, **({"ignore": LEFT_OUT} if source.is_dir() else {}))
    own = {"PYTHONPATH": str(tree / "src"), "SALOON_LANG": "en", "XDG_DATA_HOME": str(tree / "data")}
    environment = {**os.environ, **own, "SALOON_EXPECT_ENGINE": "interpreted"}

    def in_the_copy(
        *words: str, seconds: int = 300, typed: str = "", folder: Path = tree
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", *words],
            cwd=folder,
            env=environment,
            input=typed,
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )

    assert in_the_copy("saloon", "new-game", NEW).returncode == 0
    if IS_WHOLE:
        web = tree / "src/saloon/web"
        subprocess.run(["sh", str(web / "npm.sh"), str(Path(sys.executable).parent), "build"], cwd=tree, check=True)
    return in_the_copy


def test_a_new_game_passes_what_is_asked_of_every_game(run: Run) -> None:
    later = [f"--ignore={part}" for part in LATER]

    done = run("pytest", *ASKED, *later, "-k", "not hashing and not documentation", "-p", "no:randomly")

    assert done.returncode == 0, done.stdout[-3000:]
    assert int(re.findall(r"(\d+) passed", done.stdout)[0]) > 100


def test_a_new_game_is_strictly_typed(run: Run) -> None:
    done = run("mypy", "--cache-dir", ".mypy_cache", "-p", f"saloon.games.{NEW}")

    assert done.returncode == 0, done.stdout[-3000:]


def test_a_new_game_plays_in_the_terminal_and_among_bots(run: Run) -> None:
    played = run("saloon", "play", NEW, "--players", "3", "--fast", "--seed", "1", typed="1\n" * 200)
    simulated = run("saloon", "simulate", NEW, "--games", "4", "--bots", "cowboy,random")

    for done in (played, simulated):
        assert done.returncode == 0, done.stderr
    assert "The trail" in played.stdout


@pytest.mark.parametrize("command", OF_THE_GUIDE)
def test_a_command_of_the_guide_runs(run: Run, command: str, tmp_path: Path) -> None:
    environment, python, _, *words = shlex.split(command)
    elsewhere = {"folder": tmp_path} if "check-game" in command else {}  # there only the rules are examined

    done = run(*[QUICK.get(word, word) for word in words], typed="1\n" * 200, **elsewhere)

    assert (environment, python) == ("PYTHONPATH=src", ".venv/bin/python"), "the installed package knows no new game"
    assert done.returncode == 0, done.stderr


def test_the_guide_shows_how_to_write_play_and_check_a_game() -> None:
    called = {shlex.split(command)[4] for command in OF_THE_GUIDE}

    assert called == {"new-game", "play", "simulate", "check-game"}


@pytest.mark.parametrize("name", ["ox", "a" * LONGEST])
def test_what_is_written_is_in_the_house_style_whatever_its_name(name: str, tmp_path: Path) -> None:
    games = tmp_path / "src/saloon/games"
    games.mkdir(parents=True)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    write_game(name, games)

    for check in (["check"], ["format", "--check"]):
        tool = [sys.executable, "-m", "ruff", *check, "--no-cache", "."]
        done = subprocess.run(tool, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


def test_a_copy_has_no_trace_of_the_name_in_the_template(tmp_path: Path) -> None:
    folder = write_game(NEW, tmp_path)

    written = sorted(path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    template = [path for path in TEMPLATE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert written == sorted(path.relative_to(TEMPLATE) for path in template)
    assert [file for file in written if NAME in (folder / file).read_text("utf-8").lower()] == []


@pytest.mark.parametrize("where", ["src/saloon/games", "elsewhere"])
def test_what_to_do_next_fits_where_the_game_is(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / where).mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SALOON_LANG", "en")

    command_line(["new-game", NEW, "--folder", where])

    said = capsys.readouterr().out
    assert ("make play" in said) == (where == "src/saloon/games")
    assert ("put the folder" in said) == (where == "elsewhere")


@pytest.mark.parametrize(
    "name", ["Rodeo", "ro-deo", "rodéo", "rodeo2", "r", "class", "", "../rodeo", "a" * (LONGEST + 1)]
)
def test_a_game_is_called_by_small_letters(name: str, tmp_path: Path) -> None:
    with pytest.raises(WrongUse, match="small letters"):
        write_game(name, tmp_path)

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", TAKEN)
def test_a_game_is_not_called_as_a_part_of_the_house(name: str, tmp_path: Path) -> None:
    with pytest.raises(WrongUse, match="already means something else"):
        write_game(name, tmp_path)

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", [*catalog.names(), NEW])
def test_nothing_is_overwritten(name: str, tmp_path: Path) -> None:
    (tmp_path / NEW).mkdir()

    with pytest.raises(WrongUse, match="there is already a game"):
        write_game(name, tmp_path)

    assert [path.name for path in tmp_path.rglob("*")] == [NEW]


@pytest.mark.skipif(not IS_WHOLE, reason="this takes ten minutes: SALOON_NEW_GAME=whole")
@pytest.mark.timeout(3000)
def test_check_game_passes_a_new_game_in_the_browser_too(run: Run) -> None:
    done = run("saloon", "check-game", NEW, seconds=2900)

    assert done.returncode == 0, done.stderr[-5000:] + done.stdout
