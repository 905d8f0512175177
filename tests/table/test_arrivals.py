"""The time that an input counts for at a table; how it is worked out is in tests/core/test_lag.py."""

import pytest

from saloon.core.errors import StaleMove
from saloon.core.realtime import Terms
from saloon.table.arrivals import Arrivals
from saloon.table.errors import TooFast


def terms(seats: int, handicaps: list[int] | None = None) -> Terms:
    return Terms(300, 400, handicaps or [0] * seats, has_stand_in=True)


def test_the_allowance_has_a_cap_and_rests_on_the_last_20_probes() -> None:
    arrivals = Arrivals(terms(3))
    arrivals.measure(0, 5000)
    capped = arrivals.lag(0)
    for _ in range(20):
        arrivals.measure(0, 10)

    assert (capped, arrivals.lag(0), arrivals.lag(1)) == (400, 70, 60)


def test_inputs_out_of_order_are_refused() -> None:
    arrivals = Arrivals(terms(2))
    arrivals.time(0, window=1, n=1, rt=300, elapsed=1000, is_race=True)

    with pytest.raises(StaleMove):
        arrivals.time(0, window=1, n=1, rt=400, elapsed=500, is_race=True)
    with pytest.raises(StaleMove):
        arrivals.time(0, window=1, n=2, rt=299, elapsed=500, is_race=True)


def test_an_anticipation_is_refused_and_so_is_what_follows_while_the_controls_are_locked() -> None:
    arrivals = Arrivals(terms(2))

    with pytest.raises(TooFast) as early:
        arrivals.time(0, window=1, n=1, rt=100, elapsed=120, is_race=True)
    with pytest.raises(TooFast) as locked:
        arrivals.time(0, window=1, n=2, rt=349, elapsed=350, is_race=True)

    assert (early.value.reason, locked.value.reason) == ("anticipated", "input-locked")
    assert arrivals.time(0, window=1, n=3, rt=351, elapsed=360, is_race=True) == 351


def test_no_lock_outlives_its_window() -> None:
    arrivals = Arrivals(terms(2))
    with pytest.raises(TooFast):
        arrivals.time(0, window=1, n=1, rt=100, elapsed=120, is_race=True)

    assert arrivals.time(0, window=2, n=1, rt=200, elapsed=210, is_race=True) == 200


def test_a_handicap_counts_in_a_race_and_not_while_a_card_is_awaited() -> None:
    arrivals = Arrivals(terms(2, [0, 300]))

    race = [arrivals.time(1, window=1, n=n, rt=rt, elapsed=rt, is_race=True) for n, rt in ((1, 500), (2, 900))]
    lull = arrivals.time(1, window=2, n=1, rt=500, elapsed=500, is_race=False)

    assert race == [200, 600]
    assert lull == 500


def test_the_clock_waits_for_the_slowest_line_and_the_largest_handicap() -> None:
    arrivals = Arrivals(terms(2, [0, 300]))

    assert arrivals.wait(is_race=True) == 360


def test_in_a_race_the_clock_waits_a_little_at_least_and_for_a_card_only_for_what_is_on_its_way() -> None:
    arrivals = Arrivals(terms(2))
    near = arrivals.wait(is_race=True), arrivals.wait(is_race=False)
    arrivals.measure(1, 290)

    assert near == (300, 60)
    assert (arrivals.wait(is_race=True), arrivals.wait(is_race=False)) == (350, 350)


def test_who_is_faster_than_people_are_is_flagged_after_ten_races() -> None:
    arrivals = Arrivals(terms(2))
    for window in range(9):
        arrivals.time(0, window, n=1, rt=130, elapsed=150, is_race=True)
    arrivals.time(0, 9, n=1, rt=130, elapsed=150, is_race=False)
    early = arrivals.flags(0)

    arrivals.time(0, 10, n=1, rt=130, elapsed=150, is_race=True)

    assert early == []
    assert arrivals.flags(0) == ["inhuman"]
    assert arrivals.flags(1) == []


def test_who_claims_more_than_his_line_explains_is_flagged() -> None:
    arrivals = Arrivals(terms(2))
    for window in range(10):
        arrivals.measure(0, 20)
        arrivals.time(0, window, n=1, rt=300, elapsed=450, is_race=True)

    assert arrivals.flags(0) == ["late"]
