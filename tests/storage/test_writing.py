"""How rows are written together."""

import asyncio

import pytest

from saloon.storage.hand import WIDEST, Group, wide_rows
from saloon.storage.writer import CROWD, Writer
from saloon.table.errors import StorageFailed

INSERT = "INSERT INTO entries (a, b) VALUES (?, ?)"


@pytest.mark.parametrize(
    ("rows", "widths"), [(1, [1]), (2, [2]), (7, [4, 2, 1]), (2 * WIDEST + 5, [WIDEST, WIDEST, 4, 1])]
)
def test_many_rows_take_few_statements(rows: int, widths: list[int]) -> None:
    given = [(number, str(number)) for number in range(rows)]

    statements = list(wide_rows(INSERT, given))

    assert [text.count("(?, ?)") for text, _ in statements] == widths
    assert [value for _, values in statements for value in values] == [value for row in given for value in row]


def test_a_change_of_a_row_is_a_statement_of_its_own() -> None:
    change = "UPDATE tables SET status=? WHERE id = ?"

    assert list(wide_rows(change, [("live", "a"), ("over", "b")])) == [(change, ("live", "a")), (change, ("over", "b"))]


class Clumsy:
    """A hand that breaks in a way nobody has thought of, once."""

    def __init__(self) -> None:
        self.written: list[int] = []
        self._is_broken = True

    async def write(self, groups: list[Group]) -> None:
        """Break, or note how many rows came together."""
        if self._is_broken:
            self._is_broken = False
            raise ZeroDivisionError
        self.written.append(sum(len(rows) for _, rows in groups))
        await asyncio.sleep(0)

    async def close(self) -> None:
        """Have nothing to let go."""


async def test_whatever_breaks_is_told_and_the_next_row_is_written() -> None:
    hand = Clumsy()
    writer = Writer(hand)

    with pytest.raises(StorageFailed, match="nothing was changed"):
        await writer.write(INSERT, (1, "a"))
    await writer.write(INSERT, (1, "a"))
    await writer.close()

    assert hand.written == [1]


async def test_in_a_crowd_rows_are_gathered() -> None:
    hand = Clumsy()
    hand._is_broken = False
    writer = Writer(hand)
    first = [writer.write(INSERT, (number, "a")) for number in range(CROWD)]
    await first[0]

    later = []
    for number in range(3):
        later.append(writer.write(INSERT, (number, "b")))
        await asyncio.sleep(0)
    await asyncio.gather(*later)
    await writer.close()

    assert hand.written == [CROWD, 3]
