"""Weights are tuned by self-play: read, set, written back, and kept only if they win more."""

import ast
import re
from typing import Any

import pytest

from saloon import catalog
from saloon.engine import engine
from saloon.lab.stats import WIN
from saloon.lab.train import Course, Training, Verdict, compare, margin, moved, train, usual_tables, workers
from saloon.lab.weights import named, put, read, rewritten, source_of

FARWEST = catalog.game("farwest")
TUNED = [name for name in catalog.names() if catalog.game(name).weights is not None]
every_tuned_game = pytest.mark.parametrize("name", TUNED)


def a_course(**changes: Any) -> Course:
    usual = {"game": "farwest", "tables": (2,), "seed": "dust", "generations": 2, "deals": 2, "trials": 200}
    return Course(**{**usual, **changes})


def spoiled(numbers: list[int], **changes: int) -> list[int]:
    """Change some numbers for the worse, by the names of their attributes."""
    values = {**named(FARWEST.weights, numbers), **changes}
    put(FARWEST.weights, numbers)
    flat = [value if isinstance(value, list) else [value] for value in values.values()]
    return [number for part in flat for number in part]


def silent(_stage: str, _done: int, _of: int) -> None:
    pass


def test_only_games_without_a_clock_are_tuned() -> None:
    assert TUNED
    assert [name for name in TUNED if catalog.game(name).realtime is not None] == []


@every_tuned_game
def test_numbers_that_are_set_are_read_again(name: str) -> None:
    weights = catalog.game(name).weights
    before = read(weights)
    others = [number + 1 for number in before]

    put(weights, others)
    after = read(weights)
    put(weights, before)

    assert after == others
    assert read(weights) == before
    assert len(before) > 10


@every_tuned_game
def test_only_numbers_and_a_note_change_in_the_file(name: str) -> None:
    weights = catalog.game(name).weights
    source, before = source_of(weights), read(weights)
    others = [2 * number + 1 for number in before]

    text = rewritten(source, weights, others, "Made by a test.")
    namespace: dict[str, Any] = {"__name__": "rewritten"}
    exec(compile(text, "weights.py", "exec"), namespace)

    assert read(namespace["WEIGHTS"]) == others
    assert ast.get_docstring(ast.parse(text)).endswith("Made by a test.")
    after_docstring = [re.sub(r"-?\d[\d_]*", "0", each.rpartition('"""\n\nfrom')[2]) for each in (source, text)]
    assert after_docstring[0] == after_docstring[1]


def test_a_file_that_is_made_twice_tells_of_both() -> None:
    weights = FARWEST.weights

    once = rewritten(source_of(weights), weights, read(weights), "First.")
    twice = rewritten(once, weights, read(weights), "Second.")

    assert ast.get_docstring(ast.parse(twice)).endswith("First.\nSecond.")


def test_numbers_stay_whole_and_near_and_keep_their_signs() -> None:
    assert moved([100, -100, 0, 3, -2, 7], [0, 1, 3, 4], [0.107, 5.0, -9.0, 5.0]) == [111, -50, 0, 1, -1, 7]


def test_a_margin_is_the_mean_of_the_tables() -> None:
    assert margin((2, 4), [WIN, WIN]) == 0
    assert margin((2, 4), [2 * WIN, 0]) == pytest.approx((0.5 - 0.25) / 2)


def test_the_smallest_and_the_usual_table_are_trained_for() -> None:
    assert usual_tables(FARWEST) == (2, 4)
    assert usual_tables(catalog.game("western")) == (3, 4)


def test_a_training_repeats_exactly_in_any_number_of_processes() -> None:
    before = read(FARWEST.weights)
    told: list[tuple[str, int, int]] = []
    course = a_course(trials=3)

    first = train(course, 1, lambda *news: told.append(news))
    second = train(course, 2)

    assert first == second
    assert first.after != before
    assert first.trained == 3  # of two players: the others never change a move
    assert read(FARWEST.weights) == before
    assert told[-1] == ("test", 3, 3)


def test_a_seed_of_its_own_gives_other_numbers() -> None:
    course = a_course(generations=1, deals=1, trials=1)

    assert train(course).after != train(a_course(generations=1, deals=1, trials=1, seed="sand")).after


def test_the_test_accepts_numbers_that_are_much_better() -> None:
    present = read(FARWEST.weights)
    course = a_course()

    with workers(course, spoiled(present, point=3000), 1) as play:
        verdict = compare(course, present, play, silent)
    put(FARWEST.weights, present)

    assert verdict.is_better
    assert verdict.shares[0] - verdict.errors[0] > 0.5


def test_the_test_refuses_numbers_that_are_as_good() -> None:
    present = read(FARWEST.weights)
    course = a_course()

    with workers(course, present, 1) as play:
        verdict = compare(course, present, play, silent)

    assert not verdict.is_better
    assert verdict.shares == [0.5]
    assert verdict.deals < course.trials


def test_the_file_says_how_it_was_made_and_what_it_won() -> None:
    numbers = read(FARWEST.weights)
    verdict = Verdict((2, 4), 700, [0.531, 0.262], [0.012, 0.009], is_better=True)

    text = Training(a_course(tables=(2, 4)), numbers, numbers, 3, verdict).text()

    note = " ".join(ast.get_docstring(ast.parse(text)).split())
    assert "`saloon train farwest --players 2,4 --generations 2 --deals 2 --seed dust`" in note
    assert "won 53.1 % ± 1.2 of 2 players, 26.2 % ± 0.9 of 4 players against the numbers before: 700 deals." in note


@pytest.mark.skipif(engine() == "interpreted", reason="takes two minutes interpreted")
def test_values_are_tuned_by_bots_that_think_ahead() -> None:
    course = a_course(generations=1, deals=1, trials=1, rollouts=2)

    result = train(course)

    assert result.trained > 3
