"""Conduct against the clock: what is flagged after a whole history, and what never is."""

import random

from saloon.core.chance import SeededChance
from saloon.core.conduct import DELAYS, REFLEXES, Conduct, Detector, lateness
from saloon.games.fastwest.bots import COWBOY, DESPERADO, LEGEND, TENDERFOOT, reaction

STEADY = [20] * 40


def races(times: list[int], way: int = 25, trips: list[int] = STEADY) -> Conduct:
    conduct = Conduct()
    for eff in times:
        conduct.note(eff, way, trips)
    return conduct


def test_a_script_is_flagged_within_ten_races() -> None:
    luck = random.Random(1)

    assert races([170 + luck.randrange(31) for _ in range(10)]).flags() == [REFLEXES]


def test_a_slower_script_is_flagged_because_its_times_are_too_much_alike() -> None:
    luck = random.Random(1)

    assert races([300 + luck.randrange(20) for _ in range(30)]).flags() == [REFLEXES]


def test_one_lucky_race_is_not_flagged() -> None:
    assert races([121, 500, 430, 610, 380, 700, 520, 450]).flags() == []


def test_old_honesty_is_no_cover_and_a_flag_stays() -> None:
    conduct = races([400 + 7 * (race * 37 % 50) for race in range(200)])
    before = conduct.flags()

    for race in range(20):
        conduct.note(175 + race, 25, STEADY)
    conduct.note(900, 25, STEADY)

    assert (before, conduct.flags()) == ([], [REFLEXES])


def test_inputs_that_always_take_far_longer_than_the_line_are_flagged() -> None:
    times = [400 + 7 * (race * 37 % 50) for race in range(12)]

    assert races(times, way=150).flags() == [DELAYS]
    assert races(times, way=60).flags() == []  # a slow device


def test_people_of_every_speed_run_thousands_of_races_without_a_flag() -> None:
    luck = random.Random(2)
    for level in (TENDERFOOT, COWBOY, DESPERADO, LEGEND):
        chance, conduct = SeededChance(1), Conduct()
        for _ in range(3000):
            trips = [40 + int(luck.expovariate(1 / 15)) for _ in range(31)]
            conduct.note(reaction(level, chance), trips[0], trips[1:])
        assert conduct.flags() == []


def test_an_input_like_any_other_trip_is_no_evidence_on_average() -> None:
    luck = random.Random(3)
    bets = []
    for _ in range(20_000):
        trips = [luck.random() for _ in range(21)]
        bets.append(lateness(int(1000 * trips[0]), [int(1000 * trip) for trip in trips[1:]]))

    assert sum(bets) / len(bets) < 1.05


def test_a_detector_begins_anew_with_every_race() -> None:
    detector = Detector()
    for _ in range(100):
        detector.add(0.5)
    for _ in range(5):
        detector.add(20.0)

    assert detector.is_enough
