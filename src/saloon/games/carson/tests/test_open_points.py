"""The open points O1 to O20 of the README: the resolution, and the option where there is one."""

import pytest

from saloon.core.chance import SeededChance
from saloon.games.carson import GAME
from saloon.games.carson import actions as act
from saloon.games.carson.cards import (
    AMMUNITION,
    BANK,
    BANKER,
    CAPTAIN,
    CHURCH,
    COWBOY_INCOME,
    COWBOY_VP,
    EMPTY,
    GAMBLING_INCOME,
    HOTEL,
    HOUSE,
    MERCENARY,
    MINE,
    MOUNTAIN,
    PARCELS_INCOME,
    RANCH,
    ROAD_1,
    ROADS_3,
    SETTLER,
    SHERIFF,
    SQUARES,
    WAGES,
    all_tiles,
)
from saloon.games.carson.duels import firepower
from saloon.games.carson.geometry import at
from saloon.games.carson.round_end import cash_limit
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import (
    BUILD,
    CASH_LIMIT,
    IN_RESERVE,
    PLACE_KEPT,
    RESOLUTION,
    ROUND_END,
    question,
)
from saloon.games.carson.town import income, parcel_price

A, B, C = range(3)
RULES = CarsonRules()


def on(row: int, column: int) -> int:
    return SQUARES + at(row, column)


@pytest.mark.parametrize(("banks", "tiles"), [(5, 31), (4, 30)])
def test_o1_the_tiles_hold_5_banks_or_4(banks: int, tiles: int) -> None:
    assert all_tiles(banks).count(BANK) == banks
    assert len(all_tiles(banks)) == tiles


@pytest.mark.parametrize("revolvers", [0, 1])
def test_o2_players_begin_with_no_revolver_or_with_one(a_table, revolvers: int) -> None:
    state = a_table(options={"starting_revolvers": revolvers})

    assert state.revolvers == [revolvers] * 3


@pytest.mark.parametrize(("tie_break", "winner"), [("pass", B), ("personality", A)])
def test_o3_ties_are_broken_by_passing_or_by_personality(a_table, do, tie_break: str, winner: int) -> None:
    posse = [(AMMUNITION, A), (AMMUNITION, B), (on(0, 0), C)]
    state = a_table(options={"tie_break": tie_break}, posse=posse, passed=[B, C])

    do(state, A, act.PASS, draws=(0, 0))

    assert state.chip == winner


@pytest.mark.parametrize(("scope", "is_legal"), [("all", False), ("owner", True)])
def test_o4_a_church_protects_all_its_neighbours_or_its_owner_s(a_table, scope: str, is_legal: bool) -> None:
    things = {(0, 0): CHURCH, (0, 1): RANCH, (1, 1): RANCH}
    state = a_table(options={"church_scope": scope}, things=things, owners={(0, 0): B, (0, 1): B, (1, 1): C})

    legal = RULES.legal_actions(state, A)

    assert act.ATTACK[at(0, 1)] not in legal
    assert (act.ATTACK[at(1, 1)] in legal) == is_legal


@pytest.mark.parametrize(("whose", "cash"), [("owner", 3), ("all", 15)])
def test_o5_what_stands_for_houses_profits_its_owner_or_all(a_table, whose: str, cash: int) -> None:
    things = {(0, 1): BANK, (0, 0): HOTEL, (0, 2): RANCH, (1, 1): CHURCH, (1, 0): HOUSE, (1, 2): HOUSE}
    owners = {(0, 1): A, (0, 0): B, (0, 2): B, (1, 1): B, (1, 2): B}
    state = a_table(options={"house_equivalents": whose}, things=things, owners=owners)

    assert income(state, at(0, 1)) == cash


def attacked_ranch(mode: str) -> dict[str, object]:
    return {
        "options": {"undefended_attack": mode},
        "things": {(0, 1): RANCH},
        "owners": {(0, 1): A},
        "posse": [(on(0, 1), B)],
        "passed": [B, C],
        "cash": [0, 0, 0],
    }


def test_o6_an_attack_that_nobody_defends_succeeds(a_table, do) -> None:
    state = a_table(**attacked_ranch("auto"))

    do(state, A, act.PASS)

    assert state.cash == [3, 2, 0]


def test_o6_or_the_owner_fights_without_a_cowboy(a_table, do) -> None:
    state = a_table(**attacked_ranch("duel"), reserve=[3, 3, 3])
    general = state.general[A]

    do(state, A, act.PASS, draws=(0, 5))

    assert state.cash == [5, 0, 0]
    assert state.reserve == [7, 8, 7]  # B took the cowboy back; 4 come for the next round
    assert state.general[A] == general - 4


@pytest.mark.parametrize(("when", "is_ready"), [("same_round", True), ("next_round", False)])
def test_o7_a_tile_bought_this_round_may_be_placed_in_it_or_not(a_table, do, when: str, is_ready: bool) -> None:
    state = a_table(
        options={"kept_building": when},
        owners={(0, 0): A},
        kept=[[RANCH], [], []],
        row=[MINE, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY],
        posse=[(11, A)],
        passed=[B, C],
        cash=[3, 0, 0],
    )

    do(state, A, act.PASS)
    do(state, A, act.BUY)
    do(state, A, act.KEEP)

    assert state.pending[-1].phase == PLACE_KEPT
    offered = RULES.legal_actions(state, A)
    assert act.PLACE_KEPT[RANCH] in offered
    assert (act.PLACE_KEPT[MINE] in offered) == is_ready


@pytest.mark.parametrize(("reward", "cash", "points"), [("vp", 0, 2), ("cash", 2, 0)])
def test_o8_the_red_settler_is_rewarded_in_points_or_dollars(a_table, do, reward: str, cash: int, points: int) -> None:
    state = a_table(
        options={"settler_red_reward": reward, "personality_sides": "red"},
        personality=[SETTLER, BANKER, CAPTAIN],
        waits=[True, False, False],
        things={(0, 0): MOUNTAIN, (0, 4): MOUNTAIN},
        owners={(0, 0): A, (0, 4): A},
        passed=[B, C],
        cash=[0, 0, 0],
    )

    do(state, A, act.PASS)

    assert (state.cash[A], state.points[A]) == (cash, points)


def test_o8_the_limit_of_the_red_settler_is_an_option(a_table) -> None:
    options = {"settler_red_limit": 77, "personality_sides": "red"}
    state = a_table(options=options, personality=[SETTLER, BANKER, CAPTAIN])

    assert cash_limit(state, A) == 77
    assert cash_limit(a_table(personality=[SETTLER, BANKER, CAPTAIN]), A) == 30


def test_o9_parcels_earn_before_cowboys_and_cowboys_before_dice(a_table, do, told) -> None:
    posse = [(PARCELS_INCOME, A), (COWBOY_INCOME, B), (GAMBLING_INCOME, C)]
    state = a_table(posse=posse, passed=[B, C], cash=[0, 0, 0], reserve=[0, 1, 0])

    events = do(state, A, act.PASS, draws=(0, 0))

    earned = [event.values[0] for event in events if event.kind.name in ("earned", "gambled")]
    assert earned == [A, B, C]


def test_o10_chip_and_mercenary_count_as_firepower(a_table, do) -> None:
    personality = [MERCENARY, BANKER, CAPTAIN]
    state = a_table(posse=[(COWBOY_VP, A)], chip=A, personality=personality, reserve=[0, 0, 0], passed=[B, C])

    assert firepower(state, A) == 6


def test_o11_a_mine_needs_no_house_and_a_hotel_does(a_table, do) -> None:
    pending = [question(BUILD, A, 0, MINE)]
    mine = a_table(stage=RESOLUTION, step=5, owners={(7, 0): A}, passed=[A, B, C], pending=pending, centre=(3, 3))
    hotel = a_table(
        stage=RESOLUTION, step=5, owners={(0, 0): A}, passed=[A, B, C], pending=[question(BUILD, A, 0, HOTEL)]
    )

    assert RULES.legal_actions(mine, A) == [act.KEEP, act.PARCEL[at(7, 0)]]
    assert RULES.legal_actions(hotel, A) == [act.KEEP]


def test_o12_houses_count_in_the_price_of_a_parcel(a_table) -> None:
    state = a_table(centre=(3, 3))

    assert parcel_price(state, at(3, 3)) == 2
    assert parcel_price(state, at(2, 2)) == 2


def test_o13_neutral_and_own_houses_and_mountains_profit_a_building(a_table) -> None:
    things = {
        (0, 1): BANK,
        (0, 0): HOUSE,
        (0, 2): HOUSE,
        (1, 0): HOUSE,
        (5, 1): MINE,
        (5, 0): MOUNTAIN,
        (5, 2): MOUNTAIN,
    }
    owners = {(0, 1): A, (0, 2): A, (1, 0): B, (5, 1): A, (5, 2): A}
    state = a_table(things=things, owners=owners)

    assert income(state, at(0, 1)) == 3 * 2 + 3
    assert income(state, at(5, 1)) == 3 * 2


def test_o14_all_revolvers_count_and_none_is_spent(a_table, do, told) -> None:
    posse = [(AMMUNITION, A), (AMMUNITION, B), (on(0, 0), C)]
    state = a_table(posse=posse, revolvers=[4, 0, 0], reserve=[0, 0, 0], passed=[B, C])

    events = do(state, A, act.PASS, draws=(0, 0))

    assert told(events, "rolled") == [(B, 1, 0, 1), (A, 1, 4, 5)]
    assert state.revolvers == [4, 0, 0]


def test_o15_nothing_is_built_where_a_house_stands(a_table) -> None:
    owners = {(0, 0): A, (0, 4): A, (0, 7): A}
    things = {(0, 0): HOUSE, (0, 4): MOUNTAIN}
    pending = [question(BUILD, A, 0, RANCH)]
    state = a_table(stage=RESOLUTION, step=5, things=things, owners=owners, passed=[A, B, C], pending=pending)

    assert RULES.legal_actions(state, A) == [act.KEEP, act.PARCEL[at(0, 7)]]


def at_the_limit(cash: int, card: int) -> dict[str, object]:
    return {
        "stage": ROUND_END,
        "step": 2,
        "passed": [A, B, C],
        "personality": [card, CAPTAIN, SETTLER],
        "cash": [cash, 0, 0],
        "pending": [question(CASH_LIMIT, A)],
    }


def test_o16_any_number_of_points_may_be_bought_at_10_dollars(a_table) -> None:
    state = a_table(**at_the_limit(57, BANKER))

    assert RULES.legal_actions(state, A) == act.CONVERT[:6]


def test_o17_an_excess_below_10_is_lost_or_topped_up(a_table, do) -> None:
    lost = a_table(**at_the_limit(25, SHERIFF))
    topped_up = a_table(**at_the_limit(25, SHERIFF))

    do(lost, A, act.CONVERT[0])
    do(topped_up, A, act.CONVERT[1])

    assert (lost.cash[A], lost.points[A]) == (20, 0)
    assert (topped_up.cash[A], topped_up.points[A]) == (15, 1)


@pytest.mark.parametrize(("is_finite", "roads"), [(True, [3, 1]), (False, [4, 2])])
def test_o18_roads_can_run_out(a_table, do, is_finite: bool, roads: list[int]) -> None:
    posse = [(ROADS_3, A), (on(0, 0), A)]
    state = a_table(options={"road_supply_finite": is_finite}, posse=posse, road_workers=[1, 2, 0], passed=[B, C])
    state.roads[C], state.road_supply = state.road_supply - 4, 4

    do(state, A, act.PASS)

    assert state.roads[:2] == roads


@pytest.mark.parametrize(("is_limited", "may_claim"), [(True, False), (False, True)])
def test_o18_nobody_owns_more_than_12_parcels(a_table, is_limited: bool, may_claim: bool) -> None:
    land = {(row, column): A for row in (0, 1) for column in range(6)}
    state = a_table(options={"property_tile_limit": is_limited}, owners=land)

    claims = [action for action in RULES.legal_actions(state, A) if action.verb == "claim"]

    assert bool(claims) == may_claim


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_o19_there_are_six_duel_tiles_for_each_player(seats: int) -> None:
    state = RULES.setup(seats, GAME.settle(seats, {"duel_mode": "tiles"}), SeededChance(1))

    assert [len(hand) for hand in state.tiles] == [6] * seats


def test_o20_the_white_cowboy_enters_an_empty_square_for_wages_and_others_may_follow(a_table, do) -> None:
    state = a_table(personality=[SHERIFF, BANKER, CAPTAIN], white=A, white_place=IN_RESERVE, road_workers=[0, 1, 0])

    do(state, A, act.SHERIFF)
    offered = RULES.legal_actions(state, A)
    do(state, A, act.PLACE[WAGES])
    do(state, B, act.PLACE[WAGES])

    assert act.PLACE[ROAD_1] not in offered
    assert state.wage_earners == [0, 1, 0]
    assert state.white_place == WAGES
