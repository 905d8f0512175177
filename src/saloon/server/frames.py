"""Frames: a finished match, move by move, as a seat saw it."""

import hashlib
import json
from typing import Any

from saloon.core.chance import ScriptedChance
from saloon.core.event import Event
from saloon.core.match import Record
from saloon.core.rules import State, save
from saloon.server.crowd import tell
from saloon.server.messages import write
from saloon.table.ledger import Ledger

Frame = dict[str, Any]


def show_frames(ledger: Ledger, seat: int, start: int, count: int) -> list[Frame]:
    """Play a match again and show the table before the first move (frame 0) and after each one."""
    match, rules = ledger.match, ledger.game.rules
    state = rules.setup(match.seats, match.options, ScriptedChance(match.setup_draws))
    shown = [_frame(ledger, state, seat, 0, None, [])] if start == 0 else []
    for number, record in enumerate(match.log, 1):
        if number >= start + count:
            break
        events = rules.apply(state, record.seat, record.action, ScriptedChance(record.draws))
        if number >= start:
            shown.append(_frame(ledger, state, seat, number, record, events))
    return shown


def _frame(ledger: Ledger, state: State, seat: int, number: int, record: Record | None, events: list[Event]) -> Frame:
    rules = ledger.game.rules
    seq = ledger.told[number - 1].seq if number else 0
    view = rules.view(state, seat)
    return {
        "seq": seq,
        "seat": record.seat if record else None,
        "action": str(record.action) if record else None,
        "events": [tell(event, seq, seat) for event in events],
        "view": json.loads(write(view)),  # now: the state goes on
        "to_act": list(rules.to_act(state)),
        "scores": [list(score) for score in rules.scores(state)],
        "hash": hashlib.sha256(json.dumps(save(state), sort_keys=True).encode()).hexdigest()[:16],
    }
