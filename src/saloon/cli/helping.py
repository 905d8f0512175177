"""Shows the help page of a command in the language of the reader."""

from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from saloon.cli.words import words
from saloon.language import language

WIDEST = 100  # columns; longer lines are tiresome to read

Rows = list[tuple[str, str]]


def show_help(name: str, params: list[Any], examples: tuple[str, ...], commands: tuple[str, ...] = ()) -> None:
    """Print how a command is called, what it does, its arguments and options, and examples."""
    said = words(language())
    out = Console(highlight=False, markup=False, emoji=False)
    out.width = min(out.width, WIDEST)
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    out.print(Text.assemble((said["usage"], "bold"), " ", _call(name, arguments, commands)))
    out.print(f"\n{said[f'about-{name}']}")
    _print_rows(out, said["commands"], [(command, said[f"about-{command}"]) for command in commands])
    _print_rows(out, said["arguments"], [(metavar(param), about(name, param)) for param in arguments])
    _print_rows(out, said["options"], [(_spelling(param), about(name, param)) for param in options])
    _print_examples(
        out, said["examples"], [(example, said[f"example-{name}-{i}"]) for i, example in enumerate(examples, 1)]
    )


def about(name: str, param: Any) -> str:
    """Say what an argument or an option of a command is for."""
    said = words(language())
    key = f"{name}-{param.name.replace('_', '-')}"
    return said[key] if key in said else said[f"any-{param.name.replace('_', '-')}"]


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


def _print_rows(out: Console, title: str, rows: Rows) -> None:
    if rows:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
        for left, right in rows:
            table.add_row(left, right)
        _print_chapter(out, title, table)


def _print_examples(out: Console, title: str, examples: Rows) -> None:
    lines = Text("\n").join([Text.assemble(f"{why}\n", (f"  {example}", "cyan")) for example, why in examples])
    _print_chapter(out, title, lines)


def _print_chapter(out: Console, title: str, content: RenderableType) -> None:
    out.print(Text(f"\n{title}", style="bold"))
    out.print(Padding(content, (0, 0, 0, 2), expand=False))
