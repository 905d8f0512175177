"""Reads what was typed on the command line; each mistake names what would be right."""

import json
import secrets
from pathlib import Path
from typing import Annotated

import typer

from saloon import catalog
from saloon.bots.levels import USUAL, make_bot, names
from saloon.cli.errors import WrongUse
from saloon.cli.spoken import written
from saloon.core.errors import ErrorFacts, WrongOption
from saloon.core.game import PRESET, Game
from saloon.core.options import Option, OptionValue, complete
from saloon.language import LANGUAGES

USUAL_PLAYERS = 4
LONGEST = 3600  # seconds
LONGEST_NUMBER = 9  # digits


def _games(incomplete: str) -> list[str]:
    return [name for name in catalog.names() if name.startswith(incomplete)]


def _bots(incomplete: str) -> list[str]:
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{bot}" for bot in names() if bot.startswith(last)]


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
    try:
        seconds = float(typed.replace(",", "."))
    except ValueError:
        seconds = -1
    if not 0 <= seconds <= LONGEST:
        message = f"{flag} takes a number of seconds up to {LONGEST}, not {typed!r}"
        raise WrongUse("seconds", message, {"flag": flag, "value": typed, "high": LONGEST})
    return seconds


def read_players(typed: str | None, game: Game, named: int) -> int:
    """Read a number of players; without one there are four, or as many as are named, within what the game allows."""
    low, high = game.seats
    usual = max(min(max(USUAL_PLAYERS, low), high), named)
    return read_number("--players", typed, usual, low=0)  # the game refuses the rest


def read_bots(typed: str | None, game: Game, usual: str = "") -> list[str]:
    """Read the names of bots."""
    wished = [name.strip() for name in (typed or usual or USUAL).split(",")]
    for name in wished:
        make_bot(game, name)
    return wished


def read_seed(typed: str | None) -> str:
    """Read a seed, or find a new one."""
    return typed if typed is not None else str(secrets.randbelow(10**9))


def read_options(typed: list[str] | None, game: Game) -> dict[str, object]:
    """Read the options of a game, each as `name=value` or in words; `name=@file` takes the value from a file."""
    given: dict[str, object] = {}
    for text in typed or []:
        name, sign, value = written(text, game).partition("=")
        if not sign:
            raise WrongUse("option-form", f"--option takes name=value, not {text!r}", {"value": text})
        try:
            given[name] = value if name == PRESET and game.presets else _read_option(game, name, value)
        except WrongOption as error:
            error.facts["game"] = game.name  # whose words explain it
            raise
    return given


def _read_option(game: Game, name: str, text: str) -> OptionValue:
    declared = {option.name: option for option in game.options}
    if name not in declared:
        complete(game.options, {name: text})  # refuses it and names those that there are
    return _read_value(declared[name], text)


def read_json(path: Path) -> object:
    """Read a JSON file; a mistake in it is named by line and column."""
    try:
        return json.loads(_text_of(path))
    except json.JSONDecodeError as error:
        facts: ErrorFacts = {"file": str(path), "line": error.lineno, "column": error.colno, "why": error.msg}
        raise WrongUse("json", f"{path}, line {error.lineno}, column {error.colno}: {error.msg}", facts) from None
    except ValueError:  # Python reads numbers of 4300 digits at most
        raise WrongUse("json-number", f"{path} holds a number with too many digits", {"file": str(path)}) from None
    except RecursionError:
        raise WrongUse("json-deep", f"{path} is nested too deeply to be read", {"file": str(path)}) from None


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise WrongUse("no-file", f"there is no file {path}", {"file": str(path)}) from None
    except UnicodeDecodeError:
        raise WrongUse("not-utf8", f"{path} is not text in UTF-8", {"file": str(path)}) from None
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise WrongUse("unreadable", f"{path} cannot be read: {why}", {"file": str(path), "why": why}) from None


def _read_data(path: Path) -> object:
    """Read what a host brings: an object from a JSON file, the lines of any other."""
    return read_json(path) if path.suffix == ".json" else {"lines": _text_of(path).removesuffix("\n").split("\n")}


def _read_value(option: Option, text: str) -> OptionValue:
    if option.kind == "data" and text.startswith("@"):
        return option.check(_read_data(Path(text[1:])))
    return option.parse(text)
