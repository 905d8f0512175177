"""What may not stand in a file that is compiled."""

import ast
import runpy
from pathlib import Path

import pytest
import setuptools

ROOT = Path(__file__).parent.parent


def compiled(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    monkeypatch.setattr(setuptools, "setup", lambda **given: None)
    monkeypatch.setenv("SALOON_INTERPRETED", "1")
    monkeypatch.chdir(ROOT)
    return [ROOT / name for name in runpy.run_path("setup.py")["sources"]()]


def test_nothing_compiled_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coroutine of mypyc that is suspended while it handles an error leaves the error to whoever runs next."""
    files = compiled(monkeypatch)
    found = [
        f"{path.name}:{node.lineno}"
        for path in files
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.AsyncFunctionDef | ast.Await)
    ]

    assert len(files) > 50
    assert found == []
