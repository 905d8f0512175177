"""Turns: which question each seat is asked, and how long it has thought about it, also before it took a move back."""

from dataclasses import dataclass

from saloon.core.log import MOVE, UNDO, Entry


@dataclass
class Turn:
    """A question to a seat; a player who takes a move back and moves again comes to the same turn."""

    question: int  # the seq that asked it first
    thought: int = 0  # ms, up to when a move was made or taken back


class Turns:
    """The turns of every seat, numbered by its moves that stand: taking a move back gives nobody time."""

    def __init__(self) -> None:
        self.since: dict[int, int] = {}  # when each seat to act began to think, had it done so without a break
        self._asked: set[int] = set()
        self._moves: list[tuple[int, int]] = []  # that stand: seq and seat
        self._made: dict[int, int] = {}  # how many of these moves each seat has made
        self._turns: dict[int, list[Turn]] = {}

    def of(self, seat: int) -> Turn:
        """Return the turn of a seat that is asked."""
        return self._turns[seat][self._made.get(seat, 0)]

    def ask(self, seat: int, seq: int, at: int) -> None:
        """Note that a seat is asked; its time goes on if it has thought about this before."""
        turns, made = self._turns.setdefault(seat, []), self._made.get(seat, 0)
        turns.extend([Turn(seq) for _ in range(made + 1 - len(turns))])
        self.since[seat] = at - turns[made].thought
        self._asked.add(seat)

    def follow(self, entry: Entry, asked: list[int]) -> None:
        """Note an entry, and whom it asks; after the entry of another seat, a turn begins anew."""
        if entry.kind in (MOVE, UNDO) and entry.seat in self._asked:
            self.of(entry.seat).thought = entry.at - self.since[entry.seat]
        moved = self._stand(entry)
        self._asked -= moved
        for seat in asked:
            if entry.kind == UNDO and seat in self._asked:
                continue  # no move of theirs was taken back: they think on
            if seat != entry.seat:
                del self._turns.setdefault(seat, [])[self._made.get(seat, 0) :]
            self.ask(seat, entry.seq, entry.at)

    def stop(self, asked: list[int]) -> None:
        """Note who is still asked: somebody else's move may answer a question, too."""
        self._asked.intersection_update(asked)

    def _stand(self, entry: Entry) -> set[int]:
        """Count the moves that stand; return the seats whose moves were made or taken back."""
        if entry.kind == MOVE:
            self._moves.append((entry.seq, entry.seat))
            self._made[entry.seat] = self._made.get(entry.seat, 0) + 1
            return {entry.seat}
        moved = set()
        while entry.kind == UNDO and self._moves and self._moves[-1][0] > entry.back_to:
            _, seat = self._moves.pop()
            self._made[seat] -= 1
            moved.add(seat)
        return moved
