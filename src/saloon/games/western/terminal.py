"""Draws a table of Western in a terminal; every colour also has a sign."""

from typing import Protocol

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saloon.core.rules import SPECTATOR
from saloon.games.western.cards import (
    ATTACK_1,
    ATTACK_2,
    ATTACK_3,
    CAKE,
    COWBOY,
    DANCER,
    DOG,
    HANDS_UP,
    HAT,
    HORSE,
    INDIANS,
    JOKER,
    KINDS,
    SALOON,
    SHERIFF,
    UNIT,
    WHISKY,
)
from saloon.games.western.state import PACTOLE, RESPOND_CAKE, WesternView

BRANDS = ("●A", "◆B", "■C", "▲D", "⬢E", "▼F", "◉G", "★H", "✚I", "◠J")
BRAND_STYLES = ("red", "blue", "green", "yellow", "magenta", "cyan", "dark_orange3", "slate_blue1", "hot_pink", "bold")
ATTACKS = (ATTACK_1, ATTACK_2, ATTACK_3, INDIANS)
GUARDS = (DANCER, DOG, CAKE, JOKER, HAT, SHERIFF)
EVENTS = (SALOON, HANDS_UP)
MOVES = (HORSE, WHISKY)
HAND_COLUMNS = 3


class Words(Protocol):
    """The part of the texts that is used here."""

    def say(self, key: str, **facts: object) -> str: ...

    def family(self, kind: str, value: object, attribute: str = "") -> str: ...


def draw(view: WesternView, texts: Words, names: list[str]) -> RenderableType:
    """Draw what a seat may know: the bank, the ring of seats, what is at stake, and its own hand."""
    parts: list[RenderableType] = [_heading(view, texts), "", _ring(view, texts, names)]
    parts += [_way(view, texts, names), *_stage(view, texts, names)]
    if view.hand:
        legend = Text(f"  {texts.say('draw-legend')}", style="dim not bold")
        parts += ["", Text(texts.say("draw-hand"), style="bold") + legend, _hand(view, texts)]
    return Group(*parts)


def _heading(view: WesternView, texts: Words) -> Text:
    heading = Text(f"{texts.say('draw-bank')} ").append(_money(texts, view.bank), style="bold")
    heading.append(f"   {texts.say('draw-goal')} ").append(_money(texts, view.options.goal_units), style="bold")
    piles = texts.say("draw-piles", deck=view.deck_size, discards=len(view.discards), turn=view.turns)
    return heading.append(f"   {piles}", style="dim")


def _money(texts: Words, units: int) -> str:
    return texts.say("draw-sum", sum=units * UNIT)


def _way(view: WesternView, texts: Words, names: list[str]) -> Text:
    """Describe which way the turn goes, and to whom."""
    following = texts.say("draw-next", next=names[view.next_seat], other=names[view.next_after_whisky])
    return Text(f"{texts.say('draw-direction', direction=view.direction)} {following}", style="dim")


def _ring(view: WesternView, texts: Words, names: list[str]) -> Table:
    """List the seats in the order in which they sit; an arrow points where the turn goes."""
    table = Table.grid(padding=(0, 1))
    arrow = "↓" if view.direction == 1 else "↑"
    for seat, size in enumerate(view.hand_sizes):
        money = _money(texts, view.money[seat]) if view.money else _hidden_money(view, texts, seat)
        table.add_row(
            Text(arrow, style="dim"),
            "▶" if seat in view.to_act else " ",
            Text(BRANDS[seat], style=BRAND_STYLES[seat]),
            Text(names[seat], style="bold" if seat == view.turn else ""),
            Text(money.rjust(9), style="bold"),
            Text(texts.say("draw-cards", count=size).rjust(9)),
            _remarks(view, texts, seat),
        )
    return table


def _hidden_money(view: WesternView, texts: Words, seat: int) -> str:
    return _money(texts, view.own_money) if seat == view.seat else texts.say("draw-hidden")


def _remarks(view: WesternView, texts: Words, seat: int) -> Text:
    """Describe what else there is to know of a seat: sheriff, money it took, cards seen in its hand."""
    remarks = Text()
    words = [texts.say("draw-sheriff")] if view.sheriffs[seat] else []
    if view.seat != SPECTATOR and view.claims[seat][view.seat] > 0:
        words.append(texts.say("draw-took", sum=_money(texts, view.claims[seat][view.seat])))
    if view.phase == PACTOLE and view.passed[seat]:
        words.append(texts.say("draw-passed"))
    dice = [throw[seat] for throw in view.opening if throw[seat] > 0]
    if dice:
        words.append(texts.say("draw-die", die=dice[-1]))
    remarks.append(", ".join(words))
    if seat != view.seat and view.known[seat]:
        remarks.append("  " if words else "").append(
            texts.say("draw-known", cards=_list_cards(texts, view.known[seat])), style="dim"
        )
    return remarks


def _list_cards(texts: Words, cards: list[int]) -> str:
    counted = [(card, cards.count(card)) for card in range(KINDS) if card in cards]
    return ", ".join(texts.family("card", card) + (f" ×{count}" if count > 1 else "") for card, count in counted)


def _stage(view: WesternView, texts: Words, names: list[str]) -> list[Text]:
    """Describe the card that awaits an answer."""
    lines = []
    if view.count > 0:
        lines += [_asked(view, texts, names), *_at_stake(view, texts, names)]
    if view.standing > 0:
        key = "draw-standing-with-hat" if view.with_hat else "draw-standing"
        lines.append(texts.say(key, owner=names[view.owner], rank=texts.family("combination", view.standing)))
    if view.skip:
        lines.append(texts.say("draw-skip"))
    if view.dice and not view.opening:
        lines.append(texts.say("draw-dice", dice=", ".join(str(die) for die in view.dice)))
    return [Text(line) for line in lines]


def _asked(view: WesternView, texts: Words, names: list[str]) -> str:
    seat, target = names[view.turn], names[view.target]
    if view.card == COWBOY:
        return texts.say("draw-asked-cowboys", seat=seat, target=target, count=view.count)
    return texts.say("draw-asked-card", seat=seat, target=target, card=texts.family("card", view.card))


def _at_stake(view: WesternView, texts: Words, names: list[str]) -> list[str]:
    """Describe what the card in play may cost."""
    seat, target = names[view.turn], names[view.target]
    if view.phase == RESPOND_CAKE:
        key, fee = ("draw-fee-dancer", view.fees[0]) if view.counter == DANCER else ("draw-fee-dog", view.fees[1])
        counter = texts.family("card", view.counter, "the")
        countered = texts.say("draw-countered", target=target, card=counter)
        return [countered, texts.say(key, seat=seat, target=target, sum=_money(texts, fee))]
    if view.stakes:
        odd = sorted({view.stakes[face - 1] for face in (1, 3, 5)})
        return [texts.say("draw-stakes", target=target, sums=", ".join(_money(texts, units) for units in odd))]
    return [texts.say("draw-asks", sum=_money(texts, view.price))] if view.price > 0 else []


def _hand(view: WesternView, texts: Words) -> Table:
    table = Table.grid(padding=(0, 3))
    cards = [card for card in range(KINDS) if card in view.hand]
    for first in range(0, len(cards), HAND_COLUMNS):
        table.add_row(*[_card(texts, card, view.hand.count(card)) for card in cards[first : first + HAND_COLUMNS]])
    return table


def _card(texts: Words, card: int, count: int) -> Text:
    sign, style = _class_of(card)
    return Text(f"{sign} {texts.family('card', card)}" + (f" ×{count}" if count > 1 else ""), style=style)


def _class_of(card: int) -> tuple[str, str]:
    """Return the sign and the colour for the class of a card."""
    if card in ATTACKS:
        return "▼", "red"
    if card in GUARDS:
        return "◆", "blue"
    if card in EVENTS:
        return "◇", "magenta"
    return ("›", "green") if card in MOVES else ("●", "yellow")
