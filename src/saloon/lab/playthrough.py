"""Playthroughs: a random match as a text that people read in review: each move, its draws, what each seat was told."""

import json

from saloon.core.event import Event
from saloon.core.game import Game
from saloon.core.match import Match
from saloon.core.rules import SPECTATOR
from saloon.lab.walk import Given, Move, Setting, walk


def playthrough(game: Game, seats: int, given: Given, seed: int | str, most_lines: int = 190) -> str:
    """Play a match at random and write it down; what exceeds the lines is left out, and said."""
    header = {"game": game.name, "version": game.version, "seats": seats, "options": given, "seed": str(seed)}
    lines = [json.dumps(header)]
    for match, move in walk(game, Setting(seats, given), seed, most_lines):
        told = _tell(match, move)
        if len(lines) + len(told) > most_lines - 3:
            lines.append("... and so on")
            break
        lines += told
    lines.append(f"scores {[list(score) for score in game.rules.scores(match.state)]}")
    lines.append(f"moves {len(match.log)}, state {match.fingerprint()}")
    return "\n".join(lines) + "\n"


def replayed(game: Game, text: str) -> str:
    """Write a playthrough anew from the first line of an old one."""
    header = json.loads(text.partition("\n")[0])
    return playthrough(game, header["seats"], header["options"], header["seed"])


def _tell(match: Match, move: Move | None) -> list[str]:
    if move is None:
        return [f"setup, draws {match.setup_draws}"]
    draws = match.log[-1].draws
    first = f"{len(match.log)}. seat {move.seat}: {move.action}" + (f", draws {draws}" if draws else "")
    return [first, *[f"   {_tell_event(event)}" for event in move.events]]


def _tell_event(event: Event) -> str:
    public = " ".join(f"{name}={value}" for name, value in event.facts_for(SPECTATOR).items())
    line = f"{event.kind.name} {public}".rstrip()
    if event.hidden:
        secret = " ".join(f"{name}={value}" for name, value in zip(event.kind.secret, event.hidden, strict=True))
        line += f" [{secret} for {', '.join(str(seat) for seat in event.knowers)}]"
    return line
