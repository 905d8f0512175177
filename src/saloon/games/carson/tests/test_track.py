"""The squares of the action track, one by one."""

import pytest

from saloon.games.carson import actions as act
from saloon.games.carson.cards import (
    AMMUNITION,
    BUY_VP_5,
    COWBOY_INCOME,
    COWBOY_VP,
    ESTATE_VP,
    GAMBLING_INCOME,
    HOTEL,
    HOUSE,
    MOUNTAIN,
    PARCELS_INCOME,
    PARCELS_VP,
    RANCH,
    ROADS_3,
    SQUARES,
)
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import BUY_POINTS

A, B, C = range(3)
RULES = CarsonRules()
LAND = {(row, 0): A for row in range(5)}


@pytest.fixture
def alone(a_table, do):
    """Let A stand alone on a square and resolve the round; give the events and the table."""

    def resolve(square: int, draws: tuple[int, ...] = (), **changes):
        state = a_table(
            **{"posse": [(square, A)], "passed": [B, C], "cash": [0, 0, 0], "reserve": [0, 0, 0], **changes}
        )
        return do(state, A, act.PASS, draws=draws), state

    return resolve


def test_wages_pay_4_dollars_for_each_cowboy_and_to_everybody(a_table, do) -> None:
    state = a_table(wage_earners=[2, 1, 0], passed=[B, C], cash=[0, 0, 0])

    do(state, A, act.PASS)

    assert state.cash == [8, 4, 0]
    assert state.wage_earners == [0, 0, 0]


def test_the_chip_gives_3_firepower_until_the_end_of_the_round(alone, told) -> None:
    events, state = alone(AMMUNITION)

    assert told(events, "took_chip") == [(A, 3)]
    assert state.chip == -1


def test_three_roads_come_into_the_reserve(alone, told) -> None:
    events, state = alone(ROADS_3)

    assert told(events, "took_roads") == [(A, 3)]
    assert state.roads[A] == 3


def test_one_road_for_each_cowboy_to_everybody(a_table, do) -> None:
    state = a_table(road_workers=[2, 0, 1], passed=[B, C], cash=[0, 0, 0])

    do(state, A, act.PASS)

    assert state.roads == [2, 0, 1]


def test_parcels_earn_2_dollars_each_whatever_is_on_them(alone, told) -> None:
    events, _ = alone(PARCELS_INCOME, owners=LAND, things={(0, 0): MOUNTAIN, (1, 0): HOUSE})

    assert told(events, "earned") == [(A, PARCELS_INCOME, 10)]


def test_firepower_earns_2_dollars_a_point(alone, told) -> None:
    events, _ = alone(COWBOY_INCOME, reserve=[2, 0, 0], revolvers=[1, 0, 0])

    assert told(events, "earned") == [(A, COWBOY_INCOME, 6)]


def test_two_dice_are_the_gain_of_the_gambler(alone, told) -> None:
    events, state = alone(GAMBLING_INCOME, draws=(5, 1))

    assert told(events, "gambled") == [(A, 6, 2, 8)]
    assert state.cash[A] == 8


def test_two_parcels_are_a_point(alone) -> None:
    _, state = alone(PARCELS_VP, owners=LAND)

    assert state.points[A] == 2


def test_two_points_of_firepower_are_a_point(alone) -> None:
    _, state = alone(COWBOY_VP, reserve=[3, 0, 0], revolvers=[2, 0, 0])

    assert state.points[A] == 2


def test_every_building_is_a_point_but_no_house_and_no_mountain(alone) -> None:
    things = {(0, 0): HOTEL, (1, 0): RANCH, (2, 0): HOUSE, (3, 0): MOUNTAIN}
    _, state = alone(ESTATE_VP, owners=LAND, things=things)

    assert state.points[A] == 2


@pytest.mark.parametrize(("square", "price"), [(BUY_VP_5, 5), (21, 4), (22, 3), (23, 2)])
def test_points_are_bought_at_the_price_of_the_square(alone, do, square: int, price: int) -> None:
    _, state = alone(square, cash=[13, 0, 0])

    assert state.pending[-1].phase == BUY_POINTS
    assert RULES.legal_actions(state, A) == act.BUY_VP[: 13 // price + 1]
    do(state, A, act.BUY_VP[2])

    assert (state.cash[A], state.points[A]) == (13 - 2 * price, 2)


def test_at_most_99_points_are_bought_at_once(alone) -> None:
    _, state = alone(23, cash=[500, 0, 0])

    assert RULES.legal_actions(state, A)[-1] == act.BUY_VP[99]


def test_who_cannot_pay_a_point_is_not_asked(alone, told) -> None:
    events, state = alone(BUY_VP_5, cash=[4, 0, 0])

    assert told(events, "bought_points") == [(A, 0, 0)]
    assert state.round == 2


def test_dear_points_are_bought_first(a_table, do) -> None:
    posse = [(20, A), (21, B), (22, C), (23, A)]
    state = a_table(posse=posse, passed=[B, C], cash=[9, 9, 9])
    asked = []

    do(state, A, act.PASS)
    while state.pending[-1].phase == BUY_POINTS:
        asked.append(state.pending[-1].place)
        do(state, RULES.to_act(state)[0], act.BUY_VP[0])

    assert asked == [20, 21, 22, 23]


def test_every_cowboy_has_gone_when_the_round_is_over(a_table, do) -> None:
    posse = [(square, seat) for square in (AMMUNITION, PARCELS_VP, ESTATE_VP) for seat in (A, B, C)]
    state = a_table(posse=posse, passed=[B, C], cash=[0, 0, 0], wage_earners=[1, 1, 1])

    do(state, A, act.PASS, draws=(0,) * 9)

    assert state.round == 2
    assert state.posse == [0] * (SQUARES + 64)
    assert state.wage_earners == [0, 0, 0]
