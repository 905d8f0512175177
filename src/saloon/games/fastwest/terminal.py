"""Draws a table of Fast-West in a terminal, reads its keys and times the inputs; every colour also has a sign."""

from typing import Any, Final, Protocol

from rich import box
from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from saloon.core.action import Action
from saloon.core.event import Event
from saloon.core.lag import Stopwatch
from saloon.games.fastwest import actions as can
from saloon.games.fastwest.cards import BACK, BANDIT, CACTUS, CAVALRY, CHILD, INDIANS, NO_CARD, ROULETTE, SHERIFF
from saloon.games.fastwest.state import ANNOUNCE, DUEL_GRAB, DUEL_POINT, IDLE, OVER, PICK, WINDOW, FastwestView
from saloon.games.fastwest.verdict import RAISED, SALUTED

LETTERS: Final = "ABCDEFGH"
DIGITS: Final = "12345678"
AZERTY: Final = "&é\"'(-è_"  # the same keys where digits need shift
RACES: Final = (IDLE, WINDOW, DUEL_GRAB)
MEMO: Final = (SHERIFF, CAVALRY, BANDIT, INDIANS, ROULETTE, CACTUS, CHILD)
QUIET: Final = (  # events that the drawing or the verdict shows anyway
    *("time_came", "reached", "released", "raised_hands", "saluted", "pressed", "tied", "duel_began", "gone"),
    *("was_quickest", "was_slowest", "shot_blank", "had_no_bullet", "defended_best", "defended", "lost_roulette"),
    *("judged", "uncovered", "aimed", "wounded", "shot", "duel_ended"),
)

SIGNS: Final = {
    CACTUS: "ψ",
    CHILD: "◇",
    SHERIFF: "★",
    CAVALRY: "▲",
    BANDIT: "▼",
    INDIANS: "●",
    ROULETTE: "◎",
    BACK: "▒",
}
STYLES: Final = {
    CACTUS: "green",
    CHILD: "bold magenta",
    SHERIFF: "bold white on blue",
    CAVALRY: "bold black on green",
    BANDIT: "bold white on red",
    INDIANS: "bold black on yellow",
    ROULETTE: "bold white on magenta",
}
PLACES: Final = {  # of the bullets around the middle, clockwise, in rows and columns of a square
    3: [(1, 2), (1, 0)],
    4: [(0, 1), (2, 2), (2, 0)],
    5: [(0, 1), (1, 2), (2, 1), (1, 0)],
    6: [(0, 1), (1, 2), (2, 2), (2, 0), (1, 0)],
    7: [(0, 2), (1, 2), (2, 2), (2, 0), (1, 0), (0, 0)],
    8: [(0, 1), (0, 2), (1, 2), (2, 2), (2, 0), (1, 0), (0, 0)],
}
CARD_WIDTH: Final = 34


class Words(Protocol):
    """The part of the texts that is used here."""

    def say(self, key: str, **facts: object) -> str: ...

    def family(self, kind: str, value: object, attribute: str = "") -> str: ...


def draw(view: FastwestView, texts: Words, names: list[str]) -> RenderableType:
    """Draw what a seat may know: the tops, the card, the bullets and the gestures."""
    middle = Columns([Align.center(_card(view, texts, names)), Align.center(_bullets(view))], padding=(0, 4))
    return Group(_heading(view, texts), _tops(view, texts, names), "", middle, _controls(view, texts))


def keys(view: FastwestView) -> dict[str, Action]:
    """Return what each key does now; in a race keys stand for places, not for the numbers on the bullets."""
    seats = len(view.tokens)
    if view.phase in RACES:
        found = _of_places([_touch(view, bullet) for bullet in view.circle])
        found.update({"h": can.HANDS_UP, "s": can.SALUTE, " ": can.PRESS})
        return found
    if view.phase == ANNOUNCE:
        return _of_places(can.ANNOUNCE[:seats])
    if view.phase == PICK:
        return _of_places(can.PICK[:seats])
    return _of_places(can.POINT[:seats]) if view.phase == DUEL_POINT else {}


def stopwatch(view: FastwestView) -> Stopwatch:
    """Make the stopwatch of a player at this terminal: no network delay, but their handicap."""
    handicaps = view.options.handicap_ms
    counts = view.phase in (WINDOW, DUEL_GRAB) and 0 <= view.seat < len(handicaps)
    return Stopwatch(0, handicaps[view.seat] if counts else 0)


def is_calm(view: FastwestView) -> bool:
    """Tell whether nobody has to react yet, so that there is time to read what happened."""
    return view.phase == OVER or (view.phase == IDLE and not view.fresh)


def ready(texts: Words) -> RenderableType:
    """Show what each card asks for, before the first one comes."""
    table = Table.grid(padding=(0, 2))
    for card in MEMO:
        name = Text(f"{SIGNS[card]} {texts.family('card', card, 'short')}", style=STYLES[card])
        table.add_row(name, Text(texts.family("card", card, "ask")))
    return table


def count(view: FastwestView, texts: Words, names: list[str], number: int) -> RenderableType:
    """Show a number of the countdown, and who flips first."""
    return Group(_large(str(number), " ", "bold"), "", texts.say("draw-first", name=names[view.flipper]))


def verdict(event: Event, texts: Words, names: list[str], reader: int) -> RenderableType | None:
    """Show how a card or the duel ended, row by row; nothing for other events."""
    facts: dict[str, Any] = event.facts_for(reader)
    if event.kind.name == "judged":
        return Group(_asked(facts, texts), _rows(facts, texts, names, reader))
    return _duel_rows(facts, texts, names, reader) if event.kind.name == "duel_ended" else None


def _asked(facts: dict[str, Any], texts: Words) -> Text:
    card = facts["card"]
    asked = Text(f"{texts.say('verdict-asked')} ", style="bold").append(texts.family("card", card, "ask"))
    if card == ROULETTE:
        asked.append(f". {texts.say('verdict-announced', bullet=facts['bullet'])}")
        return asked
    return asked.append(f". {texts.family('card', card, 'pays')}")


def _rows(facts: dict[str, Any], texts: Words, names: list[str], reader: int) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    columns = (facts["seats"], facts["deeds"], facts["times"], facts["why"], facts["due"], facts["changes"])
    for (seat, deeds, at, why, due, change), tokens in zip(zip(*columns, strict=True), facts["tokens"], strict=True):
        time = texts.say("seconds", time=at / 1000) if at >= 0 else ""
        reason = ", ".join([texts.family("verdict", why), *_limits(texts, due, change, tokens)])
        cost = f"{change:+d}".replace("-", "−") if change else "0"
        style = "bold" if seat == reader else ""
        row = [names[seat], " ".join(_sign(deed) for deed in deeds), time, reason, cost]
        table.add_row(*[Text(part, style=style) for part in row], Text("●" * tokens, style="bold red"))
    return table


def _limits(texts: Words, due: int, change: int, tokens: int) -> list[str]:
    """List why less was paid than was due."""
    if due == change:
        return []
    return [texts.say("verdict-full", tokens=tokens) if due > 0 else texts.say("verdict-empty", change=-change)]


def _sign(deed: int) -> str:
    """Return a short sign for a deed: a bullet taken, a bullet put back, hands up, a salute."""
    if deed in (RAISED, SALUTED):
        return "\\o/" if deed == RAISED else "o7"
    return f"({deed})" if deed > 0 else f"-({-deed})"


def _duel_rows(facts: dict[str, Any], texts: Words, names: list[str], reader: int) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    columns = (facts["seats"], facts["bullets"], facts["targets"], facts["wounded"], facts["given"], facts["tokens"])
    for seat, bullet, target, wounded, given, tokens in zip(*columns, strict=True):
        style = "bold" if seat == reader else ""
        row = [names[seat], f"({bullet})", _shot(texts, names, target, wounded, given)]
        table.add_row(*[Text(part, style=style) for part in row], Text("●" * tokens, style="bold red"))
    return table


def _shot(texts: Words, names: list[str], target: int, wounded: int, given: int) -> str:
    if target < 0:
        return texts.say("duel-idle")
    if wounded:
        return texts.say("duel-wounded", target=names[target])
    return texts.say("duel-shoots", target=names[target], given=given)


def _touch(view: FastwestView, bullet: int) -> Action:
    mine = view.held[view.seat] if 0 <= view.seat < len(view.held) else []
    return can.RELEASE[bullet - 1] if bullet in mine else can.GRAB[bullet - 1]


def _of_places(actions: list[Action]) -> dict[str, Action]:
    found = dict(zip(DIGITS, actions, strict=False))
    found.update(zip(AZERTY, actions, strict=False))
    return found


def _heading(view: FastwestView, texts: Words) -> Text:
    heading = Text(texts.say("draw-round", round=view.round, repeats=view.repeats), style="bold")
    if view.options.games_per_match > 1:
        heading.append(f"   {texts.say('draw-game', game=view.game)}")
    return heading


def _tops(view: FastwestView, texts: Words, names: list[str]) -> Table:
    table = Table.grid(padding=(0, 2))
    for seat, top in enumerate(view.tops):
        table.add_row(
            Text("▶" if seat == view.flipper and view.phase == IDLE else " "),
            Text(DIGITS[seat] if view.phase == DUEL_POINT and seat != view.seat else LETTERS[seat], style="dim"),
            Text(names[seat], style="bold" if seat == view.seat else ""),
            Text(("●" * view.tokens[seat]).ljust(5, "·"), style="bold red"),
            Text(f"{SIGNS.get(top, ' ')} {texts.family('card', top, 'short')}", style=STYLES.get(top, "dim")),
            Text(texts.say("draw-left", count=view.cactus_left[seat] + view.events_left[seat]), style="dim"),
            _remark(view, texts, names, seat),
        )
    return table


def _remark(view: FastwestView, texts: Words, names: list[str], seat: int) -> Text:
    if view.phase == OVER:
        targets = [names[target] for shooter, target in view.shots if shooter == seat]
        return Text(f"({view.last_duel[seat]})" + "".join(f" → {name}" for name in targets), style="bold")
    if view.complete[seat]:
        return Text(texts.say("draw-complete"), style="bold")
    if view.phase == DUEL_POINT and view.pointed[seat]:
        return Text(texts.say("draw-pointed"), style="bold")
    if view.held[seat]:
        return Text(" ".join(f"({bullet})" for bullet in view.held[seat]), style="bold")
    wins = view.wins[seat]
    return Text(texts.say("draw-wins", count=wins)) if wins and view.options.games_per_match > 1 else Text()


def _card(view: FastwestView, texts: Words, names: list[str]) -> Panel:
    """Show the card that was flipped last, large, and who flipped it."""
    if view.phase in (DUEL_POINT, OVER):
        return _large(texts.say("draw-duel"), "✕", "bold white on red")
    is_open = view.phase in (WINDOW, ANNOUNCE, PICK, DUEL_GRAB)  # ruling 27: a duel looks like any cactus
    seat = view.flipper if is_open else (view.flipper - 1) % len(view.tops)
    if view.tops[seat] == NO_CARD:
        return _large("", "▒", "dim")
    card = view.shown[seat][-1]
    style = "dim" if view.tops[seat] == BACK else STYLES[card]
    return _large(texts.family("card", card), SIGNS[card], style, names[seat])


def _large(name: str, sign: str, style: str, flipper: str | None = None) -> Panel:
    row = Text(" ".join([sign] * 11), justify="center")
    title = Text(" ".join(name.upper()) if len(name) < 12 else name.upper(), justify="center")
    return Panel(Group(row, row, "", title, "", row, row), width=CARD_WIDTH, style=style, box=box.HEAVY, title=flipper)


def _bullets(view: FastwestView) -> Table:
    """Draw the bullets as on the table: number 1 in the middle, the key of each place below it."""
    seats = len(view.tokens)
    cells = {(1, 1): 0} | {place: index + 1 for index, place in enumerate(PLACES[seats])}
    table = Table.grid(padding=(0, 1))
    for row in range(3):
        if any(place[0] == row for place in cells):
            places = [cells.get((row, column)) for column in range(3)]
            table.add_row(*["" if place is None else _bullet(view, place) for place in places])
    return table


def _bullet(view: FastwestView, place: int) -> Panel:
    if view.phase in (ANNOUNCE, PICK):
        number = view.places[place]
        return _box(str(number) if number else "?", place, "dim" if number else "bold", number != 0)
    bullet = view.circle[place]
    if bullet not in view.gone:
        return _box(str(bullet), place, "bold", is_taken=False)
    takers = [seat for seat, held in enumerate(view.held) if bullet in held]
    mine = view.seat in takers
    label = f"{bullet}" if mine else (LETTERS[takers[0]] if takers else "✕")
    return _box(label, place, "reverse bold" if mine else "dim", is_taken=not mine)


def _box(label: str, place: int, style: str, is_taken: bool) -> Panel:
    shape = box.ASCII if is_taken else box.ROUNDED
    return Panel(Text(label, justify="center"), box=shape, width=7, style=style, subtitle=DIGITS[place])


def _controls(view: FastwestView, texts: Words) -> Text:
    """Name the gestures: they are shown in every race, so they do not tell which one is right."""
    if view.phase not in RACES:
        return Text(texts.say(f"phase-{view.phase}"), style="bold")
    line = Text.assemble((" H ", "reverse"), f" {texts.say('action-gesture-hands_up')}    ")
    line.append(" S ", style="reverse").append(f" {texts.say('action-gesture-salute')}")
    if view.options.manual_flip:
        line.append("    ").append(" ␣ ", style="reverse").append(f" {texts.say('action-press')}")
    return line
