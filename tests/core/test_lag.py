"""Section 6.2: what a client claims, what the server measured, and the time that counts."""

from hypothesis import given
from hypothesis import strategies as st

from saloon.core.lag import DROPPED, NO_LIMIT, QUOTA, TRIPS, Habits, Line, Stopwatch, closing_wait, effective, explained

ms = st.integers(0, 3000)


def a_line(*trips: int, limit: int = NO_LIMIT) -> Line:
    line = Line()
    for trip in trips:
        line.add(trip, limit)
    return line


def some_habits(*firsts: int) -> Habits:
    habits = Habits()
    for first in firsts:
        habits.note(0, first)
    return habits


def test_an_honest_reaction_time_is_believed() -> None:  # example 12
    assert effective(rt=310, elapsed=380, lag=a_line(60).lag(400)) == 310


def test_a_claim_gains_no_more_than_the_lag() -> None:  # example 12
    assert effective(rt=150, elapsed=500, lag=110) == 390


def test_most_of_the_last_trips_explain_a_delay_and_a_few_slow_ones_do_not() -> None:
    line = a_line(900, *[80] * 40, *[95] * 15, *[300] * 5)

    assert len(line.trips) == TRIPS
    assert line.lag(400) == 95 + 15


def test_the_lag_is_capped_and_a_line_that_is_not_known_explains_little() -> None:
    assert a_line(390).lag(400) == 400
    assert a_line(200).lag(400) == 215
    assert Line().lag(400) == 15


def test_echoes_that_are_delayed_explain_nothing_if_the_system_has_measured_less() -> None:
    assert a_line(220, 225, 220, limit=explained(20.0, 4.0)).lag(400) == 26 + 15


def test_a_line_that_hiccups_is_forgiven_out_of_the_quota() -> None:
    watch = Stopwatch(lag=50, quota=QUOTA, habits=some_habits(*[400] * 8))

    assert watch.time(1, rt=420, elapsed=670) == 420
    assert watch.spent == 200


def test_a_claim_beyond_the_lag_never_leads_below_the_usual_time_of_the_player() -> None:
    watch = Stopwatch(lag=50, quota=QUOTA, habits=some_habits(*range(400, 500, 10)))

    assert watch.time(1, rt=200, elapsed=620) == 470
    assert watch.spent == 100


def test_nothing_is_forgiven_to_a_stranger_nor_without_a_quota() -> None:
    assert Stopwatch(lag=50, quota=QUOTA, habits=some_habits(*[400] * 7)).time(1, rt=420, elapsed=670) == 620
    assert Stopwatch(lag=50, quota=0, habits=some_habits(*[400] * 8)).time(1, rt=420, elapsed=670) == 620


def test_what_is_left_of_the_quota_is_all_that_is_forgiven() -> None:
    watch = Stopwatch(lag=50, quota=30, habits=some_habits(*[400] * 8))

    assert watch.time(1, rt=420, elapsed=670) == 590


def test_nothing_counts_before_120_ms() -> None:
    watch = Stopwatch(lag=110)

    assert watch.time(1, rt=119, elapsed=150) == DROPPED
    assert Stopwatch(lag=110).time(1, rt=120, elapsed=150) == 120


def test_an_anticipation_locks_the_controls_for_250_ms_and_no_longer() -> None:
    watch = Stopwatch(lag=110)

    times = [watch.time(seq, rt, rt + 40) for seq, rt in enumerate([60, 100, 200, 309, 310])]

    assert times == [DROPPED, DROPPED, DROPPED, DROPPED, 310]


def test_the_sequence_must_grow_and_the_claimed_time_must_not_fall() -> None:
    watch = Stopwatch(lag=110)

    assert watch.time(4, 300, 350) == 300
    assert watch.time(4, 320, 370) == DROPPED
    assert watch.time(5, 299, 380) == DROPPED
    assert watch.time(5, 300, 390) == 300


def test_a_time_never_falls_below_the_players_previous_time() -> None:
    watch = Stopwatch(lag=100)

    assert watch.time(1, rt=200, elapsed=500) == 400
    assert watch.time(2, rt=390, elapsed=510) == 410
    assert watch.time(3, rt=391, elapsed=400) == 410


def test_a_handicap_shifts_all_inputs_of_a_window_alike() -> None:
    watch = Stopwatch(lag=110, handicap=200)

    assert [watch.time(seq, rt, rt + 40) for seq, rt in enumerate([500, 630, 900])] == [300, 430, 700]


def test_a_handicap_never_leads_below_120_ms() -> None:
    watch = Stopwatch(lag=110, handicap=600)

    assert [watch.time(seq, rt, rt + 40) for seq, rt in enumerate([300, 450])] == [120, 270]


def test_the_close_waits_for_the_slowest_line() -> None:
    assert closing_wait(300, [110, 90, 60], [0, 0, 0]) == 300
    assert closing_wait(300, [110, 260, 60], [0, 100, 0]) == 360


@given(rt=ms, elapsed=ms, trip=ms)
def test_lying_about_the_reaction_gains_at_most_the_lag(rt: int, elapsed: int, trip: int) -> None:
    lag = a_line(trip).lag(400)

    assert effective(rt, elapsed, lag) >= elapsed - 400
    assert effective(rt, elapsed, lag) >= elapsed - trip - 15
    assert effective(rt, elapsed, lag) >= rt


@given(st.lists(st.tuples(st.integers(0, 9), ms, ms)), st.integers(0, 600))
def test_times_that_count_never_fall_and_are_human(claims: list[tuple[int, int, int]], handicap: int) -> None:
    watch = Stopwatch(lag=110, handicap=handicap)

    times = [watch.time(seq, rt, elapsed) for seq, rt, elapsed in claims]
    counted = [time for time in times if time != DROPPED]

    assert counted == sorted(counted)
    assert all(time >= 120 for time in counted)


@given(rts=st.lists(ms, min_size=1), way=st.integers(0, 160))
def test_an_honest_player_behind_a_steady_line_gets_his_true_times(rts: list[int], way: int) -> None:
    watch = Stopwatch(a_line(way).lag(400))
    rts = sorted(rt + 120 for rt in rts)

    assert [watch.time(seq, rt, rt + way) for seq, rt in enumerate(rts)] == rts


def test_a_program_that_answers_late_is_known_by_what_its_system_takes() -> None:
    assert a_line(220, 25, limit=30).known() == [30, 25]
    assert a_line(220, 25).known() == [220, 25]
