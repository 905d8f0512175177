"""Draws a table of Welcome to Abilene in a terminal, 80 columns wide; signs repeat what colours show."""

from typing import Protocol

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from saloon.games.abilene.cards import DESPERADOS, FEE, FIREWATER, HEADS, is_attack, is_cattle, is_defence
from saloon.games.abilene.state import DISTRIBUTION, OPT_IN, OVER, PLAY, RESPOND, STEAL, AbileneView

CARD_WIDTH = 12
CARDS_IN_A_ROW = 6
LONGEST_NAME = 20
MOST_BACKS = 5  # more cards than this are shown as a number
BRANDS = ("red", "blue", "green", "yellow", "magenta", "cyan", "dark_orange3", "grey50", "hot_pink", "white")


class Words(Protocol):
    """The part of the texts that is used here."""

    def say(self, key: str, **facts: object) -> str:
        """Return a text."""

    def family(self, kind: str, value: object, attribute: str = "") -> str:
        """Return the name of a card, or another attribute."""


def draw(view: AbileneView, texts: Words, names: list[str]) -> RenderableType:
    """Draw what a seat may know: the pot, the players and their herds, the seat's own hand."""
    parts: list[RenderableType] = [_head(view, texts), _players(view, texts, names), *_shown(view, texts, names)]
    if view.seat >= 0:
        parts += _hand(view, texts)
    return Group(*parts)


# The pot and the prices


def _head(view: AbileneView, texts: Words) -> RenderableType:
    pot = Text(f"{texts.say('table-pot').upper()}  {view.pot}", style="bold", justify="center")
    plate = Panel(pot, box=box.HEAVY, width=max(14, len(pot) + 6))
    facts = [
        Text(texts.say("title"), style="bold"),
        Text(" · ".join(_progress(view, texts))),
        Text(" · ".join(_prices(view, texts)), style="dim"),
    ]
    head = Table.grid(padding=(0, 2))
    head.add_row(plate, Group(*facts))
    return head


def _progress(view: AbileneView, texts: Words) -> list[str]:
    progress = [_hand_number(view, texts)]
    if view.phase == DISTRIBUTION:
        progress.append(texts.say("table-buying", lap=view.bought[view.turn] + 1))
    elif view.phase in (PLAY, STEAL, RESPOND):
        players = sum(view.playing)
        lap = view.hand_size - (view.turns_left - 1) // players if view.turns_left > 0 else view.hand_size
        progress.append(texts.say("table-lap", lap=lap, laps=view.hand_size))
    return progress


def _hand_number(view: AbileneView, texts: Words) -> str:
    number = view.hands_played + 1
    if view.phase == OVER:
        return texts.say("table-hands-played", hands=view.hands_played)
    if number > view.hands_planned:
        return texts.say("table-hand-extra", hand=number)
    if view.options.match_end in ("rotations", "fixed_hands"):
        return texts.say("table-hand", hand=number, planned=view.hands_planned)
    return texts.say("table-hand-open", hand=number)


def _prices(view: AbileneView, texts: Words) -> list[str]:
    facts = []
    if view.phase == DISTRIBUTION:
        asks = view.seat >= 0 and view.playing[view.seat] and not view.stood[view.seat]
        facts.append(texts.say("table-price", chips=view.prices[view.seat if asks else view.turn]))
    if view.hand_size > 0:
        facts.append(texts.say("table-doubled" if view.phase == DISTRIBUTION else "table-size", cards=view.hand_size))
    return [*facts, texts.say("table-deck", cards=view.deck_size)]


# The players


def _players(view: AbileneView, texts: Words, names: list[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, expand=True, show_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(texts.say("table-column-player"), no_wrap=True)
    table.add_column(texts.say("table-column-chips"), no_wrap=True, justify="right")
    table.add_column(texts.say("table-column-hand"), no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(texts.say("table-column-herd"), ratio=1)
    table.add_column(texts.say("table-column-heads"), no_wrap=True, justify="right")
    for seat in range(len(names)):
        heads = str(view.heads[seat]) if view.playing[seat] and view.phase in (PLAY, STEAL, RESPOND) else ""
        table.add_row(
            _name(view, texts, names, seat),
            Text(str(view.chips[seat]), style="bold"),
            _backs(view.hand_sizes[seat]),
            _state(view, texts, seat),
            _herd(view, texts, names, seat),
            Text(heads, style="bold"),
            style="" if view.playing[seat] or view.phase in (OPT_IN, OVER) else "dim",
        )
    return table


def _name(view: AbileneView, texts: Words, names: list[str], seat: int) -> Text:
    you = f" ({texts.say('table-you')})" if seat == view.seat and names[seat].lower() != texts.say("table-you") else ""
    text = Text("▶ " if seat in view.to_act else "  ", style="bold")
    text.append(f" {_letter(seat)} ", style=f"bold reverse {BRANDS[seat]}")
    name = names[seat] if len(names[seat]) <= LONGEST_NAME else names[seat][: LONGEST_NAME - 1] + "…"
    text.append(f" {name}{you}", style="bold" if seat == view.seat else "")
    return text


def _letter(seat: int) -> str:
    return "ABCDEFGHIJ"[seat]


def _backs(count: int) -> str:
    """Draw the backs of a hand."""
    return "▮" * count if count <= MOST_BACKS else f"▮ {count}"


def _state(view: AbileneView, texts: Words, seat: int) -> Text:
    words = [texts.say("table-dealer")] if seat == view.dealer and view.phase == OPT_IN else []
    word = _state_word(view, seat)
    if word:
        words.append(texts.say(f"table-{word}"))
    if view.owed[seat] > 0:
        words.append(texts.say("table-owes", turns=view.owed[seat]))
    return Text("\n".join(words))


def _state_word(view: AbileneView, seat: int) -> str:
    if view.phase == OVER:
        return "winner" if view.chips[seat] == max(view.chips) else ""
    if view.playing[seat]:
        if view.hand_size > 0 and seat == view.leader:
            return "leader"
        return "stood" if view.stood[seat] else "in"
    if view.buried_sizes[seat] > 0:
        return "folded"
    return "" if view.phase == OPT_IN and not _has_answered(view, seat) else "out"


def _has_answered(view: AbileneView, seat: int) -> bool:
    """Tell whether a seat was asked before the one that is asked to join now, the dealer last."""
    seats = len(view.chips)
    return (seat - view.dealer - 1) % seats < (view.turn - view.dealer - 1) % seats


def _herd(view: AbileneView, texts: Words, names: list[str], seat: int) -> Text:
    lines = []
    if view.herds[seat]:
        cattle = " ".join(f"[{HEADS[card]}]" for card in view.herds[seat])
        lines.append(Text.assemble(("● ", "yellow"), (cattle, "bold yellow")))
    for attack in view.attacks:
        if attack.target == seat:
            lines.append(Text(f"▼ {_attack(view, texts, names, attack.attacker, attack.card)}", style="red"))
    for defence in view.defences:
        if defence.owner == seat:
            guard = texts.say("table-defence", card=texts.family("card", defence.card))
            lines.append(Text(f"◆ {guard}", style="bright_blue"))
    return Text("\n").join(lines)


def _attack(view: AbileneView, texts: Words, names: list[str], attacker: int, card: int) -> str:
    when = "end" if view.hand_sizes[attacker] + view.owed[attacker] == 0 else "turn"
    who = "you" if attacker == view.seat else "other"
    return texts.say("table-attack", who=who, when=when, card=texts.family("card", card), name=names[attacker])


# What is hidden


def _shown(view: AbileneView, texts: Words, names: list[str]) -> list[RenderableType]:
    """List the hidden cards of the last hand, if they are revealed."""
    if view.phase not in (OPT_IN, OVER):
        return []
    return [
        Text(texts.say("table-shown", name=names[seat], cards=_list(texts, cards)), style="dim")
        for seat, cards in enumerate(view.shown)
        if cards
    ]


def _hand(view: AbileneView, texts: Words) -> list[RenderableType]:
    parts: list[RenderableType] = []
    if view.hand:
        parts += ["", Rule(texts.say("table-your-hand"), style="dim", align="left"), _cards(view, texts)]
    elif view.playing[view.seat]:
        parts += ["", Rule(texts.say("table-no-cards"), style="dim", align="left")]
    if view.buried:
        parts.append(Text(texts.say("table-buried", cards=_list(texts, view.buried)), style="dim"))
    return parts


def _cards(view: AbileneView, texts: Words) -> Table:
    rows = Table.grid()
    for start in range(0, len(view.hand), CARDS_IN_A_ROW):
        rows.add_row(*[_card(texts, card) for card in view.hand[start : start + CARDS_IN_A_ROW]])
    return rows


def _card(texts: Words, card: int) -> Panel:
    sign, style = _sign(card)
    number = str(HEADS[card]) if is_cattle(card) else f"−{FEE}" if card in (DESPERADOS, FIREWATER) else ""
    corner = Text(sign + number.rjust(CARD_WIDTH - 2 - len(sign)), style=f"bold {style}")
    name = Text(texts.family("card", card), style="bold", justify="center")
    return Panel(Group(corner, name), width=CARD_WIDTH, height=5, padding=0, border_style=style)


def _sign(card: int) -> tuple[str, str]:
    """Return the sign and the colour for the class of a card."""
    if is_cattle(card):
        return "●", "yellow"
    if is_attack(card):
        return "▼", "red"
    return ("◆", "bright_blue") if is_defence(card) else ("◇", "magenta")


def _list(texts: Words, cards: list[int]) -> str:
    return ", ".join(texts.family("card", card) for card in cards)
