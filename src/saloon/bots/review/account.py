"""Account: chances in whole units that always add up, and what each step of a match has changed them by."""

from dataclasses import dataclass
from typing import Final

WHOLE: Final = 10_000  # certainty
START: Final = "start"  # the deal, and who sits where
MOVE: Final = "move"
RESIGN: Final = "resign"
NOBODY: Final = -1


def shared(weights: list[int]) -> list[int]:
    """Share certainty in proportion to weights; units that are left over go where most was cut off."""
    known = [max(0, weight) for weight in weights]
    total = sum(known)
    if total == 0:
        return shared([1] * len(known))
    parts = [WHOLE * weight // total for weight in known]
    cut = sorted([(-(WHOLE * weight % total), seat) for seat, weight in enumerate(known)])
    for place in range(WHOLE - sum(parts)):
        parts[cut[place][1]] += 1
    return parts


def moved(chances: list[int], by: list[int]) -> list[int]:
    """Add changes to chances; nobody gets below nothing, and the sum stays certainty."""
    return shared([chance + change for chance, change in zip(chances, by, strict=True)])


def less(left: list[int], right: list[int]) -> list[int]:
    """Subtract one list from another."""
    return [a - b for a, b in zip(left, right, strict=True)]


@dataclass
class Step:
    """What a start, a move or a resignation changed for each player: by luck, by own choices, by those of others."""

    kind: str
    move: int  # how many moves were made by then
    seat: int  # who acted, or NOBODY
    luck: list[int]
    own: list[int]
    others: list[int]
    beat: bool = False  # something ended with it, such as a hand


@dataclass
class Ledger:
    """The account of a player: what they began with, what changed it, and what they had at the end."""

    start: int
    luck: int = 0
    own: int = 0
    others: int = 0

    def end(self) -> int:
        """Return the sum."""
        return self.start + self.luck + self.own + self.others


class Account:
    """Chances from step to step. Whatever is entered, the ledgers add up to the chances."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.steps: list[Step] = []
        self.start = shared([1] * seats)
        self.chances: list[list[int]] = []  # after each step
        self._now = self.start

    def now(self) -> list[int]:
        """Return the chances after the last step."""
        return self._now

    def enter(self, kind: str, move: int, seat: int, chosen: list[int], drawn: list[int]) -> Step:
        """Enter a step: the chances after the choice of a seat, and then after the draw."""
        choice, luck = less(chosen, self._now), less(drawn, chosen)
        own = [change if player == seat else 0 for player, change in enumerate(choice)]
        return self._add(Step(kind, move, seat, luck, own, less(choice, own)), drawn)

    def enter_deeds(self, kind: str, move: int, seat: int, after: list[int], deeds: list[bool]) -> Step:
        """Enter a step without luck: the changes of those who did something themselves are their own."""
        change = less(after, self._now)
        own = [each if deed else 0 for each, deed in zip(change, deeds, strict=True)]
        return self._add(Step(kind, move, seat, [0] * self.seats, own, less(change, own)), after)

    def _add(self, step: Step, after: list[int]) -> Step:
        self.steps.append(step)
        self.chances.append(after)
        self._now = after
        return step

    def ledgers(self) -> list[Ledger]:
        """Add up the steps for each player."""
        made = [Ledger(chance) for chance in self.start]
        for step in self.steps:
            for seat, ledger in enumerate(made):
                ledger.luck += step.luck[seat]
                ledger.own += step.own[seat]
                ledger.others += step.others[seat]
        return made
