"""The cards, the players, their chips and the dealer."""

import pytest

from saloon.core.chance import ScriptedChance
from saloon.core.errors import WrongOption, WrongSeats
from saloon.games.abilene import GAME
from saloon.games.abilene.actions import JOIN, SIT_OUT
from saloon.games.abilene.cards import (
    C1,
    C3,
    C10,
    C30,
    CAVALRY,
    COPIES,
    DANCERS,
    DESPERADOS,
    FIREWATER,
    FULL_DECK,
    GOLD_RESERVE,
    GOLD_RUSH,
    INDIANS,
    SHERIFF,
    STAGECOACH,
    TRAIN,
    WELCOME,
    heads,
    is_attack,
    is_cattle,
    is_defence,
    stops,
)
from saloon.games.abilene.rules import AbileneRules

A, B, C, D = range(4)
RULES = AbileneRules()
DEFENCES = [STAGECOACH, TRAIN, GOLD_RESERVE, SHERIFF, CAVALRY, FIREWATER]


def a_new_match(seats: int, draws: list[int] | None = None, **options):
    return RULES.setup(seats, GAME.settle(seats, options), ScriptedChance(draws or [0]))


def test_there_are_54_cards() -> None:
    assert len(FULL_DECK) == 54
    assert [FULL_DECK.count(card) for card in range(15)] == COPIES
    assert sum(COPIES[C1 : C30 + 1]) == 40
    assert COPIES[DESPERADOS] + COPIES[INDIANS] == 5


def test_each_card_is_cattle_attack_defence_or_event() -> None:
    assert [card for card in range(15) if is_cattle(card)] == [C1, C3, C10, C30]
    assert [card for card in range(15) if is_attack(card)] == [DESPERADOS, INDIANS]
    assert [card for card in range(15) if is_defence(card)] == DEFENCES
    assert [DANCERS, GOLD_RUSH, WELCOME] == [12, 13, 14]


def test_cattle_count_1_3_10_and_30_heads() -> None:
    assert heads([C1, C3, C10, C30]) == 44


def test_each_defence_stops_one_kind_of_attack() -> None:
    assert [card for card in DEFENCES if stops(card, DESPERADOS)] == [STAGECOACH, TRAIN, GOLD_RESERVE, SHERIFF]
    assert [card for card in DEFENCES if stops(card, INDIANS)] == [CAVALRY, FIREWATER]


@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_players_sit_down(seats: int) -> None:
    assert len(a_new_match(seats).chips) == seats


@pytest.mark.parametrize("seats", [9, 10])
def test_nine_and_ten_players_need_the_option(seats: int) -> None:  # ruling 19
    assert len(a_new_match(seats, max_players=10).chips) == seats

    with pytest.raises(WrongSeats, match=f"2 to 8 players, not {seats}; the option max_players allows up to 10"):
        GAME.settle(seats, {})


@pytest.mark.parametrize("seats", [0, 1, 11])
def test_fewer_than_two_and_more_than_ten_players_are_refused(seats: int) -> None:  # ruling 19
    with pytest.raises(WrongSeats):
        GAME.settle(seats, {"max_players": 10})


def test_a_table_may_be_closed_to_fewer_players() -> None:
    with pytest.raises(WrongSeats, match="2 to 3 players, not 4"):
        GAME.settle(4, {"max_players": 3})


def test_everybody_starts_with_30_chips_and_the_pot_is_empty() -> None:
    state = a_new_match(4)

    assert state.chips == [30, 30, 30, 30]
    assert state.pot == 0


def test_the_chips_at_the_start_are_an_option_of_2_or_more() -> None:
    assert a_new_match(3, start_chips=50).chips == [50, 50, 50]
    with pytest.raises(WrongOption):
        GAME.settle(3, {"start_chips": 1})


def test_30_chips_pay_for_seven_more_cards_so_five_players_cannot_exhaust_the_deck() -> None:
    assert 2 + sum(range(1, 8)) == 30
    assert 5 * (3 + 7) <= len(FULL_DECK) < 6 * (3 + 7)


@pytest.mark.parametrize("dealer", range(4))
def test_the_first_dealer_is_drawn_by_lot(dealer: int) -> None:
    state = a_new_match(4, [dealer])

    assert state.dealer == dealer


def test_the_deal_moves_one_seat_to_the_left_each_hand_void_hands_included(a_table, do) -> None:
    state = a_table("opt_in")

    for seat in (A, B, C, D):
        do(state, seat, SIT_OUT)

    assert state.hands_played == 1
    assert state.dealer == A
    assert state.turn == B


def test_a_dealer_who_cannot_play_still_deals(a_table, do, facts) -> None:
    state = a_table("opt_in", options={"match_end": "last_standing"}, chips=[1, 40, 40, 39], turn=B)

    events = [event for seat in (B, C, D) for event in do(state, seat, SIT_OUT)]

    assert state.dealer == A
    assert state.turn == B
    assert facts(events, "hand_began") == [{"hand": 2, "seat": A, "chips": 0}]


def test_each_hand_starts_with_all_54_cards(a_table, do) -> None:
    state = a_table(hands=[[C1], [], [], []], herds=[[], [C30], [C10], [C3]], buried=[[C1], [C1], [C3], [C3]])

    do(state, A, next(action for action in RULES.legal_actions(state, A)))

    assert state.phase == "opt_in"
    assert state.deck == FULL_DECK
    assert state.hands == state.buried == state.herds == [[], [], [], []]


def test_the_catalogue_holds_52_actions_and_nine_for_each_player() -> None:
    for seats in range(2, 11):
        numbering = GAME.numbering(seats, GAME.settle(seats, {"max_players": 10}))

        assert len(numbering) == 52 + 9 * seats
        assert numbering.parse("join") is JOIN
