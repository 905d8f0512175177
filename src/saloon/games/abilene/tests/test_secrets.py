"""Who knows what."""

from dataclasses import fields

from saloon.core.chance import SeededChance
from saloon.games.abilene.actions import SIT_OUT
from saloon.games.abilene.cards import C1, C3, C10, C30, DESPERADOS, INDIANS, SHERIFF, WELCOME
from saloon.games.abilene.rules import AbileneRules
from saloon.games.abilene.state import AbileneView, Attack, Defence

A, B, C, D = range(4)
SPECTATOR = -1
RULES = AbileneRules()


def a_rich_table(a_table):
    return a_table(
        hands=[[C1, WELCOME], [C1, C30], [C3], [C10]],
        buried=[[C30, C3], [C10], [INDIANS], []],
        herds=[[C10], [], [C30, C10], []],
        attacks=[(C, DESPERADOS, A)],
        defences=[(D, SHERIFF)],
        discards=[C3],
        bought=[1, 1, 0, 0],
    )


def test_a_hand_is_known_to_its_owner_alone(a_table) -> None:
    state = a_rich_table(a_table)

    assert RULES.view(state, A).hand == [C1, WELCOME]
    assert RULES.view(state, B).hand == [C1, C30]
    assert RULES.view(state, SPECTATOR).hand == []


def test_cards_laid_face_down_are_known_to_their_owner_alone(a_table) -> None:
    state = a_rich_table(a_table)

    assert RULES.view(state, A).buried == [C3, C30]
    assert RULES.view(state, D).buried == []
    assert RULES.view(state, SPECTATOR).buried == []
    assert RULES.view(state, D).buried_sizes == [2, 1, 1, 0]


def test_what_lies_open_is_known_to_everybody(a_table) -> None:
    state = a_rich_table(a_table)

    for seat in (A, B, C, D, SPECTATOR):
        view = RULES.view(state, seat)
        assert view.chips == [28, 28, 28, 28]
        assert view.pot == 8
        assert view.hand_sizes == [2, 2, 1, 1]
        assert view.bought == [1, 1, 0, 0]
        assert view.herds == [[C10], [], [C30, C10], []]
        assert view.heads == [10, 0, 40, 0]
        assert view.attacks == [Attack(C, DESPERADOS, A)]
        assert view.defences == [Defence(D, SHERIFF)]
        assert view.stood == view.playing == [True] * 4
        assert view.prices == [4, 4, 2, 2]
        assert view.discards == [C3]
        assert view.to_act == [A]


def test_two_tables_that_differ_in_secrets_alone_look_the_same(a_table) -> None:
    one = a_rich_table(a_table)
    other = one.clone()
    other.hands[B], other.hands[C], other.buried[C], other.deck[0] = [C3, INDIANS], [C30], [C1], C1
    other.deck = sorted([*other.deck[1:], C1])

    assert RULES.view(one, A) == RULES.view(other, A)
    assert RULES.view(one, SPECTATOR) == RULES.view(other, SPECTATOR)


def test_the_pile_is_a_sorted_bag_so_that_nobody_knows_its_order(a_table) -> None:
    state = a_rich_table(a_table)

    assert state.deck == sorted(state.deck)
    assert RULES.view(state, A).deck_size == len(state.deck)
    assert "deck" not in [field.name for field in fields(AbileneView)]


def test_dropping_is_simultaneous_and_shows_the_number_alone(a_table) -> None:
    state = a_table("discard", hands=[[C1, C3, C10, C30], [C1, C3, C10], [C1, C3, C10], [C1, C3, C10]], hand_size=3)

    view = RULES.view(state, B)

    assert view.hand_sizes == [4, 3, 3, 3]
    assert view.to_act == [A]


def test_folded_hands_stay_hidden_when_the_hand_is_over(a_table, do) -> None:
    state = a_table("opt_in")

    events = [event for seat in (A, B, C, D) for event in do(state, seat, SIT_OUT)]

    assert RULES.view(state, SPECTATOR).shown == [[], [], [], []]
    assert all(event.hidden == () for event in events)


def test_an_imagined_table_looks_the_same_and_varies(a_table) -> None:
    state = a_rich_table(a_table)

    for seat in (A, B, C, D, SPECTATOR):
        view = RULES.view(state, seat)
        imagined = [RULES.imagine(view, SeededChance(seed)) for seed in range(20)]
        assert all(RULES.view(each, seat) == view for each in imagined)
        assert len({str(each.hands) for each in imagined}) > 1
