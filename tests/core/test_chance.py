import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.core.chance import Chance, ScriptedChance, SeededChance
from saloon.core.errors import WrongLog

PINNED_SIXES = [2, 4, 5, 3, 4, 0, 4, 4, 4, 3, 3, 2]
PINNED_THOUSANDS = [130, 972, 150, 469]


def test_the_algorithm_is_pinned() -> None:
    chance = SeededChance(1849)

    assert [chance.below(6) for _ in range(12)] == PINNED_SIXES
    assert [chance.below(1000) for _ in range(4)] == PINNED_THOUSANDS


def test_anybody_can_recompute_the_draws_with_a_hash_function() -> None:
    chance = SeededChance("abc")
    block = hashlib.sha512(b"saloon/abc/0").digest()

    draws = [chance.below(256) for _ in range(64)]

    assert draws == list(block)
    assert chance.below(256) == hashlib.sha512(b"saloon/abc/1").digest()[0]


def test_a_value_too_high_to_be_fair_is_skipped() -> None:
    block = hashlib.sha512(b"saloon/fair/0").digest()
    fair = [byte % 200 for byte in block if byte < 200]
    chance = SeededChance("fair")

    assert [chance.below(200) for _ in range(len(fair))] == fair


@given(seed=st.integers(), n=st.integers(1, 65536))
def test_a_draw_lies_below_its_bound_and_is_recorded(seed: int, n: int) -> None:
    chance = SeededChance(seed)

    drawn = chance.below(n)

    assert 0 <= drawn < n
    assert chance.draws == [drawn]


def test_every_outcome_is_about_equally_likely() -> None:
    chance = SeededChance("dice")
    rolls = [0] * 6

    for _ in range(60_000):
        rolls[chance.below(6)] += 1

    assert all(9_500 < count < 10_500 for count in rolls)


def test_a_shuffle_keeps_the_cards_and_the_log_replays_it() -> None:
    chance = SeededChance(3)
    cards = list(range(54))
    again = list(range(54))

    chance.shuffle(cards)
    ScriptedChance(chance.draws).shuffle(again)

    assert sorted(cards) == list(range(54))
    assert cards != list(range(54))
    assert again == cards


def test_taking_leaves_the_others_in_order() -> None:
    cards = [3, 5, 8, 9]

    taken = ScriptedChance([2]).take(cards)

    assert taken == 8
    assert cards == [3, 5, 9]


@pytest.mark.parametrize("chance", [SeededChance(5), ScriptedChance([3, 1, 4, 1, 5, 9, 2, 6])])
def test_a_clone_goes_on_as_the_original_would_with_nothing_recorded(chance: Chance) -> None:
    chance.below(10)
    clone = chance.clone()

    assert clone.draws == []
    assert [clone.below(10) for _ in range(5)] == [chance.below(10) for _ in range(5)]


def test_a_script_that_is_too_short_says_so() -> None:
    with pytest.raises(WrongLog, match="the log gives 1 draws here, and one more is needed"):
        ScriptedChance([0]).shuffle([1, 2, 3])


def test_a_draw_out_of_range_says_which_and_what_would_do() -> None:
    with pytest.raises(WrongLog, match="draw 0 of this move is 6; it must lie between 0 and 5"):
        ScriptedChance([6]).below(6)


def test_no_draw_without_outcomes() -> None:
    with pytest.raises(AssertionError, match="at least one"):
        SeededChance(0).below(0)
