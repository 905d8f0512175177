"""What may not stand in a file that is compiled."""

import ast
import runpy
from pathlib import Path

import pytest
import setuptools

ROOT = Path(__file__).parent.parent


def way_of_a_move(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    monkeypatch.setattr(setuptools, "setup", lambda **given: None)
    monkeypatch.setenv("SALOON_INTERPRETED", "1")
    return [ROOT / f"src/saloon/{name}.py" for name in runpy.run_path(str(ROOT / "setup.py"))["WAY_OF_A_MOVE"]]


def test_nothing_compiled_waits_while_it_handles_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coroutine of mypyc that is suspended then leaves its error to whoever runs next."""
    found = []
    for path in way_of_a_move(monkeypatch):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            handling = node.body if isinstance(node, ast.ExceptHandler) else getattr(node, "finalbody", [])
            found += [
                f"{path.name}:{part.lineno}"
                for each in handling
                for part in ast.walk(each)
                if isinstance(part, ast.Await)
            ]

    assert found == []
