"""Lucky ball, colours and the first deal."""

import pytest

from saloon.core.chance import ScriptedChance, SeededChance
from saloon.core.errors import WrongOption, WrongSeats
from saloon.games.farwest import GAME, RULES
from saloon.games.farwest.actions import CHOOSE
from saloon.games.farwest.cards import BLUE, GREEN, NOBODY, ORANGE, PINK
from saloon.games.farwest.state import CHOOSE_COLOUR, PLAY, FarwestState

A, B, C, D = range(4)


def set_up(seats: int, draws: list[int] | None = None, **options: object) -> FarwestState:
    chance = SeededChance(1) if draws is None else ScriptedChance(draws)
    return RULES.setup(seats, GAME.settle(seats, options), chance)


def choose_all(state: FarwestState) -> list[int]:
    """Let each chooser take the first free colour; list who was asked."""
    asked = []
    while state.phase == CHOOSE_COLOUR:
        asked.append(state.turn)
        RULES.apply(state, state.turn, RULES.legal_actions(state, state.turn)[0], SeededChance(1))
    return asked


def test_chance_gives_the_lucky_ball_to_the_first_leader() -> None:
    state = set_up(4, draws=[2])

    assert state.ball == C
    assert RULES.to_act(state) == (C,)


def test_the_option_leader_names_who_holds_the_lucky_ball_first() -> None:
    state = set_up(4, draws=[], leader="3")

    assert state.ball == D


def test_the_leader_must_sit_at_the_table() -> None:
    with pytest.raises(WrongOption, match="names seat 2; the last seat is 1"):
        GAME.settle(2, {"leader": "2"})


@pytest.mark.parametrize(("seats", "order"), [(4, [B, C, D, A]), (3, [B, C, A]), (2, [B, A, A, B])])
def test_colours_are_chosen_clockwise_from_the_lucky_ball_at_two_in_the_order_a_b_b_a(seats, order) -> None:
    state = set_up(seats, leader="1")

    assert choose_all(state) == order
    assert (state.phase, state.turn, state.deal) == (PLAY, B, 1)


def test_each_free_colour_may_be_chosen(legal, do, facts) -> None:
    state = set_up(4, leader="0")

    assert legal(state, A) == ["choose 0", "choose 1", "choose 2", "choose 3"]
    events = do(state, A, "choose 2")

    assert facts(events, "chose") == [{"seat": A, "colour": ORANGE}]
    assert legal(state, A) == []
    assert legal(state, B) == ["choose 0", "choose 1", "choose 3"]


def test_at_three_the_colour_nobody_chose_leaves_the_game_with_its_cards(facts) -> None:
    state = set_up(3, leader="0")
    for seat, colour in ((A, BLUE), (B, PINK)):
        RULES.apply(state, seat, CHOOSE[colour], SeededChance(1))

    events = RULES.apply(state, C, CHOOSE[GREEN], SeededChance(1))

    assert facts(events, "left_out") == [{"colour": ORANGE}]
    assert state.owners == [A, C, NOBODY, B]
    assert len(state.deck) + sum(len(hand) for hand in state.hands) == 36


def test_random_colours_are_dealt_by_chance_at_three_also_the_one_left_out() -> None:
    left_out = set()
    for seed in range(30):
        state = RULES.setup(3, GAME.settle(3, {"random_colours": True}), SeededChance(seed))
        assert sorted(state.owners) == [NOBODY, A, B, C]
        left_out.add(state.owners.index(NOBODY))

    assert left_out == {BLUE, GREEN, ORANGE, PINK}


def test_at_two_random_colours_are_two_each() -> None:
    state = set_up(2, random_colours=True)

    assert sorted(state.owners) == [A, A, B, B]
    assert state.phase == PLAY


def test_six_cards_are_dealt_one_at_a_time_clockwise_from_the_leader() -> None:
    lowest_card_of_the_pile = [0] * 24
    in_colour_order = [0, 0, 0]  # a shuffle that exchanges nothing but the first colour to the end
    state = set_up(4, draws=[*in_colour_order, *lowest_card_of_the_pile], leader="1", random_colours=True)

    assert [hand[0] for hand in (state.hands[B], state.hands[C], state.hands[D], state.hands[A])] == [1, 1, 2, 2]
    assert [len(hand) for hand in state.hands] == [6, 6, 6, 6]
    assert state.turn == B


def test_no_card_is_on_the_table_before_the_colours_are_chosen() -> None:
    state = set_up(3)

    assert state.deck == []
    assert state.hands == [[], [], []]


@pytest.mark.parametrize("seats", [1, 5])
def test_farwest_is_for_two_to_four(seats) -> None:
    with pytest.raises(WrongSeats):
        GAME.settle(seats, {})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_catalogue_has_148_actions_for_any_number_of_players(seats) -> None:
    assert len(GAME.numbering(seats, GAME.settle(seats, {}))) == 148


def test_the_catalogue_follows_the_values_of_the_deck() -> None:
    deck = {"lines": ["hand 4", "card 2 copies 3", "card 10 copies 3"]}

    actions = GAME.numbering(4, GAME.settle(4, {"deck": deck})).actions

    assert len(actions) == 4 + 8 * (4 + 1 + 1)
    assert [action.text for action in actions if action.verb == "give"] == [
        "give 2", "give 10", "give 12", "give 20", "give 22", "give 30", "give 32", "give 40",
    ]  # fmt: skip
