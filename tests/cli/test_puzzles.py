"""saloon puzzle and saloon puzzles: asking them, making them, and what is refused."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saloon import catalog
from saloon.core.chance import SeededChance
from saloon.core.match import begin
from saloon.language import LANGUAGES
from saloon.puzzles import has_puzzles, puzzles_of
from saloon.texts import Texts

Call = Callable[..., Any]
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("name", [name for name in catalog.names() if has_puzzles(name)])


def place_of_solution(name: str, number: int) -> tuple[int, int]:
    """Return the places of the solution and of another choice among those that are offered, from 1."""
    from saloon.puzzles import position

    shipped = puzzles_of(name)
    puzzle = shipped.puzzles[number - 1]
    texts = [action.text for action in position(shipped, puzzle).legal[puzzle.seat]]
    right = texts.index(puzzle.found.solution) + 1
    return right, 2 if right == 1 else 1


@every_game
@every_language
def test_a_puzzle_is_found_at_the_second_try(call: Call, name: str, lang: str) -> None:
    right, wrong = place_of_solution(name, 1)

    answer = call("puzzle", name, "1", lang=lang, lines=f"h\nx\n{wrong}\n{right}\n")

    assert (answer.code, answer.err) == (0, "")
    assert Texts(lang).say("puzzle-right") in answer.out
    assert Texts(lang).say("puzzle-solution") not in answer.out
    assert "▮" in answer.out


@every_game
@every_language
def test_an_empty_line_shows_the_solution_of_the_day(call: Call, name: str, lang: str) -> None:
    answer = call("puzzle", name, lang=lang, lines="\n")

    assert (answer.code, answer.err) == (0, "")
    assert Texts(lang).say("puzzle-solution") in answer.out


def test_who_stops_typing_leaves(call: Call) -> None:
    assert call("puzzle", "abilene").code == 0


@every_language
@pytest.mark.parametrize(
    "typed",
    [
        ("puzzle", "poker"),
        ("puzzle", "fastwest"),
        ("puzzle", "abilene", "0"),
        ("puzzle", "abilene", "99"),
        ("puzzle", "abilene", "2999-01-01"),
        ("puzzle", "abilene", "2026-02-30"),
        ("puzzles", "poker"),
        ("puzzles", "fastwest"),
        ("puzzles", "abilene", "--number", "0"),
        ("puzzles", "abilene", "--jobs", "many"),
        ("puzzles", "abilene", "--out", "nowhere/puzzles.json"),
        ("puzzles", "abilene", "no-match.json"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(call: Call, typed: tuple[str, ...], lang: str) -> None:
    answer = call(*typed, lang=lang)

    assert (answer.code, answer.out) == (2, "")
    assert len(answer.err.splitlines()) == 1


@every_language
def test_a_match_of_another_game_or_one_that_cannot_be_is_refused(call: Call, tmp_path: Path, lang: str) -> None:
    data = begin(catalog.game("farwest"), 2, {}, 7).to_data() | {"names": [], "bots": ["", ""], "seed": ""}
    (tmp_path / "other.json").write_text(json.dumps(data), encoding="utf-8")
    (tmp_path / "broken.json").write_text(json.dumps(data | {"moves": [[0, "dance", []]]}), encoding="utf-8")

    for file in ("other.json", "broken.json"):
        answer = call("puzzles", "abilene", str(tmp_path / file), lang=lang)

        assert answer.code in (1, 2)
        assert len(answer.err.splitlines()) == 1
        assert answer.out == ""


def test_puzzles_are_made_from_a_seed_and_written(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from saloon.cli import puzzles as command

    shipped = puzzles_of("abilene")
    monkeypatch.setattr(command, "make", lambda *_: shipped.puzzles[:2])

    told = call("puzzles", "abilene", "--seed", "7", "--number", "2")
    kept = call("puzzles", "abilene", "--seed", "7", "--number", "2", "--out", str(tmp_path / "made.json"))

    assert json.loads(told.out)["made"] == "saloon puzzles abilene --seed 7 --number 2"
    assert (tmp_path / "made.json").read_text(encoding="utf-8") == told.out
    assert "made.json" in kept.out


def test_a_match_without_a_puzzle_says_so(call: Call, tmp_path: Path) -> None:
    game = catalog.game("abilene")
    match, luck = begin(game, 2, {"hands": 1}, 7), SeededChance("rest")
    while match.to_act():
        seat = match.to_act()[0]
        match.play(seat, match.legal[seat][luck.below(len(match.legal[seat]))])
    data = match.to_data() | {"moves": match.to_data()["moves"][:1], "names": [], "bots": ["", ""], "seed": ""}
    (tmp_path / "short.json").write_text(json.dumps(data), encoding="utf-8")

    answer = call("puzzles", "abilene", str(tmp_path / "short.json"), "--seed", "7")

    assert answer.code == 0
    assert Texts("en").say("puzzles-none") in answer.out
