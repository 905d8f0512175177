"""Draws what a seat may know: as the game's folder wants it, or as a plain list of fields."""

from rich.console import RenderableType
from rich.table import Table

from saloon import catalog
from saloon.cli.voice import Voice
from saloon.core.match import Match
from saloon.core.rules import View, save


def draw(voice: Voice, match: Match, names: list[str], seat: int) -> RenderableType:
    """Draw the table as a seat sees it."""
    view = match.view(seat)
    terminal = catalog.terminal(match.game.name)
    return _fields(view) if terminal is None else terminal.draw(view, voice.texts, names)


def _fields(view: View) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    for name, value in save(view).items():
        if name != "options" and value != []:
            table.add_row(name.replace("_", " "), _plain(value))
    return table


def _plain(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(f"[{_plain(item)}]" if isinstance(item, list) else _plain(item) for item in value) or "–"
    if isinstance(value, dict):
        return " ".join(f"{name}={_plain(item)}" for name, item in value.items())
    return str(value)
