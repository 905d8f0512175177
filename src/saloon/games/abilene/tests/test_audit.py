"""A table laid out by hand is looked over before anybody plays at it."""

import pytest

from saloon.core.errors import WrongData
from saloon.core.rules import save
from saloon.games.abilene.audit import audit
from saloon.games.abilene.cards import C1, C3, C10, C30, DESPERADOS, INDIANS, SHERIFF, TRAIN
from saloon.games.abilene.rules import AbileneRules
from saloon.games.abilene.state import Attack, Defence

A, B, C, D = range(4)
RULES = AbileneRules()


@pytest.fixture
def a_broken_table(a_table):
    """Lay out a table that `a_table` itself would refuse."""

    def lay_out(phase: str, **changes):
        state = a_table("over", **changes)
        state.phase = phase
        return state

    return lay_out


def test_a_sound_table_has_nothing_wrong(a_table) -> None:
    for phase in ("opt_in", "distribution", "play", "over"):
        assert audit(a_table(phase)) == []


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("phase", "bluff", "phase 'bluff' is none of opt_in, distribution"),
        ("turn", 4, "seat 4 is none of the 4 seats"),
        ("dealer", -1, "seat -1 is none of the 4 seats"),
        ("chips", [112], "there are 1 seats; it should be 2 to 10"),
        ("owed", [0, 0], "a list has 2 entries for 4 seats"),
        ("chips", [28, 28, 28, 29], "there are 121 chips; it should be 120"),
        ("chips", [-1, 57, 28, 28], "somebody owns fewer than no chips"),
        ("deck", [], "cards on the table are not the 54 of the game"),
        ("attacks", [Attack(7, INDIANS, A)], "seat 7 is none of the 4 seats"),
        ("playing", [False, True, True, True], "seat 0 does not take part, but has cards to play or a herd"),
        ("playing", [True, False, False, False], "a hand is played by two at least"),
        ("turns_left", 11, "turns left for 3 cards and turns owed"),
    ],
)
def test_what_is_broken_is_named(a_table, field, value, complaint) -> None:
    state = a_table()

    setattr(state, field, value)

    assert complaint in " / ".join(audit(state))


@pytest.mark.parametrize(
    ("option", "complaint"),
    [
        ("match_end", "match_end 'never' is none of rotations, first_broke, last_standing, fixed_hands"),
        ("defence_timing", "defence_timing 'never' is none of own_turn, interrupt"),
        ("eau_paid", "eau_paid 'never' is none of when_laid, when_used"),
    ],
)
def test_an_unknown_word_in_the_options_is_named(a_table, option, complaint) -> None:
    state = a_table()

    setattr(state.options, option, "never")

    assert audit(state) == [complaint]


def test_a_hand_out_of_order_is_named(a_table) -> None:
    state = a_table()

    state.hands[A] = [C10, C3, C1]

    assert audit(state) == ["a hand or the deck is not sorted"]


def test_a_herd_of_something_else_than_cattle_is_named(a_table) -> None:
    state = a_table()

    state.herds[A] = [SHERIFF]
    state.deck.remove(SHERIFF)

    assert audit(state) == ["a herd holds a card that is no cattle"]


@pytest.mark.parametrize(
    ("attacks", "complaint"),
    [
        ([Attack(A, INDIANS, A)], "an attack is none, or lies on its own herd"),
        ([Attack(A, SHERIFF, B)], "an attack is none, or lies on its own herd"),
        ([Attack(A, INDIANS, B), Attack(A, DESPERADOS, C)], "somebody has two attacks pending"),
    ],
)
def test_an_impossible_attack_is_named(a_table, attacks, complaint) -> None:
    state = a_table()

    state.attacks = attacks
    for attack in attacks:
        state.deck.remove(attack.card)

    assert audit(state) == [complaint]


def test_an_attack_on_somebody_who_folded_is_named(a_table) -> None:
    state = a_table(hands=[[C1], [C1], [C1], []], playing=[True, True, True, False])

    state.attacks = [Attack(A, INDIANS, D)]
    state.deck.remove(INDIANS)

    assert audit(state) == ["an attack by or on somebody who does not take part"]


@pytest.mark.parametrize(
    ("defences", "complaint"),
    [
        ([Defence(A, C30)], "a standing defence is none, or its owner does not take part"),
        ([Defence(A, SHERIFF), Defence(A, TRAIN)], "somebody has two defences standing"),
    ],
)
def test_an_impossible_defence_is_named(a_table, defences, complaint) -> None:
    state = a_table()

    state.defences = defences
    for defence in defences:
        state.deck.remove(defence.card)

    assert audit(state) == [complaint]


@pytest.mark.parametrize(
    ("phase", "changes", "complaint"),
    [
        ("opt_in", {"chips": [0, 40, 40, 32]}, "seat 0 is asked to join and cannot pay"),
        ("distribution", {"stood": [True, False, False, False]}, "seat 0 has nothing more to decide"),
        ("discard", {"hand_size": 3}, "nobody has too many cards"),
        ("steal", {}, "seat 0 has nothing to steal"),
        ("respond", {}, "seat 0 has laid no attack that may be answered now"),
        ("play", {"hands": [[], [], [], []]}, "seat 0 has no card to play"),
    ],
)
def test_a_player_asked_what_they_cannot_answer_is_named(a_broken_table, phase, changes, complaint) -> None:
    state = a_broken_table(phase, **changes)

    assert audit(state) == [complaint]


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("chips", "many", "chips must be a list, not 'many'"),
        ("pot", None, "pot must be a whole number, not None"),
        ("playing", [1, 1, 1, 1], "playing\\[0\\] must be true or false, not 1"),
        ("herds", [[0], ["cow"]], "herds\\[1\\]\\[0\\] must be a whole number, not 'cow'"),
        ("attacks", [{"attacker": 0, "card": 4}], "attacks\\[0\\].target' is missing"),
        ("options", {}, "options.start_chips' is missing"),
    ],
)
def test_data_without_the_form_of_a_table_is_refused(a_table, path, value, complaint) -> None:
    data = save(a_table())

    data[path] = value

    with pytest.raises(WrongData, match=complaint):
        RULES.load(data)
