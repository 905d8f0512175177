"""The language a command speaks, and the words of the help pages.

These are Fluent messages of one line without variables; so they are read in a millisecond, without loading Fluent.
"""

from functools import cache
from pathlib import Path

import saloon
from saloon.cli.errors import WrongUse
from saloon.language import LANGUAGES, curled, language

WORDS = Path(saloon.__path__[0]) / "words"


@cache
def words(lang: str) -> dict[str, str]:
    """Read the words of the help pages in one language."""
    lines = (WORDS / f"help.{lang}.ftl").read_text(encoding="utf-8").splitlines()
    pairs = [line.partition(" = ") for line in lines if line and not line.startswith("#")]
    return {key: curled(text) for key, _, text in pairs}


def read_lang(typed: str | None) -> str:
    """Read a language; without a wish, the one of the environment."""
    if typed is None:
        return language()
    if typed not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise WrongUse("lang", f"--lang takes one of {known}, not {typed!r}", {"value": typed, "languages": known})
    return typed
