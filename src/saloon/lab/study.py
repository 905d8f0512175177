"""Study: what happens in many games: how long they are, what is played, and what winners play more than others."""

from collections import Counter
from dataclasses import dataclass, field

from saloon.core.action import Action
from saloon.core.event import Event


@dataclass
class Notes:
    """What happened in one game."""

    actions: int = 0
    plays: Counter[tuple[int, str]] = field(default_factory=Counter)  # by seat and verb
    events: Counter[str] = field(default_factory=Counter)

    def take(self, seat: int, action: Action, events: list[Event]) -> None:
        """Note a move."""
        self.actions += 1
        self.plays[seat, action.verb] += 1
        for event in events:
            self.events[event.kind.name] += 1


@dataclass
class Study:
    """What happened in some games; whole numbers only, so that the order of adding does not matter."""

    lengths: Counter[int] = field(default_factory=Counter)  # how many games took each number of actions
    plays: Counter[str] = field(default_factory=Counter)  # how often each verb was played
    winners: Counter[str] = field(default_factory=Counter)  # the same for winners only, in parts of WIN
    events: Counter[str] = field(default_factory=Counter)

    def take(self, notes: Notes, wins: list[int]) -> None:
        """Add a game and the wins of its seats, in parts of WIN; the clock wins nothing."""
        self.lengths[notes.actions] += 1
        self.events.update(notes.events)
        for (seat, verb), number in notes.plays.items():
            self.plays[verb] += number
            if seat < len(wins):
                self.winners[verb] += number * wins[seat]

    def add(self, other: "Study") -> None:
        """Add what happened in other games."""
        self.lengths.update(other.lengths)
        self.plays.update(other.plays)
        self.winners.update(other.winners)
        self.events.update(other.events)


@dataclass
class Kind:
    """How often something happens."""

    name: str
    per_game: float
    winners: float | None = None  # above 1: winners play it more than others do; None: it is not something players do


@dataclass
class StudyResult:
    """The result of a study."""

    median_actions: int
    ninth_decile_actions: int  # nine games in ten have at most so many
    longest_actions: int
    plays: list[Kind]  # by verb, the most frequent first
    events: list[Kind]


def conclude(study: Study) -> StudyResult:
    """Turn counts into shares."""
    games = max(study.lengths.total(), 1)
    all_plays, all_winners = study.plays.total(), study.winners.total()
    plays = [
        Kind(verb, number / games, _ratio(study.winners[verb] * all_plays, number * all_winners))
        for verb, number in _frequent_first(study.plays)
    ]
    events = [Kind(name, number / games) for name, number in _frequent_first(study.events)]
    lengths = sorted(study.lengths.elements()) or [0]
    return StudyResult(_at(lengths, 5), _at(lengths, 9), lengths[-1], plays, events)


def _frequent_first(counts: Counter[str]) -> list[tuple[str, int]]:
    """Sort by count, then by name, so that the order of counting does not matter."""
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))


def _ratio(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def _at(ordered: list[int], tenths: int) -> int:
    """Return the smallest value that so many tenths of all values do not exceed."""
    return ordered[-(-len(ordered) * tenths // 10) - 1]
