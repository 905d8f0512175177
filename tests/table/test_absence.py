"""People who are away at a table against the clock: it is held a little, then the table goes on without them."""

import pytest

from saloon import catalog
from saloon.table.absence import Absence, HeldClock, absence_of
from saloon.table.presence import Presence


def a_clock() -> HeldClock:
    return HeldClock(Presence(60_000, 0), lambda: 0, has_stand_in=True)


def test_nobody_waits_when_all_are_there() -> None:
    assert not a_clock().holds([], 1, waited=0)


def test_a_flip_is_held_for_who_is_away_up_to_five_seconds() -> None:
    absence = a_clock()

    assert absence.holds([1], 1, waited=0)
    assert absence.holds([1], 1, waited=4999)
    assert not absence.holds([1], 1, waited=5000)


def test_it_is_held_once_per_player_and_round() -> None:
    absence = a_clock()
    absence.go_on([1], 1)

    assert not absence.holds([1], 1, waited=0)
    assert absence.holds([0, 1], 1, waited=0)
    assert absence.holds([1], 2, waited=0)


def test_who_returns_in_time_may_be_waited_for_again() -> None:
    absence = a_clock()
    absence.go_on([], 1)

    assert absence.holds([1], 1, waited=0)


def test_who_is_missed_is_missed_until_they_return() -> None:
    absence = a_clock()
    absence.go_on([1], 1)
    missed = absence.is_given_up(1)

    absence.come_back(1)

    assert missed
    assert not absence.is_given_up(1)
    assert not absence.is_given_up(0)


@pytest.mark.parametrize(("policy", "has_stand_in"), [("bot", True), ("slowest", False)])
def test_then_a_bot_stands_in_or_nobody_moves(policy: str, has_stand_in: bool) -> None:
    game = catalog.game("fastwest")
    options = game.settle(3, {"absent_policy": policy})

    assert absence_of(game, 3, options, Presence(60_000, 0), lambda: 0).has_stand_in == has_stand_in


def test_without_haste_people_are_waited_for_as_long_as_the_house_says() -> None:
    presence = Presence(60_000, opened=0)
    absence = absence_of(catalog.game("abilene"), 3, {}, presence, lambda: 59_999)
    later = Absence(presence, lambda: 60_000)

    assert not absence.is_given_up(1)
    assert later.is_given_up(1)
