"""Frames: a finished match, move by move, as a seat saw it, or with all hands open."""

import json

from msgspec import UNSET

from saloon.core.chance import ScriptedChance
from saloon.core.match import Match, Move
from saloon.core.rules import SPECTATOR, State
from saloon.server.http.bodies import Frame
from saloon.server.present import tell
from saloon.server.socket.messages import Facts, write

Eyes = int | None  # the seat, or SPECTATOR, through whose eyes one looks; None: all hands are open


def show_frames(match: Match, eyes: Eyes, start: int, count: int) -> list[Frame]:
    """Play a match again and show the table before the first move (frame 0) and after each one."""
    state = match.state_after(max(0, start - 1))
    shown = [_frame(match, state, eyes, None)] if start == 0 else []
    for move in match.moves[max(0, start - 1) : start + count - 1]:
        match.game.rules.apply(state, move.seat, move.action, ScriptedChance(move.draws))
        shown.append(_frame(match, state, eyes, move))
    return shown


def _frame(match: Match, state: State, eyes: Eyes, move: Move | None) -> Frame:
    rules = match.game.rules
    seq, events = (move.seq, move.events) if move else (0, [])
    reader = SPECTATOR if eyes is None else eyes
    view = _look(match, state, reader)
    return Frame(
        seq=seq,
        seat=move.seat if move else None,
        action=str(move.action) if move else None,
        events=[tell(event.laid_open() if eyes is None else event, seq, reader) for event in events],
        view=view,
        views=_open_hands(match, state, view) if eyes is None else UNSET,
        to_act=list(rules.to_act(state)),
        scores=[list(score) for score in rules.scores(state)],
        hash=match.fingerprint_of(state, seq),
    )


def _open_hands(match: Match, state: State, public: Facts) -> list[Facts]:
    """Return for each seat the fields of its view that differ from what a spectator sees."""
    views = [_look(match, state, seat) for seat in range(match.seats)]
    return [{field: value for field, value in view.items() if value != public.get(field)} for view in views]


def _look(match: Match, state: State, reader: int) -> Facts:
    view: Facts = json.loads(write(match.game.rules.view(state, reader)))  # at once, because the state changes
    return view
