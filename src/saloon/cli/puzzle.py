"""saloon puzzle: a position with one clearly best choice; today's, that of a day, or one by its number."""

from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding

from saloon import catalog
from saloon.bots.advice import TOLD
from saloon.cli.drawing import draw
from saloon.cli.given import GameName, Lang, read_choice
from saloon.cli.hints import EMPTY, FULL, percent, reasons
from saloon.cli.pages import choices, question
from saloon.cli.saves import PERSON, Saved
from saloon.cli.sitting import Sitting
from saloon.cli.telling import lines
from saloon.cli.voice import Voice
from saloon.puzzles import (
    TODAY,
    Puzzle,
    advice_of,
    chance_of,
    choose,
    first_told,
    is_right,
    names_of,
    position,
    puzzles_of,
)

EXAMPLES = ("saloon puzzle abilene", "saloon puzzle carson 7", "saloon puzzle farwest 2026-11-18")
HINT, SOLUTION = "h", ""  # what is typed for them


def command(
    game: GameName,
    which: Annotated[str, typer.Argument(metavar="DAY")] = TODAY,
    lang: Lang = None,
) -> None:
    """Ask a puzzle until it is found; an empty line shows the solution."""
    voice = Voice(lang, catalog.game(game))
    shipped = puzzles_of(game)
    number, day = choose(shipped, which, datetime.now(UTC).date())
    puzzle = shipped.puzzles[number - 1]
    match = position(shipped, puzzle)
    names = names_of(puzzle, voice.words("play-stranger"))
    sitting = Sitting(Saved(match, puzzle.seed, names, [PERSON] * puzzle.seats), Path())
    _head(voice, puzzle, number, len(shipped.puzzles), day)
    for move in match.moves[first_told(match, puzzle.seat) - 1 :]:
        for line in lines(voice, move.events, names, puzzle.seat):
            voice.out.print(Padding(line, (0, 0, 0, 2), expand=False))
    voice.out.print(draw(voice, match, names, puzzle.seat))
    _answer(voice, sitting, puzzle)


def _head(voice: Voice, puzzle: Puzzle, number: int, count: int, day: date | None) -> None:
    voice.out.rule(voice.texts.title(), style="dim")
    when = voice.words("puzzle-day", day=str(day)) if day else ""
    level = voice.words(f"puzzle-{puzzle.level}")
    voice.say("puzzle-head", style="bold cyan", number=number, count=count, level=level, when=when)
    voice.say("puzzle-asks")
    voice.out.print()


def _answer(voice: Voice, sitting: Sitting, puzzle: Puzzle) -> None:
    """Ask until the solution is typed, or wished for."""
    legal = sitting.match.legal[puzzle.seat]
    said = choices(voice, sitting, legal, puzzle.seat)
    voice.out.print(f"\n{question(voice, sitting, puzzle.seat)}", style="bold")
    for number, words in enumerate(said, 1):
        voice.out.print(f"{number:>3}  {words}")
    while True:
        typed = _type(voice, len(said))
        if typed == HINT:
            voice.out.print(voice.words(voice.texts.look(sitting.match.parse(puzzle.found.solution))), style="italic")
            continue
        chosen = read_choice(typed, len(said))
        if typed != SOLUTION and chosen is None:
            voice.say("puzzle-number", style="dim", count=len(said))
        elif chosen is not None and not is_right(puzzle, legal[chosen].text):
            _try_again(voice, puzzle, legal[chosen].text)
        else:
            voice.say("puzzle-right" if chosen is not None else "puzzle-solution", style="bold green")
            _why(voice, sitting, puzzle)
            return


def _try_again(voice: Voice, puzzle: Puzzle, action: str) -> None:
    chance = chance_of(puzzle, action)
    if chance is None:
        voice.say("puzzle-wrong")
    else:
        voice.say("puzzle-wrong-near", chance=percent(voice, chance))


def _why(voice: Voice, sitting: Sitting, puzzle: Puzzle) -> None:
    """Tell the solution, its reasons, and how sure it is."""
    advice, seat, match = advice_of(puzzle, sitting.match), puzzle.seat, sitting.match
    best, other = choices(voice, sitting, [match.parse(advice.choices[0].action), match.parse(advice.against)], seat)
    voice.out.print(f"  {best}", style="bold")
    for line in reasons(voice, sitting, seat, advice):
        voice.out.print(f"  {line}")
    sure = advice.choices[0].best_in
    shares = voice.words("puzzle-shares", best=sure, worlds=TOLD)
    voice.out.print(f"  {FULL * sure}{EMPTY * (TOLD - sure)} {shares}")
    found = puzzle.found
    chance, against = percent(voice, found.chance), percent(voice, found.rivals[0].chance)
    voice.out.print("  " + voice.words("hint-chances", chance=chance, other=against, action=other))


def _type(voice: Voice, count: int) -> str:
    try:
        return input(voice.words("puzzle-prompt", count=count) + " ").strip().lower()
    except EOFError:
        raise typer.Exit from None
