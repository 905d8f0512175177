"""The 18 worked examples of the rules page."""

import pytest

from saloon.games.carson import actions as act
from saloon.games.carson.cards import (
    AMMUNITION,
    BANK,
    BANKER,
    BUILD_3,
    BUILD_8,
    BUILD_12,
    CAPTAIN,
    CHURCH,
    COWBOY_INCOME,
    COWBOY_VP,
    DRUGSTORE,
    EMPTY,
    GROCER,
    HOTEL,
    HOUSE,
    MERCENARY,
    MINE,
    MOUNTAIN,
    RANCH,
    SALOON,
    SETTLER,
    SHERIFF,
    SQUARES,
    WORKER,
)
from saloon.games.carson.construction import price_for
from saloon.games.carson.duels import firepower
from saloon.games.carson.geometry import PARCELS, SIZE, at
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import (
    CASH_LIMIT,
    OPEN,
    OVER,
    ROUND_END,
    question,
)
from saloon.games.carson.town import income, parcel_price, put_road

A, B, C = range(3)
RULES = CarsonRules()


def on(row: int, column: int) -> int:
    return SQUARES + at(row, column)


def test_1_a_bank_earns_3_for_each_house_next_to_it_and_for_each_mine_owned(a_table) -> None:
    things = {(0, 0): BANK, (0, 1): HOUSE, (1, 1): HOUSE, (5, 5): MINE}
    state = a_table(things=things, owners={(0, 0): A, (5, 5): A})

    assert income(state, at(0, 0)) == 9


@pytest.mark.parametrize(("owner", "cash"), [(A, 12), (B, 6)])
def test_2_an_own_hotel_counts_as_two_houses(a_table, owner: int, cash: int) -> None:
    things = {(0, 0): BANK, (0, 1): HOUSE, (1, 1): HOTEL, (5, 5): MINE}
    state = a_table(things=things, owners={(0, 0): A, (1, 1): owner, (5, 5): A})

    assert income(state, at(0, 0)) == cash


@pytest.mark.parametrize(("ranch", "cash"), [((1, 0), 15), ((5, 5), 12)])
def test_3_an_own_ranch_next_to_a_drugstore_counts_twice(a_table, ranch: tuple[int, int], cash: int) -> None:
    things = {(0, 1): DRUGSTORE, (0, 0): HOUSE, (0, 2): HOUSE, (1, 2): HOUSE, ranch: RANCH}
    state = a_table(things=things, owners={(0, 1): A, ranch: A})

    assert income(state, at(0, 1)) == cash


def test_4_a_house_with_an_owner_profits_its_owner_alone(a_table) -> None:
    things = {(1, 1): SALOON, (1, 3): SALOON, (0, 2): HOUSE, (1, 2): HOUSE, (2, 2): HOUSE}
    state = a_table(things=things, owners={(1, 1): A, (1, 3): B, (2, 2): A}, centre=(5, 5))

    assert income(state, at(1, 1)) == 15
    assert income(state, at(1, 3)) == 10


def test_5_a_ranch_earns_1_for_each_free_parcel_around_it(a_table) -> None:
    things = {(3, 3): RANCH, (2, 2): MOUNTAIN, (2, 3): HOUSE, (2, 4): SALOON, (0, 0): RANCH}
    owners = {(3, 3): A, (2, 4): B, (3, 2): B, (4, 4): B, (0, 0): A}
    state = a_table(things=things, owners=owners, centre=(5, 5))

    assert income(state, at(3, 3)) == 5
    assert income(state, at(0, 0)) == 3


def test_5_a_ranch_with_no_free_parcel_around_it_earns_1(a_table) -> None:
    around = [(2, 2), (2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3), (4, 4)]
    state = a_table(things={(3, 3): RANCH} | dict.fromkeys(around, MOUNTAIN), owners={(3, 3): A}, centre=(6, 6))

    assert income(state, at(3, 3)) == 1


@pytest.mark.parametrize(("owner", "cash"), [(A, 6), (C, 3)])
def test_6_a_mine_earns_3_for_each_neutral_or_own_mountain(a_table, owner: int, cash: int) -> None:
    things = {(0, 1): MINE, (0, 0): MOUNTAIN, (0, 2): MOUNTAIN, (1, 1): MOUNTAIN}
    state = a_table(things=things, owners={(0, 1): owner, (0, 2): A, (1, 1): B})

    assert income(state, at(0, 1)) == cash


def test_7_the_price_of_a_parcel_counts_what_lies_on_it_and_around_it(a_table) -> None:
    things = {(0, 0): HOUSE, (0, 1): HOUSE, (0, 2): SALOON, (1, 0): SALOON, (1, 2): MOUNTAIN, (5, 7): MOUNTAIN}
    state = a_table(things=things, owners={(0, 2): A, (1, 0): B}, centre=(3, 4))

    assert parcel_price(state, at(1, 1)) == 6
    assert parcel_price(a_table(things={(0, 7): MOUNTAIN}), at(0, 7)) == 2
    assert parcel_price(state, at(3, 0)) == 1


def test_8_a_road_gives_access_to_the_parcels_at_its_ends(a_table) -> None:
    state = a_table(centre=(3, 3))
    east = SIZE * 4 + 4  # from the crossing (4,4) to (4,5)
    before = {parcel for parcel in range(PARCELS) if state.access[parcel]}

    assert len(before) == 9
    assert state.edges[east] == OPEN
    assert state.edges[SIZE * 6 + 6] != OPEN

    put_road(state, east)

    after = {parcel for parcel in range(PARCELS) if state.access[parcel]}
    assert after - before == {at(3, 5), at(4, 5)}


def test_9_the_worker_pays_half_rounded_up(a_table) -> None:
    state = a_table(personality=[WORKER, BANKER, SETTLER])

    prices = [price_for(state, A, square) for square in range(BUILD_12, BUILD_3 + 1)]

    assert prices == [6, 5, 4, 3, 3, 2, 2]


def test_10_a_tie_goes_to_the_first_who_passed_and_the_loser_takes_their_cowboy_back(a_table, do, told) -> None:
    posse = [(AMMUNITION, A), (AMMUNITION, B), (on(0, 0), C)]
    state = a_table(posse=posse, reserve=[2, 3, 0], revolvers=[1, 0, 0], passed=[B, C])
    general = state.general[:]

    events = do(state, A, act.PASS, draws=(3, 3))

    assert told(events, "rolled") == [(B, 4, 3, 7), (A, 4, 3, 7)]
    assert [values[:3] for values in told(events, "won_square")] == [(B, A, AMMUNITION)]
    assert state.general[B] == general[B] + 1
    assert state.reserve[A] == 3
    assert firepower(state, A) == 4


def test_11_several_players_fight_one_common_duel(a_table, do, told) -> None:
    posse = [(AMMUNITION, A), (AMMUNITION, B), (AMMUNITION, C), (on(0, 0), A)]
    state = a_table(posse=posse, reserve=[2, 3, 3], passed=[C, B])

    events = do(state, A, act.PASS, draws=(5, 5, 5))

    assert told(events, "rolled") == [(C, 6, 3, 9), (B, 6, 3, 9), (A, 6, 2, 8)]
    assert state.chip == C
    assert state.reserve == [3, 4, 3]


def saloon_of_15(**more) -> dict[str, object]:
    things = {(1, 1): SALOON, (0, 0): HOUSE, (0, 1): HOUSE, (0, 2): HOUSE}
    return {
        "things": things,
        "owners": {(1, 1): A},
        "posse": [(on(1, 1), B)],
        "cash": [0, 0, 0],
        "passed": [B, C],
        **more,
    }


def test_12_a_thief_gets_half_rounded_down(a_table, do) -> None:
    state = a_table(**saloon_of_15())

    do(state, A, act.PASS)

    assert state.cash == [8, 7, 0]


def test_12_a_doubled_building_that_is_robbed_pays_both_in_full(a_table, do) -> None:
    state = a_table(**saloon_of_15(personality=[GROCER, SETTLER, BANKER], waits=[True, False, False]))

    do(state, A, act.PASS)
    do(state, A, act.DOUBLE[SALOON])

    assert state.cash == [15, 15, 0]


def test_12_a_ranch_worth_1_gives_a_thief_nothing(a_table, do) -> None:
    around = [(2, 2), (2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3), (4, 4)]
    things = {(3, 3): RANCH} | dict.fromkeys(around, MOUNTAIN)
    state = a_table(
        things=things, owners={(3, 3): A}, centre=(6, 6), posse=[(on(3, 3), B)], cash=[0, 0, 0], passed=[B, C]
    )

    do(state, A, act.PASS)

    assert state.cash == [1, 0, 0]


@pytest.mark.parametrize(("house", "cash"), [((0, 7), 3), ((4, 5), 6)])
def test_13_a_new_church_cancels_attacks_next_to_it(a_table, do, house: tuple[int, int], cash: int) -> None:
    laid = tuple(8 * 5 + column for column in range(4, 8)) + tuple(72 + 9 * row + 8 for row in range(5))
    state = a_table(
        things={(4, 4): BANK},
        owners={(4, 4): A, (5, 5): A},
        laid=laid,
        centre=(5, 4),
        row=[EMPTY, EMPTY, EMPTY, EMPTY, CHURCH, EMPTY, EMPTY],
        posse=[(on(4, 4), B), (BUILD_8, A)],
        passed=[B, C],
        cash=[8, 0, 0],
        reserve=[0, 0, 0],
    )
    before = income(state, at(4, 4))

    do(state, A, act.PASS)
    do(state, A, act.BUY)
    do(state, A, act.PARCEL[at(5, 5)])
    do(state, A, act.HOUSE[at(*house)], draws=(0,) * 7)

    assert state.reserve[B] == 1 + 4  # the cowboy that came back, and those of the next round
    assert state.cash[A] == before + cash
    assert state.cash[B] == 0


@pytest.mark.parametrize(("card", "cash", "points"), [(BANKER, 16, 4), (MERCENARY, 22, 5)])
def test_14_firepower_counts_revolvers_chip_and_mercenary_too(a_table, do, card: int, cash: int, points: int) -> None:
    posse = [(COWBOY_INCOME, A), (COWBOY_VP, A)]
    state = a_table(
        posse=posse,
        personality=[card, SETTLER, CAPTAIN],
        reserve=[3, 0, 0],
        revolvers=[2, 0, 0],
        chip=A,
        cash=[0, 0, 0],
        passed=[B, C],
    )

    events = do(state, A, act.PASS)

    assert [event.values for event in events if event.kind.name == "earned"] == [(A, COWBOY_INCOME, cash)]
    assert state.points[A] == points


@pytest.mark.parametrize(
    ("cash", "points", "left"), [(37, 1, 20), (37, 2, 17), (37, 3, 7), (25, 0, 20), (25, 1, 15), (25, 2, 5)]
)
def test_15_what_is_above_the_limit_is_paid_and_more_may_be(a_table, do, cash: int, points: int, left: int) -> None:
    state = a_table(
        stage=ROUND_END,
        step=2,
        passed=[A, B, C],
        personality=[SHERIFF, BANKER, SETTLER],
        cash=[cash, 0, 0],
        pending=[question(CASH_LIMIT, A)],
    )

    do(state, A, act.CONVERT[points])

    assert (state.cash[A], state.points[A]) == (left, points)


def test_15_an_excess_of_17_buys_at_least_one_point(a_table) -> None:
    state = a_table(
        stage=ROUND_END,
        step=2,
        passed=[A, B, C],
        personality=[SHERIFF, BANKER, SETTLER],
        cash=[37, 0, 0],
        pending=[question(CASH_LIMIT, A)],
    )

    assert RULES.legal_actions(state, A) == [act.CONVERT[1], act.CONVERT[2], act.CONVERT[3]]


def test_16_unsold_tiles_slide_down_and_new_ones_fill_the_row(a_table, do) -> None:
    row = [EMPTY, MINE, EMPTY, BANK, HOTEL, EMPTY, MINE]
    state = a_table(row=row, passed=[B, C], cash=[0, 0, 0])
    drawn = state.bag[:3]

    do(state, A, act.PASS, draws=(0, 0, 0))

    assert state.row == [MINE, BANK, HOTEL, MINE, *drawn]


def test_17_a_reserve_never_exceeds_ten_cowboys(a_table, do) -> None:
    state = a_table(round=2, reserve=[6, 1, 2], passed=[B, C], cash=[0, 0, 0])

    do(state, A, act.PASS)

    assert state.round == 3
    assert state.reserve == [10, 6, 7]


def test_18_the_final_score_counts_estates_and_money(a_table, do) -> None:
    estate = {
        (0, 0): RANCH,
        (0, 2): RANCH,
        (0, 4): MINE,
        (0, 6): HOTEL,
        (2, 0): HOUSE,
        (2, 2): MOUNTAIN,
        (2, 4): MOUNTAIN,
    }
    land = [*estate, (2, 6), (4, 0), (4, 2)]
    state = a_table(
        round=4,
        things=estate,
        owners=dict.fromkeys(land, A),
        kept=[[SALOON], [], []],
        centre=(5, 5),
        points=[31, 0, 0],
        stage=ROUND_END,
        step=2,
        passed=[A, B, C],
        cash=[27, 0, 0],
        pending=[question(CASH_LIMIT, A)],
    )

    do(state, A, act.CONVERT[0])

    assert state.stage == OVER
    assert RULES.scores(state)[A] == (31 + 2 * 7 + 4, 0)
