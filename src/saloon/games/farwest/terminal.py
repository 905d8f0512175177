"""Draws a table of FarWest 1849 in a terminal; every colour also has a sign and a letter."""

from typing import Protocol

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saloon.core.action import Action
from saloon.core.rules import SPECTATOR
from saloon.games.farwest.box import ROW
from saloon.games.farwest.cards import COLOURS, COUPLE, COWBOY, HALVES, MINE, NOBODY, colour_of, value_of
from saloon.games.farwest.seats import side_of
from saloon.games.farwest.state import CHOOSE_COLOUR, FarwestView

WIDTH = 80
MARGIN = 13  # for the names of the lanes
STYLES = ("bold blue", "bold green", "bold dark_orange", "bold magenta")
SIGNS = ("·", "!", "★")  # normal, dynamite, star


class Words(Protocol):
    """The part of the texts that is used here."""

    def say(self, key: str, **facts: object) -> str: ...

    def family(self, kind: str, value: object, attribute: str = "") -> str: ...

    def action(self, action: Action, names: list[str], reader: int | None = None) -> str: ...


def draw(view: FarwestView, texts: Words, names: list[str]) -> RenderableType:
    """Draw what a seat may know: lanes and trail with the pawns, players, and its own hand with what it can do."""
    parts: list[RenderableType] = [_heading(view, texts), ""]
    parts += [*_lanes(view, texts), "", *_trail(view, texts), Text(texts.say("draw-legend"), style="dim"), ""]
    parts += [_players(view, texts, names)]
    if view.hand:
        parts += ["", Text(texts.say("draw-hand"), style="bold"), _hand(view, texts)]
    return Group(*parts, *_notes(view, texts, names))


def say(view: FarwestView, texts: Words, names: list[str], action: Action) -> str:
    """Describe what an action would do: where a move ends, and what the chosen half of a double square does."""
    if action.verb != "move":
        return texts.action(action, names, view.seat)
    card, pawn, half = action.args
    step = _landing(view, card, pawn)
    square = view.squares[step]
    ending = "-home" if square == [MINE] else "-half" if len(square) == HALVES else ""
    return texts.say(
        f"draw-move{ending}",
        card=texts.family("card", card),
        pawn=texts.family("pawn", pawn),
        step=step,
        half=half + 1,
        square=texts.family("square", square[half]),
    )


def _heading(view: FarwestView, texts: Words) -> Text:
    if view.phase == CHOOSE_COLOUR:
        return Text(texts.say("draw-before"), style="bold")
    race = min(view.race + 1, view.options.rounds)
    heading = Text(texts.say("draw-race", race=race, races=view.options.rounds, deal=view.deal), style="bold")
    laid = len(view.laid) + sum(view.dropped_sizes)
    pile = texts.say("draw-pile", pile=view.deck_size, laid=laid)
    return heading.append(pile.rjust(WIDTH - len(heading)), style="not bold")


def _lanes(view: FarwestView, texts: Words) -> list[Text]:
    """Draw the lanes: all have the same squares, so these are drawn once, above the pawns of the four colours."""
    steps = range(view.lane_steps + 1)
    columns = [
        [Text(str(step)), Text(_square(view, step)), *[_pawns(view, texts, step, [c]) for c in range(COLOURS)]]
        for step in steps
    ]
    labels = [Text(), Text(), *[_label(view, texts, colour) for colour in range(COLOURS)]]
    return _in_columns(labels, columns)


def _trail(view: FarwestView, texts: Words) -> list[Text]:
    """Draw the common trail and the mine, in as many lines as needed."""
    everybody = list(range(COLOURS))
    columns = [
        [Text(str(step)), Text(_square(view, step)), _pawns(view, texts, step, everybody)]
        for step in range(view.lane_steps + 1, len(view.squares) - 1)
    ]
    mine = len(view.squares) - 1
    columns.append([Text(str(mine)), Text(texts.say("draw-mine")), _pawns(view, texts, mine, everybody)])
    return _in_columns([Text(), Text(texts.say("draw-trail")), Text()], columns)


def _in_columns(labels: list[Text], columns: list[list[Text]]) -> list[Text]:
    """Set columns side by side; those that do not fit the terminal go on below."""
    lines = [_padded(label, MARGIN) for label in labels]
    done: list[Text] = []
    for column in columns:
        width = max(4, max(cell.cell_len for cell in column) + 1)
        if lines[0].cell_len + width > WIDTH:
            done += lines
            lines = [_padded(Text(), MARGIN) for _ in labels]
        lines = [line + _padded(cell, width) for line, cell in zip(lines, column, strict=True)]
    return [line for line in done + lines if line.plain.strip()]


def _padded(text: Text, width: int) -> Text:
    return text + Text(" " * (width - text.cell_len))


def _square(view: FarwestView, step: int) -> str:
    return "/".join(SIGNS[kind] for kind in view.squares[step])


def _label(view: FarwestView, texts: Words, colour: int) -> Text:
    label = _brand(texts, colour) + Text(f" {texts.family('colour', colour)}", style=STYLES[colour])
    is_out = view.owners[colour] == NOBODY and view.phase != CHOOSE_COLOUR
    return Text(f"   ({texts.family('colour', colour)})", style="dim") if is_out else label


def _brand(texts: Words, colour: int, pawn: int = COWBOY) -> Text:
    """Return the sign and the letter of a colour; a lower-case letter stands for the cow-girl."""
    letter = texts.family("colour", colour, "letter")
    sign = texts.family("colour", colour, "sign")
    return Text(sign + (letter if pawn == COWBOY else letter.lower()), style=STYLES[colour])


def _pawns(view: FarwestView, texts: Words, step: int, colours: list[int]) -> Text:
    """Draw the pawns on a step; on a double square those of the two halves stand on either side of a slash."""
    on_half = [Text() for _ in range(HALVES)]
    for colour in colours:
        for pawn in range(COUPLE):
            rider = COUPLE * colour + pawn
            is_out = view.owners[colour] == NOBODY and view.phase != CHOOSE_COLOUR
            if view.steps[rider] == step and not is_out:
                on_half[view.halves[rider]].append(_brand(texts, colour, pawn))
    is_double = len(view.squares[step]) == HALVES
    return Text("/").join(on_half) if is_double and any(on_half) else on_half[0]


def _players(view: FarwestView, texts: Words, names: list[str]) -> Table:
    table = Table.grid(padding=(0, 2))
    for seat, name in enumerate(names[: len(view.bills)]):
        colours = [colour for colour in range(COLOURS) if view.owners[colour] == seat]
        table.add_row(
            "▶" if seat in view.to_act else " ",
            Text(name, style="bold" if seat == view.seat else ""),
            Text(" ").join([_brand(texts, colour) for colour in colours]),
            texts.say("draw-bills", bills=view.bills[seat]),
            texts.say("draw-cards", count=view.hand_sizes[seat]),
            _standing(view, texts, seat),
        )
    return table


def _standing(view: FarwestView, texts: Words, seat: int) -> str:
    """Describe what else there is to know of a player."""
    words = []
    if view.options.partners:
        words.append(texts.say("draw-team", team=side_of(seat) + 1))
    if seat == view.ball:
        words.append(texts.say("draw-ball"))
    if view.arrivals and all(c in view.arrivals for c in range(COLOURS) if view.owners[c] == seat):
        words.append(texts.say("draw-home"))
    return ", ".join(words)


def _hand(view: FarwestView, texts: Words) -> Table:
    """List the cards, and where each would bring the pawns of its colour."""
    table = Table.grid(padding=(0, 3))
    for card in view.hand:
        colour = colour_of(card)
        name = _brand(texts, colour) + Text(f" {texts.family('card', card)}", style=STYLES[colour])
        if colour in view.arrivals:
            table.add_row(Text("  ") + name, texts.say("draw-null"))
        else:
            table.add_row(Text("  ") + name, *[_move(view, texts, card, pawn) for pawn in range(COUPLE)])
    return table


def _move(view: FarwestView, texts: Words, card: int, pawn: int) -> Text:
    """Show where a card would bring a pawn, with the halves to choose from."""
    rider = COUPLE * colour_of(card) + pawn
    step = view.steps[rider]
    brand = _brand(texts, colour_of(card), pawn)
    if view.squares[step] == [MINE]:
        return brand + Text(f" {texts.say('draw-home')}", style="dim")
    landing = _landing(view, card, pawn)
    target = texts.say("draw-mine") if view.squares[landing] == [MINE] else f"{landing} {_square(view, landing)}"
    return brand + Text(f" {step} → {target}")


def _landing(view: FarwestView, card: int, pawn: int) -> int:
    """Return the step where a card would bring a pawn of its colour."""
    rider = COUPLE * colour_of(card) + pawn
    return view.options.box.landings[ROW * (HALVES * view.steps[rider] + view.halves[rider]) + value_of(card)]


def _notes(view: FarwestView, texts: Words, names: list[str]) -> list[Text]:
    """Describe what only this seat knows: who gets its next gift, what others hold from it, what it has dropped."""
    notes = [texts.say("draw-gift", target=names[seat]) for seat in view.receivers[:1]]
    for seat in range(len(view.bills)):
        cards = [gift.card for gift in view.known if gift.receiver == seat and gift.giver == view.seat]
        if cards and view.seat != SPECTATOR:
            notes.append(texts.say("draw-given", target=names[seat], cards=_names(texts, cards)))
    if view.dropped:
        notes.append(texts.say("draw-dropped", cards=_names(texts, view.dropped)))
    return [Text(note) for note in notes]


def _names(texts: Words, cards: list[int]) -> str:
    return ", ".join(texts.family("card", card) for card in cards)
