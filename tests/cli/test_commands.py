"""games, rules, simulate, playthrough, check-game and bench: what they print."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from saloon import catalog
from saloon.cli.check_game import count_skipped, is_stale
from saloon.core.game import Game
from saloon.engine import engine
from saloon.lab import conformance
from saloon.language import LANGUAGES
from saloon.texts import Texts, rules_page

Call = Callable[..., Any]

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_games_lists_the_shelf(call: Call, lang: str) -> None:
    answer = call("games", lang=lang)

    assert answer.code == 0
    for name in catalog.names():
        assert name in answer.out
        assert Texts(lang, catalog.game(name)).title() in answer.out


@every_language
def test_one_game_is_shown_with_all_its_options(call: Call, lang: str) -> None:
    texts = Texts(lang, catalog.game("abilene"))

    answer = call("games", "abilene", lang=lang)

    for option in catalog.game("abilene").options:
        assert texts.label(option) in answer.out


def test_games_as_json_is_one_document(call: Call) -> None:
    shelf = json.loads(call("games", "--json").out)

    assert [entry["name"] for entry in shelf] == catalog.names()
    abilene = next(entry for entry in shelf if entry["name"] == "abilene")
    assert abilene["title"] == "Welcome to Abilene"
    assert abilene["players"] == [2, 8]
    assert abilene["version"] == catalog.game("abilene").version
    assert abilene["presets"][0]["title"] == "As in the box"
    assert {"name", "kind", "default", "range", "rare", "label", "about", "choices"} == abilene["options"][0].keys()


@every_language
def test_rules_are_markdown_when_nobody_watches(call: Call, lang: str) -> None:
    assert call("rules", "abilene", lang=lang).out == rules_page("abilene", lang)


def test_rules_heed_the_wish_for_a_language(call: Call) -> None:
    assert call("rules", "abilene", "--lang", "fr").out == rules_page("abilene", "fr")


@every_language
def test_simulate_shows_bots_and_seats(call: Call, lang: str) -> None:
    answer = call("simulate", "abilene", "--bots", "cowboy,random", "--games", "8", "--seed", "1", lang=lang)

    assert answer.code == 0
    assert answer.err == ""
    texts = Texts(lang)
    assert texts.say("level-cowboy") in answer.out
    assert texts.say("level-random") in answer.out
    assert texts.say(f"engine-{engine()}") in answer.out
    assert max(len(line) for line in answer.out.splitlines()) <= 80


@pytest.mark.parametrize(("lang", "words"), [("fr", "en médiane"), ("en", "in the median")])
def test_simulate_studies_a_game(call: Call, lang: str, words: str) -> None:
    answer = call("simulate", "western", "--bots", "cowboy", "--games", "4", "--seed", "1", "--study", lang=lang)

    assert words in " ".join(answer.out.split())
    assert {"attack", "won_pactole"} <= set(answer.out.split())


def test_simulate_as_json_gives_what_was_promised(call: Call) -> None:
    document = json.loads(call("simulate", "abilene", "--players", "3", "--games", "6", "--seed", "5", "--json").out)

    promised = {
        "game",
        "players",
        "games",
        "actions",
        "seconds",
        "actions_per_second",
        "seat_wins",
        "mean_actions",
        "engine",
    }
    assert promised <= document.keys()
    assert (document["game"], document["players"], document["games"]) == ("abilene", 3, 6)
    assert sum(document["seat_wins"]) == pytest.approx(6)
    assert document["mean_actions"] == pytest.approx(document["actions"] / 6)


def test_simulate_in_two_processes_prints_the_same_numbers(start: Call) -> None:
    typed = ("simulate", "abilene", "--games", "10", "--seed", "5", "--bots", "cowboy,random", "--json")

    one, two = [json.loads(start(*typed, "--jobs", jobs).out) for jobs in ("1", "2")]

    for name in ("actions", "seat_wins", "bot_results", "engine", "seed"):
        assert one[name] == two[name]


def test_more_bots_than_usual_make_a_larger_table(call: Call) -> None:
    document = json.loads(call("simulate", "abilene", "--bots", "random," * 5 + "cowboy", "--games", "2", "--json").out)

    assert document["players"] == 6


def test_options_reach_the_game(call: Call) -> None:
    document = json.loads(call("simulate", "abilene", "-o", "start_chips=9", "-o", "hands=2", "-n", "2", "--json").out)

    assert document["options"]["start_chips"] == 9
    assert document["options"]["hands"] == 2


def test_nothing_is_coloured_when_nobody_watches(call: Call) -> None:
    assert "\x1b" not in call("simulate", "abilene", "--games", "2").out + call("games").out + call("--help").out


def test_a_playthrough_is_the_same_for_the_same_seed(call: Call) -> None:
    typed = ("playthrough", "abilene", "--players", "2", "--lines", "30", "--seed")

    assert call(*typed, "7").out == call(*typed, "7").out
    assert call(*typed, "7").out != call(*typed, "8").out
    assert call(*typed, "7").out.count("\n") <= 30


def test_bench_as_json_measures_every_game(call: Call) -> None:
    document = json.loads(call("bench", "--seconds", "0.01", "--json").out)

    assert list(document) == catalog.names()
    for measured in document.values():
        assert {"actions_per_second", "clone_us", "view_us", "games_per_second", "compiled"} <= measured.keys()
        assert measured["compiled"] == (engine() == "compiled")


def broken(game: Game) -> Iterator[str]:
    """Nothing is ever right."""
    yield f"{game.name} has [no] luck"


def test_check_game_leaves_with_0_when_all_is_well(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "CHECKS", (conformance.wrong_tables_are_refused,))

    answer = call("check-game", "abilene")

    assert answer.code == 0
    assert "nothing to complain of" in answer.out
    assert answer.err.startswith("· ")


def test_check_game_counts_the_tests_that_were_skipped(tmp_path: Path) -> None:
    tests = "import pytest\n@pytest.mark.skip\ndef test_a(): ...\ndef test_b(): ...\n"
    (tmp_path / "test_pages.py").write_text(tests, "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--junitxml=report.xml", "test_pages.py"]
    subprocess.run(command, cwd=tmp_path, capture_output=True, check=True)

    assert count_skipped((tmp_path / "report.xml").read_text("utf-8")) == 1
    assert count_skipped("") == 0


@pytest.mark.parametrize("changed", ["web/src/App.svelte", "web/texts/fr.ftl", "games/rodeo/web/Table.svelte"])
def test_pages_built_before_a_source_changed_are_stale(changed: str, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("web/src/App.svelte", "web/dist/index.html", changed)]
    for second, file in enumerate(files[:2]):
        file.parent.mkdir(parents=True)
        file.touch()
        os.utime(file, (second, second))
    fresh = is_stale(tmp_path / "web")
    files[2].parent.mkdir(parents=True, exist_ok=True)
    files[2].touch()

    assert not fresh
    assert is_stale(tmp_path / "web")


def test_pages_that_were_never_built_are_not_stale(tmp_path: Path) -> None:
    assert not is_stale(tmp_path)


def test_check_game_leaves_with_1_and_lists_the_problems(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "CHECKS", (broken, broken))

    answer = call("check-game", "abilene")

    assert answer.code == 1
    assert "2 problems" in answer.out
    assert "abilene has [no] luck" in answer.out
