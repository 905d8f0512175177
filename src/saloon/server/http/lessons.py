"""Lessons: what a learner sees and may try next, played anew by the rules for every request."""

from saloon.learning import LEARNER, Lit, lesson_of, teach, untimed
from saloon.server.http.bodies import LessonPage, LessonStep
from saloon.server.http.replays import show_frames
from saloon.server.present import learners


def show_lesson(name: str, moves: list[str]) -> LessonPage:
    """Play a lesson as far as it has come, and show what is new since the learner's last move."""
    lesson = lesson_of(name)
    taught = teach(lesson, moves)
    start = taught.told + 1 if moves else len(lesson.opening)
    return LessonPage(
        steps=len(lesson.steps),
        players=learners(["", *lesson.names]),
        frames=show_frames(taught.match, LEARNER, start, len(taught.match.moves) + 1 - start),
        next=[_step(lesson.steps[number], number, seq) for number, seq in taught.steps],
    )


def _step(step: Lit, number: int, seq: int) -> LessonStep:
    offered = [untimed(action) for action in step.do]
    return LessonStep(number, step.say, step.at, step.clear, offered, step.wrong, step.is_timed(), seq)
