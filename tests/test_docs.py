"""The documentation is true: its code runs, its commands exist, its links lead somewhere."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("command", [each for each in commands("saloon") if "climb" not in each])
def test_a_command_of_the_documentation_runs(command: str, tmp_path: Path) -> None:
    quick = re.sub(r"--games \d+", "--games 4", command)
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
