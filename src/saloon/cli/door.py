"""The door: finds the command that is called, and loads no other."""

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from saloon.cli.helping import about, show_help
from saloon.cli.words import read_lang, words
from saloon.language import language

COMMANDS = (
    "play",
    "learn",
    "puzzle",
    "games",
    "rules",
    "simulate",
    "replay",
    "study",
    "think",
    "review",
    "train",
    "puzzles",
    "playthrough",
    "new-game",
    "check-game",
    "bench",
    "serve",
    "doctor",
    "backup",
    "restore",
    "forget",
    "verify",
)
EXAMPLES = ("saloon play", "saloon rules abilene", "saloon simulate abilene --games 100 --bots cowboy,random")


class Command(TyperCommand):
    """A command that shows its help in the language of the reader."""

    examples: tuple[str, ...] = ()

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(str(self.name), self.get_params(ctx), self.examples)


class Door(TyperGroup):
    """All commands by name; each is loaded when it is called."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return load(cmd_name) if cmd_name in COMMANDS else None

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help("saloon", self.get_params(ctx), EXAMPLES, COMMANDS)


def load(name: str) -> Command:
    """Load one command from its file, with its words of help."""
    module = import_module(f"saloon.cli.{name.replace('-', '_')}")
    app = typer.Typer(add_completion=False)
    app.command(name, cls=Command, help=words(language())[f"about-{name}"])(module.command)
    command = typer.main.get_command(app)
    assert isinstance(command, Command)
    command.examples = module.EXAMPLES
    for param in command.params:
        param.help = about(name, param)  # type: ignore[attr-defined]
    return command


def open_door(argv: Sequence[str]) -> int:
    """Carry out a command line; usage errors and refusals are raised."""
    app = typer.Typer(cls=Door, pretty_exceptions_enable=False)
    app.callback(invoke_without_command=True)(_welcome)
    command = typer.main.get_command(app)
    return int(command.main(list(argv), prog_name="saloon", standalone_mode=False) or 0)


def _welcome(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="fr|en")] = None,
) -> None:
    read_lang(lang)
    if version:
        print(import_module("saloon.engine").describe())
    elif context.invoked_subcommand is None:
        context.get_help()
