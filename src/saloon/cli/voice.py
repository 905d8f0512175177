"""Speaks to the person at the terminal: what was asked for on stdout, the rest on stderr."""

import json
import re
import unicodedata
from typing import Any

from rich import _wrap, box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from saloon.cli.words import read_lang
from saloon.core.game import Game
from saloon.texts import Texts

_wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")  # of its own accord rich breaks lines at no-break spaces, too


class Screen(Console):
    """A terminal that shows no control characters: a name or a note from a file cannot steer it."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(highlight=False, markup=False, emoji=False, stderr=stderr)

    def render_str(self, text: str, **wishes: Any) -> Text:
        return super().render_str(cleaned(text), **wishes)


def cleaned(text: str) -> str:
    """Return a text without control characters, except those that part lines and columns."""
    return "".join(sign for sign in text if sign in "\n\t" or unicodedata.category(sign) != "Cc")


class Voice:
    """The texts in one language and the two ways out."""

    def __init__(self, lang: str | None, game: Game | None = None) -> None:
        self.texts = Texts(read_lang(lang), game)
        self.out = Screen()
        self.err = Screen(stderr=True)

    def words(self, key: str, **facts: object) -> str:
        """Return a text of the house or of the game."""
        return self.texts.say(key, **facts)

    def say(self, key: str, style: str = "", **facts: object) -> None:
        """Say a text on stdout; one with a file in it is not broken into lines, so that it can be copied."""
        self.out.print(self.texts.say(key, **facts), style=style, soft_wrap="file" in facts or "call" in facts)

    def table(self, *columns: str) -> Table:
        """Lay out a table with light rules; a column whose text begins with `>` holds numbers."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold")
        for column in columns:
            table.add_column(self.texts.say(column.lstrip(">")), justify="right" if column[0] == ">" else "left")
        return table

    def number(self, value: float, digits: int = 0) -> str:
        """Write a number as the language does."""
        text = f"{value:,.{digits}f}"
        return text if self.texts.lang == "en" else text.replace(",", "\u202f").replace(".", ",")


def print_json(document: object) -> None:
    """Print one JSON document on stdout."""
    print(json.dumps(document, ensure_ascii=False, indent=2))
