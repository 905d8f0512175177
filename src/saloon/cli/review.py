"""saloon review: what decided a kept match, move by move, and what was luck."""

from pathlib import Path
from typing import Annotated

import typer

from saloon.bots.review.account import START, WHOLE
from saloon.bots.review.judging import FINE
from saloon.bots.review.reviewer import LUCK, LUCKY, RIGHT_BUT_UNLUCKY, UNLUCKY, Mark, Moment, Review, Reviewer
from saloon.cli.bar import progress_bar
from saloon.cli.errors import WrongUse
from saloon.cli.given import Json, Lang, read_number
from saloon.cli.saves import read
from saloon.cli.voice import Voice, print_json
from saloon.core.action import Action
from saloon.core.match import Match

EXAMPLES = (
    "saloon review match.json",
    "saloon review match.json --seat 0",
    "saloon review match.json --json",
)
STROKES = (LUCKY, UNLUCKY, RIGHT_BUT_UNLUCKY)


def command(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    seat: Annotated[str | None, typer.Option("--seat", metavar="N")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Tell what decided a kept match that is over: moments, marks beside decisions, luck and choices."""
    saved = read(Path(file))
    match = saved.match
    if not match.is_over():
        raise WrongUse("review-not-over", "a match is reviewed once it is over")
    voice = Voice(lang, match.game)
    wanted = _read_seat(seat, match)
    review = _review(voice, match)
    if json:
        print_json(review.to_data())
        return
    names = saved.names or [voice.words("seat-name", seat=number) for number in range(match.seats)]
    told = Telling(voice, match, names)
    told.moments(review)
    for player in range(match.seats) if wanted is None else [wanted]:
        told.marks(review, player)
    told.ledgers(review)
    voice.say("review-how" if review.judged else "review-reflexes", style="dim", rollouts=review.rollouts)


def _read_seat(typed: str | None, match: Match) -> int | None:
    if typed is None:
        return None
    seat = read_number("--seat", typed, 0, low=0)
    if seat >= match.seats:
        message = f"--seat takes a number from 0 to {match.seats - 1}, not {typed!r}"
        raise WrongUse("seat", message, {"value": typed, "high": match.seats - 1})
    return seat


def _review(voice: Voice, match: Match) -> Review:
    reviewer = Reviewer(match)
    with progress_bar(voice) as bar:
        task = bar.add_task(voice.words("review-bar"), total=len(match.moves))
        while reviewer.step():
            bar.update(task, completed=reviewer.progress() * len(match.moves) // 1000)
    return reviewer.review()


class Telling:
    """Tells a review in a language."""

    def __init__(self, voice: Voice, match: Match, names: list[str]) -> None:
        self._voice = voice
        self._match = match
        self._names = names

    def moments(self, review: Review) -> None:
        """Tell the moments that decided, in one line each."""
        self._voice.say("review-moments", style="bold")
        if not review.moments:
            self._voice.say("review-no-moments")
        for moment in review.moments:
            self._voice.out.print(f"  {self._moment(moment)}")
        self._voice.out.print()

    def _moment(self, moment: Moment) -> str:
        key = START if moment.cause == LUCK and moment.move == 0 else moment.cause
        return self._voice.words(
            f"review-moment-{key}",
            move=moment.move,
            who=self._names[moment.seat] if moment.seat >= 0 else "",
            action=self._said(moment.action),
            player=self._names[moment.player],
            before=round(100 * moment.before / WHOLE),
            after=round(100 * moment.after / WHOLE),
        )

    def marks(self, review: Review, seat: int) -> None:
        """Tell the marks of a player: decisions by what they cost, then luck."""
        own = [mark for mark in review.marks if mark.seat == seat]
        decisions = sorted([mark for mark in own if mark.kind not in STROKES], key=lambda mark: mark.points)
        strokes = sorted([mark for mark in own if mark.kind in STROKES], key=lambda mark: -abs(mark.points))
        self._voice.say("review-of", style="bold", name=self._names[seat], decisions=review.decisions[seat])
        if not own:
            self._voice.say("review-no-marks")
        for mark in decisions + strokes:
            self._voice.out.print(f"  {self._mark(mark)}")
        self._voice.out.print()

    def _mark(self, mark: Mark) -> str:
        keys = {FINE: "review-fine-mark", **dict.fromkeys(STROKES, "review-luck-mark")}
        return self._voice.words(
            keys.get(mark.kind, "review-mark"),
            move=mark.move,
            mark=self._voice.words(f"mark-{mark.kind.replace('_', '-')}"),
            action=self._said(mark.action),
            better=self._said(mark.better),
            points=_signed(mark.points),
            error=f"{100 * mark.error / WHOLE:.1f}",
        )

    def ledgers(self, review: Review) -> None:
        """Lay out everybody's account; the columns add up to the last one, to the hundredth of a point."""
        table = self._voice.table(
            "end-name", ">review-start", ">review-own", ">review-luck", ">review-others", ">review-end"
        )
        for name, ledger in zip(self._names, review.ledgers, strict=True):
            parts = (ledger.start, ledger.own, ledger.luck, ledger.others, ledger.end())
            table.add_row(name, *[self._voice.number(100 * part / WHOLE, 2) for part in parts])
        self._voice.out.print(table)

    def _said(self, action: str) -> str:
        if not action:
            return self._voice.words("review-deal")
        return self._voice.texts.action(self._parsed(action), self._names)

    def _parsed(self, text: str) -> Action:
        return self._match.parse(text)


def _signed(units: int) -> str:
    points = round(100 * units / WHOLE)
    return f"+{points}" if points > 0 else str(points).replace("-", "−")
