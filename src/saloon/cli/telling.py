"""Tells what happened, who stands where, and how it ended."""

from rich.console import RenderableType
from rich.table import Table

from saloon.cli.voice import Voice
from saloon.core.event import Event, EventKind
from saloon.core.match import Match
from saloon.core.rules import Score


def lines(voice: Voice, events: list[Event], names: list[str], reader: int) -> list[str]:
    """Tell events in the words meant for a reader."""
    return [voice.texts.event(event, names, reader) for event in events]


def numbered(number: int, line: str) -> RenderableType:
    """Put the number of a move before a line."""
    row = Table.grid(padding=(0, 2))
    row.add_column(style="dim", justify="right", min_width=4)
    row.add_row(str(number), line)
    return row


def laid_open(event: Event) -> Event:
    """Give the same event without secrets: everybody is told everything."""
    kind = EventKind(event.kind.name, event.kind.facts + event.kind.secret)
    return Event(kind, event.values + event.hidden)


def standings(voice: Voice, match: Match, names: list[str]) -> Table:
    """Lay out who stands where, the winners in bold."""
    scores = match.game.rules.scores(match.state)
    table = voice.table(">end-place", "end-name", ">end-score")
    for seat in sorted(range(match.seats), key=lambda seat: (_place(scores, seat), seat)):
        place = _place(scores, seat)
        style = "bold" if place == 1 else ""
        table.add_row(str(place), names[seat], _score(voice, scores, seat), style=style)
    return table


def winners(match: Match, names: list[str]) -> list[str]:
    """Name those with the best score."""
    scores = match.game.rules.scores(match.state)
    return [name for name, score in zip(names, scores, strict=True) if score == max(scores)]


def _place(scores: list[Score], seat: int) -> int:
    return 1 + sum(other > scores[seat] for other in scores)


def _score(voice: Voice, scores: list[Score], seat: int) -> str:
    """Write a score, in words of the game if it has some; where others have the same, what breaks the tie follows."""
    first, *others = scores[seat]
    said = voice.words("score", score=first) if voice.texts.has("score") else voice.number(first)
    is_tied = sum(score[0] == first for score in scores) > 1
    ties = f" ({', '.join(voice.number(other) for other in others)})" if is_tied and others else ""
    return said + ties
