"""Command lines, run in this process or in one of their own."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from saloon.cli.main import run

Environment = dict[str, str]


@dataclass
class Answer:
    """What a command line came to."""

    code: int
    out: str
    err: str


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    """Give an environment of its own: English, no colour, data in a folder that is thrown away."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "SYSTEMROOT")}
    if "PYTHONPATH" in os.environ:
        kept["PYTHONPATH"] = str(Path(os.environ["PYTHONPATH"]).resolve())  # commands run in another folder
    return {**kept, "SALOON_LANG": "en", "XDG_DATA_HOME": str(tmp_path / "data"), "TERM": "xterm", "COLUMNS": "80"}


@pytest.fixture
def call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], environment: Environment
) -> Callable[..., Answer]:
    """Run a command line in this process, quickly; `lines` are what a person types."""
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)

    def run_here(*words: str, lang: str = "en", lines: str = "") -> Answer:
        monkeypatch.setenv("SALOON_LANG", lang)
        with (tmp_path / "typed").open("w+", encoding="utf-8") as typed:
            typed.write(lines)
            typed.seek(0)
            monkeypatch.setattr(sys, "stdin", typed)
            code = run(words)
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return run_here


@pytest.fixture
def start(tmp_path: Path, environment: Environment) -> Callable[..., Answer]:
    """Run a command line in a process of its own."""

    def run_there(*words: str, **changes: str) -> Answer:
        done = subprocess.run(
            [sys.executable, "-m", "saloon", *words],
            env={**environment, **changes},
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        return Answer(done.returncode, done.stdout, done.stderr)

    return run_there
