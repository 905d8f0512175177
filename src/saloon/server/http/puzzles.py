"""Puzzles: a position as its seat sees it, and what is said to an answer; nothing is thought about on request."""

from datetime import date
from functools import cache

from saloon.core.errors import IllegalAction
from saloon.core.match import Match
from saloon.puzzles import (
    Puzzle,
    Shipped,
    advice_of,
    chance_of,
    choose,
    first_told,
    is_right,
    last_days,
    names_of,
    number_of_day,
    position,
    puzzles_of,
)
from saloon.server.http.bodies import PuzzleAnswer, PuzzleBody, PuzzleDay, PuzzlePage
from saloon.server.http.replays import look
from saloon.server.present import hinted, learners, tell_all


def show_puzzle(name: str, which: str, today: date) -> PuzzlePage:
    """Show a puzzle of a game; raise NoPuzzle if there is none of that day or number."""
    shipped = puzzles_of(name)
    number, day = choose(shipped, which, today)
    count = len(shipped.puzzles)
    days = [PuzzleDay(str(each), number_of_day(count, each)) for each in last_days(today)]
    return show_position(shipped, number, _match(name, number), str(day) if day else None, days)


def show_position(shipped: Shipped, number: int, match: Match, day: str | None, days: list[PuzzleDay]) -> PuzzlePage:
    """Show a position through the eyes of the seat that is to move."""
    puzzle = shipped.puzzles[number - 1]
    seat = puzzle.seat
    return PuzzlePage(
        number=number,
        count=len(shipped.puzzles),
        day=day,
        days=days,
        level=puzzle.level,
        seat=seat,
        players=learners(names_of(puzzle, "")),
        seq=match.seq,
        view=look(match, match.state, seat),
        to_act=list(match.to_act()),
        events=tell_all(match.moves[first_told(match, seat) - 1 :], seat),
        actions=[action.text for action in match.legal[seat]],
    )


def answer_puzzle(name: str, which: str, today: date, body: PuzzleBody) -> PuzzleAnswer:
    """Say whether an answer is right, and why; what is not legal is refused."""
    shipped = puzzles_of(name)
    number, _ = choose(shipped, which, today)
    return answer_position(shipped.puzzles[number - 1], _match(name, number), body)


def answer_position(puzzle: Puzzle, match: Match, body: PuzzleBody) -> PuzzleAnswer:
    """Answer from what was measured when the puzzle was made."""
    if body.act is None and body.ask == "look":
        return PuzzleAnswer(right=False, chance=None, verb=match.parse(puzzle.found.solution).verb, why=None)
    if body.act is not None:
        _check(match, puzzle.seat, body.act)
    right = body.act is not None and is_right(puzzle, body.act)
    if right or body.act is None:
        why = hinted(advice_of(puzzle, match), "", match.seq)
        return PuzzleAnswer(right=right, chance=puzzle.found.chance, verb=None, why=why)
    return PuzzleAnswer(right=False, chance=chance_of(puzzle, body.act), verb=None, why=None)


def _check(match: Match, seat: int, act: str) -> None:
    texts = [action.text for action in match.legal[seat]]
    if act not in texts:
        legal = ", ".join(texts)
        message = f"seat {seat} may not {act!r} now; legal: {legal}"
        raise IllegalAction("illegal-action", message, {"action": act, "legal": legal})


@cache
def _match(name: str, number: int) -> Match:
    """Play a puzzle up to its question, once; nobody plays on from there."""
    shipped = puzzles_of(name)
    return position(shipped, shipped.puzzles[number - 1])
