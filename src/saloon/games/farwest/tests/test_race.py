"""Moves, turns, redeals and the end of a race."""

import pytest

from saloon.games.farwest import RULES
from saloon.games.farwest.cards import BLUE, GREEN, ORANGE, PINK
from saloon.games.farwest.state import OVER, PLAY

A, B, C, D = range(4)
BLUE_B, BLUE_G, GREEN_B, GREEN_G, ORANGE_B, ORANGE_G, PINK_B, PINK_G = range(8)
HOME = (32, 0)


def test_squares_passed_over_have_no_effect(a_table, do, facts) -> None:
    state = a_table(hands={A: [6]}, pawns={BLUE_B: (2, 0)})

    events = do(state, A, "move 6 0 0")

    (moved,) = facts(events, "moved")
    assert (moved["rider"], moved["count"], moved["step"], moved["square"]) == (BLUE_B, 6, 8, 0)


def test_dynamite_acts_once(a_table, do) -> None:
    state = a_table(hands={A: [5], B: [5]}, pawns={BLUE_B: (10, 0)})

    do(state, A, "move 5 0 0")
    do(state, B, "move 5 0 0")

    assert state.pawns[BLUE_B] == 2 * (10 + 1 + 5)


def test_a_pawn_that_leaves_a_dynamite_may_stop_on_another_special_square(a_table, do) -> None:
    board = {"lines": ["0 start", "1 lane D", "2 trail D", "3 trail S", "4 mine"]}
    state = a_table(options={"board": board}, hands={A: [5], B: [6]}, pawns={BLUE_B: (1, 0)})

    do(state, A, "move 5 0 0")
    do(state, B, "move 6 0 0")

    assert state.pawns[BLUE_B] == 2 * 3


def test_any_number_of_pawns_share_a_square(a_table, do) -> None:
    everywhere_twelve = dict.fromkeys(range(1, 8), (12, 1))
    state = a_table(hands={A: [6]}, pawns={BLUE_B: (6, 0), **everywhere_twelve})

    do(state, A, "move 6 0 1")

    assert state.pawns == [25] * 8


def test_a_turn_passes_to_the_left(a_table, do) -> None:
    state = a_table(turn=D, hands={A: [1, 2], B: [3, 4], C: [5, 6], D: [11, 12, 13]})

    do(state, D, "move 11 0 0")

    assert RULES.to_act(state) == (A,)


def test_only_the_one_to_act_has_legal_actions(a_table, legal) -> None:
    state = a_table()

    assert legal(state, A)
    assert [legal(state, seat) for seat in (B, C, D)] == [[], [], []]


def test_a_laid_card_lies_face_up_newest_last(a_table, do) -> None:
    state = a_table(hands={A: [6, 11]}, laid=[2])

    do(state, A, "move 6 0 0")

    assert state.laid == [2, 6]
    assert state.hands[A] == [11]


def test_when_all_hands_are_empty_the_next_player_takes_the_lucky_ball_and_leads(a_table, do, facts) -> None:
    state = a_table(turn=D, ball=A, hands={A: [], B: [], C: [], D: [1]})

    events = do(state, D, "move 1 0 0", luck=[])

    assert facts(events, "deal_began") == [{"deal": 2, "seat": B}]
    assert [fact["seat"] for fact in facts(events, "dealt")] == [B, C, D, A]
    assert (state.ball, state.turn, [len(hand) for hand in state.hands]) == (B, B, [6, 6, 6, 6])


def test_a_pile_that_is_empty_at_the_redeal_is_made_of_the_laid_cards(a_table, do, facts) -> None:
    every_card = a_table().options.box.cards
    state = a_table(turn=D, hands={A: [], B: [], C: [], D: [1]}, laid=every_card[1:])

    events = do(state, D, "move 1 0 0", luck=[])

    assert facts(events, "shuffled") == [{"count": 48}]
    assert (len(state.deck), state.laid) == (24, [])
    assert state.shuffled.laid == []


def test_a_pile_too_small_for_a_deal_is_dealt_first_then_the_laid_cards_are_shuffled(a_table, do, facts) -> None:
    every_card = a_table().options.box.cards
    state = a_table(turn=D, hands={A: [], B: [], C: [], D: [1]}, laid=every_card[1:38])

    events = do(state, D, "move 1 0 0", luck=[])

    assert facts(events, "shuffled") == [{"count": 38}]
    assert len(state.deck) == 38 - (24 - 10)
    dealt = [card for hand in state.hands for card in hand]
    assert all(dealt.count(card) >= every_card[38:].count(card) for card in every_card[38:])
    assert state.shuffled.laid == every_card[:38]


@pytest.mark.parametrize(
    ("seats", "home", "last", "bills"),
    [
        (3, [GREEN_B, GREEN_G, BLUE_B], "move 1 1 0", [1, 3, 0]),
        (4, [GREEN_B, GREEN_G, PINK_B, PINK_G, BLUE_B], "move 1 1 0", [1, 4, 0, 2]),
    ],
)
def test_the_race_ends_when_the_ranking_is_settled(a_table, do, seats, home, last, bills) -> None:
    pawns = {**dict.fromkeys(home, HOME), BLUE_G: (31, 0)}
    state = a_table(seats=seats, options={"rounds": 1}, hands={A: [1]}, pawns=pawns)

    do(state, A, last)

    assert (state.bills, state.phase) == (bills, OVER)


def test_at_two_the_race_goes_on_until_one_player_has_all_four_pawns_home(a_table, do) -> None:
    pawns = {PINK_B: HOME, PINK_G: HOME, BLUE_B: HOME, BLUE_G: (31, 0)}
    state = a_table(seats=2, hands={A: [1, 2]}, pawns=pawns)

    do(state, A, "move 1 1 0")

    assert state.arrivals == [PINK, BLUE]
    assert (state.race, state.phase, state.turn) == (0, PLAY, B)


def test_somebody_else_may_bring_a_couple_home(a_table, do, facts) -> None:
    state = a_table(turn=D, ball=D, hands={D: [11]}, pawns={GREEN_B: HOME, GREEN_G: (31, 0)})

    events = do(state, D, "move 11 1 0")

    assert facts(events, "couple_home") == [{"seat": B, "colour": GREEN, "place": 1}]


def test_a_player_whose_couple_is_home_goes_on_laying_cards(a_table, do, legal) -> None:
    state = a_table(turn=D, hands={A: [1, 21], B: [2, 3], C: [4, 5], D: [6, 11, 12]}, pawns={0: HOME, 1: HOME})

    do(state, D, "null 6")

    assert legal(state, A) == ["null 1", "move 21 0 0", "move 21 1 0"]


def test_after_a_race_pawns_and_cards_start_anew_and_the_lucky_ball_moves_on(a_table, do, facts) -> None:
    home = [GREEN_B, GREEN_G, PINK_B, PINK_G, BLUE_B]
    pawns = {**dict.fromkeys(home, HOME), BLUE_G: (31, 0)}
    state = a_table(ball=C, hands={A: [1, 2]}, pawns=pawns, laid=[3, 3, 4])

    events = do(state, A, "move 1 1 0", luck=[])

    assert facts(events, "race_began") == [{"race": 2, "races": 3}]
    assert (state.race, state.deal, state.ball, state.turn) == (1, 1, D, D)
    assert (state.pawns, state.arrivals, state.laid) == ([0] * 8, [], [])
    assert (len(state.deck), [len(hand) for hand in state.hands]) == (24, [6] * 4)


def test_a_race_decided_by_the_last_card_of_a_deal_moves_the_ball_once(a_table, do) -> None:
    home = [GREEN_B, GREEN_G, PINK_B, PINK_G, BLUE_B]
    pawns = {**dict.fromkeys(home, HOME), BLUE_G: (31, 0)}
    state = a_table(turn=D, ball=A, hands={A: [], B: [], C: [], D: [1]}, pawns=pawns)

    do(state, D, "move 1 1 0", luck=[])

    assert (state.race, state.ball) == (1, B)


def test_the_match_ends_after_the_last_race_with_all_cards_gathered(a_table, do, facts) -> None:
    home = [GREEN_B, GREEN_G, PINK_B, PINK_G, BLUE_B]
    pawns = {**dict.fromkeys(home, HOME), BLUE_G: (31, 0)}
    state = a_table(race=2, hands={A: [1, 2]}, pawns=pawns)

    events = do(state, A, "move 1 1 0")

    assert facts(events, "match_ended") == [{"races": 3}]
    assert (RULES.to_act(state), len(state.deck), state.hands) == ((), 48, [[], [], [], []])


def test_scores_are_bills_then_first_places_then_the_place_in_the_last_race(a_table) -> None:
    state = a_table(bills=[4, 4, 4, 2], firsts=[1, 0, 1, 0], places=[2, 0, 1, 3])

    scores = RULES.scores(state)

    assert scores == [(4, 1, -2), (4, 0, 0), (4, 1, -1), (2, 0, -3)]
    assert max(scores) == scores[C]


def test_bills_come_from_the_data(a_table, do) -> None:
    bills = {"lines": ["players 2 bills 9 8", "players 3 bills 1 1 1", "players 4 bills 50 20 10 5"]}
    home = [GREEN_B, GREEN_G, PINK_B, PINK_G, BLUE_B]
    pawns = {**dict.fromkeys(home, HOME), BLUE_G: (31, 0)}
    state = a_table(options={"bills": bills, "rounds": 1}, hands={A: [1]}, pawns=pawns, arrivals=[PINK, GREEN])

    do(state, A, "move 1 1 0")

    assert state.bills == [10, 20, 5, 50]


def test_a_deck_with_other_values_moves_by_them(a_table, do) -> None:
    deck = {"lines": ["hand 2", "card 10 copies 4"]}
    state = a_table(options={"deck": deck}, hands={A: [20], B: [20], C: [20], D: [20]}, pawns={GREEN_B: (7, 0)})

    do(state, A, "move 20 0 0")
    do(state, B, "move 20 1 0")

    assert state.pawns[GREEN_B] == 2 * 27
    assert state.pawns[GREEN_G] == 2 * 10


@pytest.mark.parametrize("colour", [BLUE, GREEN, ORANGE, PINK])
def test_every_colour_walks_the_same_squares(a_table, legal, colour) -> None:
    card = 10 * colour + 5
    state = a_table(hands={A: [card]})

    assert legal(state, A) == [f"move {card} {pawn} {half}" for pawn in (0, 1) for half in (0, 1)]
