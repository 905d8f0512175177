"""Learning: a guided first match, and rules when they matter; both are data in the folder of a game.

A lesson is a function of the moves that the learner has made: nothing is kept between two of them.
"""

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from saloon import catalog
from saloon.core.action import Action
from saloon.core.errors import IllegalAction, WrongData
from saloon.core.game import Game
from saloon.core.match import Match, begin

FILE = "lesson.json"
TIPS = "tips.json"
LEARNER = 0  # the seat
ANY_TIME = "*"  # instead of the time of an action: as it was measured
GIVEN_TIME = "@"  # before a time: the lesson's own time counts, however long the learner takes
MOST_MOVES = 40  # that a learner makes in a lesson


@dataclass
class Lit:
    """A step of a lesson: what is said, which things it points at, and what the learner may do."""

    say: str  # the text is `lesson-<say>`
    at: list[str]  # the things it points at: the first one that is on the page is lit; see docs/adding-a-game.md
    do: list[str] = field(default_factory=list)  # the actions that are accepted; none: the learner reads
    clear: list[str] = field(default_factory=list)  # other things that the sentence names, which must not be covered
    wrong: list[str] = field(default_factory=list)  # what a learner may press in error: told by `lesson-<say>.wrong`
    then: list[str] = field(default_factory=list)  # moves before the next step, each with its seat: `1 play 5`

    def is_timed(self) -> bool:
        """Tell whether the learner acts against the clock: then one line is shown, and nothing is lit."""
        return any(action.endswith(ANY_TIME) for action in self.do)


@dataclass
class Lesson:
    """A lesson of a game, as its file has it."""

    game: Game
    seed: str
    names: list[str]  # of the other players
    steps: list[Lit]
    options: dict[str, object]
    opening: list[str]  # moves before the first step


@dataclass
class Taught:
    """How far a lesson has come."""

    match: Match
    told: int  # moves of the match before the learner's last one
    steps: list[tuple[int, int]]  # to show, the last one asks for an action: number, moves made before it


def has_lesson(name: str) -> bool:
    """Tell whether a game has a lesson."""
    return _file(name).is_file()


@cache
def lesson_of(name: str) -> Lesson:
    """Read the lesson of a game; raise WrongData if it has none."""
    game = catalog.game(name)
    if not has_lesson(name):
        raise WrongData("no-lesson", f"{name} has no lesson", {"game": name})
    data = json.loads(_file(name).read_text(encoding="utf-8"))
    steps = [Lit(**step) for step in data["steps"]]
    return Lesson(game, data["seed"], data["names"], steps, data.get("options", {}), data.get("opening", []))


def _file(name: str) -> Path:
    return catalog.folder(name) / FILE


def teach(lesson: Lesson, moves: list[str]) -> Taught:
    """Play a lesson as far as the moves of the learner go; raise IllegalAction for one that is not to be tried yet."""
    match = begin(lesson.game, len(lesson.names) + 1, lesson.options, lesson.seed)
    _play(match, lesson.opening)
    told = 0
    shown = _read_on(lesson, match, 0)
    for text in moves:
        place, told = shown[-1][0], len(match.moves)
        step = lesson.steps[place]
        if not step.do:
            raise IllegalAction("lesson-over", "the lesson is over", {})
        _do(match, step, text)
        shown = _read_on(lesson, match, place + 1)
    return Taught(match, told, shown)


def _read_on(lesson: Lesson, match: Match, place: int) -> list[tuple[int, int]]:
    """Make the moves between the steps that are only read, up to the next one with something to do, or the end."""
    shown = []
    for number in range(place, len(lesson.steps)):
        shown.append((number, len(match.moves)))
        if lesson.steps[number].do:
            break
        _play(match, lesson.steps[number].then)
    return shown


def _do(match: Match, step: Lit, text: str) -> None:
    """Let the learner act, and then the others; against the clock, the quicker player comes first."""
    action = _accepted(match, step, text)
    rest = [_read(match, each) for each in step.then]
    quicker = 0
    while action.at is not None and quicker < len(rest):
        at = rest[quicker][1].at
        if at is None or at > action.at:
            break
        quicker += 1
    for seat, each in [*rest[:quicker], (LEARNER, action), *rest[quicker:]]:
        match.play(seat, each)


def _accepted(match: Match, step: Lit, text: str) -> Action:
    """Return the action of the learner, with the time that the lesson gives it, or its own."""
    for wish in step.do:
        plain = untimed(wish)
        if wish.endswith(ANY_TIME) and text.rpartition(" ")[0] == plain:
            return _within(match, match.parse(text))
        if text == plain:
            return match.parse(wish.replace(GIVEN_TIME, ""))
    raise IllegalAction("not-in-lesson", f"{text!r} is not to be tried yet; try: {', '.join(step.do)}", {})


def _within(match: Match, action: Action) -> Action:
    """Move the time of an action into its bounds: a learner may take as long as they like."""
    assert action.at is not None, "a measured action has a time"
    low, high = match.game.rules.time_bounds(match.state, LEARNER)
    return action.timed(min(max(action.at, low), high))


def untimed(text: str) -> str:
    """Leave out the time of an action as a lesson writes it: `grab 3 @900`, `grab 3 *`."""
    head, _, last = text.rpartition(" ")
    return head if last.startswith((ANY_TIME, GIVEN_TIME)) else text


def _play(match: Match, moves: list[str]) -> None:
    for seat, action in [_read(match, text) for text in moves]:
        match.play(seat, action)


def _read(match: Match, text: str) -> tuple[int, Action]:
    seat, _, action = text.partition(" ")
    return int(seat), match.parse(action)


# Rules when they matter


@cache
def tips_of(name: str) -> dict[str, str]:
    """Return the tip of each verb, event and phase of a game (`verb play`): the text is `tip-<key>`; {} if it has none.

    A rule that several of them show has one tip, and is told once.
    """
    file = catalog.folder(name) / TIPS
    data = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {trigger: key for key, triggers in data.items() for trigger in triggers}
