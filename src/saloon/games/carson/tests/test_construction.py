"""Buying tiles, building, the house and its owner's consent, kept tiles."""

import pytest

from saloon.games.carson import actions as act
from saloon.games.carson.cards import (
    BANK,
    BANKER,
    BUILD_3,
    BUILD_12,
    CAPTAIN,
    CHURCH,
    EMPTY,
    HOUSE,
    KEPT_BUILDINGS,
    MINE,
    NOBODY,
    PRISON,
    RANCH,
    SALOON,
    SQUARES,
    WORKER,
)
from saloon.games.carson.geometry import at
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import (
    BUILD,
    BUILD_HOUSE,
    BUY_BUILDING,
    CONSENT,
    PLACE_KEPT,
    RESOLUTION,
    question,
)

A, B, C = range(3)
RULES = CarsonRules()


def on(row: int, column: int) -> int:
    return SQUARES + at(row, column)


@pytest.fixture
def a_build(a_table):
    """Return a table at which A has a tile in hand."""

    def build(kind: int, **changes):
        usual = {"stage": RESOLUTION, "step": BUILD_12, "passed": [A, B, C], "row": [EMPTY] * 7, "cash": [0, 0, 0]}
        return a_table(**{**usual, "pending": [question(BUILD, A, 0, kind)], **changes})

    return build


@pytest.fixture
def a_kept_step(a_table):
    """Return a table at which A, then B, may place kept tiles."""

    def step(**changes):
        usual = {"stage": RESOLUTION, "step": KEPT_BUILDINGS, "passed": [A, B, C], "cash": [0, 0, 0]}
        pending = [question(PLACE_KEPT, seat) for seat in (C, B, A)]
        state = a_table(**{**usual, "pending": pending, **changes})
        state.ready = [tiles[:] for tiles in state.kept]
        return state

    return step


def test_squares_are_resolved_from_dear_to_cheap(a_table, do) -> None:
    posse = [(BUILD_3, A), (BUILD_12, B), (BUILD_12 + 3, C)]
    state = a_table(posse=posse, passed=[B, C], cash=[20, 20, 20])
    asked = []

    do(state, A, act.PASS)
    while state.pending[-1].phase == BUY_BUILDING:
        asked.append(state.pending[-1].place)
        do(state, RULES.to_act(state)[0], act.DECLINE)

    assert asked == [BUILD_12, BUILD_12 + 3, BUILD_3]


def test_the_price_stands_on_the_square(a_table, do, told) -> None:
    state = a_table(posse=[(BUILD_12, A)], passed=[B, C], cash=[13, 0, 0], owners={(2, 2): A})

    do(state, A, act.PASS)
    events = do(state, A, act.BUY)

    assert told(events, "bought_building") == [(A, PRISON, 12)]
    assert state.row[-1] != PRISON


def test_the_yellow_worker_buys_at_half_price(a_table, do) -> None:
    personality = [WORKER, BANKER, CAPTAIN]
    state = a_table(posse=[(BUILD_12, A)], passed=[B, C], cash=[6, 0, 0], personality=personality, owners={(0, 0): A})

    do(state, A, act.PASS)

    assert RULES.legal_actions(state, A) == [act.DECLINE, act.BUY]


def test_who_cannot_pay_a_tile_declines_by_himself(a_table, do, told) -> None:
    state = a_table(posse=[(BUILD_12, A)], passed=[B, C], cash=[5, 0, 0])

    events = do(state, A, act.PASS)

    assert told(events, "declined_building") == [(A, PRISON, 12)]


@pytest.mark.parametrize(("kind", "revolvers"), [(RANCH, 1), (MINE, 1)])
def test_ranch_and_mine_go_on_any_empty_own_parcel(a_build, do, kind: int, revolvers: int) -> None:
    state = a_build(kind, owners={(0, 0): A, (3, 3): A, (0, 5): B})

    assert RULES.legal_actions(state, A) == [act.KEEP, act.PARCEL[0]]
    do(state, A, act.PARCEL[0], draws=(0,) * 7)

    assert state.things[0] == kind
    assert state.revolvers[A] == revolvers
    assert state.houses == 19


def test_other_buildings_need_a_road_and_a_place_for_the_house(a_build) -> None:
    state = a_build(SALOON, owners={(0, 0): A, (2, 2): A})

    assert RULES.legal_actions(state, A) == [act.KEEP, act.PARCEL[at(2, 2)]]


def test_building_and_house_are_put_down_together(a_build, do, told) -> None:
    state = a_build(PRISON, owners={(2, 2): A})

    do(state, A, act.PARCEL[at(2, 2)])
    assert state.things[at(2, 2)] == EMPTY
    events = do(state, A, act.HOUSE[at(4, 4)], draws=(0,) * 7)

    assert (state.things[at(2, 2)], state.things[at(4, 4)]) == (PRISON, HOUSE)
    assert state.owners[at(4, 4)] == NOBODY
    assert state.revolvers[A] == 2
    assert told(events, "built_house") == [(A, at(4, 4))]


def test_the_house_goes_to_any_other_free_parcel_with_a_road(a_build, do) -> None:
    state = a_build(SALOON, owners={(2, 2): A, (2, 3): A, (4, 4): B})

    do(state, A, act.PARCEL[at(2, 2)])

    around = [(2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3), (4, 4)]
    assert RULES.legal_actions(state, A) == [act.KEEP, *[act.HOUSE[at(*cell)] for cell in around]]


def test_a_tile_may_be_kept_after_its_parcel_was_chosen(a_build, do) -> None:
    state = a_build(SALOON, owners={(2, 2): A})

    do(state, A, act.PARCEL[at(2, 2)])
    do(state, A, act.KEEP)

    assert state.kept[A] == [SALOON]
    assert state.things[at(2, 2)] == EMPTY


def test_with_one_free_parcel_beside_the_roads_nothing_can_be_built(a_build) -> None:
    around = [(2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3), (4, 4)]
    state = a_build(SALOON, owners={(2, 2): A}, things=dict.fromkeys(around, HOUSE))

    assert RULES.legal_actions(state, A) == [act.KEEP]


def test_roads_may_be_laid_on_the_way_and_stay(a_build, do) -> None:
    state = a_build(SALOON, owners={(2, 5): A}, roads=[1, 0, 0])
    road = act.LAY_ROAD[8 * 3 + 4]  # from the crossing (3,4) to (3,5)

    do(state, A, road)
    do(state, A, act.PARCEL[at(2, 5)])
    do(state, A, act.KEEP)

    assert state.access[at(2, 5)]
    assert state.kept[A] == [SALOON]


def test_the_owner_of_the_parcel_may_allow_a_house(a_build, do) -> None:
    state = a_build(SALOON, owners={(2, 2): A, (4, 4): B})

    do(state, A, act.PARCEL[at(2, 2)])
    do(state, A, act.HOUSE[at(4, 4)])
    assert (state.pending[-1].phase, RULES.to_act(state)) == (CONSENT, (B,))
    do(state, B, act.ALLOW, draws=(0,) * 7)

    assert state.things[at(4, 4)] == HOUSE
    assert state.owners[at(4, 4)] == B


def test_a_refused_parcel_is_struck_off_for_this_build(a_build, do) -> None:
    state = a_build(SALOON, owners={(2, 2): A, (4, 4): B})

    do(state, A, act.PARCEL[at(2, 2)])
    do(state, A, act.HOUSE[at(4, 4)])
    do(state, B, act.REFUSE)

    assert (state.pending[-1].phase, RULES.to_act(state)) == (BUILD_HOUSE, (A,))
    assert act.HOUSE[at(4, 4)] not in RULES.legal_actions(state, A)
    assert act.HOUSE[at(4, 3)] in RULES.legal_actions(state, A)


def test_a_builder_whom_all_refuse_keeps_their_tile(a_build, do) -> None:
    around = [(2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3)]
    state = a_build(SALOON, owners={(2, 2): A, (4, 4): B}, things=dict.fromkeys(around, HOUSE))

    do(state, A, act.PARCEL[at(2, 2)])
    do(state, A, act.HOUSE[at(4, 4)])
    do(state, B, act.REFUSE)

    assert state.kept[A] == [SALOON]


def test_without_a_house_in_the_supply_none_is_asked_for(a_build, do) -> None:
    cells = [(row, column) for row in (0, 1) for column in range(8)] + [(2, 6), (2, 7), (3, 6)]
    state = a_build(SALOON, owners={(2, 2): A}, things=dict.fromkeys(cells, HOUSE))
    assert state.houses == 0

    do(state, A, act.PARCEL[at(2, 2)])

    assert state.things[at(2, 2)] == SALOON


def test_a_church_sends_attackers_home_and_lets_defenders_stay(a_build, do, told) -> None:
    things = {(1, 1): BANK, (1, 2): RANCH}
    posse = [(on(1, 1), A), (on(1, 1), B), (on(1, 1), C), (on(1, 2), C), (on(5, 5), C)]
    owners = {(1, 1): A, (1, 2): B, (2, 2): A, (5, 5): B}
    state = a_build(CHURCH, things={**things, (5, 5): MINE}, owners=owners, posse=posse, reserve=[0, 0, 0])

    do(state, A, act.PARCEL[at(2, 2)])
    events = do(state, A, act.HOUSE[at(4, 4)], draws=(0,) * 7)

    assert told(events, "protected") == [(B, BANK, at(1, 1)), (C, BANK, at(1, 1)), (C, RANCH, at(1, 2))]
    assert told(events, "robbed") == [(C, B, MINE, at(5, 5), 0)]


def test_a_church_of_the_owner_scope_protects_its_owner_s_buildings_alone(a_build, do, told) -> None:
    state = a_build(
        CHURCH,
        options={"church_scope": "owner"},
        things={(1, 1): RANCH, (1, 2): RANCH},
        owners={(1, 1): A, (1, 2): B, (2, 2): A},
        posse=[(on(1, 1), C), (on(1, 2), C)],
    )

    do(state, A, act.PARCEL[at(2, 2)])
    events = do(state, A, act.HOUSE[at(4, 4)], draws=(0,) * 7)

    assert told(events, "protected") == [(C, RANCH, at(1, 1))]


# Kept tiles


def test_kept_tiles_are_placed_in_the_order_of_ranks_without_cost(a_kept_step, do) -> None:
    state = a_kept_step(kept=[[RANCH], [MINE], []], owners={(0, 0): A, (0, 7): B})

    do(state, A, act.PLACE_KEPT[RANCH])
    do(state, A, act.PARCEL[0])
    do(state, B, act.PLACE_KEPT[MINE])
    do(state, B, act.PARCEL[7])

    assert (state.things[0], state.things[7]) == (RANCH, MINE)
    assert state.kept == [[], [], []]


def test_a_tile_put_back_has_had_its_turn(a_kept_step, do) -> None:
    state = a_kept_step(kept=[[MINE, RANCH, RANCH], [], []], owners={(0, 0): A})

    do(state, A, act.PLACE_KEPT[RANCH])
    do(state, A, act.KEEP)

    assert state.kept[A] == [RANCH, RANCH, MINE]
    assert RULES.legal_actions(state, A) == [act.DONE, act.PLACE_KEPT[MINE]]


def test_a_tile_without_a_site_stays_kept(a_kept_step) -> None:
    state = a_kept_step(kept=[[RANCH, SALOON], [], []], owners={(0, 0): A})

    assert RULES.legal_actions(state, A) == [act.DONE, act.PLACE_KEPT[RANCH]]


def test_who_has_a_road_is_asked_even_without_a_tile(a_kept_step, do) -> None:
    state = a_kept_step(kept=[[RANCH], [], []], owners={(0, 0): A}, roads=[0, 1, 0])

    do(state, A, act.DONE)

    assert RULES.to_act(state) == (B,)
    do(state, B, act.LAY_ROAD[8 * 3 + 4])
    assert state.roads[B] == 0


def test_a_kept_tile_gives_no_revolver_until_it_is_placed(a_kept_step, do) -> None:
    state = a_kept_step(kept=[[RANCH], [], []], owners={(0, 0): A})
    before = state.revolvers[A]

    do(state, A, act.PLACE_KEPT[RANCH])
    do(state, A, act.PARCEL[0])

    assert (before, state.revolvers[A]) == (0, 1)
