"""Puts the questions of a table to bots: what they see, what they may do, and luck of their own."""

import secrets

from saloon.table.ledger import Ledger
from saloon.table.levels import Question
from saloon.table.table import Table


def ask(table: Table, seat: int, level: str = "") -> Question:
    """Ask what to do."""
    ledger = _ledger(table)
    return Question(
        game=table.header.game,
        seats=len(table.header.seats),
        options=ledger.match.options,
        level=level or table.bot_level(seat),
        view=ledger.view(seat),
        actions=[action.text for action in ledger.legal[seat]],
        luck=secrets.token_hex(16),
    )


def ask_when(table: Table, seat: int, previous: int, luck: str) -> Question:
    """Ask for the time of the next input, after the previous one."""
    question = ask(table, seat)
    question.previous = previous
    question.luck = luck
    return question


def _ledger(table: Table) -> Ledger:
    assert table.ledger is not None, "a match is being played"
    return table.ledger
