"""Random walks through a game: the positions that the checks look at."""

from collections.abc import Iterator
from dataclasses import dataclass

from saloon.core.action import Action
from saloon.core.chance import Chance, SeededChance
from saloon.core.errors import SaloonError
from saloon.core.event import Event
from saloon.core.game import Game
from saloon.core.match import Match, begin
from saloon.core.options import Option, OptionValue

MIXTURES = 12

Given = dict[str, object]


@dataclass
class Setting:
    """The seats, the options and the version of the rules for a walk."""

    seats: int
    given: Given
    version: int = 0  # 0: the newest

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.given.items())
        by = f" by version {self.version}" if self.version else ""
        return f"{self.seats} players {options}".strip() + by


def settings(game: Game) -> list[Setting]:
    """List every number of players with the default options, by every version of the rules that is still played.

    Then every option changed on its own, and some mixtures.
    """
    versions = [0, *range(game.oldest_version(), game.version)]
    numbers = range(game.seats[0], game.most_seats() + 1)
    usual = [Setting(seats, {}, version) for version in versions for seats in numbers]
    varied = [
        Setting(seats, {option.name: value})
        for option in game.options
        for value in variations(option)
        for seats in dict.fromkeys([game.seats[0], min(4, game.seats[1]), game.most_seats()])
    ]
    mixed = [_mixture(game, SeededChance(f"mixture {number}")) for number in range(MIXTURES if game.options else 0)]
    return [setting for setting in usual + varied + mixed if _is_accepted(game, setting)]


def _mixture(game: Game, luck: Chance) -> Setting:
    given: Given = {}
    for option in game.options:
        others = variations(option)
        if others and luck.below(3) == 0:
            given[option.name] = others[luck.below(len(others))]
    return Setting(game.seats[0] + luck.below(game.most_seats() - game.seats[0] + 1), given)


def variations(option: Option) -> list[OptionValue]:
    """List other values worth trying for an option."""
    if option.kind == "flag":
        return [not option.default]
    if option.kind == "number":
        assert isinstance(option.default, int)
        near = [option.low, max(option.low, option.default // 2), min(option.high, option.default * 2)]
        return [value for value in dict.fromkeys(near) if value != option.default]
    return [choice for choice in option.choices if choice != option.default]


def _is_accepted(game: Game, setting: Setting) -> bool:
    try:
        game.settle(setting.seats, setting.given)
    except SaloonError:
        return False
    return True


@dataclass
class Move:
    """One move of a walk, just made."""

    seat: int
    action: Action
    events: list[Event]


Step = tuple[Match, Move | None]  # the match as it stands, and the move that led there


def walk(game: Game, setting: Setting, seed: int | str, most_moves: int) -> Iterator[Step]:
    """Play at random; yield the match at its beginning, then after each move together with that move."""
    match = begin(game, setting.seats, setting.given, seed, version=setting.version)
    luck = SeededChance(f"{seed} walk")
    yield match, None
    for _ in range(most_moves):
        seats = match.to_act()
        if not seats:
            return
        seat = seats[luck.below(len(seats))]
        action = random_action(match, seat, luck)
        yield match, Move(seat, action, match.play(seat, action))


def walked(game: Game, setting: Setting, seed: int | str, most_moves: int) -> Match:
    """Play at random until the match ends or so many moves are made."""
    return list(walk(game, setting, seed, most_moves))[-1][0]


def stroll(game: Game, setting: Setting, seed: str, moves: int) -> Iterator[Step]:
    """Walk on, from match to match, until so many moves are made."""
    number = 0
    while moves > 0:
        for match, move in walk(game, setting, f"{seed} {number}", moves):
            yield match, move
        moves -= max(1, len(match.moves))
        number += 1


def random_action(match: Match, seat: int, luck: Chance) -> Action:
    """Pick a legal action, and a time near the earliest if it is a timed one."""
    legal = match.legal[seat]
    action = legal[luck.below(len(legal))]
    if not match.game.is_timed(action):
        return action
    low, high = match.game.rules.time_bounds(match.state, seat)
    return action.timed(low + luck.below(min(high - low, 400) + 1))


def everybody(match: Match) -> list[int]:
    """List the seats of a match, including the clock's."""
    return list(match.game.all_seats(match.seats))
