"""Explains every refusal in one line: what is wrong, and the way out."""

import re
from difflib import get_close_matches

import typer

from saloon import catalog
from saloon.bots.levels import UnknownLevel
from saloon.cli.door import COMMANDS
from saloon.cli.errors import WrongUse
from saloon.cli.helping import metavar
from saloon.cli.voice import cleaned
from saloon.core.errors import (
    IllegalAction,
    MalformedMessage,
    SaloonError,
    UnknownGame,
    WrongData,
    WrongLog,
    WrongOption,
    WrongSeats,
)
from saloon.language import language
from saloon.puzzles import NoPuzzle
from saloon.texts import Texts

FAILED, WRONG_USE = 1, 2
WRONGLY_CALLED = (WrongUse, UnknownGame, UnknownLevel, WrongOption, WrongSeats, NoPuzzle)
WRONG_INPUT = (*WRONGLY_CALLED, WrongData, WrongLog, MalformedMessage, IllegalAction)  # typed, or read from a file

VOCABULARIES = {  # for each reason: the word that is not known, and the words that are known
    "unknown-command": ("command", "commands"),
    "unknown-flag": ("flag", "flags"),
    "unknown-game": ("game", "games"),
    "unknown-level": ("level", "levels"),
    "option-unknown": ("option", "options"),
    "preset-unknown": ("preset", "presets"),
}


def describe(error: Exception, call: str) -> tuple[int, str]:
    """Return the exit code for an error and the line that explains it, with the way out."""
    if isinstance(error, typer.TyperException):
        error = understand(error)
    texts = Texts(language())
    if not isinstance(error, SaloonError):
        return FAILED, f"saloon: {cleaned(str(error))}"
    line = f"saloon: {explain(error, texts.lang)}"
    if not isinstance(error, WRONG_INPUT):
        return FAILED, line
    return WRONG_USE, f"{line} {texts.say('see-help', call=call)}" if isinstance(error, WRONGLY_CALLED) else line


def explain(error: SaloonError, lang: str) -> str:
    """Explain a refusal in one line: what is wrong, why, and what was perhaps meant."""
    texts = _speaker(error, lang)
    sentences = [texts.error(error)]
    if "options" in error.facts and "game" in error.facts:
        sentences.append(texts.say("option-list", call=f"saloon games {error.facts['game']}"))
    if isinstance(error.__cause__, SaloonError):
        sentences.append(explain(error.__cause__, lang))
    if error.reason in VOCABULARIES:
        sentences += _guess(error, lang)
    return cleaned(" ".join(" ".join(sentences).splitlines()))


def understand(error: typer.TyperException) -> WrongUse:
    """Turn what the command-line library found wrong into words of the house."""
    name = type(error).__name__
    flag = str(getattr(error, "option_name", ""))
    if name == "NoSuchOption":
        return WrongUse("unknown-flag", str(error), {"flag": flag, "flags": ", ".join(_flags(error))})
    if name == "BadOptionUsage":
        needs_value = "requires" in error.message
        return WrongUse("flag-without-value" if needs_value else "flag-with-value", str(error), {"flag": flag})
    if name == "MissingParameter":
        return WrongUse("missing-argument", str(error), {"argument": metavar(getattr(error, "param", None))})
    command = re.fullmatch(r"No such command '(.*?)'\..*", error.message)
    if command:
        commands = ", ".join(COMMANDS)
        return WrongUse("unknown-command", str(error), {"command": command[1], "commands": commands})
    extra = re.fullmatch(r"Got unexpected extra argument\(s\) \((.*)\)", error.message)
    if extra:
        return WrongUse("extra-arguments", str(error), {"arguments": extra[1]})
    return WrongUse("wrong-use", str(error), {"message": error.format_message()})


def _flags(error: typer.TyperException) -> list[str]:
    context = getattr(error, "ctx", None)
    return [name for param in context.command.get_params(context) for name in param.opts] if context else []


def _speaker(error: SaloonError, lang: str) -> Texts:
    """Find the texts that explain an error: of the game that raised it, of the house, or of the game of that name."""
    own = [catalog.game(name) for name in catalog.names() if name == error.facts.get("game")]
    for game in [*own, None, *[catalog.game(name) for name in catalog.names()]]:
        texts = Texts(lang, game)
        if texts.has(f"error-{error.reason}"):
            return texts
    raise error


def _guess(error: SaloonError, lang: str) -> list[str]:
    unknown, known = VOCABULARIES[error.reason]
    near = get_close_matches(str(error.facts[unknown]), str(error.facts[known]).split(", "), 1)
    return [Texts(lang).say("did-you-mean", near=near[0])] if near else []
