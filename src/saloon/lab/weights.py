"""Weights: the numbers by which a game is judged, as one flat list; set for a bot, and written back into their file."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill
from typing import Any

from saloon.core.action import Action
from saloon.core.bot import Bot
from saloon.core.chance import Chance
from saloon.core.rules import View

Shape = Any  # a whole number, or a list of such shapes
Edit = tuple[int, int, bytes]  # from which place, to which place, and the new text

WIDTH = 120  # columns of a source file


class Weighted(Bot):
    """Plays as another bot does, by numbers of its own; so two sets of numbers meet at one table."""

    def __init__(self, bot: Bot, weights: Any, numbers: list[int]) -> None:
        self._bot = bot
        self._weights = weights
        self._values = list(named(weights, numbers).items())
        self.is_timed = bot.is_timed

    def choose(self, view: View | None, actions: list[Action], chance: Chance) -> Action:
        if len(actions) > 1:
            for name, value in self._values:
                setattr(self._weights, name, value)
        return self._bot.choose(view, actions, chance)


def read(weights: Any) -> list[int]:
    """List all numbers, attribute by attribute in the order of the alphabet."""
    return [number for name in _names(weights) for number in _flat(getattr(weights, name))]


def put(weights: Any, numbers: list[int]) -> None:
    """Set all numbers, in the order in which they are read."""
    for name, value in named(weights, numbers).items():
        setattr(weights, name, value)


def named(weights: Any, numbers: list[int]) -> dict[str, Shape]:
    """Return numbers, in the order in which they are read, by the names of their attributes."""
    rest = iter(numbers)
    return {name: _like(getattr(weights, name), rest) for name in _names(weights)}


def source_of(weights: Any) -> str:
    """Read the file in which the numbers stand."""
    file = sys.modules[type(weights).__module__].__file__
    assert file is not None, "a game is made of files"
    return Path(file).with_name("weights.py").read_text(encoding="utf-8")


def rewritten(source: str, weights: Any, numbers: list[int], note: str) -> str:
    """Return the text of a file of weights with other numbers and one more line on how they were made."""
    tree, text = ast.parse(source), source.encode()
    starts = _line_starts(text)
    edits = [_with_note(tree, starts, note)]
    values = named(weights, numbers)
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
            new = _flat(values[node.targets[0].attr])
            for literal, number in zip(_literals(node.value), new, strict=True):
                if ast.literal_eval(literal) != number:
                    edits.append((*_place(literal, starts), str(number).encode()))
    for start, end, instead in sorted(edits, reverse=True):
        text = text[:start] + instead + text[end:]
    return text.decode()


def _names(weights: Any) -> list[str]:
    return [name for name in dir(weights) if not name.startswith("_")]


def _flat(value: Shape) -> list[int]:
    return [value] if isinstance(value, int) else [number for part in value for number in _flat(part)]


def _like(shape: Shape, numbers: Iterator[int]) -> Shape:
    return next(numbers) if isinstance(shape, int) else [_like(part, numbers) for part in shape]


def _literals(node: ast.expr) -> list[ast.expr]:
    return [each for part in node.elts for each in _literals(part)] if isinstance(node, ast.List) else [node]


def _line_starts(text: bytes) -> list[int]:
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def _place(node: ast.expr, starts: list[int]) -> tuple[int, int]:
    assert node.end_lineno is not None, "it was read from a text"
    assert node.end_col_offset is not None, "it was read from a text"
    return starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset


def _with_note(tree: ast.Module, starts: list[int], note: str) -> Edit:
    """Add a line to the docstring of the file; earlier ones stay, since training went on from there."""
    first = tree.body[0]
    assert isinstance(first, ast.Expr), "the file begins with its docstring"
    said = str(ast.literal_eval(first.value)).rstrip()
    gap = "\n" if "\n" in said else "\n\n"
    text = f'"""{said}{gap}{fill(note, WIDTH, break_long_words=False, break_on_hyphens=False)}\n"""'
    return (*_place(first.value, starts), text.encode())
