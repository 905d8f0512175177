"""Where cowboys may go, roads on the way, the white cowboy, passing."""

import pytest

from saloon.games.carson import actions as act
from saloon.games.carson.cards import (
    BANK,
    BANKER,
    BUILD_3,
    CAPTAIN,
    CHURCH,
    EMPTY,
    ESTATE_INCOME,
    GAMBLING_INCOME,
    HOUSE,
    KEPT_BUILDINGS,
    MINE,
    MOUNTAIN,
    PARCEL_PURCHASE,
    PRISON,
    RANCH,
    ROAD_1,
    SHERIFF,
    SQUARES,
    WAGES,
)
from saloon.games.carson.geometry import RIVER_COURSE, at
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import IN_RESERVE, LAID, PLACE, PLACE_WHITE, RESOLUTION

A, B, C = range(3)
RULES = CarsonRules()


def on(row: int, column: int) -> int:
    return SQUARES + at(row, column)


def test_a_cowboy_goes_to_any_open_square_parcel_or_building(a_table) -> None:
    things = {(0, 0): MOUNTAIN, (0, 1): RANCH, (0, 2): RANCH}
    state = a_table(things=things, owners={(0, 1): A, (0, 2): B, (0, 3): A, (0, 4): B})

    legal = RULES.legal_actions(state, A)

    assert {act.CLAIM[0], act.DEFEND[1], act.ATTACK[2], act.CLAIM[at(3, 3)], act.PASS} <= set(legal)
    assert act.CLAIM[3] not in legal
    assert act.CLAIM[4] not in legal
    assert act.ATTACK[1] not in legal
    assert act.DEFEND[2] not in legal


def test_three_steps_of_the_track_take_no_cowboy(a_table) -> None:
    legal = RULES.legal_actions(a_table(), A)

    assert not {act.PLACE[square] for square in (PARCEL_PURCHASE, KEPT_BUILDINGS, ESTATE_INCOME)} & set(legal)
    assert len([action for action in legal if action.verb == "place"]) == 21


def test_a_construction_square_without_a_tile_is_closed(a_table) -> None:
    state = a_table(row=[EMPTY, MINE, RANCH, MINE, RANCH, MINE, PRISON])

    assert act.PLACE[BUILD_3] not in RULES.legal_actions(state, A)


@pytest.mark.parametrize(
    ("number", "open_squares"), [(1, [20, 21, 22, 23]), (2, [20, 21, 22]), (3, [20, 21]), (4, [20])]
)
def test_the_counter_closes_the_cheapest_points(a_table, number: int, open_squares: list[int]) -> None:
    state = a_table(round=number)

    offered = [a.args[0] for a in RULES.legal_actions(state, A) if a.verb == "place" and a.args[0] >= 20]

    assert offered == open_squares


def test_one_cowboy_for_each_player_and_place(a_table, do) -> None:
    state = a_table(things={(0, 0): RANCH}, owners={(0, 0): B}, posse=[(1, A), (on(0, 0), A), (on(1, 1), A), (2, B)])

    legal = RULES.legal_actions(state, A)

    assert not {act.PLACE[1], act.ATTACK[0], act.CLAIM[at(1, 1)]} & set(legal)
    assert act.PLACE[2] in legal


def test_wages_and_road_take_any_number_of_cowboys(a_table, do) -> None:
    state = a_table(wage_earners=[2, 1, 0], road_workers=[1, 0, 0], passed=[B, C])

    do(state, A, act.PLACE[WAGES])
    do(state, A, act.PLACE[ROAD_1])

    assert state.wage_earners == [3, 1, 0]
    assert state.road_workers == [2, 0, 0]


@pytest.mark.parametrize("kind", [PRISON, CHURCH])
def test_prison_and_church_are_not_attacked_but_may_be_defended(a_table, kind: int) -> None:
    state = a_table(things={(0, 0): kind, (0, 7): kind}, owners={(0, 0): B, (0, 7): A}, row=[EMPTY] * 7)

    legal = RULES.legal_actions(state, A)

    assert act.ATTACK[0] not in legal
    assert act.DEFEND[7] in legal


def test_a_parcel_may_be_wanted_without_the_money_for_it(a_table) -> None:
    assert act.CLAIM[0] in RULES.legal_actions(a_table(cash=[0, 0, 0]), A)


def test_nobody_goes_into_the_river(a_table) -> None:
    state = a_table(options={"board": "river"}, centre=(2, 2), personality=[SHERIFF, BANKER, CAPTAIN], white=A)

    own = {a.args[0] for a in RULES.legal_actions(state, A) if a.verb == "claim"}

    assert own == set(range(64)) - set(RIVER_COURSE)


def test_turns_go_round_and_pass_over_those_who_passed(a_table, do) -> None:
    state = a_table(order=[B, A, C])

    do(state, A, act.PASS)
    do(state, C, act.PLACE[WAGES])
    do(state, B, act.PLACE[WAGES])

    assert RULES.to_act(state) == (C,)
    assert state.passed == [A]


def test_who_has_no_cowboy_left_passes_by_himself_roads_or_not(a_table, do, told) -> None:
    state = a_table(reserve=[2, 0, 1], roads=[0, 1, 0])

    events = do(state, A, act.PLACE[WAGES])

    assert told(events, "passed") == [(B, 1)]
    assert RULES.to_act(state) == (C,)


def test_a_road_may_be_laid_before_placing(a_table, do) -> None:
    state = a_table(roads=[2, 0, 0])
    road = [action for action in RULES.legal_actions(state, A) if action.verb == "lay_road"][0]

    do(state, A, road)

    assert state.edges.count(LAID) == 5
    assert state.roads[A] == 1
    assert (RULES.to_act(state), state.pending[-1].phase) == ((A,), PLACE)


def test_after_the_last_pass_the_track_is_resolved(a_table, do) -> None:
    state = a_table(posse=[(on(0, 0), A)], passed=[B, C])

    do(state, A, act.PASS)

    assert state.stage == RESOLUTION
    assert state.passed == [B, C, A]


# The red sheriff


@pytest.fixture
def peaceful(a_table):
    def table(**changes):
        return a_table(options={"personality_sides": "red"}, personality=[SHERIFF, BANKER, CAPTAIN], **changes)

    return table


def test_the_red_sheriff_starts_no_duel_and_no_attack(peaceful) -> None:
    posse = [(GAMBLING_INCOME, B), (on(0, 0), B)]
    state = peaceful(posse=posse, things={(0, 1): RANCH}, owners={(0, 1): B}, wage_earners=[0, 1, 0])

    legal = RULES.legal_actions(state, A)

    assert not {act.PLACE[GAMBLING_INCOME], act.CLAIM[0], act.ATTACK[1]} & set(legal)
    assert {act.PLACE[WAGES], act.PLACE[1], act.CLAIM[2]} <= set(legal)


def test_the_red_sheriff_defends_their_building_against_an_attacker(peaceful) -> None:
    state = peaceful(posse=[(on(0, 1), B)], things={(0, 1): RANCH}, owners={(0, 1): A})

    assert act.DEFEND[1] in RULES.legal_actions(state, A)


def test_others_may_challenge_the_red_sheriff(peaceful, do) -> None:
    state = peaceful()

    do(state, A, act.PLACE[GAMBLING_INCOME])

    assert act.PLACE[GAMBLING_INCOME] in RULES.legal_actions(state, B)


# The white cowboy


@pytest.fixture
def with_sheriff(a_table):
    def table(**changes):
        return a_table(**{"personality": [SHERIFF, BANKER, CAPTAIN], "white": A, "white_place": IN_RESERVE, **changes})

    return table


def test_the_white_cowboy_goes_where_nobody_stands_and_never_attacks(with_sheriff, do) -> None:
    things = {(0, 0): RANCH, (0, 1): RANCH, (0, 2): RANCH}
    owners = {(0, 0): A, (0, 1): B, (0, 2): A}
    posse = [(GAMBLING_INCOME, B), (on(0, 2), B), (on(1, 1), C)]
    state = with_sheriff(things=things, owners=owners, posse=posse, row=[BANK] + [EMPTY] * 6)

    do(state, A, act.SHERIFF)
    legal = set(RULES.legal_actions(state, A))

    assert state.pending[-1].phase == PLACE_WHITE
    assert {act.DEFEND[0], act.PLACE[1], act.CLAIM[at(2, 2)], act.PLACE[BUILD_3]} <= legal
    assert not {act.DEFEND[2], act.PLACE[GAMBLING_INCOME], act.CLAIM[at(1, 1)], act.PLACE[10]} & legal
    assert not [action for action in legal if action.verb in ("attack", "pass", "lay_road")]


def test_nobody_follows_the_white_cowboy_to_a_square_parcel_or_building(with_sheriff) -> None:
    square = with_sheriff(white_place=GAMBLING_INCOME)
    parcel = with_sheriff(white_place=on(0, 0))
    building = with_sheriff(white_place=on(0, 0), things={(0, 0): RANCH}, owners={(0, 0): A})

    assert act.PLACE[GAMBLING_INCOME] not in RULES.legal_actions(square, A)
    assert act.CLAIM[0] not in RULES.legal_actions(parcel, A)
    assert act.DEFEND[0] not in RULES.legal_actions(building, A)


def test_the_white_cowboy_keeps_its_owner_in_the_game(with_sheriff, do) -> None:
    state = with_sheriff(reserve=[0, 1, 1])

    assert RULES.legal_actions(state, A) == [act.SHERIFF, act.PASS]

    do(state, A, act.SHERIFF)
    do(state, A, act.CLAIM[0])

    assert state.white_place == on(0, 0)
    assert RULES.to_act(state) == (B,)


def test_what_the_white_cowboy_earns_is_its_owner_s(with_sheriff, do, told) -> None:
    wages = with_sheriff(white_place=WAGES, wage_earners=[1, 0, 0], passed=[B, C], cash=[0, 0, 0])
    road = with_sheriff(white_place=ROAD_1, passed=[B, C], cash=[0, 0, 0])
    dice = with_sheriff(white_place=GAMBLING_INCOME, passed=[B, C], cash=[0, 0, 0], centre=(3, 3))

    do(wages, A, act.PASS)
    do(road, A, act.PASS)
    events = do(dice, A, act.PASS, draws=(2, 4))

    assert wages.cash[A] == 8
    assert road.roads[A] == 1
    assert told(events, "gambled") == [(A, 3, 5, 8)]


def test_the_white_cowboy_buys_a_parcel_for_its_owner(with_sheriff, do) -> None:
    state = with_sheriff(white_place=on(0, 0), passed=[B, C])

    do(state, A, act.PASS)
    do(state, A, act.BUY)

    assert state.owners[0] == A


def test_a_building_guarded_by_the_white_cowboy_is_safe(with_sheriff) -> None:
    guarded = {"white_place": on(0, 0), "things": {(0, 0): RANCH}, "owners": {(0, 0): A}}
    state = with_sheriff(**guarded, personality=[SHERIFF, BANKER, CAPTAIN], order=[B, A, C])
    state.pending[-1].seat = B

    assert act.ATTACK[0] not in RULES.legal_actions(state, B)


def test_the_white_cowboy_leaves_at_the_end_of_the_round(with_sheriff, do) -> None:
    state = with_sheriff(passed=[B, C], cash=[0, 0, 0])

    do(state, A, act.PASS)

    assert (state.round, state.white) == (2, -1)


def test_a_house_or_mountain_with_an_owner_is_no_target(a_table) -> None:
    state = a_table(things={(0, 0): HOUSE, (0, 1): MOUNTAIN}, owners={(0, 0): B, (0, 1): A})

    targets = {
        action.args[0] for action in RULES.legal_actions(state, A) if action.verb in ("claim", "attack", "defend")
    }

    assert not {0, 1} & targets


def test_the_white_cowboy_may_guard_an_own_building(with_sheriff, do, told) -> None:
    state = with_sheriff(things={(0, 0): RANCH}, owners={(0, 0): A})

    do(state, A, act.SHERIFF)
    events = do(state, A, act.DEFEND[0])

    assert told(events, "sheriff_defended") == [(A, RANCH, 0)]
    assert state.white_place == on(0, 0)
