"""Makes the questions of a table to bots: what they see, what they may do, and the seed of their own chance."""

import secrets
from dataclasses import replace

from saloon.table.table import Table
from saloon.table.thinking import Question


def ask(table: Table, seat: int, level: str = "") -> Question:
    """Make the question what to do."""
    question = _look(table, seat, level)
    assert table.match is not None, "a match is being played"
    question.actions = [action.text for action in table.match.legal[seat]]
    return question


class Asking:
    """The questions to a bot in one window; each contains the earlier ones."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._before: list[Question] = []

    def when(self, previous: int) -> Question:
        """Make the question for the time of the next input, after the previous one."""
        question = _look(self._table, self._seat)
        question.previous = previous
        return self._remembered(question)

    def what(self) -> Question:
        """Make the question what to do, now that the time has come."""
        return self._remembered(ask(self._table, self._seat))

    def _remembered(self, question: Question) -> Question:
        before = self._before[:]
        self._before.append(question)
        return replace(question, before=before)


def _look(table: Table, seat: int, level: str = "") -> Question:
    assert table.match is not None, "a match is being played"
    return Question(
        game=table.header.game,
        seats=len(table.header.seats),
        options=table.match.options,
        level=level or table.people.bot_level(seat),
        view=table.match.view(seat),
        luck=secrets.token_hex(16),
    )
