"""The three Escale à jeux variants, alone and combined, and finished players who are skipped."""

from itertools import product

import pytest

from saloon.core.chance import SeededChance
from saloon.core.errors import WrongOption
from saloon.games.farwest import GAME, RULES
from saloon.games.farwest.cards import BLUE
from saloon.games.farwest.gifts import receivers
from saloon.games.farwest.state import OVER, PASS_CARDS, PLAY, FarwestState, Gift

A, B, C, D = range(4)
BLUE_B, BLUE_G, GREEN_B, GREEN_G, ORANGE_B, ORANGE_G, PINK_B, PINK_G = range(8)
HOME = (32, 0)
SKIP = {"finished_players_play": False}


def begin(seats: int, **options: object) -> FarwestState:
    """Set up a race with random colours, led by A."""
    given = {"leader": "0", "random_colours": True, **options}
    return RULES.setup(seats, GAME.settle(seats, given), SeededChance("variants"))


def give_lowest(state: FarwestState, seat: int) -> None:
    RULES.apply(state, seat, RULES.legal_actions(state, seat)[0], SeededChance(1))


def give_all(state: FarwestState) -> None:
    while state.phase == PASS_CARDS:
        give_lowest(state, RULES.to_act(state)[-1])


@pytest.mark.parametrize(
    ("seats", "options", "gifts"),
    [
        (2, {"exchange": True}, [[B, B], [A, A]]),
        (3, {"exchange": True}, [[B, C], [C, A], [A, B]]),
        (4, {"exchange": True}, [[B, D], [C, A], [D, B], [A, C]]),
        (4, {"partners": True}, [[C], [D], [A], [B]]),
        (4, {"exchange": True, "partners": True}, [[B, D, C], [C, A, D], [D, B, A], [A, C, B]]),
        (4, {}, [[], [], [], []]),
    ],
)
def test_cards_are_given_to_the_left_to_the_right_and_to_the_partner(seats, options, gifts) -> None:
    state = begin(seats, **options)

    assert [receivers(state, seat) for seat in range(seats)] == gifts


@pytest.mark.parametrize("seats", [2, 3])
def test_partners_are_for_four_players(seats) -> None:
    with pytest.raises(WrongOption, match="partners is for 4 players"):
        GAME.settle(seats, {"partners": True})


def test_all_who_owe_a_card_are_asked_at_the_same_time(legal) -> None:
    state = begin(4, exchange=True)

    assert RULES.to_act(state) == (A, B, C, D)
    assert legal(state, C) == [f"give {card}" for card in sorted(set(state.hands[C]))]


def test_one_question_per_receiver(do) -> None:
    state = begin(4, exchange=True, partners=True)

    for _ in range(3):
        assert B in RULES.to_act(state)
        give_lowest(state, B)

    assert RULES.to_act(state) == (A, C, D)
    assert len(state.hands[B]) == 3


def test_cards_change_hands_only_when_everybody_has_chosen(do, facts) -> None:
    state = begin(4, partners=True)
    hands = [hand[:] for hand in state.hands]
    for seat in (D, B, A):
        give_lowest(state, seat)
    assert [len(hand) for hand in state.hands] == [5, 5, 6, 5]

    events = do(state, C, f"give {hands[C][0]}")

    assert [(fact["seat"], fact["target"]) for fact in facts(events, "gave")] == [(A, C), (B, D), (C, A), (D, B)]
    assert state.hands[A] == sorted([*hands[A][1:], hands[C][0]])
    assert (state.phase, RULES.to_act(state)) == (PLAY, (A,))


def test_a_card_received_is_not_seen_before_one_s_own_is_chosen() -> None:
    state = begin(2, exchange=True)
    give_lowest(state, A)
    give_lowest(state, A)

    offered = RULES.legal_actions(state, B)

    assert [action.args[0] for action in offered] == sorted(set(state.hands[B]))
    assert len(state.hands[B]) == 6


def test_gifts_are_asked_for_in_each_deal() -> None:
    state = begin(4, partners=True)
    give_all(state)
    while state.phase == PLAY:
        RULES.apply(state, state.turn, RULES.legal_actions(state, state.turn)[0], SeededChance(1))

    assert (state.phase, state.deal) == (PASS_CARDS, 2)
    assert RULES.to_act(state) == (A, B, C, D)


@pytest.mark.parametrize(("seats", "pile"), [(4, 20), (3, 15), (2, 34)])
def test_seven_cards_are_dealt(seats, pile) -> None:
    state = begin(seats, seven_cards=True)

    assert [len(hand) for hand in state.hands] == [7] * seats
    assert len(state.deck) == pile


def test_six_of_seven_cards_are_laid_and_the_seventh_is_dropped_unseen(a_table, do, facts) -> None:
    hands = {A: [1], B: [2], C: [3], D: [4, 5]}
    state = a_table(options={"seven_cards": True}, turn=D, ball=A, hands=hands)

    events = do(state, D, "move 4 0 0", luck=[])

    assert facts(events, "dropped") == [{"seat": seat, "count": 1} for seat in (A, B, C, D)]
    assert [event.knowers for event in events if event.kind.name == "dropped"] == [(A,), (B,), (C,), (D,)]
    assert state.dropped == [[1], [2], [3], [5]]
    assert [len(hand) for hand in state.hands] == [7] * 4


def test_with_seven_cards_the_second_deal_draws_on_the_shuffled_ones_dropped_cards_included(play_deals) -> None:
    first, second = play_deals(seats=4, options={"seven_cards": True, "random_colours": True}, deals=2)

    assert (first.dealt, first.pile, first.shuffled) == (28, 20, [])
    assert (second.dealt, second.pile, second.shuffled) == (28, 20, [28])


@pytest.mark.parametrize(("seats", "which"), [(4, 2), (3, 2), (2, 4)])
def test_with_seven_cards_the_pile_runs_out_in_the_second_deal_at_two_in_the_fourth(play_deals, seats, which) -> None:
    deals = play_deals(seats=seats, options={"seven_cards": True, "random_colours": True}, deals=which)

    assert [bool(deal.shuffled) for deal in deals] == [False] * (which - 1) + [True]


def test_with_seven_cards_the_one_that_remains_is_any(legal) -> None:
    state = begin(4, seven_cards=True)
    cards = sorted(set(state.hands[A]))

    assert sorted({int(text.split()[1]) for text in legal(state, A)}) == cards


@pytest.mark.parametrize(
    ("options", "size"),
    [
        ({"exchange": True}, 6),
        ({"partners": True}, 6),
        ({"exchange": True, "partners": True}, 6),
        ({"exchange": True, "seven_cards": True}, 7),
        ({"exchange": True, "partners": True, "seven_cards": True}, 7),
    ],
)
def test_hands_have_their_size_again_after_the_gifts(options, size) -> None:
    state = begin(4, **options)

    give_all(state)

    assert [len(hand) for hand in state.hands] == [size] * 4


@pytest.mark.parametrize("variants", list(product([False, True], repeat=4)))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_combination_of_variants_plays_to_the_end(seats, variants) -> None:
    exchange, partners, seven_cards, finished_players_play = variants
    given = {"exchange": exchange, "seven_cards": seven_cards, "finished_players_play": finished_players_play}
    chance, luck = SeededChance(seats), SeededChance("players")
    options = GAME.settle(seats, {**given, "partners": partners and seats == 4, "rounds": 2})
    state = RULES.setup(seats, options, chance)

    while acting := RULES.to_act(state):
        seat = acting[luck.below(len(acting))]
        actions = RULES.legal_actions(state, seat)
        RULES.apply(state, seat, actions[luck.below(len(actions))], chance)
        assert GAME.audit(state) == []

    assert (state.phase, state.race) == (OVER, 2)


def test_the_first_team_with_both_couples_home_takes_two_bills_for_each_member(a_table, do, facts) -> None:
    pawns = {BLUE_B: HOME, BLUE_G: HOME, GREEN_B: HOME, GREEN_G: HOME, ORANGE_B: HOME, ORANGE_G: (31, 0)}
    state = a_table(options={"partners": True, "rounds": 1}, hands={A: [21]}, pawns=pawns)

    events = do(state, A, "move 21 1 0")

    assert [tuple(fact.values()) for fact in facts(events, "paid")] == [(A, 1, 2), (C, 1, 2), (B, 2, 0), (D, 2, 0)]
    assert RULES.scores(state) == [(2, 1, 0), (0, 0, -1), (2, 1, 0), (0, 0, -1)]


def test_with_partners_two_couples_of_different_teams_do_not_end_the_race(a_table, do) -> None:
    pawns = {GREEN_B: HOME, GREEN_G: HOME, BLUE_B: HOME, BLUE_G: (31, 0)}
    state = a_table(options={"partners": True}, hands={A: [1]}, pawns=pawns)

    do(state, A, "move 1 1 0")

    assert (state.race, state.turn) == (0, B)


def test_a_finished_player_is_skipped_and_their_hand_goes_face_down_to_the_laid_cards(a_table, do, facts) -> None:
    hands = {A: [1, 11], B: [2, 12], C: [3, 13], D: [4, 14]}
    state = a_table(options=SKIP, hands=hands, pawns={BLUE_B: HOME, BLUE_G: (31, 0)})

    events = do(state, A, "move 1 1 0")
    for seat, action in ((B, "null 2"), (C, "null 3"), (D, "null 4")):
        do(state, seat, action)

    assert facts(events, "dropped") == [{"seat": A, "count": 1}]
    assert (state.hands[A], state.dropped[A]) == ([], [11])
    assert RULES.to_act(state) == (B,)


def test_a_player_brought_home_by_another_is_skipped_before_their_turn(a_table, do) -> None:
    state = a_table(options=SKIP, hands={A: [11, 1]}, pawns={GREEN_B: HOME, GREEN_G: (31, 0)})

    do(state, A, "move 11 1 0")

    assert RULES.to_act(state) == (C,)
    assert len(state.dropped[B]) == 2


def test_the_lucky_ball_passes_over_a_skipped_player_who_gets_no_cards(a_table, do, facts) -> None:
    pawns = {GREEN_B: HOME, GREEN_G: HOME}
    state = a_table(options=SKIP, turn=D, ball=A, hands={A: [], B: [], C: [], D: [21]}, pawns=pawns)

    events = do(state, D, "move 21 0 0", luck=[])

    assert [fact["seat"] for fact in facts(events, "dealt")] == [C, D, A]
    assert (state.ball, state.turn, len(state.hands[B])) == (C, C, 0)


def test_the_deal_ends_when_all_racers_have_laid_though_the_leader_is_skipped(a_table, do) -> None:
    hands = {A: [], B: [], C: [], D: [4]}
    state = a_table(options=SKIP, turn=D, ball=A, hands=hands, pawns={BLUE_B: HOME, BLUE_G: (31, 0)})

    do(state, D, "move 4 1 0", luck=[])

    assert (state.deal, state.ball) == (2, B)
    assert [len(hand) for hand in state.hands] == [0, 6, 6, 6]


def test_gifts_of_racers_pass_over_a_skipped_player(a_table) -> None:
    state = a_table(options={**SKIP, "exchange": True}, hands={B: []}, pawns={GREEN_B: HOME, GREEN_G: HOME})

    assert [receivers(state, seat) for seat in range(4)] == [[C, D], [], [D, A], [A, C]]


def test_two_racers_give_both_cards_to_each_other(a_table) -> None:
    pawns = dict.fromkeys([BLUE_B, BLUE_G, GREEN_B, GREEN_G], HOME)
    state = a_table(options={**SKIP, "exchange": True}, hands={A: [], B: []}, pawns=pawns, turn=C)

    assert [receivers(state, seat) for seat in range(4)] == [[], [], [D, D], [C, C]]


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"partners": True})])
def test_nobody_is_skipped_where_a_second_couple_counts(a_table, do, seats, options) -> None:
    hands = {A: [1, 11], B: [2, 12]}
    state = a_table(seats=seats, options={**SKIP, **options}, hands=hands, pawns={BLUE_B: HOME, BLUE_G: (31, 0)})

    do(state, A, "move 1 1 0")

    assert state.arrivals == [BLUE]
    assert (len(state.hands[A]), state.dropped) == (1, [[]] * seats)


def test_in_the_next_race_everybody_races_again(a_table, do) -> None:
    home = [GREEN_B, GREEN_G, PINK_B, PINK_G, BLUE_B]
    pawns = {**dict.fromkeys(home, HOME), BLUE_G: (31, 0)}
    state = a_table(options=SKIP, ball=A, hands={A: [1], B: [], C: [2], D: []}, pawns=pawns)

    do(state, A, "move 1 1 0", luck=[])

    assert (state.ball, [len(hand) for hand in state.hands]) == (B, [6] * 4)


def test_what_was_given_is_known_until_it_is_laid(a_table, do) -> None:
    known = [(A, B, 12), (C, B, 12), (A, D, 12)]
    state = a_table(options={"exchange": True}, turn=B, hands={B: [11, 12], D: [12, 13]}, known=known)

    do(state, B, "move 12 0 0")

    assert state.known == [Gift(A, D, 12)]


def test_of_two_equal_gifts_one_is_still_known_after_the_other_is_laid(a_table, do) -> None:
    state = a_table(seats=2, options={"exchange": True}, turn=B, hands={B: [12, 12]}, known=[(A, B, 12), (A, B, 12)])

    do(state, B, "move 12 0 0")

    assert state.known == [Gift(A, B, 12)]


def test_a_gift_that_is_dropped_stays_known_until_the_next_shuffle(a_table, do) -> None:
    hands = {A: [1], B: [12], C: [3], D: [4, 5]}
    options = {"seven_cards": True, "exchange": True}
    state = a_table(options=options, turn=D, ball=A, hands=hands, known=[(A, B, 12)])

    do(state, D, "move 4 0 0", luck=[])

    assert (state.known, state.known_dropped) == ([], [Gift(A, B, 12)])
