"""Section 6.8: players who are away."""

from saloon.games.fastwest import GAME
from saloon.games.fastwest.absence import NO_ONE, Absence

HERE = [False, False, False]
ONE_AWAY = [False, True, False]


def test_nobody_waits_when_all_are_there() -> None:
    assert not Absence(3, "bot").holds(HERE, 1, waited=0)


def test_a_flip_is_held_for_who_is_away_up_to_five_seconds() -> None:
    absence = Absence(3, "bot")

    assert absence.holds(ONE_AWAY, 1, waited=0)
    assert absence.holds(ONE_AWAY, 1, waited=4999)
    assert not absence.holds(ONE_AWAY, 1, waited=5000)


def test_it_is_held_once_per_player_and_round() -> None:
    absence = Absence(3, "bot")
    absence.flipped(ONE_AWAY, 1, waited=5000)

    assert not absence.holds(ONE_AWAY, 1, waited=0)
    assert absence.holds([True, True, False], 1, waited=0)
    assert absence.holds(ONE_AWAY, 2, waited=0)


def test_who_returns_in_time_may_be_waited_for_again() -> None:
    absence = Absence(3, "bot")
    absence.flipped(HERE, 1, waited=3000)

    assert absence.holds(ONE_AWAY, 1, waited=0)


def test_then_a_cowboy_stands_in_or_nobody_moves() -> None:
    assert Absence(3, "bot").stand_in() in GAME.bots
    assert Absence(3, "slowest").stand_in() == NO_ONE
