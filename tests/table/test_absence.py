"""Who is away at a table against the clock: it is held a little, then the table goes on without him."""

from saloon.table.absence import Absence


def test_nobody_waits_when_all_are_there() -> None:
    assert not Absence().holds([], 1, waited=0)


def test_a_flip_is_held_for_who_is_away_up_to_five_seconds() -> None:
    absence = Absence()

    assert absence.holds([1], 1, waited=0)
    assert absence.holds([1], 1, waited=4999)
    assert not absence.holds([1], 1, waited=5000)


def test_it_is_held_once_per_player_and_round() -> None:
    absence = Absence()
    absence.go_on([1], 1)

    assert not absence.holds([1], 1, waited=0)
    assert absence.holds([0, 1], 1, waited=0)
    assert absence.holds([1], 2, waited=0)


def test_who_returns_in_time_may_be_waited_for_again() -> None:
    absence = Absence()
    absence.go_on([], 1)

    assert absence.holds([1], 1, waited=0)


def test_who_is_missed_is_missed_until_he_returns() -> None:
    absence = Absence()
    absence.go_on([1], 1)
    missed = absence.is_missed(1)

    absence.come_back(1)

    assert missed
    assert not absence.is_missed(1)
    assert not absence.is_missed(0)


def test_then_a_bot_stands_in_or_nobody_moves() -> None:
    assert Absence("bot").has_stand_in
    assert not Absence("slowest").has_stand_in
