"""Saved positions from strangers: whatever number stands in one, it is refused in words, or every bot answers soon."""

import json
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from saloon import catalog
from saloon.bots.levels import LEVELS, make_bot
from saloon.bots.thinking import Budget
from saloon.core.chance import SeededChance
from saloon.core.errors import WrongData, WrongOption
from saloon.core.game import Game
from saloon.core.match import Match, begin
from saloon.core.rules import SPECTATOR, save
from saloon.language import LANGUAGES
from saloon.study.line import go_on
from saloon.texts import Texts

SOON = 20.0  # seconds; a loop over a number that nobody has bounded takes for ever
HUGE = (10**30, 10**15, 2**63, 2**31, 10**9, 10**6, 999_999, 70_000, 1_000)
ODD = (*HUGE, -1, -(10**15), -(10**30), True, 1.5, None, "9")
every_game = pytest.mark.parametrize("name", catalog.names())

Path = tuple[str | int, ...]


@dataclass
class Kept:
    """A position and what it was kept with."""

    match: Match
    position: dict[str, Any]


@contextmanager
def soon() -> Iterator[None]:
    """Raise TimeoutError in what takes for ever."""

    def ring(_number: int, _frame: object) -> None:
        raise TimeoutError("it takes for ever")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, SOON)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def positions(game: Game, dice: random.Random) -> list[Kept]:
    """Keep positions of random play, early and late, with few and with many players."""
    kept = []
    for seats in (game.seats[0], min(game.seats[1], 4)):
        for moves in (0, 7, 30, 70):
            match = begin(game, seats, {}, f"odd {seats} {moves}")
            while len(match.moves) < moves and not match.is_over():
                seat = dice.choice(match.to_act())
                match.play(seat, timed(match, seat, dice.choice(match.legal[seat])))
            if not match.is_over():
                kept.append(Kept(match, json.loads(json.dumps(save(match.state)))))
    return kept


def timed(match: Match, seat: int, action: Any) -> Any:
    return action.timed(match.game.rules.time_bounds(match.state, seat)[0]) if match.game.is_timed(action) else action


def numbers(data: object, path: Path = ()) -> list[Path]:
    """List where the numbers of a position stand."""
    if isinstance(data, dict):
        return [found for name, part in data.items() for found in numbers(part, (*path, name))]
    if isinstance(data, list):
        return [found for place, part in enumerate(data) for found in numbers(part, (*path, place))]
    return [path] if isinstance(data, int) else []


def put(data: Any, path: Path, value: object) -> None:
    for part in path[:-1]:
        data = data[part]
    data[path[-1]] = value


def ask_everybody(match: Match) -> None:
    """Let every level decide, and look through all eyes."""
    game = match.game
    for seat in (SPECTATOR, *range(match.seats)):
        match.view(seat)
    for seat, actions in match.legal.items():
        if game.realtime is None:
            for level in LEVELS:
                action = make_bot(game, level, Budget(5)).choose(match.view(seat), actions, SeededChance("odd"))
                assert action in actions
            assert game.patience(match.view(seat), actions)[1] in actions


@every_game
def test_a_number_that_cannot_be_is_refused_or_harms_nobody(name: str) -> None:
    game, dice = catalog.game(name), random.Random(1849)
    kept, refused = positions(game, dice), 0
    fields = {tuple(part for part in path if isinstance(part, str)) for each in kept for path in numbers(each.position)}
    for field in sorted(fields):
        for value in ODD:
            base = dice.choice([each for each in kept if any(_in(field, path) for path in numbers(each.position))])
            path = dice.choice([path for path in numbers(base.position) if _in(field, path)])
            odd = json.loads(json.dumps(base.position))
            put(odd, path, value)
            match = base.match
            try:
                with soon():
                    found = Match(game, match.seats, match.options, SeededChance("x"), odd, match.version)
                    ask_everybody(found)
                    for _ in range(3):
                        if found.is_over():
                            break
                        seat = found.to_act()[0]
                        found.play(seat, timed(found, seat, dice.choice(found.legal[seat])))
                        ask_everybody(found)
                    go_on(found, found.state)
            except (WrongData, WrongOption) as error:
                refused += all(bool(Texts(lang, game).error(error)) for lang in LANGUAGES)
            except Exception as error:
                raise AssertionError(f"{name} {path} = {value!r}") from error
    assert refused > len(fields)


def _in(field: Path, path: Path) -> bool:
    return tuple(part for part in path if isinstance(part, str)) == field
