"""Frames: a finished match, move by move, as a seat saw it, or with all hands open."""

import json

from msgspec import UNSET

from saloon.core.chance import ScriptedChance
from saloon.core.match import Match, Move
from saloon.core.rules import SPECTATOR, State
from saloon.server.http.bodies import Frame
from saloon.server.present import tell
from saloon.server.socket.messages import Facts, write
from saloon.study.line import Tried

Eyes = int | None  # the seat, or SPECTATOR, from which the match is seen; None: all hands are open


def show_frames(match: Match, eyes: Eyes, start: int, count: int) -> list[Frame]:
    """Play a match again and show the table before the first move (frame 0) and after each one."""
    state = match.state_after(max(0, start - 1))
    shown = [_frame(match, state, eyes, None)] if start == 0 else []
    for move in match.moves[max(0, start - 1) : start + count - 1]:
        match.game.rules.apply(state, move.seat, move.action, ScriptedChance(move.draws))
        shown.append(_frame(match, state, eyes, move))
    return shown


def show_line(match: Match, eyes: Eyes, moves: int, tries: list[Tried]) -> list[Frame]:
    """Show the table after each of some moves that were tried, one after the other, behind a move of a match."""
    seqs = range(moves + 1, moves + 1 + len(tries))
    made = [
        Move(seq, each.seat, each.action, each.draws, each.events, match.chance)
        for seq, each in zip(seqs, tries, strict=True)
    ]
    return [_frame(match, each.state, eyes, move, "") for each, move in zip(tries, made, strict=True)]


def _frame(match: Match, state: State, eyes: Eyes, move: Move | None, fingerprint: str | None = None) -> Frame:
    rules = match.game.rules
    seq, events = (move.seq, move.events) if move else (0, [])
    reader = SPECTATOR if eyes is None else eyes
    view = look(match, state, reader)
    return Frame(
        seq=seq,
        seat=move.seat if move else None,
        action=str(move.action) if move else None,
        events=[tell(event.laid_open() if eyes is None else event, seq, reader) for event in events],
        view=view,
        views=_open_hands(match, state, view) if eyes is None else UNSET,
        to_act=list(rules.to_act(state)),
        scores=[list(score) for score in rules.scores(state)],
        hash=match.fingerprint_of(state, seq) if fingerprint is None else fingerprint,
    )


def _open_hands(match: Match, state: State, public: Facts) -> list[Facts]:
    """Return for each seat the fields of its view that differ from what a spectator sees."""
    views = [look(match, state, seat) for seat in range(match.seats)]
    return [{field: value for field, value in view.items() if value != public.get(field)} for view in views]


def look(match: Match, state: State, reader: int) -> Facts:
    """Return what a seat sees in a state, as plain data."""
    view: Facts = json.loads(write(match.game.rules.view(state, reader)))  # at once, because the state changes
    return view
