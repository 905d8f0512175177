"""Every game has a lesson; it is played through by the real rules, on every way that a learner can take."""

import pytest

from saloon import catalog
from saloon.core.errors import IllegalAction
from saloon.core.game import Game
from saloon.language import LANGUAGES
from saloon.learning import LEARNER, Lesson, lesson_of, teach, untimed
from saloon.texts import Texts

every_game = pytest.mark.parametrize("game", [catalog.game(name) for name in catalog.names()], ids=catalog.names())
MOST_TITLE = 24  # characters
MOST_TEXT = 150
TIMES = (0, 700, 2400, 3000, 90_000)  # ms; a learner may be quicker than all others, or fall asleep


def offers(lesson: Lesson, number: int, time: int) -> list[str]:
    """List what a learner may send at a step."""
    step = lesson.steps[number]
    return [f"{untimed(each)} {time}" if each.endswith("*") else untimed(each) for each in step.do]


def walk(lesson: Lesson, turning: int, choice: int, time: int) -> list[int]:
    """Go through a lesson by the first choices, but at one step by another; list the steps that were seen."""
    moves: list[str] = []
    seen: list[int] = []
    while True:
        taught = teach(lesson, moves)
        seen += [number for number, _ in taught.steps]
        now = offers(lesson, seen[-1], time)
        if not now:
            return seen
        assert LEARNER in taught.match.legal
        moves.append(now[choice] if seen[-1] == turning else now[0])


@every_game
@pytest.mark.parametrize("time", TIMES)
def test_a_lesson_goes_through_on_every_way(game: Game, time: int) -> None:
    lesson = lesson_of(game.name)

    for turning, step in enumerate(lesson.steps):
        for choice in range(max(1, len(step.do))):
            assert walk(lesson, turning, choice, time) == list(range(len(lesson.steps)))


@every_game
def test_a_lesson_has_about_eight_short_steps_in_every_language(game: Game) -> None:
    lesson = lesson_of(game.name)

    assert 6 <= len(lesson.steps) <= 10
    for lang in LANGUAGES:
        texts = Texts(lang, game)
        for step in lesson.steps:
            key = f"lesson-{step.say}"
            assert 0 < len(texts.say(f"{key}.title")) <= MOST_TITLE
            assert len(f"{texts.say(key)} {texts.say(f'{key}.do')}") <= MOST_TEXT, texts.say(key)


@every_game
def test_only_what_is_to_be_tried_is_accepted(game: Game) -> None:
    lesson = lesson_of(game.name)
    taught = teach(lesson, [])
    wished = [untimed(each) for each in lesson.steps[taught.steps[-1][0]].do]
    others = [action.text for action in taught.match.legal[LEARNER] if action.text not in wished]

    for other in others:
        with pytest.raises(IllegalAction):
            teach(lesson, [other])


@every_game
def test_everybody_who_moves_is_named(game: Game) -> None:
    lesson = lesson_of(game.name)
    seats = {int(move.split()[0]) for step in lesson.steps for move in step.then}

    assert max(seats) <= len(lesson.names) + (1 if game.realtime else 0)
    assert len(set(lesson.names)) == len(lesson.names)


@every_game
def test_after_the_end_nothing_is_accepted(game: Game) -> None:
    lesson = lesson_of(game.name)
    moves = [offers(lesson, number, 900)[0] for number, step in enumerate(lesson.steps) if step.do]

    with pytest.raises(IllegalAction):
        teach(lesson, [*moves, moves[-1]])


@every_game
def test_what_may_be_pressed_in_error_is_legal_and_answered_in_every_language(game: Game) -> None:
    lesson = lesson_of(game.name)
    moves: list[str] = []
    for number, step in enumerate(lesson.steps):
        if not step.do:
            continue
        taught = teach(lesson, moves)
        legal = [action.text for action in taught.match.legal[LEARNER]]
        for wrong in step.wrong:
            assert any(action.startswith(wrong) for action in legal)
            assert all(Texts(lang, game).has(f"lesson-{step.say}.wrong") for lang in LANGUAGES)
            with pytest.raises(IllegalAction):
                teach(lesson, [*moves, f"{wrong} 900"])
        moves.append(offers(lesson, number, 700)[0])
