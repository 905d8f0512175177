"""What is told of a duel, a round and the game: who received and scored what, and it adds up."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core.event import Event
from saloon.games.carson import GAME
from saloon.games.carson import actions as act
from saloon.games.carson.cards import (
    BANKER,
    CAPTAIN,
    FROM_BUILDINGS,
    FROM_COWBOYS,
    FROM_DUELS,
    FROM_ESTATE,
    FROM_LIMIT,
    FROM_PARCELS,
    FROM_PASSING,
    FROM_PERSONALITY,
    FROM_SALE,
    FROM_SAVINGS,
    PARCELS_VP,
    RANCH,
    SETTLER,
    SHERIFF,
    SOURCES,
)
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import OVER
from saloon.lab.walk import Setting, variations, walk

A, B, C = range(3)
RULES = CarsonRules()
DOLLARS = {"took_cash": "cash", "earned": "cash", "gambled": "cash", "rent_paid": "cash", "robbed": "cash"}
POINTS = dict.fromkeys(("scored", "bought_points", "consoled", "fell", "rewarded", "converted"), "points")
SPENT = dict.fromkeys(
    ("bought_parcel", "bought_building", "took_tile", "hired", "armed", "bought_points", "converted"), "cash"
)
ROADS = {"laid_road": 1, "bridged": 2}
DUELS = ("won_square", "won_building", "won_parcel", "won_attack", "won_defence")

values = {option.name: [option.default, *variations(option)] for option in GAME.options}
options = st.fixed_dictionaries({}, optional={name: st.sampled_from(each) for name, each in values.items()})
a_game = given(seed=st.integers(0, 10_000), seats=st.integers(2, 5), given=options)
unhurried = settings(deadline=None)


def summed(events: list[Event], facts: dict[str, str], seats: int) -> list[int]:
    """Add up by seat what some kinds of events tell."""
    found: Counter[int] = Counter()
    for event in events:
        if event.kind.name in facts:
            told = event.facts_for(-1)
            found[told["seat"]] += told[facts[event.kind.name]]
    return [found[seat] for seat in range(seats)]


def minus(these: list[int], others: list[int]) -> list[int]:
    return [this - other for this, other in zip(these, others, strict=True)]


@unhurried
@a_game
def test_every_point_has_a_source_and_all_sources_add_up_to_the_score(seed, seats, given) -> None:
    counted: list[dict] = []
    for match, move in walk(GAME, Setting(seats, given), seed, 2_000):
        assert [sum(row) for row in match.state.tally] == match.state.points
        counted += [event.facts_for(-1) for event in (move.events if move else []) if event.kind.name == "counted"]

    assert {each["seat"]: sum(each["sources"]) for each in counted} == dict(enumerate(match.state.points))
    for each in counted:
        *sources, before = each["sources"]
        assert sources == match.state.tally[each["seat"]]
        assert before == 0
        assert sources[FROM_ESTATE : FROM_PASSING + 1] == [each["estate"], each["savings"], each["bonus"]]


@unhurried
@a_game
def test_the_end_of_a_round_tells_what_each_seat_received_and_scored(seed, seats, given) -> None:
    events: list[Event] = []
    rounds = []
    for _, move in walk(GAME, Setting(seats, given), seed, 2_000):
        for event in move.events if move else []:
            if event.kind.name == "round_ended":
                told = event.facts_for(-1)
                assert told["earned"] == summed(events, DOLLARS, seats)
                assert told["scored"] == summed(events, POINTS, seats)
                assert told["points"] == max(told["standing"]) == told["standing"][told["seat"]]
                assert told["level"] == told["standing"].count(told["points"])
                rounds.append(told["round"])
                events = []
            events.append(event)

    assert rounds == [1, 2, 3, 4]


@unhurried
@a_game
def test_every_dollar_every_point_and_every_road_that_moves_is_told(seed, seats, given) -> None:
    before = None
    for match, move in walk(GAME, Setting(seats, given), seed, 2_000):
        state = match.state
        if before is not None:
            events = move.events
            scored = summed(events, POINTS, seats)
            for told in [event.facts_for(-1) for event in events if event.kind.name == "counted"]:
                scored[told["seat"]] += told["estate"] + told["savings"] + told["bonus"]
            laid = [0] * seats
            for event in events:
                if event.kind.name in ROADS:
                    laid[event.values[0]] += ROADS[event.kind.name]
            assert minus(state.cash, before.cash) == minus(summed(events, DOLLARS, seats), summed(events, SPENT, seats))
            assert minus(state.points, before.points) == scored
            assert minus(state.roads, before.roads) == minus(summed(events, {"took_roads": "count"}, seats), laid)
        before = state.clone()


@unhurried
@a_game
def test_a_duel_is_told_whole_in_one_event(seed, seats, given) -> None:
    shots: list[tuple] = []
    for _, move in walk(GAME, Setting(seats, given), seed, 2_000):
        for event in move.events if move else []:
            if event.kind.name in ("rolled", "showed_tile"):
                shots.append(event.values)
            elif event.kind.name in DUELS:
                told = event.facts_for(-1)
                fought = zip(told["fighters"], told["shots"], told["firepowers"], told["totals"], strict=True)
                assert list(fought) == shots
                ranked = sorted(shots, key=lambda shot: -shot[3])  # equals stay in the order of ranks
                assert [told["seat"], told["target"]] == [ranked[0][0], ranked[1][0]]
                assert [told["total"], told["against"]] == [ranked[0][3], ranked[1][3]]
                assert told["losers"][0] == told["target"]
                assert sorted([told["seat"], *told["losers"]]) == sorted(told["fighters"])
                shots = []

    assert shots == []


def test_points_are_told_apart_by_their_source(a_table, do) -> None:
    state = a_table(
        round=4,
        posse=[(PARCELS_VP, A), (PARCELS_VP + 1, A), (PARCELS_VP + 2, A), (20, A)],
        things={(0, 0): RANCH},
        owners={(0, 0): A, (0, 1): A},
        personality=[BANKER, SETTLER, CAPTAIN],
        options={"kit_carson_bonus": True, "personality_sides": [0, 1, 0, 0, 0, 0, 0]},
        passed=[B, C],
        reserve=[4, 0, 0],
        cash=[50, 0, 0],
    )

    do(state, A, act.PASS)
    do(state, A, act.BUY_VP[1])
    do(state, A, act.BANKER_BUY[3])
    do(state, A, act.CONVERT[1])

    expected = [0] * SOURCES
    expected[FROM_PARCELS], expected[FROM_COWBOYS], expected[FROM_BUILDINGS] = 1, 2, 1
    expected[FROM_SALE], expected[FROM_PERSONALITY], expected[FROM_LIMIT] = 1, 3, 1
    expected[FROM_ESTATE], expected[FROM_SAVINGS] = 2, (50 + 3 - 5 - 3 - 10) // 6
    assert state.stage == OVER
    assert state.tally[A] == expected
    assert [row[FROM_PASSING] for row in state.tally] == [0, 2, 1]


def test_a_lost_duel_is_the_source_of_the_points_of_the_red_sheriff(a_table, do) -> None:
    state = a_table(
        posse=[(1, A), (1, B)],
        personality=[SHERIFF, SETTLER, CAPTAIN],
        options={"personality_sides": "red"},
        passed=[B, C],
        cash=[0, 0, 0],
    )

    do(state, A, act.PASS, draws=(5, 0))

    assert state.tally[A][FROM_DUELS] == 3


def test_points_that_a_position_began_with_have_no_source(a_table, do, told) -> None:
    state = a_table(round=4, points=[7, 0, 0], passed=[B, C], cash=[0, 0, 0])

    events = do(state, A, act.PASS)

    assert told(events, "counted")[-1] == (A, 0, 0, 0, 7, [*[0] * SOURCES, 7])


# What the points would be if the game ended now


@pytest.mark.parametrize(("number", "totals"), [(4, [0, 2, 1]), (3, [0, 0, 0])])
def test_the_totals_of_the_last_round_have_the_bonus_of_kit_carson(a_table, number: int, totals: list[int]) -> None:
    state = a_table(round=number, options={"kit_carson_bonus": True}, passed=[B, C], cash=[0, 0, 0])

    assert RULES.view(state, A).totals == totals


def test_nobody_has_the_bonus_of_kit_carson_without_the_option(a_table) -> None:
    assert RULES.view(a_table(round=4, passed=[B, C], cash=[0, 0, 0]), A).totals == [0, 0, 0]


@unhurried
@a_game
def test_the_totals_before_the_last_count_are_the_scores_after_it(seed, seats, given) -> None:
    totals, last = [], None
    for match, move in walk(GAME, Setting(seats, {**given, "kit_carson_bonus": True}), seed, 2_000):
        if match.is_over():
            last = move
        else:
            totals = RULES.view(match.state, 0).totals
    changed = {last.seat} | {event.values[0] for event in last.events if event.kind.name in (*DOLLARS, *POINTS)}

    assert RULES.view(match.state, 0).totals == match.state.points
    if last.action.verb == "convert":
        for seat in set(range(seats)) - changed:
            assert totals[seat] == match.state.points[seat]
