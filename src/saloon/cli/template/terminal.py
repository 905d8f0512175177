"""Draws a table of Overland in a terminal, 80 columns wide; signs tell what colours tell."""

from typing import Protocol

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from saloon.games.overland.cards import FREIGHT
from saloon.games.overland.state import OverlandView

CARD_WIDTH = 14
CARDS_IN_A_ROW = 5


class Words(Protocol):
    """What is needed of the texts."""

    def say(self, key: str, **facts: object) -> str:
        """Say a text."""

    def family(self, kind: str, value: object, attribute: str = "") -> str:
        """Name a card."""


def draw(view: OverlandView, texts: Words, names: list[str]) -> RenderableType:
    """Draw what a seat may know: the trail, the players, the seat's own hand."""
    parts: list[RenderableType] = [_trail(view, texts), _players(view, texts, names)]
    if view.hand:
        parts += [Rule(texts.say("table-hand"), style="dim", align="left"), _cards(view.hand, texts)]
    return Group(*parts)


def _trail(view: OverlandView, texts: Words) -> RenderableType:
    way = " › ".join(f"{card} {texts.family('card', card)}" for card in view.trail) or texts.say("table-empty")
    facts = f"{texts.say('table-freight', dollars=view.freight)} · {texts.say('table-deck', count=view.deck_size)}"
    return Panel(Text.assemble((way, "bold"), "\n", (facts, "dim")), title=texts.say("table-trail"), box=box.HEAVY)


def _players(view: OverlandView, texts: Words, names: list[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, header_style="dim")
    table.add_column(texts.say("table-player"))
    table.add_column(texts.say("table-cards"))
    table.add_column(texts.say("table-money"), justify="right")
    table.add_column()
    for seat, name in enumerate(names):
        leads = texts.say("table-leads") if view.trail and seat == view.leader else ""
        style = "bold" if seat == view.seat else ""
        mark = "▶ " if seat in view.to_act else "  "
        money = texts.say("table-dollars", dollars=view.dollars[seat])
        table.add_row(Text(mark + name, style=style), "▮" * view.hand_sizes[seat], money, leads)
    return table


def _cards(cards: list[int], texts: Words) -> Table:
    rows = Table.grid()
    for start in range(0, len(cards), CARDS_IN_A_ROW):
        rows.add_row(*[_card(card, texts) for card in cards[start : start + CARDS_IN_A_ROW]])
    return rows


def _card(card: int, texts: Words) -> Panel:
    money = "$" * FREIGHT[card]
    corner = Text(f"{card}{money.rjust(CARD_WIDTH - 5)}", style="bold yellow" if money else "bold")
    return Panel(Group(corner, Text(texts.family("card", card), justify="center")), width=CARD_WIDTH)
