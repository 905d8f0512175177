"""Log: a match as it is stored, line by line, and the reader of its plain form."""

from dataclasses import dataclass, field
from typing import Final

from saloon.core.errors import WrongLog
from saloon.core.reading import Reader
from saloon.core.rules import Data

MOVE: Final = "move"
UNDO: Final = "undo"
RESIGN: Final = "resign"
REWIND: Final = "rewind"  # marks an undo that also takes back its draws


@dataclass
class Entry:
    """One line of the log of a match; a line is never changed or removed.

    `at`, `by` and `client_id` are noted for the table and the store; a match only carries them.
    """

    seq: int  # from 1, without gaps
    kind: str
    seat: int
    at: int = 0  # ms since 1970
    action: str = ""  # of a move, with its time if it has one; of an undo, REWIND, or nothing in older logs
    draws: list[int] = field(default_factory=list)  # of a move
    back_to: int = 0  # of an undo: the seq that the table returns to
    by: str = "person"  # person, bot, table or clock: what kind of player acted for the seat
    client_id: str = ""  # the id that the client gave to its message


@dataclass
class Log:
    """Everything needed to rebuild a match: from its seed, or from the recorded draws when the seed is not known."""

    version: int
    seats: int
    options: dict[str, object]  # as they were given; the game checks them
    setup: list[int]  # the draws of the setup
    entries: list[Entry]
    seed: int | str | None = None
    position: Data | None = None  # a saved state to begin from instead of the setup


def read_log(data: Data, seed: int | str | None = None) -> Log:
    """Read what `Match.to_data` wrote; raise WrongData or WrongLog, naming what is wrong with it."""
    reader = Reader(data)
    return Log(
        version=reader.number("version"),
        seats=reader.number("seats"),
        options=reader.table("options"),
        setup=reader.numbers("setup"),
        entries=[_read_move(number, line) for number, line in enumerate(reader.items("moves"), 1)],
        seed=seed,
        position=reader.table("position") if reader.has("position") else None,
    )


def _read_move(number: int, line: object) -> Entry:
    if not isinstance(line, list) or len(line) != 3:
        raise WrongLog(
            "log-line", f"move {number} of the log must be [seat, action, draws], not {line!r}", {"move": number}
        )
    fields = Reader({"seat": line[0], "action": line[1], "draws": line[2]}, f"moves[{number - 1}]")
    return Entry(number, MOVE, fields.number("seat"), action=fields.word("action"), draws=fields.numbers("draws"))
