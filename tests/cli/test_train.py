"""train: what it prints and writes, and what it refuses."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saloon import catalog
from saloon.cli import train as command
from saloon.lab.train import Course, Training, Verdict
from saloon.lab.weights import read
from saloon.language import LANGUAGES
from saloon.texts import Texts

Call = Callable[..., Any]

WEIGHTS = catalog.game("farwest").weights
QUICK = ("--players", "2", "--generations", "1", "--deals", "1", "--trials", "1", "--seed", "7")
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture
def winning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a training be over at once, with numbers that win."""

    def train(course: Course, _jobs: int, _progress: object) -> Training:
        numbers = read(WEIGHTS)
        verdict = Verdict(course.tables, 50, [0.6], [0.05], is_better=True)
        return Training(course, numbers, [number + 1 for number in numbers], 3, verdict)

    monkeypatch.setattr(command, "train", train)


@every_language
def test_a_training_tells_what_it_won(call: Call, lang: str) -> None:
    answer = call("train", "farwest", *QUICK, lang=lang)

    assert answer.code == 0
    assert answer.err == ""
    assert " ".join(Texts(lang).say("train-not-better", deals=1).split()) in " ".join(answer.out.split())
    assert max(len(line) for line in answer.out.splitlines()) <= 80


def test_as_json_it_is_one_document(call: Call) -> None:
    document = json.loads(call("train", "farwest", *QUICK, "--json").out)

    assert document["verdict"]["deals"] == 1
    assert document["tables"] == [2]
    assert document["weights"].keys() >= {"point", "rival", "doubt_of_sides"}


def test_numbers_that_are_not_better_are_not_written(call: Call, tmp_path: Path) -> None:
    call("train", "farwest", *QUICK, "--out", "weights.py")

    assert not (tmp_path / "weights.py").exists()


@pytest.mark.usefixtures("winning")
@every_language
def test_better_numbers_are_written(call: Call, tmp_path: Path, lang: str) -> None:
    answer = call("train", "farwest", *QUICK, "--out", "weights.py", lang=lang)

    assert "weights.py" in answer.out
    assert "`saloon train farwest --players 2 --generations 1 --deals 1 --seed 7`" in (
        tmp_path / "weights.py"
    ).read_text(encoding="utf-8")


@pytest.mark.usefixtures("winning")
def test_better_numbers_are_shown_without_a_file_to_write(call: Call) -> None:
    assert "WEIGHTS: Final = Weights()" in call("train", "farwest", *QUICK).out


@every_language
def test_without_the_extra_it_says_what_to_install(call: Call, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)

    answer = call("train", "farwest", lang=lang)

    assert answer.code == 2
    assert answer.err.count("\n") == 1
    assert "pip install 'saloon[train]'" in answer.err


@every_language
def test_an_interrupted_training_ends_with_one_line(call: Call, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    def interrupted(*_: object) -> Training:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "train", interrupted)

    answer = call("train", "farwest", lang=lang)

    assert answer.code == 130
    assert answer.out == ""
    assert answer.err.count("\n") == 1
