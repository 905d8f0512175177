"""The option practice: one card each, without hurry and without a duel."""

import pytest

from saloon.core.chance import SeededChance
from saloon.games.fastwest import GAME
from saloon.games.fastwest.bots import tenderfoot
from saloon.games.fastwest.cards import PRACTICE
from saloon.games.fastwest.rules import FastwestRules

A = 0
RULES = FastwestRules()


def practice(seats: int):
    return RULES.setup(seats, GAME.settle(seats, {"practice": True}), SeededChance("practice"))


@pytest.mark.parametrize("seats", range(3, 9))
def test_everybody_has_one_card_that_asks_for_something(seats) -> None:
    state = practice(seats)

    assert all(len(packet) == 1 and packet[0] in PRACTICE for packet in state.packets)
    assert GAME.audit(state) == []


def test_four_players_see_each_of_the_four_cards_once() -> None:
    assert sorted(card for packet in practice(4).packets for card in packet) == PRACTICE


def test_practice_ends_with_the_last_card_and_nobody_duels() -> None:
    state = practice(4)
    luck = SeededChance("clock")
    judged = 0

    while RULES.to_act(state):
        events = RULES.apply(state, 4, RULES.legal_actions(state, 4)[0], luck)
        judged += sum(event.kind.name == "judged" for event in events)
        assert GAME.audit(state) == []

    assert judged == 4
    assert state.phase == "over"


def test_bots_take_their_time_in_practice() -> None:
    state = practice(4)
    RULES.apply(state, 4, RULES.legal_actions(state, 4)[0], SeededChance("flip"))
    view = RULES.view(state, A)

    times = [tenderfoot().when(view, -1, SeededChance(seed)) for seed in range(50)]

    assert sum(times) / len(times) > 3000


def test_what_is_imagined_of_a_packet_can_be_in_it() -> None:
    state = practice(4)

    imagined = [RULES.imagine(RULES.view(state, A), SeededChance(seed)) for seed in range(20)]

    assert all(GAME.audit(each) == [] for each in imagined)
