"""The documentation is true: its code runs, its commands exist, its links lead somewhere."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from saloon.cli.new_game import NAME, TEMPLATE

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/saloon/games/*/README.md")])
SALOON = Path(sys.executable).parent / "saloon"

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def commands(program: str) -> list[str]:
    """List the commands that any page shows after a prompt."""
    found = [line for page in PAGES for line in re.findall(rf"^\$ ({program}\b.*)$", page.read_text("utf-8"), re.M)]
    return sorted({line.partition("#")[0].strip() for line in found})


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)

    for block in blocks:
        exec(block, {})

    assert blocks
    assert capsys.readouterr().out


@pytest.mark.parametrize("command", [each for each in commands("saloon") if NAME not in each])
def test_a_command_of_the_documentation_runs(command: str, tmp_path: Path) -> None:
    quick = re.sub(r"--games \d+", "--games 4", command)
    if "saloon train" in command:
        quick += " --generations 1 --deals 1 --trials 1"
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "SALOON_LANG": "en"}

    done = subprocess.run(
        [str(SALOON), *shlex.split(quick)[1:]],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        cwd=tmp_path,
        check=False,
    )

    assert "Traceback" not in done.stderr
    assert done.returncode == 0, done.stderr


GUIDE = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
EXCERPTS = re.findall(rf"^```\w+\n(?:#|//|<!--) {NAME}/(\S+)(?: -->)?\n(.*?)\n```", GUIDE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("file", "excerpt"), EXCERPTS, ids=[f"{file}: {text.split()[0]}" for file, text in EXCERPTS])
def test_the_guide_shows_what_new_game_writes(file: str, excerpt: str) -> None:
    assert f"\n{excerpt}\n" in f"\n{(TEMPLATE / file).read_text('utf-8')}"


def test_the_guide_has_code_of_its_game_alone_and_names_every_file() -> None:
    code = [kind for kind in re.findall(r"^```(\w+)$", GUIDE, re.MULTILINE) if kind != "console"]
    files = [
        path.relative_to(TEMPLATE) for path in TEMPLATE.rglob("*") if path.suffix in (".py", ".svelte", ".ts", ".md")
    ]
    named = set(re.findall(r"[\w.]+\.(?:py|svelte|ts|md|ftl|json)\b", GUIDE))

    assert len(code) == len(EXCERPTS)
    assert [str(file) for file in files if file.parts[0] != "tests" and file.name not in named] == []


@pytest.mark.parametrize("command", commands("make"))
def test_a_make_command_of_the_documentation_exists(command: str) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M)

    assert command.split()[1] in targets


@each_page
def test_a_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8"))

    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]

    assert missing == []


def test_no_lock_file_names_an_address() -> None:
    locks = sorted(ROOT.glob("requirements/*.txt"))

    assert locks
    assert [lock.name for lock in locks if "://" in lock.read_text("utf-8")] == []
