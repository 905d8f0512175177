"""saloon learn: the guided first match of a game, at this terminal."""

from time import monotonic

import typer
from rich.padding import Padding
from rich.text import Text

from saloon import catalog
from saloon.cli.drawing import draw
from saloon.cli.given import GameName, Lang, read_choice
from saloon.cli.telling import lines
from saloon.cli.voice import Voice
from saloon.core.action import Action
from saloon.learning import LEARNER, Lesson, Lit, Taught, lesson_of, teach, untimed

EXAMPLES = ("saloon learn abilene",)


def command(game: GameName, lang: Lang = None) -> None:
    """Teach a game, one step at a time; an empty line is answered by doing it for the learner."""
    voice = Voice(lang, catalog.game(game))
    lesson = lesson_of(game)
    names = [voice.words("play-stranger"), *lesson.names]
    voice.out.rule(voice.texts.title(), style="dim")
    moves: list[str] = []
    told = len(lesson.opening)
    while True:
        taught = teach(lesson, moves)
        told = _read(voice, lesson, taught, names, told)
        step = lesson.steps[taught.steps[-1][0]]
        if not step.do:
            return
        voice.out.print(draw(voice, taught.match, names, LEARNER))
        _say(voice, step)
        moves.append(_ask(voice, step, names))


def _read(voice: Voice, lesson: Lesson, taught: Taught, names: list[str], told: int) -> int:
    """Tell what has happened, and say what is only read; return how many moves were told."""
    for number, seq in taught.steps:
        for move in taught.match.moves[told:seq]:
            for line in lines(voice, move.events, names, LEARNER):
                voice.out.print(Padding(line, (0, 0, 0, 2), expand=False))
        told = max(told, seq)
        if not lesson.steps[number].do:
            _say(voice, lesson.steps[number])
            if number < len(lesson.steps) - 1:
                _type(voice, "learn-next")
    return told


def _say(voice: Voice, step: Lit) -> None:
    key = f"lesson-{step.say}"
    title, text, do = [voice.words(f"{key}{part}") for part in (".title", "", ".do")]
    voice.out.print()
    voice.out.print(Text.assemble((title, "bold cyan"), "\n", text, " ", (do, "bold")))


def _ask(voice: Voice, step: Lit, names: list[str]) -> str:
    """Ask until one of the actions is chosen; against the clock it gets the time that this took."""
    offered = [untimed(text) for text in step.do]
    for number, text in enumerate(offered, 1):
        action = next(action for action in _all(voice) if action.text == text)
        voice.out.print(f"{number:>3}  {voice.texts.action(action, names, LEARNER)}")
    begun = monotonic()
    while True:
        typed = _type(voice, "learn-prompt", count=len(offered))
        chosen = read_choice(typed, len(offered)) if typed else 0
        if chosen is not None:
            time = round(1000 * (monotonic() - begun))
            return f"{offered[chosen]} {time}" if step.is_timed() else offered[chosen]
        voice.say("error-not-in-lesson", style="dim")


def _all(voice: Voice) -> list[Action]:
    """List every action that the game of a lesson can ever offer."""
    game = voice.texts.game
    assert game is not None, "a lesson is of a game"
    lesson = lesson_of(game.name)
    seats = len(lesson.names) + 1
    return game.actions(seats, game.settle(seats, lesson.options))


def _type(voice: Voice, key: str, **facts: object) -> str:
    try:
        return input(voice.words(key, **facts) + " ").strip()
    except EOFError:
        raise typer.Exit from None
