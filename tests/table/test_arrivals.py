"""The time that an input counts for at a table; how it is worked out is in tests/core/test_lag.py."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.core.conduct import DELAYS, REFLEXES
from saloon.core.errors import StaleMove
from saloon.core.lag import QUOTA, REGAINED, Line
from saloon.core.realtime import Terms
from saloon.table.arrivals import MOST_PASTS, Arrivals, Past, Pasts, Racer
from saloon.table.errors import TooFast


def terms(seats: int, handicaps: list[int] | None = None) -> Terms:
    return Terms(300, 400, handicaps or [0] * seats, has_stand_in=True)


def a_racer(seat: int = 0, trip: int = 0, quota: int = 0, usual: int = 0) -> Racer:
    racer = Racer(seat, Line(), Past(quota=quota))
    if trip:
        racer.line.add(trip)
    for _ in range(10 if usual else 0):
        racer.past.habits.note(0, usual)
    return racer


def a_race(*racers: Racer, handicaps: list[int] | None = None) -> Arrivals:
    arrivals = Arrivals(terms(2, handicaps))
    arrivals.open(list(racers), is_race=True)
    return arrivals


def test_inputs_out_of_order_are_refused() -> None:
    ada = a_racer()
    arrivals = a_race(ada)
    arrivals.time(ada, n=1, rt=300, elapsed=1000)

    with pytest.raises(StaleMove):
        arrivals.time(ada, n=1, rt=400, elapsed=500)
    with pytest.raises(StaleMove):
        arrivals.time(ada, n=2, rt=299, elapsed=500)


def test_an_anticipation_is_refused_and_so_is_what_follows_while_the_controls_are_locked() -> None:
    ada = a_racer()
    arrivals = a_race(ada)

    with pytest.raises(TooFast) as early:
        arrivals.time(ada, n=1, rt=100, elapsed=120)
    with pytest.raises(TooFast) as locked:
        arrivals.time(ada, n=2, rt=349, elapsed=350)

    assert (early.value.reason, locked.value.reason) == ("anticipated", "input-locked")
    assert arrivals.time(ada, n=3, rt=351, elapsed=360) == 351


def test_no_lock_outlives_its_window() -> None:
    ada = a_racer()
    arrivals = a_race(ada)
    with pytest.raises(TooFast):
        arrivals.time(ada, n=1, rt=100, elapsed=120)

    arrivals.open([ada], is_race=True)

    assert arrivals.time(ada, n=1, rt=200, elapsed=210) == 200


def test_a_handicap_counts_in_a_race_and_not_while_a_card_is_awaited() -> None:
    bob = a_racer(1)
    arrivals = a_race(bob, handicaps=[0, 300])

    race = [arrivals.time(bob, n=n, rt=rt, elapsed=rt) for n, rt in ((1, 500), (2, 900))]
    arrivals.open([bob], is_race=False)
    lull = arrivals.time(bob, n=1, rt=500, elapsed=500)

    assert race == [200, 600]
    assert lull == 500


def test_the_clock_waits_for_the_slowest_line_and_the_largest_handicap() -> None:
    assert a_race(a_racer(0), a_racer(1), handicaps=[0, 300]).wait == 315
    assert a_race(a_racer(0, trip=340), a_racer(1)).wait == 355
    assert a_race(a_racer(0, trip=200, quota=100), a_racer(1)).wait == 315


def test_in_a_race_the_clock_waits_a_little_at_least_and_for_a_card_only_for_what_is_on_its_way() -> None:
    arrivals = a_race(a_racer(0), a_racer(1))
    race = arrivals.wait
    arrivals.open([a_racer(0), a_racer(1, trip=90, quota=QUOTA)], is_race=False)

    assert (race, arrivals.wait) == (300, 105)


def test_the_quota_is_spent_by_hiccups_and_slowly_regained() -> None:
    ada = a_racer(trip=20, quota=200, usual=300)
    arrivals = a_race(ada)

    hiccup = arrivals.time(ada, n=1, rt=300, elapsed=485)
    spent = ada.past.quota
    arrivals.open([ada], is_race=True)
    arrivals.time(ada, n=1, rt=300, elapsed=320)

    assert hiccup == 300
    assert spent == 200 + REGAINED - 150
    assert ada.past.quota == spent + REGAINED


def test_nobody_saves_more_than_the_quota() -> None:
    ada = a_racer(quota=QUOTA)

    a_race(ada).time(ada, n=1, rt=300, elapsed=310)

    assert ada.past.quota == QUOTA


@given(
    trip=st.integers(0, 5000),
    quota=st.integers(0, QUOTA),
    usual=st.integers(120, 2000),
    handicap=st.integers(0, 600),
    rt=st.integers(120, 6000),
    elapsed=st.integers(0, 6000),
    late=st.booleans(),
)
def test_whatever_a_client_claims_it_counts_no_earlier_than_what_the_others_could_be_shown_by_then(
    trip: int, quota: int, usual: int, handicap: int, rt: int, elapsed: int, late: bool
) -> None:
    ada = a_racer(0, trip if not late else 0, quota, usual)
    arrivals = a_race(ada, a_racer(1), handicaps=[handicap, 0])
    if late:
        ada.line.add(trip)  # measured only while the race is on

    assert arrivals.time(ada, n=1, rt=rt, elapsed=elapsed) >= min(elapsed - arrivals.wait, rt)
    assert arrivals.time(ada, n=2, rt=rt, elapsed=elapsed) >= elapsed - arrivals.wait


def test_who_is_faster_than_people_are_is_flagged_and_who_acts_while_a_card_is_awaited_is_not_judged() -> None:
    ada, bob = a_racer(0), a_racer(1)
    arrivals = Arrivals(terms(2))
    for _ in range(10):
        arrivals.open([ada, bob], is_race=True)
        arrivals.time(ada, n=1, rt=180, elapsed=190)
        arrivals.open([ada, bob], is_race=False)
        arrivals.time(bob, n=1, rt=180, elapsed=190)

    assert (ada.past.conduct.flags(), bob.past.conduct.flags()) == ([REFLEXES], [])


def test_who_claims_more_than_their_line_explains_is_flagged() -> None:
    ada = a_racer()
    arrivals = Arrivals(terms(2))
    for race in range(40):
        ada.line.add(20)
        arrivals.open([ada], is_race=True)
        arrivals.time(ada, n=1, rt=300 + 17 * (race % 9), elapsed=450 + 17 * (race % 9))

    assert DELAYS in ada.past.conduct.flags()


def test_the_past_of_a_player_lasts_from_match_to_match_and_the_oldest_is_forgotten() -> None:
    pasts = Pasts()
    first = pasts.of("ada")
    kept = pasts.of("ada")
    for number in range(MOST_PASTS):
        pasts.of(str(number))

    assert kept is first
    assert pasts.of("ada") is not first
