"""saloon think: what a bot thinks of a decision in a kept match, from what the seat knew then."""

from pathlib import Path
from typing import Annotated

import typer

from saloon.bots.advice import Advice, advise
from saloon.bots.levels import LEGEND, WIDTHS, rollouts_of, thinks_ahead
from saloon.bots.search.halving import Search
from saloon.bots.search.mixing import Mixing
from saloon.bots.search.thought import Candidate
from saloon.bots.thinking import Budget, ponder
from saloon.cli.errors import WrongUse
from saloon.cli.given import Json, Lang, read_number
from saloon.cli.hints import reasons
from saloon.cli.pages import choices, question
from saloon.cli.saves import Saved, read
from saloon.cli.sitting import Sitting
from saloon.cli.telling import lines, numbered
from saloon.cli.voice import Voice, print_json
from saloon.core.chance import SeededChance
from saloon.core.match import Match

EXAMPLES = (
    "saloon think match.json",
    "saloon think match.json --move 5",
    "saloon think match.json --move 5 --rollouts 5000 --json",
)
TOLD = 12  # moves of a continuation
MOST = 1_000_000


def command(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    move: Annotated[str | None, typer.Option("--move", metavar="N")] = None,
    rollouts: Annotated[str | None, typer.Option("--rollouts", metavar="N")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Think about a decision with what its seat knew then: its choices, their chances, how play goes on."""
    path = Path(file)
    saved = read(path)
    game = saved.match.game
    if not thinks_ahead(game, LEGEND):
        raise WrongUse("think-reflexes", f"in {game.name} there is nothing to think about, only to react")
    voice = Voice(lang, game)
    seat, match = _decision(saved.match, move)
    names = saved.names or [voice.words("seat-name", seat=number) for number in range(match.seats)]
    sitting = Sitting(Saved(match, saved.seed, names, saved.bots), path)
    most = read_number("--rollouts", rollouts, rollouts_of(game, LEGEND), low=1, high=MOST)
    luck = SeededChance(f"think {len(match.moves)}")
    search = ponder(game, match.view(seat), match.legal[seat], most, WIDTHS[LEGEND], luck, Budget())
    if json:
        print_json(_data(seat, search, advise(game, match.view(seat), search.thought())))
    else:
        _show(voice, sitting, seat, search)


def _decision(match: Match, typed: str | None) -> tuple[int, Match]:
    """Return the seat that decides and the match as it stood then: before a move, or at the end of the file."""
    if typed is None:
        if match.is_over():
            raise WrongUse("think-over", "this match is over; name a decision with --move")
        return match.to_act()[0], match
    number = read_number("--move", typed, 0, low=1, high=MOST)
    if number > len(match.moves):
        message = f"--move takes a number from 1 to {len(match.moves)}, not {typed!r}"
        raise WrongUse("think-move", message, {"value": typed, "high": len(match.moves)})
    return match.moves[number - 1].seat, match.before(number - 1)


def _show(voice: Voice, sitting: Sitting, seat: int, search: Search | Mixing) -> None:
    thought = search.thought()
    voice.out.print(f"{sitting.names[seat]}: {question(voice, sitting, seat)}", style="bold")
    table = voice.table("think-choice", ">think-chance", ">think-error", ">think-best", ">think-tries")
    said = choices(voice, sitting, [each.action for each in thought.candidates], seat)
    for choice, candidate in zip(said, thought.candidates, strict=True):
        won, tried = thought.won(candidate)
        if tried:
            share = candidate.weight if candidate.weight else won
            table.add_row(choice, *_figures(candidate), f"{share}/{tried}", str(tried))
    voice.out.print(table)
    if thought.is_undecided():
        voice.say("think-as-good", style="bold")
    voice.say("think-rollouts", style="dim", rollouts=thought.rollouts)
    _explain(voice, sitting, seat, advise(sitting.match.game, sitting.match.view(seat), thought))
    line = search.line(thought.best())[:TOLD]
    if line:
        voice.out.print()
        voice.say("think-line", style="bold")
    for number, (_, _, events) in enumerate(line, 1):
        for text in lines(voice, events, sitting.names, seat):
            voice.out.print(numbered(number, text))


def _explain(voice: Voice, sitting: Sitting, seat: int, advice: Advice) -> None:
    """Say what is as good, and by which parts of the rating the best is ahead of the best of the others."""
    named = [each.action for each in advice.choices[: advice.equals]] + ([advice.against] if advice.against else [])
    said = choices(voice, sitting, [sitting.match.parse(text) for text in named], seat)
    if advice.equals > 1:
        voice.say("hint-equals", actions=" / ".join(said[: advice.equals]))
    told = reasons(voice, sitting, seat, advice)
    if told:
        voice.out.print()
        voice.say("think-reasons", style="bold", action=said[0], other=said[-1])
    for line in told:
        voice.out.print(f"  {line}")


def _figures(candidate: Candidate) -> tuple[str, str]:
    return f"{candidate.mean() / 10:.1f} %", f"± {candidate.error() / 10:.1f}"


def _data(seat: int, search: Search | Mixing, advice: Advice) -> dict[str, object]:
    thought = search.thought()
    candidates = [
        {
            "action": each.action.text,
            "rating": each.rating,
            "tries": len(each.values),
            "chance": round(each.mean() / 1000, 4),
            "error": round(each.error() / 1000, 4),
            "best_in": thought.won(each)[0],
            "weight": each.weight,
        }
        for each in thought.candidates
    ]
    line = [{"seat": mover, "action": action.text} for mover, action, _ in search.line(thought.best())]
    return {
        "seat": seat,
        "rollouts": thought.rollouts,
        "is_undecided": thought.is_undecided(),
        "candidates": candidates,
        "equals": advice.equals,
        "against": advice.against or None,
        "reasons": [{"key": key, "points": points} for key, points in advice.reasons],
        "line": line,
    }
