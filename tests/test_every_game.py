"""What is asked of every game on the shelf; a game is here by existing."""

import json
from pathlib import Path

import pytest

from saloon import catalog
from saloon.core.game import Game
from saloon.lab.conformance import CHECKS, Check
from saloon.lab.playthrough import replayed
from saloon.lab.record import all_counts

GAMES = Path(__file__).parent.parent / "src/saloon/games"

pytestmark = pytest.mark.no_cover  # coverage is what the tests of the games themselves reach

every_game = pytest.mark.parametrize("name", catalog.names())


@every_game
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(name: str, check: Check) -> None:
    assert list(check(catalog.game(name))) == []


@pytest.mark.parametrize("check", CHECKS[:-1], ids=lambda check: check.__name__)  # the last one starts processes
def test_conformance_of_the_documented_game(climb: Game, check: Check) -> None:
    assert list(check(climb)) == []


@every_game
def test_playthroughs_do_not_change_unnoticed(name: str) -> None:
    files = sorted((GAMES / name / "tests/playthroughs").glob("*.txt"))

    assert len(files) >= 2
    for file in files:
        golden = file.read_text(encoding="utf-8")
        assert replayed(catalog.game(name), golden) == golden, f"{file.name}: see `make playthroughs`"
        assert golden.count("\n") < 200


@every_game
def test_counts_of_action_sequences_do_not_change_unnoticed(name: str) -> None:
    golden = json.loads((GAMES / name / "tests/counts.json").read_text(encoding="utf-8"))

    assert all_counts(catalog.game(name)) == golden


@every_game
def test_a_game_folder_has_all_its_parts(name: str) -> None:
    parts = ("README.md", "texts/fr.ftl", "texts/en.ftl", "texts/rules.fr.md", "texts/rules.en.md", "terminal.py")

    assert [part for part in parts if not (GAMES / name / part).is_file()] == []
