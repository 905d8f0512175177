"""What is asked of every game on the shelf; a game is here by existing."""

import importlib
import json
from pathlib import Path

import pytest

from saloon import catalog
from saloon.lab.conformance import CHECKS, Check
from saloon.lab.playthrough import replayed
from saloon.lab.record import all_counts

GAMES = Path(__file__).parent.parent / "src/saloon/games"

ROOMS = {  # the files that every game has, and what others find there
    "actions": ("VERBS", "FACTS"),
    "audit": ("audit",),
    "cards": (),
    "events": ("EVENTS",),
    "heuristic": ("rate",),
    "loading": ("load",),
    "options": ("OPTIONS", "PRESETS"),
    "patience": ("patience",),
    "rules": (),
    "seeing": ("look", "imagine"),
    "setup": ("set_up",),
    "state": ("copy_public",),
    "terminal": ("draw",),
}
MORE_ROOMS = {"__init__", "bots"}  # bots: where a game has its own

pytestmark = pytest.mark.no_cover  # coverage is what the tests of the games themselves reach

every_game = pytest.mark.parametrize("name", catalog.names())


@every_game
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(name: str, check: Check) -> None:
    assert list(check(catalog.game(name))) == []


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


@every_game
def test_a_game_has_the_same_rooms_as_every_other(name: str) -> None:
    for room, things in ROOMS.items():
        module = importlib.import_module(
            f"saloon.games.{name}.{room}" if room != "__init__" else f"saloon.games.{name}"
        )
        assert [thing for thing in things if not hasattr(module, thing)] == [], room


@every_game
def test_a_file_beside_the_rooms_is_a_chapter_that_the_readme_names(name: str) -> None:
    readme = (GAMES / name / "README.md").read_text(encoding="utf-8")
    files = {file.stem for file in (GAMES / name).glob("*.py")}

    assert sorted(ROOMS.keys() - files) == []
    assert [each for each in sorted(files - ROOMS.keys() - MORE_ROOMS) if f"`{each}.py`" not in readme] == []
