"""Playthroughs: random matches as texts that people review: each move, its draws, and what each seat was told."""

import json

from saloon.core.event import Event
from saloon.core.game import Game
from saloon.core.match import Match
from saloon.core.rules import SPECTATOR
from saloon.lab.walk import Given, Move, Setting, walk


def playthrough(game: Game, seats: int, given: Given, seed: int | str, most_lines: int = 190) -> str:
    """Play a random match and write it down; lines beyond the limit are left out, and the text says so."""
    header = {"game": game.name, "version": game.version, "seats": seats, "options": given, "seed": str(seed)}
    lines = [json.dumps(header)]
    for match, move in walk(game, Setting(seats, given), seed, most_lines):
        told = _tell(match, move)
        if len(lines) + len(told) > most_lines - 3:
            lines.append("... and so on")
            break
        lines += told
    lines.append(f"scores {[list(score) for score in game.rules.scores(match.state)]}")
    lines.append(f"moves {len(match.moves)}, state {match.fingerprint()}")
    return "\n".join(lines) + "\n"


def replayed(game: Game, text: str) -> str:
    """Write a playthrough again from the first line of an old one."""
    header = json.loads(text.partition("\n")[0])
    return playthrough(game, header["seats"], header["options"], header["seed"])


def _tell(match: Match, move: Move | None) -> list[str]:
    if move is None:
        return [f"setup, draws {match.setup_draws}"]
    draws = match.moves[-1].draws
    first = f"{len(match.moves)}. seat {move.seat}: {move.action}" + (f", draws {draws}" if draws else "")
    return [first, *[f"   {_tell_event(event)}" for event in move.events]]


def _tell_event(event: Event) -> str:
    public = " ".join(f"{name}={value}" for name, value in event.facts_for(SPECTATOR).items())
    line = f"{event.kind.name} {public}".rstrip()
    if event.hidden:
        secret = " ".join(f"{name}={value}" for name, value in zip(event.kind.secret, event.hidden, strict=True))
        line += f" [{secret} for {', '.join(str(seat) for seat in event.knowers)}]"
    return line
