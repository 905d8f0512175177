"""Puzzles made: positions of simulated or finished matches, looked through for those with one clearly best choice.

Matches are looked through in waves of a fixed size, and what they hold is taken in their order, so that the number of
jobs changes nothing.
"""

import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from saloon import catalog
from saloon.bots.levels import COWBOY, TENDERFOOT, make_bot
from saloon.bots.puzzling import Finding, Pains, find, may_be_puzzle, measure
from saloon.bots.review.reviewer import seed_of
from saloon.core.chance import SeededChance
from saloon.core.game import Game
from saloon.core.log import read_log
from saloon.core.match import Match, begin, replay
from saloon.core.rules import Data
from saloon.puzzles import Puzzle, Shipped, position, spread, verb_of, written_moves

WAVE = 8  # matches
MOST_WAVES = 250
MOST_SEATS = 4
MOST_LOOKS = 60  # positions of a match
MOST_OF_MATCH = 2  # puzzles
PART = 3  # at first at most a third of all puzzles may ask for the same verb
LATE = 80  # matches after which any verb is welcome: some games ask for hardly anything else
LATER = 376  # matches after which the rating may find two thirds of the solutions, not only half of them
PROOF = Pains(worlds=100)

Progress = Callable[[int], None]  # called with how many puzzles there are
Task = tuple[int, tuple[str, ...], bool]  # a match, verbs there are enough of, whether the rating may find the solution


@dataclass
class Quarry:
    """Where puzzles are looked for; small enough to be sent to a worker."""

    game: str
    seed: str
    number: int
    logs: list[Data] = field(default_factory=list)
    pains: Pains = field(default_factory=Pains)
    proof: Pains = field(default_factory=lambda: PROOF)


def make(quarry: Quarry, jobs: int = 1, progress: Progress | None = None) -> list[Puzzle]:
    """Look matches through until there are enough puzzles, or no more matches."""
    found: list[Puzzle] = []
    matches = len(quarry.logs) or WAVE * MOST_WAVES
    with _workers(quarry, jobs) as dig:
        for first in range(0, matches, WAVE):
            numbers = range(first, min(first + WAVE, matches))
            task = (_full(quarry, found, first), _has_room_for_usual(quarry, found, first))
            for puzzles in dig([(number, *task) for number in numbers]):
                _take(quarry, found, first, puzzles)
            if progress is not None:
                progress(len(found))
            if len(found) == quarry.number:
                break
    return spread(found)


def _take(quarry: Quarry, found: list[Puzzle], first: int, puzzles: list[Puzzle]) -> None:
    """Add those puzzles of a match that are still wanted, once they are proven."""
    for puzzle in puzzles:
        is_usual = puzzle.found.rank == 0
        is_wanted = verb_of(puzzle) not in _full(quarry, found, first)
        if len(found) < quarry.number and is_wanted and (not is_usual or _has_room_for_usual(quarry, found, first)):
            found += _proven(quarry, puzzle)


def _has_room_for_usual(quarry: Quarry, found: list[Puzzle], first: int) -> bool:
    """Tell whether one more solution may be what the rating finds too."""
    most = quarry.number * 2 // 3 if first >= LATER else quarry.number // 2
    return len([each for each in found if each.found.rank == 0]) < max(1, most)


def _full(quarry: Quarry, found: list[Puzzle], first: int) -> tuple[str, ...]:
    """List the verbs of which there are enough; late, everything is welcome."""
    counts = Counter(verb_of(each) for each in found)
    enough = [verb for verb, count in counts.items() if PART * count >= quarry.number]
    return () if first >= LATE else tuple(sorted(enough))


@contextmanager
def _workers(quarry: Quarry, jobs: int) -> Generator[Callable[[list[Task]], Iterable[list[Puzzle]]]]:
    """Offer a way to look matches through, here or in worker processes; results come in the order of the tasks."""
    if jobs == 1:
        yield lambda tasks: [_dig(quarry, task) for task in tasks]
        return
    spawn = multiprocessing.get_context("spawn")  # a fork would copy a half-working thread of the progress bar
    with ProcessPoolExecutor(jobs, spawn, _ignore_interrupts) as pool:
        try:
            yield lambda tasks: pool.map(_dig, [quarry] * len(tasks), tasks)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process handles it and stops the workers


# One match


def _dig(quarry: Quarry, task: Task) -> list[Puzzle]:
    """Look a match through, in random order, for a few positions that ask for different things."""
    number, full, wants_usual = task
    game = catalog.game(quarry.game)
    match = replay(game, read_log(quarry.logs[number])) if quarry.logs else _simulate(game, quarry.seed, number)
    places = list(range(len(match.moves)))
    SeededChance(f"{quarry.seed}/{number}/order").shuffle(places)
    found: list[Puzzle] = []
    looks = 0
    for place in places:
        seat = match.moves[place].seat
        state = match.state_after(place)
        legal, view = game.rules.legal_actions(state, seat), game.rules.view(state, seat)
        if not may_be_puzzle(game, view, legal) or all(action.verb in full for action in legal):
            continue
        looks += 1
        if looks > MOST_LOOKS:
            break
        seed = seed_of(place, 4) + number
        finding = find(game, view, legal, match.seats, seed, quarry.pains, wants_usual)
        if finding is None or not finding.is_clearer(match.seats):
            continue
        if finding.solution.partition(" ")[0] not in (*full, *[verb_of(each) for each in found]):
            level = finding.level(match.seats)
            puzzle = Puzzle(match.seats, "", seat, level, finding, options=_options(game, match))
            found.append(_placed(quarry, match, number, place, puzzle))
        if len(found) == MOST_OF_MATCH:
            break
    return found


def _placed(quarry: Quarry, match: Match, number: int, place: int, puzzle: Puzzle) -> Puzzle:
    """Note the way to the position."""
    puzzle.moves = written_moves(match, place, with_draws=bool(quarry.logs))
    puzzle.seed = "" if quarry.logs else f"{quarry.seed}/{number}"
    puzzle.setup = match.setup_draws if quarry.logs else []
    return puzzle


def _options(game: Game, match: Match) -> dict[str, object]:
    """Return the options that are not as usual."""
    usual = game.settle(match.seats, {})
    return {name: value for name, value in match.options.items() if value != usual[name]}


def _simulate(game: Game, seed: str, number: int) -> Match:
    """Play a match between cowboys and tenderfeet, at tables of every size in turn."""
    low, high = game.seats
    sizes = range(low, min(high, MOST_SEATS) + 1)
    seats = sizes[number % len(sizes)]
    match, luck = begin(game, seats, {}, f"{seed}/{number}"), SeededChance(f"{seed}/{number}/bots")
    bots = [make_bot(game, (COWBOY, COWBOY, TENDERFOOT)[luck.below(3)]) for _ in range(seats)]
    while match.to_act():
        seat = min(match.to_act())
        match.play(seat, bots[seat].choose(match.view(seat), match.legal[seat], luck))
    return match


# Verification

LARGER = Pains(look=24, rivals=8, worlds=160)
MAKER, EXAMINER = 6, 7  # each imagines worlds of its own


def _proven(quarry: Quarry, puzzle: Puzzle) -> list[Puzzle]:
    """Measure a puzzle again in more worlds, which did not choose it; those numbers are kept, or nothing is."""
    game = catalog.game(quarry.game)
    found = measured(Shipped(game, game.version, "", [puzzle]), 1, MAKER, quarry.proof)
    if not found.is_clearer(puzzle.seats):
        return []
    return [replace(puzzle, found=found, level=found.level(puzzle.seats))]


def measured(shipped: Shipped, number: int, eyes: int, pains: Pains = LARGER) -> Finding:
    """Measure a puzzle, in new worlds, against all that comes near its solution."""
    puzzle = shipped.puzzles[number - 1]
    match = position(shipped, puzzle)
    seat = puzzle.seat
    seed = seed_of(len(match.moves), eyes) + number
    return measure(shipped.game, match.view(seat), match.legal[seat], puzzle.found.solution, seed, pains)
