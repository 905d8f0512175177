"""The puzzles that ship: they replay, are varied and clear, tell nothing their seat cannot know; and how they are made.

A larger search confirms a few of each game here, and all of them by `make puzzles-check`.
"""

import json
import os
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta

import pytest

from saloon import catalog
from saloon.bots.puzzling import LEVELS, Finding, Pains, Rival, least, may_be_puzzle
from saloon.core.chance import QuietChance, SeededChance
from saloon.core.errors import IllegalAction, SaloonError, WrongData
from saloon.core.match import Match, begin
from saloon.core.rules import save
from saloon.lab.puzzles import EXAMINER, Quarry, make, measured
from saloon.puzzles import (
    NoPuzzle,
    Puzzle,
    Shipped,
    advice_of,
    chance_of,
    choose,
    first_told,
    has_puzzles,
    is_right,
    number_of_day,
    position,
    puzzles_of,
    read_puzzles,
    verb_of,
)
from saloon.server.http.bodies import PuzzleBody
from saloon.server.http.puzzles import answer_position, answer_puzzle, show_position, show_puzzle
from saloon.server.socket.messages import write

GAMES = [name for name in catalog.names() if has_puzzles(name)]
TURN_BASED = [name for name in ("abilene", "carson", "farwest", "western") if name in catalog.names()]
SHIPPED = [(name, number) for name in GAMES for number in range(1, len(puzzles_of(name).puzzles) + 1)]
FEWEST = 30
SAMPLE = {"carson": 2, "western": 10}  # that there is time for; of the others all; others whenever they are made anew
AT_LENGTH = bool(os.environ.get("SALOON_ALL_PUZZLES"))
TODAY = date(2026, 11, 18)
QUICK = Pains(width=4, glance=4, look=4, rivals=2, worlds=8, lucks=2)

every_game = pytest.mark.parametrize("name", GAMES)
every_puzzle = pytest.mark.parametrize(("name", "number"), SHIPPED)


def sample() -> list[tuple[str, int]]:
    """List the puzzles that are searched again: all, or a few that the file itself decides."""
    if AT_LENGTH:
        return SHIPPED
    chosen = []
    for name in GAMES:
        numbers = list(range(1, len(puzzles_of(name).puzzles) + 1))
        SeededChance(puzzles_of(name).text()).shuffle(numbers)
        chosen += [(name, number) for number in sorted(numbers[: SAMPLE.get(name)])]
    return chosen


def at(name: str, number: int) -> tuple[Puzzle, Match]:
    """Return a puzzle and its position."""
    shipped = puzzles_of(name)
    return shipped.puzzles[number - 1], position(shipped, shipped.puzzles[number - 1])


# The shipped ones


def test_every_game_without_a_clock_ships_at_least_thirty() -> None:
    assert {name for name in TURN_BASED if has_puzzles(name)} == set(TURN_BASED)
    assert all(len(puzzles_of(name).puzzles) >= FEWEST for name in TURN_BASED)
    assert not has_puzzles("fastwest")


@every_puzzle
def test_a_puzzle_replays_and_its_solution_is_accepted(name: str, number: int) -> None:
    puzzle, match = at(name, number)
    legal = match.legal[puzzle.seat]

    assert may_be_puzzle(match.game, match.view(puzzle.seat), legal)
    assert 2 <= match.seats <= 4
    assert is_right(puzzle, puzzle.found.solution)
    assert puzzle.found.is_clear(match.seats)
    assert puzzle.level == puzzle.found.level(match.seats)
    assert {each.action for each in puzzle.found.rivals} <= {action.text for action in legal}
    assert sum([puzzle.found.best_in, *[each.best_in for each in puzzle.found.rivals]]) == 10
    match.play(puzzle.seat, match.parse(puzzle.found.solution))


@every_puzzle
def test_nothing_that_is_told_depends_on_what_the_seat_cannot_know(name: str, number: int) -> None:
    puzzle, match = at(name, number)
    shipped, bodies = (
        puzzles_of(name),
        (PuzzleBody(), PuzzleBody(ask="solution"), PuzzleBody(act=puzzle.found.solution)),
    )
    told = [
        write(show_position(shipped, number, match, None, [])),
        *[answer_position(puzzle, match, b) for b in bodies],
    ]

    match.state = match.game.rules.imagine(match.view(puzzle.seat), QuietChance(number))
    again = [
        write(show_position(shipped, number, match, None, [])),
        *[answer_position(puzzle, match, b) for b in bodies],
    ]

    assert told == again


@every_puzzle
def test_the_solution_is_not_sent_before_it_is_found_or_given_up(name: str, number: int) -> None:
    puzzle = puzzles_of(name).puzzles[number - 1]
    page = json.loads(write(show_puzzle(name, str(number), TODAY)))
    wrong = next(action for action in page["actions"] if action != puzzle.found.solution)
    tried = answer_puzzle(name, str(number), TODAY, PuzzleBody(act=wrong))

    assert page.keys() == {
        *("number", "count", "day", "days", "level", "seat", "players"),
        *("seq", "view", "to_act", "events", "actions"),
    }
    assert (tried.right, tried.why, tried.verb) == (False, None, None)
    assert tried.chance == chance_of(puzzle, wrong)
    assert answer_puzzle(name, str(number), TODAY, PuzzleBody()).why is None


@every_puzzle
def test_a_right_answer_and_giving_up_are_told_why(name: str, number: int) -> None:
    puzzle, match = at(name, number)
    right = answer_puzzle(name, str(number), TODAY, PuzzleBody(act=puzzle.found.solution))
    given_up = answer_puzzle(name, str(number), TODAY, PuzzleBody(ask="solution"))
    advice = advice_of(puzzle, match)

    assert (right.right, given_up.right) == (True, False)
    assert right.why == given_up.why
    assert right.why is not None
    assert right.why.act == puzzle.found.solution
    assert (right.why.equals, right.why.worlds) == (1, 10)
    assert right.why.choices[0].best_in >= 9
    assert advice.choices[0].chance > advice.choices[1].chance


@every_game
def test_puzzles_are_varied(name: str) -> None:
    puzzles = puzzles_of(name).puzzles
    positions = {(each.seed, each.moves) for each in puzzles}

    assert len(positions) == len(puzzles)
    assert {each.level for each in puzzles} == set(LEVELS)
    assert len({each.seats for each in puzzles}) >= 2
    assert len({verb_of(each) for each in puzzles}) >= 2 or len({each.found.solution for each in puzzles}) >= 20
    usual = [each for each in puzzles if each.found.rank == 0]  # what one sees first

    assert 3 * len(usual) <= 2 * len(puzzles)


@pytest.mark.parametrize(("name", "number"), sample())
def test_a_larger_search_finds_the_same(name: str, number: int) -> None:
    shipped = puzzles_of(name)
    found = measured(shipped, number, EXAMINER)

    assert found.still_holds(shipped.puzzles[number - 1].seats), f"{name} {number}: {found}"


@every_game
def test_what_is_written_reads_the_same(name: str) -> None:
    shipped = puzzles_of(name)

    assert read_puzzles(shipped.game, json.loads(shipped.text())) == shipped
    assert shipped.made.startswith(f"saloon puzzles {name} ")
    assert shipped.version == shipped.game.version


# Which one


@every_game
def test_no_puzzle_comes_again_before_all_were_used(name: str) -> None:
    count = len(puzzles_of(name).puzzles)
    numbers = Counter(number_of_day(count, TODAY + timedelta(days)) for days in range(count))

    assert sorted(numbers) == list(range(1, count + 1))


@every_game
def test_a_puzzle_is_chosen_by_day_or_by_number(name: str) -> None:
    shipped = puzzles_of(name)

    assert choose(shipped, "today", TODAY) == choose(shipped, "2026-11-18", TODAY)
    assert choose(shipped, "today", TODAY)[0] != choose(shipped, "2026-11-17", TODAY)[0]
    assert choose(shipped, "3", TODAY) == (3, None)
    for wrong in ("0", "999", "-1", "³", "2026-11-19", "1969-12-31", "2026-02-30", "tomorrow", "2026-W47-3", ""):
        with pytest.raises(NoPuzzle):
            choose(shipped, wrong, TODAY)


def test_a_game_without_puzzles_says_so() -> None:
    with pytest.raises(NoPuzzle):
        puzzles_of("fastwest")


# Positions that cannot be


@pytest.mark.parametrize(
    "changes",
    [
        {"moves": "0 dance"},
        {"moves": "1 attack 99 99"},
        {"seats": 40},
        {"options": {"start_chips": -5}},
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict) -> None:
    shipped = puzzles_of("abilene")
    broken = replace(shipped.puzzles[0], **changes)

    with pytest.raises(SaloonError):
        position(shipped, broken)


def test_a_solution_that_is_not_legal_is_refused() -> None:
    shipped = puzzles_of("abilene")
    puzzle = shipped.puzzles[0]

    with pytest.raises(WrongData):
        position(shipped, replace(puzzle, found=replace(puzzle.found, solution="welcome")))
    with pytest.raises(IllegalAction):
        answer_puzzle("abilene", "1", TODAY, PuzzleBody(act="attack 99 99"))


# How they are made


def test_the_seed_decides_and_the_number_of_jobs_does_not() -> None:
    here = make(Quarry("abilene", "7", 2, pains=QUICK, proof=QUICK), 1)

    assert len(here) == 2
    assert make(Quarry("abilene", "7", 2, pains=QUICK, proof=QUICK), 2) == here
    assert all(each.seed.startswith("7/") for each in here)


def test_a_finished_match_is_a_source_too() -> None:
    game = catalog.game("abilene")
    puzzle = make(Quarry("abilene", "7", 1, pains=QUICK, proof=QUICK), 1)[0]
    match = begin(game, puzzle.seats, {}, puzzle.seed)
    luck = SeededChance("rest")
    for text in puzzle.moves.split("; "):
        seat, _, action = text.partition(" ")
        match.play(int(seat), match.parse(action))
    while match.to_act():
        seat = match.to_act()[0]
        match.play(seat, match.legal[seat][luck.below(len(match.legal[seat]))])

    found = make(Quarry("abilene", "7", 1, [match.to_data()] * 8, QUICK, QUICK), 1)

    for each in found:
        again = position(Shipped(game, game.version, "", [each]), each)
        assert not each.seed
        assert save(again.view(each.seat)) == save(game.rules.view(match.state_after(again.seq), each.seat))


def test_what_everybody_sees_is_easy_and_what_hardly_anybody_looks_at_is_not() -> None:
    def level(rank: int, lead: int) -> str:
        return Finding("a", 900, lead, 1, 1000, 10, rank, [Rival("b", 500, 0)]).level(2)

    assert [level(0, 300), level(0, 160), level(1, 400), level(1, 200), level(3, 400)] == [
        *("easy", "medium", "medium", "hard", "hard")
    ]


def test_a_puzzle_is_clear_by_its_lead_beyond_chance_in_nearly_every_world() -> None:
    def finding(lead: int, error: int, firm: int) -> Finding:
        return Finding("a", 900, lead, error, firm, 10, 0, [Rival("b", 500, 0)])

    assert [round(least(seats)) for seats in (2, 3, 4)] == [150, 100, 75]
    assert finding(150, 10, 900).is_clear(2)
    assert not finding(149, 10, 1000).is_clear(2)
    assert finding(149, 10, 1000).is_clear(3)
    assert not finding(150, 51, 1000).is_clear(2)
    assert not finding(500, 10, 899).is_clear(2)


def test_what_is_told_begins_after_the_seat_moved_last() -> None:
    puzzle, match = at("abilene", 1)
    first = first_told(match, puzzle.seat)

    assert all(move.seat != puzzle.seat for move in match.moves[first - 1 :][6:])
    assert 1 <= first <= len(match.moves)
