"""What must always hold: broken positions are found."""

import pytest

from saloon.games.carson.audit import audit
from saloon.games.carson.cards import (
    AMMUNITION,
    BUILD_12,
    HOUSE,
    KEPT_BUILDINGS,
    MOUNTAIN,
    NOBODY,
    RANCH,
    RIVER,
    SQUARES,
    WAGES,
)
from saloon.games.carson.state import (
    ACT,
    BUILD,
    BUY_BUILDING,
    BUY_PARCEL,
    BUY_POINTS,
    CONSENT,
    DUEL_TILE,
    LAID,
    NEXT_DUEL,
    OVER,
    PLACE,
    RESOLUTION,
    Theft,
    question,
)

A, B, C = range(3)


def put(name: str, index: int, value: object):
    """Return a change that puts a value into a list of the state."""

    def change(state) -> None:
        getattr(state, name)[index] = value

    return change


def be(name: str, value: object):
    """Return a change that sets a field of the state."""

    def change(state) -> None:
        setattr(state, name, value)

    return change


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (be("cash", [1]), "there are 1 players"),
        (be("points", [1, 2]), "a list has 2 entries for 3 players"),
        (be("owners", [NOBODY]), "a map has 1 parcels"),
        (be("edges", [0]), "edges, row or sides"),
        (put("owners", 0, 7), "a seat is 7"),
        (be("chip", 3), "a seat is 3"),
        (be("refused", [64]), "a parcel is 64"),
        (be("thefts", [Theft(99, A)]), "a parcel is 99"),
        (put("things", 0, 12), "a thing is 12"),
        (put("edges", 0, 3), "an edge is 3"),
        (put("personality", 0, 8), "a personality is 8"),
        (be("round", 5), "the round is 5"),
        (be("step", -1), "the step is -1"),
        (put("posse", 1, 8), "a posse is 8"),
        (be("white_place", 88), "the white cowboy is 88"),
        (be("pool", [6]), "a duel tile is 6"),
        (put("chosen", 0, 6), "a chosen tile is 6"),
        (put("cash", 0, -1), "fewer than nothing"),
        (be("stage", "lunch"), "the stage 'lunch' is none of"),
        (be("order", [A, A, B]), "does not name every player once"),
        (be("passed", [A, A]), "names a player twice"),
        (be("personality", [1, 1, 2]), "a personality is taken twice"),
        (be("personality", [0, 1, 2]), "somebody has no personality"),
        (be("stage", RESOLUTION), "not everybody has passed"),
        (be("stage", OVER), "something is asked after the end"),
        (be("pending", []), "nobody is asked anything"),
        (be("pending", [question(ACT, A, 1)]), "nobody is asked anything"),
        (be("pending", [question(BUY_POINTS, A, 20)]), "cannot be asked now"),
        (be("pending", [question(PLACE, 5)]), "cannot be asked now"),
        (be("pending", [question(PLACE, NOBODY)]), "cannot be asked now"),
        (be("pending", [question(PLACE, A, 88)]), "cannot be asked now"),
        (be("pending", [question(PLACE, A, 0, RANCH)]), "cannot be asked now"),
        (put("reserve", 0, 4), "seat 0 has 11 cowboys; it should be 10"),
        (put("posse", KEPT_BUILDINGS, 1), "where none can be"),
        (put("posse", WAGES, 1), "where none can be"),
        (put("posse", SQUARES + 9, 1), "where none can be"),
        (be("white_place", AMMUNITION), "belongs to nobody"),
        (be("bag", []), "building tiles are not those of the game"),
        (put("ready", 0, [RANCH]), "could place a tile that it has not kept"),
        (put("property_tiles", 0, 12), "property tiles; it should be 12"),
        (be("houses", 5), "houses; it should be 20"),
        (put("things", 63, 0), "mountains; it should be 9"),
        (put("things", 0, RIVER), "the river does not run"),
        (put("owners", 1, NOBODY), "has no owner"),
        (put("edges", 0, LAID), "an edge touches a road"),
        (put("access", 0, True), "the access of a parcel"),
        (be("road_supply", 0), "roads; it should be 25"),
        (be("pool", [1]), "duel tiles are not those of the game"),
        (put("chosen", 0, 2), "has chosen a tile that it has not"),
        (be("ruleset", 3), "the version is 3, not from 1 to 2"),
        (be("ruleset", 0), "the version is 0, not from 1 to 2"),
        (be("earned", [0]), "a list has 1 entries for 3 players"),
        (be("tally", []), "a list has 0 entries for 3 players"),
        (put("tally", 0, [0]), "the books name 1 sources, not 10"),
        (put("tally", 0, [-1, 1, *[0] * 8]), "seat 0 received or scored less than nothing"),
        (put("scored", 1, -1), "seat 1 received or scored less than nothing"),
        (put("cash", 1, 70_000), "there are never more than 9999"),
        (put("revolvers", 0, 10**6), "there are never more than 9999"),
        (put("tally", 2, [1, *[0] * 9]), "seat 2 has 0 points, but its books say 1"),
    ],
)
def test_what_is_broken_is_named(a_table, change, words: str) -> None:
    state = a_table(things={(0, 1): RANCH}, owners={(0, 1): A, (1, 1): A})

    change(state)

    assert any(words in problem for problem in audit(state)), audit(state)


@pytest.mark.parametrize(
    "asked",
    [
        question(BUY_PARCEL, A, 3),
        question(BUY_BUILDING, A, BUILD_12 - 1),
        question(BUY_POINTS, A, 3),
        question(DUEL_TILE, A, 3),
        question(BUILD, A, 0, HOUSE),
        question(CONSENT, A, SQUARES),
        question(NEXT_DUEL, A),
    ],
)
def test_a_question_must_make_sense(a_table, asked) -> None:
    state = a_table(stage=RESOLUTION, passed=[A, B, C], pending=[question(BUY_PARCEL, A, SQUARES)])

    state.pending = [asked]

    assert audit(state) != []


def test_tiles_must_lie_in_order(a_table) -> None:
    state = a_table(options={"duel_mode": "tiles"}, things={(0, 0): MOUNTAIN})

    state.tiles[A] = state.tiles[A][::-1]
    state.bag = state.bag[::-1]

    assert audit(state) == ["the bag or the kept tiles are not sorted", "duel tiles are not sorted"]


def test_the_river_belongs_to_nobody(a_table) -> None:
    state = a_table(options={"board": "river"}, centre=(2, 2))

    state.owners[5] = A
    state.property_tiles[A] -= 1

    assert audit(state) == ["the river parcel 5 has an owner"]
