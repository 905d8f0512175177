"""The time that an input counts for at a table; how it is worked out is in tests/core/test_lag.py."""

import pytest

from saloon.core.errors import StaleMove
from saloon.table.errors import TooFast
from saloon.table.tempo import Tempo


def test_the_allowance_has_a_cap_and_rests_on_the_last_20_probes() -> None:
    tempo = Tempo(3, {"lag_cap_ms": 400})
    tempo.measure(0, 5000)
    capped = tempo.lag(0)
    for _ in range(20):
        tempo.measure(0, 10)

    assert (capped, tempo.lag(0), tempo.lag(1)) == (400, 70, 60)


def test_inputs_out_of_order_are_refused() -> None:
    tempo = Tempo(2, {})
    tempo.time(0, window=1, n=1, rt=300, elapsed=1000, is_race=True)

    with pytest.raises(StaleMove):
        tempo.time(0, window=1, n=1, rt=400, elapsed=500, is_race=True)
    with pytest.raises(StaleMove):
        tempo.time(0, window=1, n=2, rt=299, elapsed=500, is_race=True)


def test_an_anticipation_is_refused_and_so_is_what_follows_while_the_controls_are_locked() -> None:
    tempo = Tempo(2, {})

    with pytest.raises(TooFast) as early:
        tempo.time(0, window=1, n=1, rt=100, elapsed=120, is_race=True)
    with pytest.raises(TooFast) as locked:
        tempo.time(0, window=1, n=2, rt=349, elapsed=350, is_race=True)

    assert (early.value.reason, locked.value.reason) == ("anticipated", "input-locked")
    assert tempo.time(0, window=1, n=3, rt=351, elapsed=360, is_race=True) == 351


def test_no_lock_outlives_its_window() -> None:
    tempo = Tempo(2, {})
    with pytest.raises(TooFast):
        tempo.time(0, window=1, n=1, rt=100, elapsed=120, is_race=True)

    assert tempo.time(0, window=2, n=1, rt=200, elapsed=210, is_race=True) == 200


def test_a_handicap_counts_in_a_race_and_not_while_a_card_is_awaited() -> None:
    tempo = Tempo(2, {"handicap_ms": [0, 300]})

    race = [tempo.time(1, window=1, n=n, rt=rt, elapsed=rt, is_race=True) for n, rt in ((1, 500), (2, 900))]
    lull = tempo.time(1, window=2, n=1, rt=500, elapsed=500, is_race=False)

    assert race == [200, 600]
    assert lull == 500


def test_the_clock_waits_for_the_slowest_line_and_the_largest_handicap() -> None:
    tempo = Tempo(2, {"handicap_ms": [0, 300], "settle_ms": 300})

    assert tempo.wait(is_race=True) == 360
    assert tempo.wait(is_race=False) == 300


def test_who_is_faster_than_people_are_is_flagged_after_ten_races() -> None:
    tempo = Tempo(2, {})
    for window in range(9):
        tempo.time(0, window, n=1, rt=130, elapsed=150, is_race=True)
    tempo.time(0, 9, n=1, rt=130, elapsed=150, is_race=False)
    early = tempo.flags(0)

    tempo.time(0, 10, n=1, rt=130, elapsed=150, is_race=True)

    assert early == []
    assert tempo.flags(0) == ["inhuman"]
    assert tempo.flags(1) == []


def test_who_claims_more_than_his_line_explains_is_flagged() -> None:
    tempo = Tempo(2, {})
    for window in range(10):
        tempo.measure(0, 20)
        tempo.time(0, window, n=1, rt=300, elapsed=450, is_race=True)

    assert tempo.flags(0) == ["late"]
