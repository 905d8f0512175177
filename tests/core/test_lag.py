"""Section 6.2: what a client claims, what the server measured, and the time that counts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.core.lag import DROPPED, Conduct, Probes, Stopwatch, closing_wait, effective

ms = st.integers(0, 3000)


def some_probes(*trips: int) -> Probes:
    probes = Probes()
    for trip in trips:
        probes.add(trip)
    return probes


def test_an_honest_reaction_time_is_believed() -> None:  # example 12
    lag = some_probes(50).allowance(400)

    assert lag == 110
    assert effective(rt=310, elapsed=380, lag=lag) == 310


def test_a_claim_gains_no_more_than_the_allowance() -> None:  # example 12
    assert effective(rt=150, elapsed=500, lag=110) == 390


def test_the_highest_of_the_last_twenty_probes_counts() -> None:
    probes = some_probes(900, *[80] * 10, 95, *[70] * 9)

    assert probes.highest() == 95
    assert len(probes.trips) == 20


def test_the_allowance_is_capped() -> None:
    assert some_probes(390).allowance(400) == 400
    assert some_probes(200).allowance(400) == 260
    assert Probes().allowance(400) == 60


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


@pytest.mark.parametrize(
    ("eff", "way", "flags"), [(169, 40, ["inhuman"]), (170, 40, []), (300, 161, ["late"]), (300, 160, [])]
)
def test_conduct_over_ten_windows_is_flagged(eff: int, way: int, flags: list[str]) -> None:
    conduct = Conduct()
    for _ in range(9):
        conduct.note(eff - way, eff, eff)
    probes = some_probes(30, 40, 50)
    assert conduct.flags(probes) == []

    conduct.note(eff - way, eff, eff)

    assert conduct.flags(probes) == flags


def test_one_lucky_window_is_not_flagged() -> None:
    conduct = Conduct()
    for eff in [121] * 4 + [300] * 6:
        conduct.note(eff, eff + 30, eff)

    assert conduct.flags(some_probes(30)) == []


@given(rt=ms, elapsed=ms, trip=ms)
def test_lying_about_the_reaction_gains_at_most_the_allowance(rt: int, elapsed: int, trip: int) -> None:
    lag = some_probes(trip).allowance(400)

    assert effective(rt, elapsed, lag) >= elapsed - 400
    assert effective(rt, elapsed, lag) >= elapsed - trip - 60
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
    watch = Stopwatch(some_probes(way).allowance(400))
    rts = sorted(rt + 120 for rt in rts)

    assert [watch.time(seq, rt, rt + way) for seq, rt in enumerate(rts)] == rts
