"""Reviewer: goes through a finished match, move by move; the caller gives slices of work and hears how far it is."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from saloon.bots.review.account import MOVE, NOBODY, RESIGN, START, WHOLE, Account, Ledger, Step, moved, shared
from saloon.bots.review.effort import FULL, Effort
from saloon.bots.review.judging import FINE, SURE, Judge, Judgement, limit
from saloon.bots.review.worth import Sample, Worth
from saloon.core.action import Action
from saloon.core.chance import ScriptedChance
from saloon.core.log import RESIGN as RESIGNED
from saloon.core.match import Match, Move
from saloon.core.rules import Data, State

EDITION: Final = 2  # of this way of judging; reviews of another edition are made anew
LUCKY: Final = "lucky"
UNLUCKY: Final = "unlucky"
RIGHT_BUT_UNLUCKY: Final = "right_but_unlucky"
DECISION: Final = "decision"
LUCK: Final = "luck"
HIDDEN: Final = "hidden"  # a decision without fault, as far as its seat could know, that cost it chances
STRUCK: Final = WHOLE // 5  # what luck must move to be marked, at a table of two
STRUCK_AT_ONCE: Final = WHOLE // 10  # the same for the draw of one's own good decision
SWING: Final = WHOLE // 20  # the least moment, at a table of two
MOST_MOMENTS: Final = 5
MOST_STROKES: Final = 6  # marks of luck for a player


@dataclass
class Mark:
    """What is noted beside a move for a seat: a decision, or a stroke of luck."""

    move: int  # its number, from 1; 0 is the deal
    seat: int  # whom it concerns
    kind: str
    points: int  # units of certainty: gained above 0, lost below
    error: int = 0  # one standard error
    action: str = ""  # what was done; empty for the deal
    better: str = ""  # what would have been better; of a fine move, the next best
    choices: int = 0


@dataclass
class Moment:
    """A swing that decided the match: whose chances changed most, and why."""

    move: int
    seat: int  # who acted, or NOBODY
    cause: str
    action: str
    player: int  # whose chances changed most
    before: int
    after: int


@dataclass
class Review:
    """What decided a match. The chances after each step are those before it, and its luck, own and others' choices."""

    seats: int
    moves: int
    judged: bool  # decisions were judged; reflexes are not
    steps: list[Step]
    chances: list[list[int]]  # after each step
    ledgers: list[Ledger]
    marks: list[Mark]  # in the order of moves
    moments: list[Moment]  # in the order of moves
    decisions: list[int]  # of each player, that were not forced
    rollouts: int = 0

    def to_data(self) -> Data:
        """Write it as plain data, as docs/protocol.md shows it."""
        return {
            "edition": EDITION,
            "whole": WHOLE,
            "seats": self.seats,
            "moves": self.moves,
            "judged": self.judged,
            "steps": [
                {
                    "kind": each.kind,
                    "move": each.move,
                    "seat": each.seat,
                    "luck": each.luck,
                    "own": each.own,
                    "others": each.others,
                    "beat": each.beat,
                }
                for each in self.steps
            ],
            "chances": self.chances,
            "ledgers": [
                {"start": each.start, "luck": each.luck, "own": each.own, "others": each.others, "end": each.end()}
                for each in self.ledgers
            ],
            "marks": [
                {
                    "move": each.move,
                    "seat": each.seat,
                    "kind": each.kind,
                    "points": each.points,
                    "error": each.error,
                    "action": each.action,
                    "better": each.better,
                    "choices": each.choices,
                }
                for each in self.marks
            ],
            "moments": [
                {
                    "move": each.move,
                    "seat": each.seat,
                    "cause": each.cause,
                    "action": each.action,
                    "player": each.player,
                    "before": each.before,
                    "after": each.after,
                }
                for each in self.moments
            ],
            "decisions": self.decisions,
            "rollouts": self.rollouts,
        }


class Reviewer:
    """A match being reviewed: `step` until it says that there is nothing left, then `review`."""

    def __init__(self, match: Match, effort: Effort = FULL) -> None:
        game = match.game
        self._match = match
        self._game = game
        self._rules = game.rules
        self._worth = Worth(game, match.seats, effort)
        self._judge = Judge(game, match.seats, effort)
        self._is_race = game.realtime is not None
        self._account = Account(match.seats)
        self._state: State = match.state_after(0)
        self._place = 0  # of the move that comes next
        self._errors = [0.0] * match.seats  # of the chances as they are, in standard errors
        self._resigned: list[int] = []
        self._resignations = [entry for entry in match.entries if entry.kind == RESIGNED]
        self._strokes: list[Mark] = []
        self._marks: list[Mark] = []
        self._faults: list[int] = []  # moves that gave chances away, as far as their seats could know
        self._decisions = [0] * match.seats
        self._judging = 0  # rollouts

    def progress(self) -> int:
        """Return how much of the match is reviewed, in per mille."""
        return 1000 * self._place // max(1, len(self._match.moves))

    def step(self) -> bool:
        """Review the next move; tell whether there is more."""
        if not self._account.steps:
            self._begin()
        if self._place < len(self._match.moves):
            move = self._match.moves[self._place]
            self._heed_resignations(move.seq)
            self._place += 1
            self._play(move)
        if self._place < len(self._match.moves):
            return True
        self._heed_resignations(self._match.seq + 1)
        return False

    # What changes the chances

    def _begin(self) -> None:
        """Judge the table before the first move: what it differs from equal chances by was dealt."""
        after = self._worth.look(self._state) if self._is_race else self._anchor(0)
        self._account.enter(START, 0, NOBODY, self._account.now(), after)
        self._note_luck(self._account.steps[-1], "", [0.0] * self._match.seats)

    def _play(self, move: Move) -> None:
        legal = self._rules.legal_actions(self._state, move.seat)
        if self._is_race:
            self._play_race(move)
            return
        is_free = len(legal) > 1 and move.seat < self._match.seats
        judgement: Judgement | None = None
        if is_free and move.seat not in self._resigned:
            self._decisions[move.seat] += 1
            view = self._rules.view(self._state, move.seat)
            judgement = self._judge.judge(view, legal, move.action, seed_of(self._place, 1))
        changes = self._effect(move, legal) if is_free else [0] * self._match.seats
        before = self._errors
        stretch = self._stretch()
        self._apply(move)
        chosen = moved(self._account.now(), changes)
        drawn = chosen
        if self._is_last():
            drawn = self._result()
            if not move.draws:
                chosen = drawn
        elif move.draws or self._stretch() != stretch:
            drawn = self._only_left(self._anchor(self._place))
        step = self._account.enter(MOVE, self._place, move.seat, chosen, drawn)
        step.beat = any([event.kind.beat for event in move.events])
        marked = self._note_decision(move, judgement)
        if move.draws:
            right = move.seat if judgement is not None and not marked else NOBODY
            self._note_luck(step, move.action.text, before, right)

    def _stretch(self) -> int:
        """Return the stretch of the match; with a new one the chances are worked out anew, as far as the next one."""
        horizon = self._game.foresight.horizon
        return 0 if horizon is None else horizon(self._state)

    def _effect(self, move: Move, legal: list[Action]) -> list[int]:
        """Return what a choice changes, beside what is usual; nothing if it is the usual one."""
        if self._is_usual(move, legal):
            return [0] * self._match.seats
        sample = self._worth.effect(self._state, move.seat, move.action, seed_of(self._place, 2))
        self._errors = [_together(a, b) for a, b in zip(self._errors, sample.errors(), strict=True)]
        return sample.changes()

    def _is_usual(self, move: Move, legal: list[Action]) -> bool:
        """Tell whether the rating by which play goes on would have chosen this, and nothing else."""
        rate = self._game.foresight.light or self._game.rate
        view = self._rules.view(self._state, move.seat)
        mine = rate(view, move.action)
        return all([rate(view, action) < mine for action in legal if action != move.action])

    def _anchor(self, number: int) -> list[int]:
        """Work the chances out anew."""
        sample: Sample = self._worth.value(self._state, seed_of(number, 3))
        self._errors = sample.errors()
        return sample.chances()

    def _play_race(self, move: Move) -> None:
        """Note a move of a game of reflexes: whoever's score it changes has moved their own chances."""
        before = self._rules.scores(self._state)
        self._apply(move)
        after = self._rules.scores(self._state)
        deeds = [old != new for old, new in zip(before, after, strict=True)]
        chances = self._result() if self._is_last() else self._only_left(self._worth.look(self._state))
        step = self._account.enter_deeds(MOVE, self._place, _player(move.seat, self._match.seats), chances, deeds)
        step.beat = any([event.kind.beat for event in move.events])

    def _apply(self, move: Move) -> None:
        self._rules.apply(self._state, move.seat, move.action, ScriptedChance(move.draws))

    # The end

    def _is_last(self) -> bool:
        """Tell whether the match ended with this move."""
        return self._place == len(self._match.moves) and not self._coming(self._match.seq + 1)

    def _result(self) -> list[int]:
        """Share certainty among the winners."""
        winners = self._match.outcome().winners
        return shared([1 if seat in winners else 0 for seat in range(self._match.seats)])

    def _coming(self, seq: int) -> list[int]:
        """List who resigned before an entry and is not noted yet."""
        return [each.seat for each in self._resignations if each.seq < seq and each.seat not in self._resigned]

    def _heed_resignations(self, seq: int) -> None:
        for seat in self._coming(seq):
            self._resigned.append(seat)
            is_end = self._place == len(self._match.moves) and not self._coming(self._match.seq + 1)
            after = self._result() if is_end else self._only_left(self._account.now())
            self._account.enter(RESIGN, self._place, seat, after, after)

    def _only_left(self, chances: list[int]) -> list[int]:
        """Share the chances of those who resigned among the others."""
        if not self._resigned:
            return chances
        left = [0 if seat in self._resigned else chance for seat, chance in enumerate(chances)]
        if sum(left) == 0:
            left = [0 if seat in self._resigned else 1 for seat in range(self._match.seats)]
        return shared(left)

    # Marks

    def _note_decision(self, move: Move, judgement: Judgement | None) -> bool:
        """Mark a decision if it deserves it; tell whether it gave something away."""
        kind = judgement.mark(self._match.seats) if judgement is not None else ""
        if judgement is not None:
            self._judging += judgement.rollouts
        if judgement is None or not kind:
            return False
        self._marks.append(
            Mark(
                self._place,
                move.seat,
                kind,
                -judgement.gap,
                judgement.error,
                move.action.text,
                judgement.other.text,
                judgement.choices,
            )
        )
        if kind == FINE:
            return False
        self._faults.append(self._place)
        return True

    def _note_luck(self, step: Step, action: str, before: list[float], right: int = NOBODY) -> None:
        """Mark strokes of luck; `right` is the seat whose good decision drew them, if it was one."""
        for seat, change in enumerate(step.luck):
            error = round(WHOLE * _together(self._errors[seat], before[seat]))
            if abs(change) <= SURE * error:
                continue
            if seat == right and -change >= limit(STRUCK_AT_ONCE, self._match.seats):
                kind = RIGHT_BUT_UNLUCKY
            elif abs(change) >= limit(STRUCK, self._match.seats):
                kind = LUCKY if change > 0 else UNLUCKY
            else:
                continue
            self._strokes.append(Mark(step.move, seat, kind, change, error, action))

    # What it comes to

    def review(self) -> Review:
        """Put everything together, once there is nothing left to do."""
        account = self._account
        return Review(
            seats=self._match.seats,
            moves=len(self._match.moves),
            judged=not self._is_race,
            steps=account.steps,
            chances=account.chances,
            ledgers=account.ledgers(),
            marks=_in_order([*self._marks, *self._greatest_strokes()]),
            moments=moments_of(account, self._match, self._faults),
            decisions=self._decisions,
            rollouts=self._worth.rollouts + self._judging,
        )

    def _greatest_strokes(self) -> list[Mark]:
        """Keep the strokes of luck that moved most, a few for each player."""
        ranked = sorted([(-abs(each.points), place) for place, each in enumerate(self._strokes)])
        counts = [0] * self._match.seats
        kept: list[Mark] = []
        for _, place in ranked:
            mark = self._strokes[place]
            if counts[mark.seat] < MOST_STROKES:
                counts[mark.seat] += 1
                kept.append(mark)
        return kept


def moments_of(account: Account, match: Match, faults: list[int]) -> list[Moment]:
    """Find the largest swings, by a choice or by luck, and tell them in the order they came."""
    swings: list[tuple[int, int, str]] = []  # how much, which step, why
    for place, step in enumerate(account.steps):
        choice = [own + other for own, other in zip(step.own, step.others, strict=True)]
        swings.append((_largest(choice), place, _cause(step, faults)))
        if step.kind == START or (step.kind == MOVE and match.moves[step.move - 1].draws):
            swings.append((_largest(step.luck), place, LUCK))
    least = limit(SWING, account.seats)
    swings = sorted([swing for swing in swings if swing[0] >= least], reverse=True)[:MOST_MOMENTS]
    return [
        _moment(account, match, place, cause) for place, cause in sorted([(place, cause) for _, place, cause in swings])
    ]


def _cause(step: Step, faults: list[int]) -> str:
    """Name why a choice changed the chances."""
    if step.kind == RESIGN:
        return RESIGN
    is_costly = step.seat != NOBODY and step.own[step.seat] < 0
    return HIDDEN if is_costly and step.move not in faults else DECISION


def _moment(account: Account, match: Match, place: int, cause: str) -> Moment:
    step = account.steps[place]
    before = account.chances[place - 1] if place > 0 else account.start
    choice = [own + other for own, other in zip(step.own, step.others, strict=True)]
    changes = step.luck if cause == LUCK else choice
    start = moved(before, choice) if cause == LUCK else before
    sizes = [abs(change) for change in changes]
    player = sizes.index(max(sizes))
    action = match.moves[step.move - 1].action.text if step.kind == MOVE else ""
    return Moment(step.move, step.seat, cause, action, player, start[player], start[player] + changes[player])


def seed_of(number: int, use: int) -> int:
    """Return the seed of what is imagined for a move; it depends on nothing that anybody held."""
    return (number * 8 + use) * 0x9E3779B9


def _largest(changes: list[int]) -> int:
    return max([abs(change) for change in changes])


def _player(seat: int, seats: int) -> int:
    return seat if seat < seats else NOBODY


def _together(one: float, other: float) -> float:
    """Return the standard error of a difference."""
    return sqrt(one * one + other * other)


def _in_order(marks: list[Mark]) -> list[Mark]:
    order = sorted([(mark.move, mark.seat, place) for place, mark in enumerate(marks)])
    return [marks[place] for _, _, place in order]
