"""Puts the questions of a table to bots: what they see, what they may do, and luck of their own."""

import secrets
from dataclasses import replace

from saloon.table.levels import Question
from saloon.table.table import Table


def ask(table: Table, seat: int, level: str = "") -> Question:
    """Ask what to do."""
    question = _look(table, seat, level)
    assert table.ledger is not None, "a match is being played"
    question.actions = [action.text for action in table.ledger.legal[seat]]
    return question


class Asking:
    """What a bot is asked in one window; it remembers what it was asked before."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._before: list[Question] = []

    def when(self, previous: int) -> Question:
        """Ask for the time of the next input, after the previous one."""
        question = _look(self._table, self._seat)
        question.previous = previous
        return self._remembered(question)

    def what(self) -> Question:
        """Ask what to do, now that the time has come."""
        return self._remembered(ask(self._table, self._seat))

    def _remembered(self, question: Question) -> Question:
        before = self._before[:]
        self._before.append(question)
        return replace(question, before=before)


def _look(table: Table, seat: int, level: str = "") -> Question:
    assert table.ledger is not None, "a match is being played"
    return Question(
        game=table.header.game,
        seats=len(table.header.seats),
        options=table.ledger.match.options,
        level=level or table.bot_level(seat),
        view=table.ledger.view(seat),
        luck=secrets.token_hex(16),
    )
