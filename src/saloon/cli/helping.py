"""Shows the help page of a command in the language of the reader; in plain text, so that it comes at once."""

import os
import sys
from shutil import get_terminal_size
from textwrap import wrap
from typing import Any

from saloon.cli.words import words
from saloon.language import language

WIDEST = 100  # columns; longer lines are tiresome to read
BOLD, CYAN, PLAIN = "\x1b[1m", "\x1b[36m", "\x1b[0m"

Rows = list[tuple[str, str]]


def show_help(name: str, params: list[Any], examples: tuple[str, ...], commands: tuple[str, ...] = ()) -> None:
    """Print how a command is called, what it does, its arguments and options, and examples."""
    said = words(language())
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    print(f"{_styled(said['usage'], BOLD)} {_call(name, arguments, commands)}\n")
    print("\n".join(wrap(said[f"about-{name}"], _width())))
    _print_rows(said["commands"], [(command, said[f"about-{command}"]) for command in commands])
    _print_rows(said["arguments"], [(metavar(param), about(name, param)) for param in arguments])
    _print_rows(said["options"], [(_spelling(param), about(name, param)) for param in options])
    _print_examples(said["examples"], _explained(name, examples))


def _explained(name: str, examples: tuple[str, ...]) -> Rows:
    """Say what each example is good for; where options are called by their names, it is in the words of the reader."""
    said = words(language())
    calls = [said.get(f"call-{name}-{number}", call) for number, call in enumerate(examples, 1)]
    return [(said[f"example-{name}-{number}"], call) for number, call in enumerate(calls, 1)]


def about(name: str, param: Any) -> str:
    """Say what an argument or an option of a command is for."""
    said = words(language())
    key = param.name.replace("_", "-")
    return _with_bots(said[f"{name}-{key}"] if f"{name}-{key}" in said else said[f"any-{key}"])


def _with_bots(text: str) -> str:
    """Put the bots and their tempers, as their registry lists them, where a text says BOTS and TEMPERS."""
    if "BOTS" not in text:
        return text
    from saloon.bots.levels import names  # a command that takes bots has loaded it; other help pages must not wait
    from saloon.bots.temper import TEMPERS

    return text.replace("BOTS", ", ".join(names())).replace("TEMPERS", ", ".join(TEMPERS))


def metavar(param: Any) -> str:
    """Name what stands in the place of a value."""
    sign = str(param.metavar or "")
    return words(language()).get(f"metavar-{sign.lower().replace('=', '-')}", sign)


def _call(name: str, arguments: list[Any], commands: tuple[str, ...]) -> str:
    said = words(language())
    places = [metavar(param) if param.required else f"[{metavar(param)}]" for param in arguments]
    path = ["saloon", said["metavar-command"]] if commands else ["saloon", name]
    return " ".join([*path, *places, f"[{said['metavar-options']}]"])


def _spelling(param: Any) -> str:
    names = ", ".join(sorted(param.opts, key=len))
    return names if param.is_flag else f"{names} {metavar(param)}".strip()


def _print_rows(title: str, rows: Rows) -> None:
    if rows:
        print(f"\n{_styled(title, BOLD)}")
    margin = max([len(left) for left, _ in rows], default=0) + 4
    for left, right in rows:
        first, *others = wrap(right, max(_width() - margin, 20))
        print(f"  {_styled(left, CYAN)}{' ' * (margin - len(left) - 2)}{first}")
        for line in others:
            print(" " * margin + line)


def _print_examples(title: str, examples: Rows) -> None:
    print(f"\n{_styled(title, BOLD)}")
    for why, call in examples:
        print(f"  {why}\n    {_styled(call, CYAN)}")


def _styled(text: str, style: str) -> str:
    is_plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" or not sys.stdout.isatty()
    return text if is_plain else f"{style}{text}{PLAIN}"


def _width() -> int:
    return min(get_terminal_size().columns, WIDEST)
