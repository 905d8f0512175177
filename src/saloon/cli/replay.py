"""saloon replay: a kept match, told again."""

from pathlib import Path
from typing import Annotated

import typer

from saloon.cli.errors import WrongUse
from saloon.cli.given import Lang, read_number
from saloon.cli.saves import Saved, read
from saloon.cli.telling import agreed, lines, numbered, standings
from saloon.cli.voice import Voice
from saloon.core.match import Match
from saloon.core.rules import SPECTATOR

EXAMPLES = (
    "saloon replay match.json",
    "saloon replay match.json --seat 0",
    "saloon replay match.json --all --lang en",
)


def command(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    seat: Annotated[str | None, typer.Option("--seat", metavar="N")] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    lang: Lang = None,
) -> None:
    """Tell a kept match: what everybody could see, what one seat knew, or all of it."""
    saved = read(Path(file))
    match = saved.match
    voice = Voice(lang, match.game)
    reader = read_seat(seat, match, everything=everything)
    names = saved.names or [voice.words("seat-name", seat=number) for number in range(match.seats)]
    _show_header(voice, saved, names)
    for number, move in enumerate(match.moves, 1):
        told = [event.laid_open() for event in move.events] if everything else move.events
        for line in lines(voice, told, names, reader):
            voice.out.print(numbered(number, line))
    _show_end(voice, match, names)


def read_seat(typed: str | None, match: Match, *, everything: bool) -> int:
    """Read the seat from which a match is told."""
    if typed is None:
        return SPECTATOR
    if everything:
        raise WrongUse("seat-or-all", "--seat and --all exclude each other")
    seat = read_number("--seat", typed, 0, low=0)
    if seat >= match.seats:
        message = f"--seat takes a number from 0 to {match.seats - 1}, not {typed!r}"
        raise WrongUse("seat", message, {"value": typed, "high": match.seats - 1})
    return seat


def _show_header(voice: Voice, saved: Saved, names: list[str]) -> None:
    voice.out.print(voice.texts.title(), style="bold")
    voice.say("play-round-table", names=", ".join(names))
    for line in agreed(voice, saved.match):
        voice.out.print(f"  {line}", style="dim")
    if saved.seed:
        voice.say("end-seed", style="dim", seed=saved.seed)
    voice.out.print()


def _show_end(voice: Voice, match: Match, names: list[str]) -> None:
    voice.out.print()
    if not match.is_over():
        waiting = ", ".join(names[seat] for seat in match.to_act() if seat < match.seats)
        voice.say("replay-unfinished", moves=len(match.moves), names=waiting)
    voice.out.print(standings(voice, match.game.rules.scores(match.state), names))
    voice.say("replay-fingerprint", style="dim", fingerprint=match.fingerprint())
