"""Chance: the source of all randomness. Each draw is recorded, so that a log replays without a seed."""

import hashlib
from typing import Final

from mypy_extensions import mypyc_attr

from saloon.core.errors import WrongLog

BLOCK: Final = 64  # bytes of a SHA-512
WORD: Final = 0xFFFFFFFF  # 32 bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of random whole numbers that records what it drew."""

    def __init__(self) -> None:
        self.draws: list[int] = []

    def below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1, and record it."""
        raise NotImplementedError

    def shuffle(self, cards: list[int]) -> None:
        """Put a list in random order, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def take(self, cards: list[int]) -> int:
        """Take one card out of a list at random; the others keep their order."""
        return cards.pop(self.below(len(cards)))

    def clone(self) -> "Chance":
        """Return a copy that will draw what this one would draw, with nothing recorded yet."""
        raise NotImplementedError


class SeededChance(Chance):
    """Randomness from a seed: the same on any machine, and impossible to guess from earlier draws.

    Block i is the SHA-512 of "saloon/<seed>/<i>". A draw below n takes one byte (for n > 256 two, high byte first);
    a value too high to be fair is skipped. Anybody can recompute a match with the seed and a hash function.
    """

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        self.seed = str(seed)
        self._blocks = 0
        self._bytes = b""
        self._next = BLOCK

    def below(self, n: int) -> int:
        assert 0 < n <= 65536, "a draw needs at least one and at most 65536 outcomes"
        while True:
            if n <= 256:
                value, fair = self._byte(), 256 - 256 % n
            else:
                value, fair = self._byte() * 256 + self._byte(), 65536 - 65536 % n
            if value < fair:
                self.draws.append(value % n)
                return value % n

    def _byte(self) -> int:
        if self._next == BLOCK:
            self._bytes = hashlib.sha512(f"saloon/{self.seed}/{self._blocks}".encode()).digest()
            self._blocks += 1
            self._next = 0
        byte = self._bytes[self._next]
        self._next += 1
        return byte

    def clone(self) -> "SeededChance":
        copy = SeededChance(self.seed)
        copy._blocks, copy._bytes, copy._next = self._blocks, self._bytes, self._next
        return copy


class ScriptedChance(Chance):
    """Draws that were decided beforehand, for a replay or a test."""

    def __init__(self, script: list[int]) -> None:
        super().__init__()
        self.script = script
        self._next = 0

    def below(self, n: int) -> int:
        if self._next >= len(self.script):
            raise WrongLog(
                "log-short",
                f"the log gives {len(self.script)} draws here, and one more is needed",
                {"draws": len(self.script)},
            )
        drawn = self.script[self._next]
        if not 0 <= drawn < n:
            raise WrongLog(
                "log-draw",
                f"draw {self._next} of this move is {drawn}; it must lie between 0 and {n - 1}",
                {"draw": self._next, "value": drawn, "high": n - 1},
            )
        self._next += 1
        self.draws.append(drawn)
        return drawn

    def clone(self) -> "ScriptedChance":
        copy = ScriptedChance(self.script)
        copy._next = self._next
        return copy


class QuietChance(Chance):
    """Luck for imagined play: fast, and nothing is recorded. Anybody can guess it, so no real match draws from it."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._state = mixed(seed)

    def below(self, n: int) -> int:
        self._state = (self._state * 1664525 + 1013904223) & WORD
        return (self._state >> 8) % n

    def clone(self) -> "QuietChance":
        copy = QuietChance(0)
        copy._state = self._state
        return copy


def mixed(seed: int) -> int:
    """Scramble a number into 32 bits, so that streams from neighbouring seeds have nothing in common."""
    word = seed & WORD
    for _ in range(2):
        word = ((word ^ (word >> 16)) * 73244475) & WORD
    return word ^ (word >> 16)
