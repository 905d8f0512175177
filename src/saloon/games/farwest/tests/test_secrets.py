"""Who knows what: views, events and imagined tables."""

from collections import Counter

import pytest

from saloon.core.chance import SeededChance
from saloon.core.rules import SPECTATOR, save
from saloon.games.farwest import GAME, RULES
from saloon.games.farwest.state import PASS_CARDS, PLAY, Discards, FarwestState, Gift

A, B, C, D = range(4)
ALL = {"exchange": True, "partners": True, "seven_cards": True}


def begin(seats: int, **options: object) -> FarwestState:
    """Set up a race with random colours, led by A."""
    given = {"leader": "0", "random_colours": True, **options}
    return RULES.setup(seats, GAME.settle(seats, given), SeededChance("secrets"))


def play_on(state: FarwestState, moves: int, seed: str = "play") -> None:
    luck = SeededChance(seed)
    for _ in range(moves):
        acting = RULES.to_act(state)
        seat = acting[luck.below(len(acting))]
        actions = RULES.legal_actions(state, seat)
        RULES.apply(state, seat, actions[luck.below(len(actions))], luck)


def imagined(state: FarwestState, seat: int, times: int) -> list[FarwestState]:
    view, luck = RULES.view(state, seat), SeededChance("imagine")
    return [RULES.imagine(view, luck) for _ in range(times)]


def test_a_seat_sees_its_own_hand_and_the_sizes_of_the_others() -> None:
    state = begin(4)

    view = RULES.view(state, B)

    assert view.hand == state.hands[B]
    assert (view.hand_sizes, view.deck_size) == ([6, 6, 6, 6], 24)


def test_a_spectator_sees_what_everybody_sees() -> None:
    state = begin(4, **ALL)
    play_on(state, 60)

    view = RULES.view(state, SPECTATOR)

    assert (view.hand, view.dropped, view.gifts, view.known, view.receivers) == ([], [], [], [], [])
    assert (view.laid, view.steps) == (state.laid, [spot // 2 for spot in state.pawns])


def test_laid_cards_are_public_and_the_cards_of_the_others_are_not(a_table) -> None:
    state = a_table(hands={A: [1, 2], B: [3, 4], C: [5, 6], D: [11, 12]}, laid=[26, 31])
    other = a_table(hands={A: [1, 2], B: [11, 12], C: [3, 4], D: [5, 6]}, laid=[26, 31])

    assert RULES.view(state, A).laid == [26, 31]
    assert save(RULES.view(state, A)) == save(RULES.view(other, A))


def test_nothing_of_a_gift_leaks_before_all_are_chosen(do) -> None:
    state = begin(4, exchange=True)
    other = state.clone()

    low = do(state, A, f"give {state.hands[A][0]}")
    high = do(other, A, f"give {other.hands[A][-1]}")

    for seat in (B, C, D, SPECTATOR):
        assert save(RULES.view(state, seat)) == save(RULES.view(other, seat))
        assert [event.facts_for(seat) for event in low] == [event.facts_for(seat) for event in high]
    assert RULES.view(state, B).owed == [1, 2, 2, 2]


def test_the_order_in_which_gifts_are_chosen_tells_nothing() -> None:
    states = []
    for order in ((A, B, C, D), (D, C, B, A)):
        state = begin(4, partners=True)
        for seat in order:
            RULES.apply(state, seat, RULES.legal_actions(state, seat)[0], SeededChance(1))
        states.append(state)

    assert states[0] == states[1]


def test_giver_and_receiver_know_a_gift_and_nobody_else(do) -> None:
    state = begin(4, partners=True)
    cards = [hand[0] for hand in state.hands]
    for seat in (A, B, C):
        do(state, seat, f"give {cards[seat]}")

    events = do(state, D, f"give {cards[D]}")

    gift = next(event for event in events if event.kind.name == "gave")
    assert [seat for seat in (A, B, C, D, SPECTATOR) if "card" in gift.facts_for(seat)] == [A, C]
    assert RULES.view(state, A).known == [Gift(A, C, cards[A]), Gift(C, A, cards[C])]
    assert RULES.view(state, B).known == [Gift(B, D, cards[B]), Gift(D, B, cards[D])]


def test_a_giver_imagines_their_gift_in_the_receiver_s_hand_until_it_is_laid(a_table, do) -> None:
    state = a_table(options={"partners": True}, turn=C, hands={C: [26, 31, 36]}, known=[(A, C, 26)])

    assert all(26 in other.hands[C] for other in imagined(state, A, 30))
    assert not all(31 in other.hands[C] for other in imagined(state, A, 30))
    do(state, C, "move 26 0 0")
    assert not all(26 in other.hands[C] for other in imagined(state, A, 30))


def test_others_cannot_tell_that_a_gift_is_in_a_hand(a_table) -> None:
    state = a_table(options={"partners": True}, hands={C: [26, 31, 36]}, known=[(A, C, 26)])

    assert not all(26 in other.hands[C] for other in imagined(state, B, 30))


def test_gifts_put_aside_by_others_are_imagined() -> None:
    state = begin(4, **ALL)
    play_on(state, 6)
    assert state.phase == PASS_CARDS

    tables = imagined(state, A, 20)

    for other in tables:
        assert GAME.audit(other) == []
        assert [(gift.giver, gift.receiver) for gift in other.gifts if gift.giver != A] != []
    assert len({str(other.gifts) for other in tables}) > 1


def test_a_dropped_card_is_known_to_its_last_owner_alone(a_table) -> None:
    options = {"seven_cards": True}
    state = a_table(options=options, dropped=[[1], [12], [23], [34]])

    assert RULES.view(state, B).dropped == [12]
    assert RULES.view(state, B).dropped_sizes == [1, 1, 1, 1]
    for other in imagined(state, B, 30):
        assert other.dropped[B] == [12]
    assert len({other.dropped[A][0] for other in imagined(state, B, 30)}) > 1


def test_a_gift_among_dropped_cards_is_known_to_its_giver(a_table) -> None:
    state = a_table(
        options={"seven_cards": True, "exchange": True}, dropped=[[1], [12], [23], [34]], known_dropped=[(A, B, 12)]
    )

    assert all(other.dropped[B] == [12] for other in imagined(state, A, 30))
    assert not all(other.dropped[B] == [12] for other in imagined(state, C, 30))


def test_what_was_dropped_is_forgotten_by_the_next_shuffle_from_an_empty_pile(a_table, do) -> None:
    state = a_table(
        options={"finished_players_play": False},
        pawns={2: (32, 0), 3: (32, 0)},
        turn=D, ball=D, hands={A: [], B: [], C: [], D: [1]}, dropped=[[], [6], [], []],
        shuffled=Discards([5], [[], [], [], []], []),
        laid=[card for card in a_table().options.box.cards[1:] if card != 6] + [6],
    )  # fmt: skip

    do(state, D, "move 1 0 0", luck=[])

    assert state.dropped == [[]] * 4
    assert state.shuffled == Discards([], [[]] * 4, [])
    assert RULES.view(state, B).shuffled_dropped == []


@pytest.mark.parametrize("seat", [A, B, C, D, SPECTATOR])
def test_after_a_shuffle_in_mid_deal_the_pile_holds_cards_of_that_shuffle_only(seat) -> None:
    state = begin(4, seven_cards=True)
    while state.deal < 2:
        play_on(state, 1, f"deal {len(state.laid)}")
    assert state.shuffled.laid
    shuffled = Counter(state.shuffled.laid)
    for row in state.shuffled.dropped:
        shuffled.update(row)
    assert not Counter(state.deck) - shuffled

    for other in imagined(state, seat, 20):
        source = Counter(other.shuffled.laid)
        for row in other.shuffled.dropped:
            source.update(row)
        assert not Counter(other.deck) - source
        assert other.shuffled.laid == state.shuffled.laid
        assert [len(row) for row in other.shuffled.dropped] == [1, 1, 1, 1]


def test_a_player_remembers_what_they_had_dropped_into_a_shuffle_in_mid_deal() -> None:
    state = begin(4, seven_cards=True)
    while state.deal < 2:
        play_on(state, 1, f"deal {len(state.laid)}")
    dropped = state.shuffled.dropped[C]

    assert RULES.view(state, C).shuffled_dropped == dropped
    assert all(other.shuffled.dropped[C] == dropped for other in imagined(state, C, 20))
    assert not all(other.shuffled.dropped[C] == dropped for other in imagined(state, A, 20))


def test_others_hands_come_from_the_old_pile_first(a_table, do) -> None:
    """What nobody has seen before a shuffle in mid-deal was dealt out, so it is imagined in hands, not in the pile."""
    every_card = a_table().options.box.cards
    state = a_table(turn=D, ball=D, hands={A: [], B: [], C: [], D: [1]}, laid=every_card[1:38])
    do(state, D, "move 1 0 0", luck=[])
    old = Counter(every_card[38:])

    for seat in (A, SPECTATOR):
        for other in imagined(state, seat, 20):
            in_hands = Counter(card for hand in other.hands for card in hand)
            assert not old - in_hands


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_tables_look_the_same_and_are_whole_with_all_variants(seats) -> None:
    state = begin(seats, exchange=True, partners=seats == 4, seven_cards=True, finished_players_play=False)

    for move in range(150):
        play_on(state, 1, f"move {move}")
        if state.phase not in (PLAY, PASS_CARDS):
            break
        for seat in [*range(seats), SPECTATOR]:
            view = RULES.view(state, seat)
            other = RULES.imagine(view, SeededChance(move))
            assert save(RULES.view(other, seat)) == save(view)
            assert GAME.audit(other) == []


def test_a_view_keeps_no_part_of_the_state() -> None:
    state = begin(4, **ALL)
    view = RULES.view(state, A)
    before = save(state)

    view.hand.append(99)
    view.laid.append(99)
    view.owners[0] = 99
    view.bills[0] = 99

    assert save(state) == before
