"""Draws a table of Welcome to Abilene in a terminal; every class of card has its sign, so colour is never needed."""

from typing import Protocol

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, JustifyMethod, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from saloon.games.abilene.cards import HEADS, is_attack, is_cattle, is_defence
from saloon.games.abilene.state import DISTRIBUTION, OPT_IN, OVER, AbileneView, Attack

BRANDS = ("●", "◆", "■", "▲", "⬢", "⛊", "◖", "★", "✚", "◗")  # the brands of the seats, beside their letters
SEAT_STYLES = ("red", "blue", "green", "yellow", "magenta", "cyan", "red", "bright_black", "magenta", "white")
ON_TURN = "▶"


class Words(Protocol):
    """What says a text and names a card."""

    def say(self, key: str, **facts: object) -> str: ...

    def family(self, kind: str, value: object, attribute: str = "") -> str: ...


def draw(view: AbileneView, texts: Words, names: list[str]) -> RenderableType:
    """Draw what a seat may know: the pot, every player with his herd and what threatens it, and the own hand."""
    parts: list[RenderableType] = [_heading(view, texts), "", _players(view, texts, names), ""]
    if view.hand:
        parts += [Text(texts.say("draw-hand"), style="bold"), _hand(view, texts)]
    if view.buried:
        buried = ", ".join(texts.family("card", card) for card in view.buried)
        parts.append(Text(texts.say("draw-buried", cards=buried), style="dim"))
    if any(view.shown):
        parts += [_shown(view, texts, names)]
    return Group(*parts)


def _heading(view: AbileneView, texts: Words) -> Text:
    """Say how far the match and the hand are, what is in the pot, and how many cards are left to buy."""
    words = []
    if view.phase != OVER:
        words.append(texts.say("draw-deal", hand=view.hands_played + 1, hands=_hands(view)))
    if view.turns_left > 0:
        laps = view.hand_size
        players = sum(view.playing)
        words.append(texts.say("draw-lap", lap=laps - (view.turns_left - 1) // players, laps=laps))
    words.append(texts.say("draw-deck", count=view.deck_size))
    heading = Text(" " + texts.say("draw-pot", chips=view.pot) + " ", style="bold reverse")
    return heading.append(Text("  " + " · ".join(words), style="not bold not reverse"))


def _hands(view: AbileneView) -> int:
    """Give the number of hands of the match, 0 when it has no usual length."""
    return view.hands_planned if view.options.match_end in ("rotations", "fixed_hands") else 0


def _players(view: AbileneView, texts: Words, names: list[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), expand=True, header_style="dim", show_edge=False)
    for heading in ("", "draw-player", "draw-chips", "draw-cards", "draw-herd", "draw-heads"):
        justify: JustifyMethod = "right" if heading in ("draw-chips", "draw-heads") else "left"
        title, is_wide = texts.say(heading) if heading else "", heading == "draw-herd"
        table.add_column(title, justify=justify, no_wrap=not is_wide, ratio=1 if is_wide else None)
    for seat, name in enumerate(names[: len(view.chips)]):
        table.add_row(
            ON_TURN if seat in view.to_act else " ",
            _name(view, texts, seat, name),
            str(view.chips[seat]),
            _cards(view, texts, seat),
            _field(view, texts, names, seat),
            Text(str(view.heads[seat]) if view.playing[seat] else "", style="bold"),
        )
    return table


def _name(view: AbileneView, texts: Words, seat: int, name: str) -> Text:
    """Give brand, letter and name; who deals is marked."""
    brand = Text(f"{BRANDS[seat]}{chr(ord('A') + seat)} ", style=SEAT_STYLES[seat])
    brand.append(name, style="default bold" if seat == view.seat else "default")
    return brand.append(f" ({texts.say('draw-dealer')})", style="default dim") if seat == view.dealer else brand


def _cards(view: AbileneView, texts: Words, seat: int) -> Text:
    """Show how many cards a player holds, and what he has said."""
    cards = Text("▯" * view.hand_sizes[seat])
    said = _said(view, texts, seat)
    return cards.append(f" {said}" if cards.plain and said else said, style="dim")


def _said(view: AbileneView, texts: Words, seat: int) -> str:
    if not view.playing[seat]:
        folded = view.buried_sizes[seat] > 0 or view.bought[seat] > 0
        is_asked = view.phase == OPT_IN
        return texts.say("draw-folded") if folded else "" if is_asked else texts.say("draw-sat_out")
    if view.hand_size > 0 and seat == view.leader:
        return texts.say("draw-leader")
    if view.stood[seat]:
        return texts.say("draw-stood")
    return texts.say("draw-price", chips=view.prices[seat]) if view.phase == DISTRIBUTION else ""


def _field(view: AbileneView, texts: Words, names: list[str], seat: int) -> Text:
    """Lay out the herd in the order of arrival, then what lies beside it: attacks, and a defence on guard."""
    herd = Text(" ").join([Text(f"●{HEADS[card]}", style="yellow") for card in view.herds[seat]])
    lines = [herd] if herd.plain else []
    lines += [_threat(view, texts, names, attack) for attack in view.attacks if attack.target == seat]
    for defence in view.defences:
        if defence.owner == seat:
            guard = texts.say("draw-guard", card=texts.family("card", defence.card))
            lines.append(Text(f"◆ {guard}", style="blue"))
    if view.owed[seat] > 0:
        lines.append(Text(texts.say("draw-owed", turns=view.owed[seat]), style="dim"))
    return Text("\n").join(lines)


def _threat(view: AbileneView, texts: Words, names: list[str], attack: Attack) -> Text:
    card = texts.family("card", attack.card)
    who = "you" if attack.attacker == view.seat else "other"
    return Text(f"▼ {texts.say('draw-threat', card=card, seat=names[attack.attacker], who=who)}", style="red")


def _hand(view: AbileneView, texts: Words) -> Columns:
    return Columns([_card(texts, card) for card in view.hand], padding=(0, 1))


def _card(texts: Words, card: int) -> Panel:
    """Draw a card: the sign of its class, its number or its name."""
    style = _style(card)
    face = str(HEADS[card]) if is_cattle(card) else texts.family("card", card)
    return Panel(Text(f"{_sign(card)} {face}", style=f"bold {style}"), border_style=style, expand=False, padding=(0, 1))


def _sign(card: int) -> str:
    return "●" if is_cattle(card) else "▼" if is_attack(card) else "◆" if is_defence(card) else "◇"


def _style(card: int) -> str:
    return "yellow" if is_cattle(card) else "red" if is_attack(card) else "blue" if is_defence(card) else "magenta"


def _shown(view: AbileneView, texts: Words, names: list[str]) -> Text:
    """List what the last hand kept hidden, if the table reveals it."""
    hands = [
        f"{name}: {', '.join(texts.family('card', card) for card in cards)}"
        for name, cards in zip(names, view.shown, strict=False)
        if cards
    ]
    return Text(texts.say("draw-shown", hands="; ".join(hands)), style="dim")
