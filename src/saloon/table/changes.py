"""Changes that a host makes before the match: options, seats, clock, order of players, whether it is public."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from saloon.core.game import Game
from saloon.table.clock import ClockRule
from saloon.table.errors import NotAllowed, TableFull
from saloon.table.seats import BOT, OPEN, PERSON, Seat
from saloon.table.store import Header

STAYING = (PERSON, BOT, OPEN)  # the order of staying when seats are removed; lower seats first


@dataclass
class Change:
    """What a host wants to change; None means unchanged."""

    options: dict[str, object] | None = None  # only those that change; a preset also changes all others
    seats: int | None = None
    is_public: bool | None = None
    clock: ClockRule | None = None
    hints: str | None = None
    latecomers: bool | None = None


def changed(game: Game, header: Header, change: Change) -> Header:
    """Return a header with a change made; raise if the game, or the people at the table, do not allow it."""
    seats = len(header.seats) if change.seats is None else change.seats
    clock = header.clock if change.clock is None else change.clock
    clock.check()
    resized = reseated(game, header, _resize(header.seats, seats))
    given = change.options or {}
    kept: dict[str, object] = {} if "preset" in given else {**resized.options}
    return replace(
        resized,
        options=game.settle(seats, {**kept, **given}),
        is_public=header.is_public if change.is_public is None else change.is_public,
        clock=clock,
        hints=header.hints if change.hints is None else change.hints,
        latecomers=header.latecomers if change.latecomers is None else change.latecomers,
    )


def exchanged(game: Game, header: Header, a: int, b: int) -> Header:
    """Return a header with two seats exchanged; raise NotAllowed if there are no such seats."""
    order = list(range(len(header.seats)))
    for seat in (a, b):
        if seat not in order:
            raise NotAllowed("no-such-seat", f"seat {seat} cannot be changed", {"seat": seat})
    order[a], order[b] = b, a
    return reseated(game, header, order)


def reseated(game: Game, header: Header, order: Sequence[int | None]) -> Header:
    """Return a header with its seats in another order, given by their old numbers; None is a new, open seat."""
    seats = [Seat() if old is None else replace(header.seats[old]) for old in order]
    options = header.options if game.realtime is None else game.realtime.reseat(header.options, order)
    return replace(header, seats=seats, options=options)


def _resize(seats: list[Seat], wanted: int) -> list[int | None]:
    people = sum(seat.kind == PERSON for seat in seats)
    if wanted < people:
        raise TableFull("people-sit", f"{people} people have sat down", {"people": people, "seats": wanted})
    staying = sorted(range(len(seats)), key=lambda seat: STAYING.index(seats[seat].kind))[:wanted]
    return [*sorted(staying), *[None] * (wanted - len(staying))]
