"""saloon learn: every lesson goes through at a terminal, by choosing and by letting oneself be shown."""

from collections.abc import Callable

import pytest

from saloon import catalog
from saloon.core.game import Game
from saloon.language import LANGUAGES
from saloon.learning import lesson_of
from saloon.texts import Texts

Call = Callable[..., "object"]
every_game = pytest.mark.parametrize("game", [catalog.game(name) for name in catalog.names()], ids=catalog.names())


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_goes_through_by_empty_lines(call: Call, game: Game, lang: str) -> None:
    answer = call("learn", game.name, lang=lang, lines="\n" * 40)

    assert (answer.code, answer.err) == (0, "")
    for step in lesson_of(game.name).steps:
        assert Texts(lang, game).say(f"lesson-{step.say}.title") in answer.out


def test_a_wrong_choice_is_answered_kindly(call: Call) -> None:
    answer = call("learn", "abilene", lines="9\nbuy\n1\n")

    assert answer.code == 0
    assert answer.out.count("Not yet") == 2
    assert Texts("en", catalog.game("abilene")).say("lesson-buy.title") in answer.out


def test_who_stops_typing_leaves(call: Call) -> None:
    assert call("learn", "carson").code == 0
