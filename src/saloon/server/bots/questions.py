"""Makes the questions of a table to bots: what they see, what they may do, and the seed of their own chance."""

import secrets
import zlib
from dataclasses import replace

from saloon.bots.levels import ADVISER
from saloon.bots.temper import TEMPERS
from saloon.table.table import Table
from saloon.table.thinking import Question


def ask(table: Table, seat: int, level: str = "") -> Question:
    """Make the question what to do."""
    question = _look(table, seat, level)
    assert table.match is not None, "a match is being played"
    question.actions = [action.text for action in table.match.legal[seat]]
    return question


def consult(table: Table, seat: int) -> Question:
    """Make the question what a strong bot would do, and why; asked again, it imagines the same worlds."""
    question = ask(table, seat, ADVISER)
    return replace(question, luck=f"hint {table.header.id} {seat} {table.seq}")


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
        level=level or _with_temper(table, seat),
        view=table.match.view(seat),
        luck=secrets.token_hex(16),
    )


def _with_temper(table: Table, seat: int) -> str:
    """Return the level of the bot in a seat and its temper, which it keeps as long as the table stands."""
    place = zlib.crc32(f"{table.header.id} {seat}".encode())
    level = table.people.bot_level(seat).partition(":")[0]  # older tables may name a temper
    return f"{level}:{TEMPERS[place % len(TEMPERS)]}"
