"""Why a personality, a square or a parcel cannot be chosen."""

import pytest
from game_tests import RandomMatch, check_barriers
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core.action import Action
from saloon.games.carson import GAME
from saloon.games.carson.cards import (
    BUILD_3,
    BUY_VP_5,
    CHURCH,
    EMPTY,
    KEPT_BUILDINGS,
    LAST_OPEN,
    MINE,
    MOUNTAIN,
    PARCELS_VP,
    PERSONALITIES,
    PRISON,
    RANCH,
    RED,
    SHERIFF,
    SQUARES,
    WAGES,
    WORKER,
)
from saloon.games.carson.geometry import PARCELS, RIVER_COURSE, at
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import (
    BUILD,
    BUILD_HOUSE,
    BUY_POINTS,
    CHOOSE,
    NEXT_DUEL,
    PLACE_WHITE,
    RESOLUTION,
    SETTLE,
    TAKE_TILE,
    question,
)
from saloon.games.carson.state import PERSONALITIES as CHOOSING

RULES = CarsonRules()
CLOSING = BUY_VP_5 + [last < 4 for last in LAST_OPEN].index(True)
A, B, C = range(3)


def why(state, kind: str, number: int) -> str | None:
    found = GAME.why_not(RULES.view(state, A), RULES.legal_actions(state, A), kind, number)
    return None if found is None else found[0]


@pytest.mark.parametrize(
    ("square", "changes", "reason"),
    [
        (KEPT_BUILDINGS, {}, "not-for-cowboys"),
        (PARCELS_VP, {}, None),
        (PARCELS_VP, {"posse": [(PARCELS_VP, A)]}, "not-twice"),
        (PARCELS_VP, {"posse": [(PARCELS_VP, B)]}, None),
        (BUILD_3, {"row": [EMPTY, MINE, RANCH, MINE, RANCH, MINE, PRISON]}, "not-without-tile"),
        (CLOSING, {"round": 4}, "not-any-more"),
        (WAGES, {}, None),
    ],
)
def test_a_square_says_why_no_cowboy_goes_there(a_table, square, changes, reason) -> None:
    assert why(a_table(**changes), "square", square) == reason


def test_without_a_cowboy_there_is_nowhere_to_go(a_table) -> None:
    state = a_table(white=A, white_place=-1, personality=[SHERIFF, 5, 6])
    state.general[A] += state.reserve[A]
    state.reserve[A] = 0

    assert why(state, "square", PARCELS_VP) == "not-without-cowboy"
    assert why(state, "parcel", at(0, 0)) == "not-without-cowboy"


def test_nobody_joins_the_white_cowboy_and_it_joins_nobody(a_table) -> None:
    there = a_table(white=B, white_place=PARCELS_VP, personality=[2, SHERIFF, 6])
    placing = a_table(
        white=A,
        personality=[SHERIFF, 5, 6],
        pending=[question(PLACE_WHITE, A)],
        posse=[(PARCELS_VP, B)],
        owners={(0, 1): B},
        things={(0, 1): RANCH},
    )

    assert why(there, "square", PARCELS_VP) == "not-beside-deputy"
    assert why(placing, "square", PARCELS_VP) == "not-where-cowboys-are"
    assert why(placing, "parcel", at(0, 1)) == "not-with-deputy"


def test_a_parcel_says_why_no_cowboy_goes_there(a_table) -> None:
    things = {(0, 0): MOUNTAIN, (0, 1): PRISON, (0, 2): RANCH}
    state = a_table(things=things, owners={(0, 1): B, (0, 2): B, (0, 3): A, (0, 4): B}, posse=[(SQUARES + at(0, 0), A)])

    assert why(state, "parcel", at(0, 0)) == "not-twice"
    assert why(state, "parcel", at(0, 1)) == "not-under-protection"
    assert why(state, "parcel", at(0, 2)) is None
    assert why(state, "parcel", at(0, 3)) == "not-your-land"
    assert why(state, "parcel", at(0, 4)) == "not-their-land"


def test_a_red_sheriff_starts_no_fight(a_table) -> None:
    sides = [RED, *[0] * (PERSONALITIES - 1)]
    town = {"owners": {(0, 1): B}, "things": {(0, 1): RANCH}, "posse": [(PARCELS_VP, B)]}
    state = a_table(sides=sides, personality=[SHERIFF, 5, 6], **town)

    assert why(state, "square", PARCELS_VP) == "not-for-a-fight"
    assert why(state, "parcel", at(0, 1)) == "not-as-sheriff"


def test_the_river_is_nobody_s(a_table) -> None:
    state = a_table(options={"board": "river"}, centre=None)

    assert why(state, "parcel", RIVER_COURSE[0]) == "not-in-the-river"


def test_whoever_has_no_property_tile_buys_nothing(a_table) -> None:
    state = a_table(options={"property_tile_limit": True})
    view = RULES.view(state, A)
    view.property_tiles[A] = 0

    assert GAME.why_not(view, [], "parcel", at(0, 0)) == ("not-without-property", {})


def test_a_personality_that_is_taken_says_by_whom(a_table) -> None:
    state = a_table(stage=CHOOSING, personality=[0, 5, 6], pending=[question(CHOOSE, A)])

    assert why(state, "card", 1) is None
    taken = GAME.why_not(RULES.view(state, A), RULES.legal_actions(state, A), "card", 5)
    assert taken == ("not-this-one", {"owner": B})
    assert why(a_table(), "card", 5) == "not-a-choice"
    assert why(a_table(), "tile", 1) == "not-in-a-duel"
    assert why(a_table(), "building", 5) == "not-now"


def test_a_free_parcel_must_be_nobody_s(a_table) -> None:
    state = a_table(stage=CHOOSING, personality=[6, 5, 7], pending=[question(SETTLE, A)], owners={(0, 0): B})

    assert why(state, "parcel", at(0, 0)) == "not-owned-land"
    assert why(state, "square", PARCELS_VP) == "not-while-asked"


def test_the_red_worker_takes_a_tile_of_the_row(a_table) -> None:
    row = [EMPTY, MINE, RANCH, MINE, RANCH, MINE, PRISON]
    state = a_table(stage=CHOOSING, personality=[WORKER, 5, 6], row=row, pending=[question(TAKE_TILE, A)])
    poor = state.clone()
    poor.cash[A] = 1

    assert why(state, "square", BUILD_3 - 1) is None
    assert why(state, "square", BUILD_3) == "not-without-tile"
    assert why(state, "square", PARCELS_VP) == "not-in-the-row"
    assert why(poor, "square", BUILD_3 - 1) == "not-for-your-cash"


def test_a_building_needs_land_and_a_road(a_table) -> None:
    asked = {"stage": RESOLUTION, "passed": [A, B, C], "pending": [question(BUILD, A, 0, CHURCH)]}
    state = a_table(owners={(2, 2): A, (0, 7): A, (3, 2): B, (4, 3): A}, things={(4, 3): MOUNTAIN}, **asked)

    assert why(state, "parcel", at(2, 2)) is None
    assert why(state, "parcel", at(0, 7)) in ("not-without-road", None)
    assert why(state, "parcel", at(3, 2)) == "not-on-others-land"
    assert why(state, "parcel", at(4, 3)) == "not-free"
    assert why(state, "square", PARCELS_VP) == "not-while-asked"


def test_a_house_needs_a_free_parcel_with_a_road(a_table) -> None:
    site = at(2, 2)
    asked = {"stage": RESOLUTION, "passed": [A, B, C], "pending": [question(BUILD_HOUSE, A, SQUARES + site, CHURCH)]}
    state = a_table(owners={(2, 2): A, (2, 3): B}, refused=[at(2, 3)], **asked)

    assert why(state, "parcel", site) == "not-under-building"
    assert why(state, "parcel", at(3, 3)) == "not-free"
    assert why(state, "parcel", at(2, 3)) == "not-refused"
    assert why(state, "parcel", at(0, 0)) == "not-without-road"


def test_other_questions_are_about_something_else(a_table) -> None:
    asked = {"stage": RESOLUTION, "step": 20, "passed": [A, B, C]}
    points = a_table(pending=[question(BUY_POINTS, A, 20)], **asked)
    duel = RULES.view(points, A)
    duel.phase = NEXT_DUEL

    assert why(points, "parcel", 0) == "not-while-asked"
    assert GAME.why_not(duel, [], "parcel", 0) == ("not-contested", {})


def played(action: Action) -> list[tuple[str, int]]:
    kinds = {"personality": "card", "duel_tile": "tile", "place": "square", "take": "square"}
    kinds |= dict.fromkeys(("parcel", "claim", "attack", "defend", "duel", "house"), "parcel")
    return [(kinds[action.verb], action.args[0])] if action.verb in kinds else []


@given(st.integers(2, 5), st.integers(0, 10**6), st.booleans())
@settings(max_examples=8, deadline=None)
def test_everything_that_cannot_be_chosen_says_why(players, seed, is_river) -> None:
    options = {"board": "river"} if is_river else {}
    match = RandomMatch(GAME, players, options, seed)
    things = [("card", card) for card in range(1, PERSONALITIES + 1)]
    things += [("square", square) for square in range(SQUARES)] + [("parcel", parcel) for parcel in range(PARCELS)]

    for _ in range(80):
        if match.is_over():
            break
        check_barriers(match, lambda view: [*things, *[("tile", tile) for tile in set(view.hand)]], played)
        match.step()
