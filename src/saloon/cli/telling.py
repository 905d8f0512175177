"""Tells what happened, in which order the players stand, and how the match ended."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saloon.cli.voice import Voice
from saloon.core.event import Event
from saloon.core.match import Match
from saloon.core.rules import Score


def lines(voice: Voice, events: list[Event], names: list[str], reader: int) -> list[str]:
    """Tell events in the words meant for a reader."""
    return [voice.texts.event(event, names, reader) for event in events]


def agreed(voice: Voice, match: Match) -> list[str]:
    """Tell by which rules a match is played, if not by the usual ones: the nearest preset, and what differs."""
    game, texts = match.game, voice.texts
    preset, changed = game.nearest_preset(match.options)
    usual = next(iter(game.presets), "")
    title = [texts.say(f"preset-{preset}")] if preset != usual else []
    options = [option for option in game.options if option.name in changed]
    said = [(texts.label(option), texts.value(option, match.options[option.name])) for option in options]
    return title + [voice.words("option-chosen", option=label, value=value) for label, value in said]


def numbered(number: int, line: str) -> RenderableType:
    """Put the number of a move before a line."""
    row = Table.grid(padding=(0, 2))
    row.add_column(style="dim", justify="right", min_width=4)
    row.add_row(str(number), line)
    return row


def standings(voice: Voice, scores: list[Score], names: list[str]) -> RenderableType:
    """Lay out the players in the order of their places, the winners in bold, and what broke ties."""
    table = voice.table(">end-place", "end-name", ">end-score")
    for seat in sorted(range(len(scores)), key=lambda seat: (_place(scores, seat), seat)):
        place = _place(scores, seat)
        style = "bold" if place == 1 else ""
        table.add_row(str(place), names[seat], _score(voice, scores[seat]), style=style)
    return Group(table, *[Text(line, style="dim") for line in tie_breaks(voice, scores)])


def winners(match: Match, names: list[str]) -> list[str]:
    """Name those with the best score."""
    scores = match.game.rules.scores(match.state)
    return [name for name, score in zip(names, scores, strict=True) if score == max(scores)]


def _place(scores: list[Score], seat: int) -> int:
    return 1 + sum(other > scores[seat] for other in scores)


def tie_breaks(voice: Voice, scores: list[Score]) -> list[str]:
    """Explain each part of the score that decided between players whose scores are equal up to it."""
    parts = len(scores[0])
    different = [len({score[:part] for score in scores}) for part in range(parts + 1)]  # of the first parts alone
    keys = [f"score-{part}.decides" for part in range(2, parts + 1) if different[part] > different[part - 1]]
    return [voice.words(key, parts=parts) for key in keys if voice.texts.has(key)]


def _score(voice: Voice, score: Score) -> str:
    """Write the score people speak of, in words of the game if it has some."""
    counted = voice.texts.counted(score, 1)
    if not voice.texts.has("score"):
        return voice.number(counted)
    return voice.words("score", score=counted, parts=len(score))
