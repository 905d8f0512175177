"""Draws a table of Carson City in a terminal: map with roads, action track, players; colours are never needed."""

from typing import Protocol

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from saloon.core.action import Action
from saloon.games.carson import state as table
from saloon.games.carson.cards import (
    BUILD_3,
    BUILD_12,
    BUY_VP_5,
    COLOURS,
    EMPTY,
    KINDS,
    LAST_OPEN,
    NOBODY,
    PERSONALITIES,
    RANCH,
    RED,
    RIVER,
    ROAD_1,
    ROUNDS,
    SETTLER,
    SQUARES,
    STEPS_ALONE,
    WAGES,
)
from saloon.games.carson.geometry import HORIZONTALS, SIZE
from saloon.games.carson.state import LAID, CarsonView

WIDE = 100  # columns at which map and track stand side by side
CELL = 6
STYLES = ("bold red", "bold blue", "bold green", "bold yellow", "bold magenta")
WHITE = "*"
NUMBERED = (table.CHOOSE, table.DUEL_TILE, table.BUY_POINTS, table.BANKER_BUYS, table.CASH_LIMIT)
ROAD = "bold"
NO_ROAD = "dim"


class Words(Protocol):
    """The part of the texts that is used here."""

    def say(self, key: str, **facts: object) -> str: ...

    def family(self, kind: str, value: object, attribute: str = "") -> str: ...


class Drawing:
    """The whole table; map and track are side by side where there is room."""

    def __init__(self, view: CarsonView, texts: Words, names: list[str]) -> None:
        self.view, self.texts, self.names = view, texts, names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, texts = self.view, self.texts
        yield _heading(view, texts)
        town = Group(*_map(view, texts))
        if options.max_width >= WIDE:
            yield _side_by_side(town, Group(*_track(view, texts)), 2)
        else:
            lines = _track(view, texts)
            half = (len(lines) + 1) // 2
            yield town
            yield _side_by_side(Group(*lines[:half]), Group(*lines[half:]), 1)
        yield Text(_legend(view, texts), style="dim")
        yield _players(view, texts, self.names)
        yield from _notes(view, texts, self.names)


def numbers(view: CarsonView, actions: list[Action]) -> list[int]:
    """Number the choices as they are printed: cards and tiles by their number, points and recruits by how many."""
    if view.phase == table.RECRUIT:
        return list(range(len(actions)))
    if view.phase in NUMBERED:
        return [action.args[0] for action in actions]
    return list(range(1, len(actions) + 1))


def draw(view: CarsonView, texts: Words, names: list[str]) -> RenderableType:
    """Draw what a seat may know."""
    return Drawing(view, texts, names)


def brand(seat: int) -> str:
    """Return the letter of a seat."""
    return chr(ord("A") + seat)


def _side_by_side(left: RenderableType, right: RenderableType, gap: int) -> Table:
    grid = Table.grid(padding=(0, gap))
    grid.add_row(left, right)
    return grid


def _heading(view: CarsonView, texts: Words) -> Text:
    round_of = texts.say("draw-round", round=view.round, rounds=ROUNDS)
    heading = texts.say("draw-before") if view.round == 0 else round_of
    supply = texts.say("draw-supply", roads=view.road_supply, houses=view.houses, tiles=len(view.bag))
    return Text(f"{heading}   {supply}", style="bold")


def _map(view: CarsonView, texts: Words) -> list[Text]:
    columns = "".join(letter.center(CELL + 1) for letter in "ABCDEFGH")
    lines = [Text(f"   {columns}", style="dim")]
    for row in range(SIZE):
        lines.append(Text("  ") + _horizontal_edges(view, row))
        lines += _parcel_lines(view, texts, row)
    lines.append(Text("  ") + _horizontal_edges(view, SIZE))
    return lines


def _horizontal_edges(view: CarsonView, row: int) -> Text:
    line = Text()
    for column in range(SIZE + 1):
        line.append(*_corner(view, row, column))
        if column < SIZE:
            is_laid = view.edges[SIZE * row + column] == LAID
            line.append(("═" if is_laid else "┄") * CELL, style=ROAD if is_laid else NO_ROAD)
    return line


def _corner(view: CarsonView, row: int, column: int) -> tuple[str, str]:
    """Draw a crossing of roads, or none."""
    edges = []
    if column > 0:
        edges.append(SIZE * row + column - 1)
    if column < SIZE:
        edges.append(SIZE * row + column)
    if row > 0:
        edges.append(_vertical(row - 1, column))
    if row < SIZE:
        edges.append(_vertical(row, column))
    return ("╬", ROAD) if any(view.edges[edge] == LAID for edge in edges) else ("·", NO_ROAD)


def _vertical(row: int, column: int) -> int:
    return HORIZONTALS + (SIZE + 1) * row + column


def _parcel_lines(view: CarsonView, texts: Words, row: int) -> list[Text]:
    above, below = Text(f"{row + 1} ", style="dim"), Text("  ")
    for column in range(SIZE + 1):
        is_laid = view.edges[_vertical(row, column)] == LAID
        for line in (above, below):
            line.append("║" if is_laid else "┆", style=ROAD if is_laid else NO_ROAD)
        if column < SIZE:
            above.append_text(_thing(view, texts, SIZE * row + column))
            below.append_text(_numbers(view, texts, SIZE * row + column))
    return [above, below]


def _thing(view: CarsonView, texts: Words, parcel: int) -> Text:
    owner, kind = view.owners[parcel], view.things[parcel]
    name = "" if kind == EMPTY else texts.family("building", kind, "short")
    if kind == EMPTY and owner != NOBODY:
        name = "···"
    letter = " " if owner == NOBODY else brand(owner)
    return Text(f"{letter} {name}".ljust(CELL)[:CELL], style="" if owner == NOBODY else STYLES[owner])


def _numbers(view: CarsonView, texts: Words, parcel: int) -> Text:
    """Draw the price or the income of a parcel, and the cowboys on it."""
    number = ""
    if view.things[parcel] >= RANCH:
        number = texts.say("draw-income", cash=view.incomes[parcel])
    elif view.prices[parcel] > 0:
        number = texts.say("draw-price", cash=view.prices[parcel])
    cowboys = _cowboys(view, SQUARES + parcel)
    room = CELL - cowboys.cell_len
    style = "" if view.things[parcel] >= RANCH else "dim"
    return Text(number.ljust(room) if len(number) < room else " " * room, style=style) + cowboys


def _cowboys(view: CarsonView, place: int) -> Text:
    """Name the cowboys on a place by the small letters of their seats."""
    cowboys = Text()
    for seat in range(len(view.cash)):
        count = (view.posse[place] >> seat & 1) + _buyers(view, place, seat)
        if place == WAGES:
            count = view.wage_earners[seat]
        elif place == ROAD_1:
            count = view.road_workers[seat]
        cowboys.append(brand(seat).lower() * count, style=STYLES[seat])
    if view.white_place == place:
        cowboys.append(WHITE, style="bold")
    return cowboys


def _buyers(view: CarsonView, place: int, seat: int) -> int:
    """Count a seat's pending questions about buying a parcel, for which its cowboy has already left."""
    return sum(q.phase == table.BUY_PARCEL and q.place == place and q.seat == seat for q in view.pending)


def _track(view: CarsonView, texts: Words) -> list[Text]:
    return [_square(view, texts, square) for square in range(SQUARES)]


def _square(view: CarsonView, texts: Words, square: int) -> Text:
    is_now = view.stage == table.RESOLUTION and view.step == square
    line = Text("► " if is_now else "  ", style="bold")
    name = texts.family("square", square)
    if square in STEPS_ALONE:
        return line.append(f"— {name} —", style="dim")
    if BUILD_12 <= square <= BUILD_3:
        name = _construction(view, texts, square)
    is_closed = square >= BUY_VP_5 and view.round > LAST_OPEN[square - BUY_VP_5]
    if is_closed:
        name = texts.say("draw-closed", name=name)
    line.append(f"{name:<27}", style="dim" if is_closed else "")
    return line.append_text(_cowboys(view, square))


def _construction(view: CarsonView, texts: Words, square: int) -> str:
    kind = view.row[BUILD_3 - square]
    price = view.row_prices[BUILD_3 - square]
    tile = "–" if kind == EMPTY else texts.family("building", kind)
    return texts.say("draw-tile", price=price, tile=tile)


def _legend(view: CarsonView, texts: Words) -> str:
    kinds = [kind for kind in range(RIVER, KINDS) if kind != RIVER or view.options.board == "river"]
    shorts = [f"{texts.family('building', kind, 'short').strip()} {texts.family('building', kind)}" for kind in kinds]
    return f"{', '.join(shorts)}. {texts.say('draw-legend')}"


def _players(view: CarsonView, texts: Words, names: list[str]) -> Table:
    grid = Table.grid(padding=(0, 1))
    headings = ("player", "card", "cash", "points", "cowboys", "guns", "power", "roads", "land", "kept")
    for heading in headings:
        is_word = heading in ("player", "card", "kept")
        is_long = heading in ("card", "kept")
        grid.add_column(justify="left" if is_word else "right", no_wrap=not is_long, min_width=14 if is_long else None)
    grid.add_row(*[Text(texts.say(f"draw-{heading}"), style="dim") for heading in headings])
    for seat in view.order:
        grid.add_row(*_player(view, texts, names, seat))
    return grid


def _player(view: CarsonView, texts: Words, names: list[str], seat: int) -> list[Text]:
    mark = "►" if seat in view.to_act else " "
    name = Text(f"{mark}{brand(seat)} {names[seat][:9]}", style=STYLES[seat])
    if seat in view.passed:
        name.append(f" {view.passed.index(seat) + 1}.", style="not bold")
    kept = " ".join(texts.family("building", kind, "short").strip() for kind in view.kept[seat])
    power = f"{view.firepower[seat]}" + ("!" if view.chip == seat else "")
    numbers = [
        f"{view.cash[seat]}",
        f"{view.points[seat]} ({view.totals[seat]})",
        f"{view.reserve[seat]}" + (WHITE if view.white == seat and view.white_place == table.IN_RESERVE else ""),
        f"{view.revolvers[seat]}",
        power,
        f"{view.roads[seat]}",
        f"{view.owners.count(seat)}",
    ]
    return [name, Text(_personality(view, texts, seat)), *[Text(number) for number in numbers], Text(kept)]


def _personality(view: CarsonView, texts: Words, seat: int) -> str:
    card = view.personality[seat]
    if card == 0:
        return "–"
    side = texts.say("draw-red") if view.sides[card - 1] == RED else ""
    waits = texts.say("draw-waits") if view.waits[seat] else ""
    return f"{card} {texts.family('card', card)}{side}{waits} {texts.say('draw-limit', limit=view.limits[seat])}"


def _notes(view: CarsonView, texts: Words, names: list[str]) -> list[Text]:
    notes = []
    if view.phase == table.CHOOSE:
        notes += _offered(view, texts)
    if view.stage == table.RESOLUTION and len(view.tie_order) > 1:
        order = ", ".join(names[seat] for seat in view.tie_order)
        notes.append(Text(texts.say("draw-ties", names=order), style="dim"))
    if view.options.duel_mode == "tiles":
        notes.append(_duel_tiles(view, texts, names))
    if view.phase == table.DUEL_TILE:
        notes.append(_duel(view, texts, names, view.pending[-1].place))
    return notes


def _offered(view: CarsonView, texts: Words) -> list[Text]:
    """Describe each personality that is left: what the side it shows does, and its limit."""
    lines = []
    for card in range(1, PERSONALITIES + 1):
        if card not in view.personality:
            limit = texts.say("draw-limit", limit=view.card_limits[card - 1])
            effect = f"  {texts.family('card', card, _side(view, card))} {limit}"
            lines.append(Text(f"{card} {texts.family('card', card)}", style="bold").append(effect, style="none"))
    return lines


def _side(view: CarsonView, card: int) -> str:
    """Name the text of the side in play; the red settler is paid by option."""
    if view.sides[card - 1] != RED:
        return "yellow"
    return "red-cash" if card == SETTLER and view.options.settler_red_reward == "cash" else "red"


def _duel_tiles(view: CarsonView, texts: Words, names: list[str]) -> Text:
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands.append(f"{names[seat]} {' '.join(str(tile) for tile in view.hand)}")
        elif view.redrawn[seat]:
            hands.append(f"{names[seat]} {texts.say('draw-hand', count=size)}")
        else:
            hands.append(f"{names[seat]} {texts.say('draw-hand-sum', count=size, sum=view.hand_sums[seat])}")
    return Text(texts.say("draw-hands", hands="; ".join(hands)))


def _duel(view: CarsonView, texts: Words, names: list[str], place: int) -> Text:
    """Describe a duel: what is fought for, and the firepower of each fighter."""
    powers = ", ".join(f"{names[seat]} ({view.firepower[seat]})" for seat in _fighters(view, place))
    where = texts.family("square", place) if place < SQUARES else texts.family("parcel", place - SQUARES)
    return Text(texts.say("draw-duel", place=where, names=powers), style="bold")


def _fighters(view: CarsonView, place: int) -> list[int]:
    """List the seats that fight for a place; by option, the owner of a building does so without a cowboy."""
    fighters = COLOURS[view.posse[place]]
    owner = NOBODY if place < SQUARES else view.owners[place - SQUARES]
    fights_alone = owner != NOBODY and owner not in fighters and view.options.undefended_attack == "duel"
    return [*fighters, owner] if fights_alone else fighters
