"""A clock seat that belongs to nobody, and actions that carry a time."""

import pytest
from toys import draw_game

from saloon.core.action import Action
from saloon.core.errors import IllegalAction, MalformedMessage
from saloon.core.game import Game
from saloon.core.log import read_log
from saloon.core.match import begin, replay

DRAW = draw_game()


def test_the_clock_sits_after_the_players() -> None:
    match = begin(DRAW, 3, {}, 1)

    assert list(DRAW.all_seats(3)) == [0, 1, 2, 3]
    assert match.to_act() == (0, 1, 2, 3)


def test_a_game_without_a_clock_has_no_clock_seat(climb: Game) -> None:
    assert list(climb.all_seats(2)) == [0, 1]


def test_legal_lists_hold_the_untimed_form_and_the_record_carries_the_time() -> None:
    match = begin(DRAW, 2, {}, 1)

    match.play(1, match.parse("shoot 412"))

    assert [str(action) for action in DRAW.rules.legal_actions(match.state, 0)] == ["shoot"]
    assert match.to_data()["moves"] == [[1, "shoot 412", []]]


@pytest.mark.parametrize(("text", "high"), [("shoot 119", 2000), ("shoot 2001", 2000)])
def test_the_time_must_lie_within_the_bounds_that_the_rules_answer(text: str, high: int) -> None:
    match = begin(DRAW, 2, {}, 1)

    with pytest.raises(IllegalAction, match=f"seat 0 may not '{text}' now; the time must lie between 120 and {high}"):
        match.play(0, match.parse(text))


@pytest.mark.parametrize("text", ["shoot", "close 300"])
def test_a_timed_action_without_a_time_and_another_with_one_are_malformed(text: str) -> None:
    with pytest.raises(MalformedMessage):
        begin(DRAW, 2, {}, 1).parse(text)


def test_the_gate_asks_for_a_time_where_the_verb_is_timed_and_for_none_elsewhere() -> None:
    match = begin(DRAW, 2, {}, 1)

    with pytest.raises(MalformedMessage, match="'shoot' needs a time"):
        match.play(0, Action("shoot"))
    with pytest.raises(MalformedMessage, match="'close' carries no time, not 300"):
        match.play(2, Action("close", (), 300))


def test_against_the_clock_nothing_is_taken_back() -> None:
    match = begin(DRAW, 2, {}, 1)
    match.play(0, match.parse("shoot 400"))

    assert not match.may_take_back(0)


def test_the_same_log_always_gives_the_same_game() -> None:
    match = begin(DRAW, 2, {}, 1)
    for seat, text in ((0, "shoot 400"), (1, "shoot 399"), (2, "close")):
        match.play(seat, match.parse(text))

    again = replay(DRAW, read_log(match.to_data()))

    assert again.is_over()
    assert again.fingerprint() == match.fingerprint()
    assert DRAW.rules.scores(again.state) == [(0,), (1,)]
