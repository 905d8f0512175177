"""Parcels, edges, roads, access and purchase; and the river."""

import pytest

from saloon.games.carson import actions as act
from saloon.games.carson.cards import (
    BANK,
    EMPTY,
    HOTEL,
    HOUSE,
    MINE,
    MOUNTAIN,
    NOBODY,
    RANCH,
    SALOON,
    SQUARES,
)
from saloon.games.carson.geometry import (
    AT_CORNER,
    BESIDE,
    BRIDGES,
    EAST,
    EDGE_NAMES,
    EDGES,
    ENDS,
    NEIGHBOURS,
    NORTH,
    PARCELS,
    REACHED,
    SOUTH,
    TOUCHING,
    WEST,
    at,
    side_edge,
)
from saloon.games.carson.round_end import estate_points
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import BUY_PARCEL, LAID, OPEN
from saloon.games.carson.town import income, parcel_price, put_road

A, B, C = range(3)
RULES = CarsonRules()
RIVER = {"board": "river"}


def on(row: int, column: int) -> int:
    return SQUARES + at(row, column)


def test_neighbours_are_the_parcels_around_diagonals_included() -> None:
    assert NEIGHBOURS[at(3, 3)] == [at(r, c) for r in (2, 3, 4) for c in (2, 3, 4) if (r, c) != (3, 3)]
    assert NEIGHBOURS[at(0, 0)] == [at(0, 1), at(1, 0), at(1, 1)]
    assert sum(len(near) for near in NEIGHBOURS) == 4 * 3 + 24 * 5 + 36 * 8


def test_there_are_144_edges_border_included() -> None:
    assert len({tuple(ends) for ends in ENDS}) == EDGES == 144
    assert sorted(map(len, BESIDE)).count(1) == 4 * 8


def test_an_edge_has_the_same_name_from_both_sides() -> None:
    assert side_edge(at(3, 3), SOUTH) == side_edge(at(4, 3), NORTH)
    assert side_edge(at(3, 3), EAST) == side_edge(at(3, 4), WEST)
    assert [side_edge(*name) for name in EDGE_NAMES] == list(range(EDGES))


def test_edges_touch_where_they_share_a_corner() -> None:
    assert side_edge(0, WEST) in TOUCHING[side_edge(0, NORTH)]
    assert side_edge(0, SOUTH) not in TOUCHING[side_edge(0, NORTH)]
    assert all(edge in TOUCHING[other] for edge in range(EDGES) for other in TOUCHING[edge])
    assert {len(parcels) for parcels in AT_CORNER} == {1, 2, 4}


def test_a_road_must_touch_a_road(a_table) -> None:
    state = a_table(roads=[1, 0, 0])

    offered = [side_edge(*action.args) for action in RULES.legal_actions(state, A) if action.verb == "lay_road"]

    assert offered == [edge for edge in range(EDGES) if state.edges[edge] == OPEN]
    assert len(offered) == 8


def test_a_road_gives_access_at_both_ends(a_table) -> None:
    state = a_table(centre=None)

    put_road(state, side_edge(0, NORTH))

    assert [parcel for parcel in range(PARCELS) if state.access[parcel]] == REACHED[side_edge(0, NORTH)] == [0, 1]


def test_a_hotel_is_one_building_in_a_price(a_table) -> None:
    state = a_table(things={(0, 0): HOTEL}, owners={(0, 0): B})

    assert parcel_price(state, at(0, 1)) == 2


def test_a_parcel_is_bought_with_what_lies_on_it(a_table, do) -> None:
    state = a_table(things={(0, 0): MOUNTAIN}, posse=[(on(0, 0), A)], passed=[B, C])

    do(state, A, act.PASS)
    assert state.pending[-1].phase == BUY_PARCEL
    do(state, A, act.BUY)

    assert (state.owners[0], state.cash[A]) == (A, 13)


def test_uncontested_buyers_are_asked_by_rank_then_by_row_and_column(a_table, do) -> None:
    posse = [(on(5, 5), A), (on(0, 0), A), (on(2, 7), B)]
    state = a_table(posse=posse, passed=[B, C])

    do(state, A, act.PASS)

    assert [(asked.seat, asked.place) for asked in state.pending[::-1]] == [
        (B, on(2, 7)),
        (A, on(0, 0)),
        (A, on(5, 5)),
    ]


def test_who_cannot_pay_declines_by_himself(a_table, do, told) -> None:
    state = a_table(posse=[(on(0, 0), A), (on(5, 5), A)], cash=[1, 0, 0], passed=[B, C])

    do(state, A, act.PASS)
    events = do(state, A, act.BUY)

    assert told(events, "declined_parcel") == [(A, 45, 1)]
    assert state.owners[45] == NOBODY


def test_the_twelfth_tile_is_the_last(a_table, do, told) -> None:
    land = {(row, column): A for row in (0, 1) for column in range(6)}
    del land[(1, 5)]
    state = a_table(owners=land, posse=[(on(5, 0), A), (on(5, 5), A)], passed=[B, C])

    do(state, A, act.PASS)
    events = do(state, A, act.BUY)

    assert state.property_tiles[A] == 0
    assert told(events, "declined_parcel") == [(A, 45, 1)]


# The river


def test_the_default_course_has_12_bridges() -> None:
    assert [EDGE_NAMES[edge] for edge in range(EDGES) if BRIDGES[edge] and len(BESIDE[edge]) == 1] == [
        (5, NORTH),
        (58, SOUTH),
    ]
    assert sum(BRIDGES) == 12


def test_river_parcels_are_free_for_ranches_and_give_a_mine_3_once(a_table) -> None:
    things = {(0, 4): RANCH, (2, 5): MINE, (5, 0): MINE}
    state = a_table(options=RIVER, things=things, owners={(0, 4): A, (2, 5): A, (5, 0): A}, centre=(6, 6))

    assert income(state, at(0, 4)) == 5
    assert income(state, at(2, 5)) == 3
    assert income(state, at(5, 0)) == 0


def bridge() -> int:
    return side_edge(at(1, 4), EAST)  # between the river parcels (1,4) and (1,5)


def test_a_bridge_takes_two_roads_at_once(a_table, do, told) -> None:
    name = EDGE_NAMES[bridge()]
    one = a_table(options=RIVER, centre=(0, 4), roads=[1, 0, 0])
    two = a_table(options=RIVER, centre=(0, 4), roads=[2, 0, 0])

    assert act.LAY_ROAD[bridge()] not in RULES.legal_actions(one, A)
    events = do(two, A, act.LAY_ROAD[bridge()])

    assert told(events, "bridged") == [(A, *name)]
    assert (two.roads[A], two.edges[bridge()]) == (0, LAID)


@pytest.mark.parametrize("is_bridged", [False, True])
def test_an_estate_beside_a_bridge_is_worth_3_points(a_table, is_bridged: bool) -> None:
    things = {(2, 5): RANCH, (0, 4): HOUSE, (7, 7): BANK, (0, 0): MOUNTAIN}
    owners = {(2, 5): A, (0, 4): A, (7, 7): A, (0, 0): A, (0, 1): A}
    state = a_table(options=RIVER, things=things, owners=owners, centre=(3, 0), laid=(bridge(),) if is_bridged else ())

    assert estate_points(state, A) == (10 if is_bridged else 8)


def test_nothing_is_built_on_the_river_and_no_house_stands_there(a_table, do) -> None:
    from saloon.games.carson.state import BUILD, RESOLUTION, question

    state = a_table(
        options=RIVER,
        stage=RESOLUTION,
        step=5,
        passed=[A, B, C],
        owners={(2, 2): A},
        centre=(2, 3),
        pending=[question(BUILD, A, 0, SALOON)],
        row=[EMPTY] * 7,
    )

    do(state, A, act.PARCEL[at(2, 2)])
    houses = [action.args[0] for action in RULES.legal_actions(state, A) if action.verb == "house"]

    assert houses == [at(1, 2), at(1, 3), at(3, 2)]
