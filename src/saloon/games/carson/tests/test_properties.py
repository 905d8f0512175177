"""Whole games: whatever is played, nothing is lost, only real choices are asked, and moves can be taken back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.core.match import begin
from saloon.games.carson import GAME
from saloon.games.carson.cards import COWBOYS, HOUSE, HOUSES, MOUNTAIN
from saloon.games.carson.state import DUEL_TILE
from saloon.lab.walk import Setting, variations, walk, walked

seeds = st.integers(0, 10_000)
values = {option.name: [option.default, *variations(option)] for option in GAME.options}
options = st.fixed_dictionaries({}, optional={name: st.sampled_from(each) for name, each in values.items()})


@given(seed=seeds, seats=st.integers(2, 5), given=options)
def test_nothing_is_lost_and_only_real_choices_are_asked(seed: int, seats: int, given: dict[str, object]) -> None:
    for match, _ in walk(GAME, Setting(seats, given), seed, 2_000):
        state = match.state
        assert GAME.audit(state) == []
        for seat in match.to_act():
            choices = GAME.rules.legal_actions(state, seat)
            assert len(choices) > 1 or state.pending[-1].phase == DUEL_TILE

    assert match.is_over()


@given(seed=seeds)
def test_cowboys_houses_and_mountains_are_conserved(seed: int) -> None:
    for match, _ in walk(GAME, Setting(4, {}), seed, 2_000):
        state = match.state
        for seat in range(4):
            placed = sum(posse >> seat & 1 for posse in state.posse)
            placed += state.wage_earners[seat] + state.road_workers[seat]
            assert state.reserve[seat] + state.general[seat] + placed == COWBOYS
        assert state.things.count(HOUSE) + state.houses == HOUSES
        assert state.things.count(MOUNTAIN) == 9


def test_a_player_goes_back_inside_their_own_decision(a_table) -> None:
    match = begin(GAME, 3, {}, 11)
    seat = match.to_act()[0]
    first = GAME.rules.legal_actions(match.state, seat)[0]

    match.play(seat, first)
    assert match.may_take_back(seat)
    match.take_back(seat)

    assert match.to_act() == (seat,)
    assert first in GAME.rules.legal_actions(match.state, seat)


def test_the_catalogue_is_the_same_for_every_table() -> None:
    sizes = {len(GAME.numbering(seats, GAME.settle(seats, {}))) for seats in (2, 3, 4, 5)}

    assert sizes == {805}


@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_has_four_rounds(seats: int) -> None:
    match = walked(GAME, Setting(seats, {}), "rounds", 2_000)

    assert match.is_over()
    assert match.state.round == 4
