"""Puzzles: positions in which one choice is clearly best, whatever the others hold; data in the folder of a game.

Nothing of a position is trusted: it is played anew from its seed, or from the draws of a finished match.
"""

import json
from dataclasses import asdict, dataclass, field
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from saloon import catalog
from saloon.bots.advice import Advice
from saloon.bots.puzzling import LEVELS, Finding, Rival
from saloon.core.chance import ScriptedChance
from saloon.core.errors import SaloonError, WrongData
from saloon.core.game import Game
from saloon.core.match import Match, begin
from saloon.core.rules import Data

FILE = "puzzles.json"
NAMES = ("Bill", "Calamity", "Doc")  # of the others
BETWEEN_MOVES = "; "
BEFORE_DRAWS = ":"
FIRST_DAY = date(1970, 1, 1)
TODAY = "today"
DAYS = 7  # that can be looked back on as days
FEWEST_TOLD = 6  # of the moves before the position, whose events are told


class NoPuzzle(SaloonError):
    """There is no such puzzle."""

    code: ClassVar[str] = "no_puzzle"


@dataclass
class Puzzle:
    """A position, and what was measured in it."""

    seats: int
    moves: str  # `0 buy; 1 play 5`; those of a finished match with their draws: `1 play 5: 3 0 12`
    seat: int  # that is to move
    level: str
    found: Finding
    seed: str = ""
    setup: list[int] = field(default_factory=list)  # the draws of a finished match, whose seed nobody knows
    options: dict[str, Any] = field(default_factory=dict)

    def to_data(self) -> Data:
        """Return what is written, without what is empty."""
        data = asdict(self)
        data["found"]["rivals"] = [[each.action, each.chance, each.best_in] for each in self.found.rivals]
        return {name: value for name, value in data.items() if value not in ("", [], {})}


@dataclass
class Shipped:
    """The puzzles of a game."""

    game: Game
    version: int  # of the rules
    made: str  # the command that made them
    puzzles: list[Puzzle]

    def text(self) -> str:
        """Write the file, a line for each puzzle."""
        head = f'"version": {self.version}, "made": {json.dumps(self.made)}'
        lines = [json.dumps(each.to_data(), ensure_ascii=False) for each in self.puzzles]
        return f'{{{head}, "puzzles": [\n' + ",\n".join(lines) + "\n]}\n"


def has_puzzles(name: str) -> bool:
    """Tell whether a game comes with puzzles."""
    return _file(name).is_file()


@cache
def puzzles_of(name: str) -> Shipped:
    """Read the puzzles of a game; raise NoPuzzle if it has none."""
    game = catalog.game(name)
    if not has_puzzles(name):
        raise NoPuzzle("no-puzzles", f"{name} has no puzzles", {"game": name})
    return read_puzzles(game, json.loads(_file(name).read_text(encoding="utf-8")))


def read_puzzles(game: Game, data: Any) -> Shipped:
    """Read what was written."""
    return Shipped(game, data["version"], data["made"], [_read(each) for each in data["puzzles"]])


def _read(data: dict[str, Any]) -> Puzzle:
    found = {**data["found"], "rivals": [Rival(*each) for each in data["found"]["rivals"]]}
    return Puzzle(**{**data, "found": Finding(**found)})


def _file(name: str) -> Path:
    return catalog.folder(name) / FILE


# The position


def position(shipped: Shipped, puzzle: Puzzle) -> Match:
    """Play a puzzle up to its question; raise WrongData if it cannot be asked there."""
    match = _begin(shipped, puzzle)
    for text in [each for each in puzzle.moves.split(BETWEEN_MOVES) if each]:
        move, drawn, draws = text.partition(BEFORE_DRAWS)
        if drawn or not puzzle.seed:
            match.chance = ScriptedChance([int(each) for each in draws.split()])
        seat, _, action = move.partition(" ")
        match.play(int(seat), match.parse(action))
    if puzzle.found.solution not in [action.text for action in match.legal.get(puzzle.seat, [])]:
        raise WrongData("position", "this position cannot be: its solution is not legal", {"problem": "solution"})
    return match


def _begin(shipped: Shipped, puzzle: Puzzle) -> Match:
    if puzzle.seed:
        return begin(shipped.game, puzzle.seats, puzzle.options, puzzle.seed, version=shipped.version)
    options = shipped.game.settle(puzzle.seats, puzzle.options)
    return Match(shipped.game, puzzle.seats, options, ScriptedChance(puzzle.setup), version=shipped.version)


def written_moves(match: Match, moves: int, *, with_draws: bool) -> str:
    """Write the first so many moves of a match."""
    lines = [f"{move.seat} {move.action}" + (_drawn(move.draws) if with_draws else "") for move in match.moves[:moves]]
    return BETWEEN_MOVES.join(lines)


def _drawn(draws: list[int]) -> str:
    return f"{BEFORE_DRAWS} {' '.join(str(each) for each in draws)}" if draws else ""


def first_told(match: Match, seat: int) -> int:
    """Return the number of the first move that is told: the one after the seat's own last move, or a few before."""
    own = [number for number, move in enumerate(match.moves, 1) if move.seat == seat]
    return max(1, min(own[-1] + 1 if own else 1, len(match.moves) - FEWEST_TOLD + 1))


def names_of(puzzle: Puzzle, own: str) -> list[str]:
    """Name everybody at the table."""
    others = iter(NAMES)
    return [own if seat == puzzle.seat else next(others) for seat in range(puzzle.seats)]


# Which one


def number_of_day(count: int, day: date) -> int:
    """Return the number of a day's puzzle, from 1: the same for everybody, and never again before all were used."""
    return (day - FIRST_DAY).days % count + 1


def last_days(today: date) -> list[date]:
    """List the days up to today that can be looked back on."""
    return [today - timedelta(days) for days in range(DAYS - 1, -1, -1)]


def choose(shipped: Shipped, which: str, today: date) -> tuple[int, date | None]:
    """Return the number of a puzzle, and its day if it was asked for by day: `today`, `2026-11-18`, or `7`."""
    count = len(shipped.puzzles)
    if which.isascii() and which.isdecimal() and len(which) <= len(str(count)) and 1 <= int(which) <= count:
        return int(which), None
    day = today if which == TODAY else _read_day(which)
    if day is not None and FIRST_DAY <= day <= today:
        return number_of_day(count, day), day
    message = f"there is no puzzle {which[:40]!r}; there are 1 to {count}, today, and every day up to {today}"
    raise NoPuzzle("no-puzzle", message, {"puzzle": which[:40], "high": count, "today": str(today)})


def _read_day(text: str) -> date | None:
    """Read a day; the other ways of writing one are not understood."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if str(day) == text else None


# The answer


def is_right(puzzle: Puzzle, action: str) -> bool:
    """Tell whether an action is the solution."""
    return action == puzzle.found.solution


def chance_of(puzzle: Puzzle, action: str) -> int | None:
    """Return what was measured for a choice, in per mille of winning; None if it was never near the best."""
    known = {each.action: each.chance for each in puzzle.found.rivals}
    return known.get(action)


def advice_of(puzzle: Puzzle, match: Match) -> Advice:
    """Say why the solution is best, from what its seat knows."""
    found = puzzle.found
    best, against = match.parse(found.solution), match.parse(found.rivals[0].action)
    return found.advice(match.game, match.view(puzzle.seat), best, against)


def spread(puzzles: list[Puzzle]) -> list[Puzzle]:
    """Put puzzles in an order in which neighbours differ: in turn easy, medium and hard, and by what is asked."""
    rows = {level: _apart([each for each in puzzles if each.level == level]) for level in LEVELS}
    ordered = [
        ((place + 0.5) / len(row), LEVELS.index(level), place)
        for level, row in rows.items()
        for place in range(len(row))
    ]
    return [rows[LEVELS[level]][place] for _, level, place in sorted(ordered)]


def verb_of(puzzle: Puzzle) -> str:
    """Return what the solution does."""
    return puzzle.found.solution.partition(" ")[0]


def _apart(puzzles: list[Puzzle]) -> list[Puzzle]:
    kinds: dict[str, list[Puzzle]] = {}
    for puzzle in puzzles:
        kinds.setdefault(verb_of(puzzle), []).append(puzzle)
    placed = [((i + 0.5) / len(row), kind, puzzle) for kind, row in kinds.items() for i, puzzle in enumerate(row)]
    return [puzzle for _, _, puzzle in sorted(placed, key=lambda each: each[:2])]
