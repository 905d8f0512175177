"""Speaks to the person at the terminal: what was asked for on stdout, the rest on stderr."""

import json
import re

from rich import _wrap, box
from rich.console import Console
from rich.table import Table

from saloon.cli.words import read_lang
from saloon.core.game import Game
from saloon.texts import Texts

_wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")  # of its own accord rich breaks lines at no-break spaces, too


class Voice:
    """The texts in one language and the two ways out."""

    def __init__(self, lang: str | None, game: Game | None = None) -> None:
        self.texts = Texts(read_lang(lang), game)
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(highlight=False, markup=False, emoji=False, stderr=True)

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
