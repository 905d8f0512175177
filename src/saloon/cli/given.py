"""Reads what was typed on the command line; each mistake names what would be right."""

import json
import re
import secrets
from pathlib import Path
from typing import Annotated

import typer

from saloon import catalog
from saloon.cli.errors import WrongUse
from saloon.core.errors import ErrorFacts
from saloon.core.game import Game
from saloon.core.options import Option, OptionValue, complete
from saloon.lab.driver import BOTS, make_bot, usual_bot
from saloon.language import LANGUAGES

USUAL_PLAYERS = 4
LONGEST = 3600  # seconds
LONGEST_NUMBER = 9  # digits


def _games(incomplete: str) -> list[str]:
    return [name for name in catalog.names() if name.startswith(incomplete)]


def _bots(incomplete: str) -> list[str]:
    before, comma, last = incomplete.rpartition(",")
    own = [bot for name in catalog.names() for bot in catalog.game(name).bots]
    return [f"{before}{comma}{name}" for name in [*BOTS, *own] if name.startswith(last)]


def _languages(incomplete: str) -> list[str]:
    return [lang for lang in LANGUAGES if lang.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(metavar="GAME", autocompletion=_games)]
MaybeGameName = Annotated[str | None, typer.Argument(metavar="GAME", autocompletion=_games)]
Players = Annotated[str | None, typer.Option("--players", "-p", metavar="N")]
Bots = Annotated[str | None, typer.Option("--bots", "-b", metavar="a,b,..", autocompletion=_bots)]
Seed = Annotated[str | None, typer.Option("--seed", "-s", metavar="S")]
SetOptions = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="fr|en", autocompletion=_languages)]
Json = Annotated[bool, typer.Option("--json")]


def read_number(flag: str, typed: str | None, usual: int, low: int = 1, high: int = 1_000) -> int:
    """Read a whole number within bounds."""
    if typed is None:
        return usual
    is_whole = typed.isascii() and typed.isdecimal() and len(typed) <= LONGEST_NUMBER
    if not is_whole or not low <= int(typed) <= high:
        message = f"{flag} takes a whole number from {low} to {high}, not {typed!r}"
        raise WrongUse("number", message, {"flag": flag, "value": typed, "low": low, "high": high})
    return int(typed)


def read_choice(typed: str, count: int) -> int | None:
    """Read the number of a choice, counted from 1; give its place in the list, or None if there is no such choice."""
    is_number = typed.isascii() and typed.isdecimal() and len(typed) <= LONGEST_NUMBER
    return int(typed) - 1 if is_number and 1 <= int(typed) <= count else None


def read_seconds(flag: str, typed: str | None, usual: float) -> float:
    """Read a length of time."""
    if typed is None:
        return usual
    if not re.fullmatch(r"\d{1,4}(\.\d+)?", typed, re.ASCII) or float(typed) > LONGEST:
        message = f"{flag} takes a number of seconds up to {LONGEST}, not {typed!r}"
        raise WrongUse("seconds", message, {"flag": flag, "value": typed, "high": LONGEST})
    return float(typed)


def read_players(typed: str | None, game: Game, named: int) -> int:
    """Read a number of players; without one there are four, or as many as are named, within what the game allows."""
    low, high = game.seats
    usual = max(min(max(USUAL_PLAYERS, low), high), named)
    return read_number("--players", typed, usual, low=0)  # the game refuses the rest


def read_bots(typed: str | None, game: Game, usual: str = "") -> list[str]:
    """Read the names of bots."""
    names = [name.strip() for name in (typed or usual or usual_bot(game)).split(",")]
    for name in names:
        make_bot(name, game)
    return names


def read_seed(typed: str | None) -> str:
    """Read a seed, or find a new one."""
    return typed if typed is not None else str(secrets.randbelow(10**9))


def read_options(typed: list[str] | None, game: Game) -> dict[str, object]:
    """Read the options of a game, each as `name=value`; `name=@file` takes the value from a file."""
    declared = {option.name: option for option in game.options}
    given: dict[str, object] = {}
    for text in typed or []:
        name, sign, value = text.partition("=")
        if not sign:
            raise WrongUse("option-form", f"--option takes name=value, not {text!r}", {"value": text})
        if name not in declared:
            complete(game.options, {name: value})  # refuses it and names those that there are
        given[name] = _read_value(declared[name], value)
    return given


def read_json(path: Path) -> object:
    """Read a JSON file; a mistake in it is named by line and column."""
    try:
        return json.loads(_text_of(path))
    except json.JSONDecodeError as error:
        facts: ErrorFacts = {"file": str(path), "line": error.lineno, "column": error.colno, "why": error.msg}
        raise WrongUse("json", f"{path}, line {error.lineno}, column {error.colno}: {error.msg}", facts) from None


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise WrongUse("no-file", f"there is no file {path}", {"file": str(path)}) from None
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else type(error).__name__
        raise WrongUse("unreadable", f"{path} cannot be read: {why}", {"file": str(path), "why": why}) from None


def _read_data(path: Path) -> object:
    """Read what a host brings: an object from a JSON file, the lines of any other."""
    return read_json(path) if path.suffix == ".json" else {"lines": _text_of(path).splitlines()}


def _read_value(option: Option, text: str) -> OptionValue:
    if option.kind == "data" and text.startswith("@"):
        return option.check(_read_data(Path(text[1:])))
    return option.parse(text)
