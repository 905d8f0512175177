"""Each level of the reflex bots beats the one below."""

import pytest

from saloon.games.fastwest import GAME
from saloon.lab.simulate import simulate

GAMES = 120


@pytest.mark.parametrize(
    ("weaker", "stronger"), [("tenderfoot", "cowboy"), ("cowboy", "desperado"), ("desperado", "legend")]
)
def test_each_level_beats_the_one_below(weaker: str, stronger: str) -> None:
    result = simulate(GAME, 4, GAME.settle(4, {}), [weaker, weaker, stronger, stronger], GAMES, "levels")

    low, high = result.bot_results
    assert (low.name, high.name) == (weaker, stronger)
    assert low.win_rate_high < high.win_rate_low


def test_no_seat_is_favoured() -> None:
    result = simulate(GAME, 3, GAME.settle(3, {}), ["cowboy"], 400, "seats")

    assert all(100 < wins < 167 for wins in result.seat_wins)


def test_games_are_as_long_as_the_rules_say() -> None:
    result = simulate(GAME, 5, GAME.settle(5, {}), ["cowboy"], 30, "length")

    assert 60 < result.mean_actions < 400
