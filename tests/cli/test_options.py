"""Options at the terminal: told in words, typed in the same words or, by programs, by their names."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from saloon import catalog
from saloon.cli.spoken import written
from saloon.core.game import Game
from saloon.language import LANGUAGES, curled
from saloon.texts import Texts, values

Call = Callable[..., Any]

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("game", [catalog.game(name) for name in catalog.names()], ids=catalog.names())


def flat(text: str) -> str:
    return " ".join(text.split())


@every_game
@every_language
def test_a_game_shows_its_presets_then_its_options_in_words_and_no_name_for_programs(
    call: Call, game: Game, lang: str
) -> None:
    texts = Texts(lang, game)

    told = call("games", game.name, lang=lang).out

    places = [told.index(texts.say(f"preset-{name}")) for name in game.presets]
    assert places == sorted(places)
    for option in game.options:
        assert texts.label(option) in told
        assert all(flat(texts.value(option, value)) in flat(told) for value in values(option))
    assert re.findall(r"\w+_\w+", told) == []
    assert f'saloon play {game.name} --option "' in told


@every_game
@every_language
def test_what_is_told_can_be_typed(game: Game, lang: str) -> None:
    texts = Texts(lang, game)
    for name in game.presets:
        assert written(texts.say(f"preset-{name}").upper(), game) == f"preset={name}"
    for option in game.options:
        for value in values(option):
            typed = written(f"{texts.label(option)}={texts.value(option, value)}", game)
            assert option.parse(typed.partition("=")[2]) == value
            assert typed.startswith(f"{option.name}=")


@pytest.mark.parametrize(
    ("game", "typed", "meant"),
    [
        ("abilene", "number of hands=5", "hands=5"),
        ("western", "Goal=400000", "goal_units=40"),
        ("fastwest", "Mauvais geste=0,25", "gesture_lock_ms=250"),
        ("fastwest", "Avances=0; 0.2; 0", "handicap_ms=0,200,0"),
        ("abilene", "hands=5", "hands=5"),
        ("abilene", "howdy", "howdy"),
        ("western", "Goal=much", "goal_units=much"),
    ],
)
def test_numbers_are_typed_in_the_unit_that_is_told(game: str, typed: str, meant: str) -> None:
    assert written(typed, catalog.game(game)) == meant


@every_game
def test_every_preset_is_typed_like_an_option(call: Call, game: Game) -> None:
    for name in game.presets:
        answer = call("simulate", game.name, "--players", "4", "--games", "1", "--option", f"preset={name}")
        assert answer.code == 0, answer.err


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("abilene --option hands=900", 'Number of hands cannot be "900". Possible: from 1 hand to 200 hands.'),
        ("abilene --option match_end=never", "Possible: Whole rounds, First one broke, Last one standing,"),
        (
            "abilene --option hads=3",
            'No option is called "hads". All options: saloon games abilene. Did you mean "hands"?',
        ),
        ("abilene --option preset=famly", 'Did you mean "family"?'),
        ("fastwest --option settle_ms=9000", "Possible: from 0 s to 2 s."),
        ("fastwest --option games_per_match=2", "Possible: One, Best of three."),
        (
            "western --option goal_units=5",
            "Goal: here from 150,000 to 610,000, not 50,000.",
        ),
        ("farwest --players 3 --option preset=teams", "Two against two is for four players, not 3."),
        ("carson --players 9", "Carson City is for 2 to 5 players, not 9."),
    ],
)
def test_a_refusal_is_told_in_words_and_says_what_to_type(call: Call, typed: str, said: str) -> None:
    answer = call("simulate", *typed.split())

    assert answer.code == 2
    assert said in answer.err


@every_language
def test_a_match_says_by_which_rules_it_is_played(call: Call, lang: str) -> None:
    house = ["play", "carson", "--players", "2", "--seed", "1", "--fast"]
    texts = Texts(lang, catalog.game("carson"))

    usual = call(*house, lang=lang).out
    other = call(*house, "--option", "preset=published", "--option", "board=river", lang=lang).out

    assert texts.say("preset-seed") not in usual
    assert texts.say("preset-published") in other
    assert flat(
        texts.say("option-chosen", option=texts.say("option-board"), value=texts.say("option-board.choice-river"))
    ) in flat(other)


def test_a_list_that_an_option_does_not_take_is_told_as_it_was_typed(call: Call) -> None:
    assert '"9999"' in call("play", "fastwest", "--option", "handicap_ms=9999").err


def test_an_unknown_bot_is_answered_with_the_names_to_type_and_those_that_people_say(call: Call) -> None:
    assert (
        "random (Hasard), tenderfoot (Pied-tendre), cowboy"
        in call("simulate", "abilene", "--bots", "foo", lang="fr").err
    )


@every_game
@pytest.mark.parametrize("width", [44, 57, 80])
def test_no_line_breaks_at_a_no_break_space(
    call: Call, game: Game, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = Texts("fr", game)
    kept = {part for option in game.options for part in re.findall(r"\S+(?:[\u00a0\u202f]\S+)+", texts.about(option))}
    monkeypatch.setenv("COLUMNS", str(width))

    told = call("games", game.name, lang="fr").out

    assert [part for part in kept if part not in told] == []


@every_game
@every_language
def test_apostrophes_are_those_of_a_printer(call: Call, game: Game, lang: str) -> None:
    for said in (call("games", game.name, lang=lang).out, call("rules", game.name, lang=lang).out):
        typed = re.sub(r"saloon play .*|`[^`]*`", "", said)
        assert "'" not in typed


def test_what_is_typed_keeps_its_apostrophes() -> None:
    assert curled("l'option `L'argent`, c'est") == "l\u2019option `L'argent`, c\u2019est"
