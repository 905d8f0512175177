"""Every question of whole games can be asked in both languages: it names its thing, its price and a consequence."""

import re
from collections.abc import Iterator

import pytest

from saloon.core.chance import SeededChance
from saloon.core.match import begin
from saloon.games.carson import GAME
from saloon.games.carson import state as table
from saloon.games.carson.audit import ASKED_IN
from saloon.games.carson.state import CarsonState, CarsonView, question
from saloon.lab.walk import Setting, settings
from saloon.texts import LANGUAGES, Texts

A, B, C = range(3)
NAMES = ["Ada", "Bill", "Calamity", "Doc", "Etta"]
PARTS = ("price", "effect1", "effect2", "effect3")
LONGEST_HEAD = 24  # characters, on a phone
ASKED = sorted({phase for phases in ASKED_IN.values() for phase in phases if phase != table.ACT})
NAMED = {  # what a sentence must name, by the fact that tells it
    table.BUY_PARCEL: ("parcel", "price", "cash"),
    table.BUY_BUILDING: ("building", "price", "cash"),
    table.BUILD: ("building",),
    table.BUILD_HOUSE: ("building", "parcel"),
    table.CONSENT: ("parcel", "target"),
    table.EIGHT_OR_WAIT: ("card", "cash"),
    table.RECRUIT: ("cash",),
    table.TAKE_TILE: ("price", "cash"),
    table.PLACE: ("rank",),
    table.DUEL_TILE: ("firepower",),
    table.BUY_POINTS: ("price", "cash"),
    table.BANKER_BUYS: ("cash",),
    table.CASH_LIMIT: ("cash", "limit"),
}

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_setting = pytest.mark.parametrize("setting", [each for each in settings(GAME) if not each.version], ids=str)


def states(setting: Setting) -> Iterator[CarsonState]:
    match = begin(GAME, setting.seats, setting.given, "questions")
    luck = SeededChance("questions moves")
    while seats := GAME.rules.to_act(match.state):
        yield match.state
        legal = GAME.rules.legal_actions(match.state, seats[0])
        GAME.rules.apply(match.state, seats[0], legal[luck.below(len(legal))], match.chance)


def named(texts: Texts, view: CarsonView, fact: str) -> str:
    """Return the words for a fact of a stake."""
    value = view.stake[fact]
    kind = GAME.facts.get(fact)
    return str(value) if kind is None else NAMES[value] if kind == "seat" else texts.family(kind, value)


@every_language
@every_setting
def test_every_question_names_its_thing_and_its_numbers(setting: Setting, lang: str) -> None:
    texts = Texts(lang, GAME)
    for number, state in enumerate(states(setting)):
        seat = GAME.rules.to_act(state)[0]
        view = GAME.rules.view(state, seat)
        sentence = texts.question(view.phase, view.stake, NAMES, seat)

        assert [fact for fact in NAMED.get(view.phase, ()) if named(texts, view, fact) not in sentence] == []
        assert not re.search(r"question-|[{}]|\$[a-z]|--", sentence)
        assert len(texts.question(view.phase, view.stake, NAMES, seat, "head")) <= LONGEST_HEAD
        if number % 5 == 0:
            for part in PARTS:
                if texts.has(f"question-{view.phase}.{part}"):
                    texts.question(view.phase, view.stake, NAMES, seat, part)
            for action in GAME.rules.legal_actions(state, seat):
                assert texts.answer(view.phase, view.stake, action, NAMES, seat)


@every_language
@pytest.mark.parametrize("phase", ASKED)
def test_every_phase_has_a_question_and_words_for_those_who_wait(lang: str, phase: str) -> None:
    texts = Texts(lang, GAME)

    assert texts.has(f"phase-{phase}")
    assert texts.has(f"question-{phase}")
    assert texts.has(f"question-{phase}.head")
    assert "Ada" in texts.say(f"waits-{phase}", names="Ada")


def test_only_the_seat_that_is_asked_is_told_what_is_at_stake(a_table) -> None:
    state = a_table(stage=table.RESOLUTION, passed=[A, B, C], pending=[question(table.BUY_POINTS, B, 20)])

    assert GAME.rules.view(state, A).stake == {}
    assert GAME.rules.view(state, -1).stake == {}
    assert GAME.rules.view(state, B).stake["price"] == 5


def test_the_limits_of_all_personalities_are_shown_with_the_side_in_play(a_table) -> None:
    options = {"personality_sides": [0, 1, 0, 0, 1, 1, 1], "settler_red_limit": 44}

    assert GAME.rules.view(a_table(options=options), A).card_limits == [20, 60, 60, 30, 44, 20, 30]


@every_language
def test_passing_in_the_last_round_promises_no_further_choice(lang: str) -> None:
    texts = Texts(lang, GAME)
    promise = "next choice" if lang == "en" else "choix suivant"
    said = {
        state.round: texts.say("question-place.effect2", **GAME.rules.view(state, GAME.rules.to_act(state)[0]).stake)
        for state in states(Setting(2, {}))
        if state.pending and state.pending[-1].phase == table.PLACE
    }

    assert [promise in said[number] for number in (1, 2, 3, 4)] == [True, True, True, False]
    assert said[4].endswith("ties." if lang == "en" else "égalités.")
