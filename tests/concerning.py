"""Which tests concern a game: those that name it, and those that look over all games and name none."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from saloon import catalog

TESTS = Path(__file__).parent
ALL_GAMES = r"\bcatalog\.names\(|saloon/games|\bgames/\*"  # in the source of what looks over all games


def concerns(item: pytest.Item, game: str) -> bool:
    """Tell whether a test asks something of a game."""
    words = set(re.findall(r"[a-z]+", re.sub(r"(?<=[a-z])_|_(?=[a-z])", " ", item.nodeid.partition("::")[2])))
    if game in words or item.path.is_relative_to(Path(catalog.folder(game))):
        return True
    own = item.name.partition("[")[0]
    return not words & set(catalog.names()) and own in overlooking(item.path)


@cache
def overlooking(file: Path) -> frozenset[str]:
    """Name what a file of tests defines that looks over all games, itself or by something it uses."""
    tree = ast.parse(file.read_text("utf-8"))
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (helper := TESTS / f"{node.module}.py").is_file():
            names |= {alias.asname or alias.name for alias in node.names if alias.name in overlooking(helper)}
    while found := {name for node in tree.body for name in _defined(node) if _overlooks(node, names)} - names:
        names |= found
    return frozenset(names)


def _defined(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)]


def _overlooks(node: ast.stmt, names: set[str]) -> bool:
    used = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    used |= {each.arg for each in ast.walk(node) if isinstance(each, ast.arg)}  # fixtures
    return bool(used & names or re.search(ALL_GAMES, ast.unparse(node)))
