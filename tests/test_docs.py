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

PLACES = ("", "src/saloon", "src/saloon/games")  # that paths in our pages begin at

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


@each_page
def test_a_link_to_a_heading_finds_it(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]*)#([^)]+)\)", page.read_text("utf-8"))
    inside = [(page.parent / file if file else page, heading) for file, heading in links]

    assert [heading for file, heading in inside if heading not in anchors(file)] == []


def anchors(page: Path) -> list[str]:
    """List the anchors that the headings of a page have where it is read."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings]


def test_the_sections_that_the_guide_speaks_of_are_there() -> None:
    sections = re.findall(r"^## (\d+)\. (.+)$", GUIDE, re.MULTILINE)
    told = [dict(sections)[number] for number in re.findall(r"\bsection (\d+)", GUIDE)]

    assert told == ["When a rule has to be mended"]


DECISIONS = [page for page in PAGES if page.parent.name == "decisions"]


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.stem)
def test_a_file_that_a_decision_names_is_there(page: Path) -> None:
    """A decision that says in its first lines that another one replaced it speaks of its own time."""
    text = page.read_text("utf-8")
    named = [] if re.search(r"^\*Replaced by", text, re.MULTILINE) else re.findall(r"`([\w./-]+/[\w-]+\.\w+)`", text)

    assert [file for file in named if not any([(ROOT / place / file).exists() for place in PLACES])] == []


def test_no_lock_file_names_an_address() -> None:
    locks = sorted(ROOT.glob("requirements/*.txt"))

    assert locks
    assert [lock.name for lock in locks if "://" in lock.read_text("utf-8")] == []
