"""Sections 1 to 3: components, deals, rounds and the flip."""

import pytest

from saloon.core.chance import SeededChance
from saloon.games.fastwest import GAME
from saloon.games.fastwest.cards import (
    BACK,
    BANDIT,
    CACTUS,
    CAVALRY,
    CHILD,
    EVENT_CARDS,
    INDIANS,
    NO_CARD,
    ROULETTE,
    SHERIFF,
)
from saloon.games.fastwest.rules import FastwestRules

A, B, C, D = range(4)
RULES = FastwestRules()


def a_new_game(seats: int, seed: int | str = 1, **options):
    return RULES.setup(seats, GAME.settle(seats, options), SeededChance(seed))


def test_the_box_holds_32_events() -> None:
    assert [EVENT_CARDS.count(card) for card in range(9)] == [0, 12, 4, 4, 4, 4, 4, 0, 0]


@pytest.mark.parametrize(
    ("seats", "options", "cactus", "events"),
    [
        (3, {}, 3, 5),  # ruling 1
        (3, {"deal_3p": "long"}, 3, 7),
        (4, {}, 3, 5),
        (4, {"deal_3p": "long"}, 3, 5),
        (6, {}, 3, 5),
        (7, {}, 4, 4),
        (8, {}, 4, 4),
    ],
)
def test_round_one_deals_cactus_and_events_by_the_number_of_players(seats, options, cactus, events) -> None:
    state = a_new_game(seats, **options)

    assert [packet.count(CACTUS) for packet in state.packets] == [cactus] * seats
    assert [len(packet) for packet in state.packets] == [cactus + events] * seats


@pytest.mark.parametrize(
    ("seats", "options", "later"),
    [
        (3, {}, [(3, 3), (3, 1)]),
        (3, {"deal_3p": "long"}, [(3, 4), (3, 1)]),
        (6, {}, [(3, 3), (3, 1)]),
        (8, {}, [(3, 2), (3, 1)]),
    ],
)
def test_later_rounds_deal_fewer_events(seats, options, later) -> None:
    state = a_new_game(seats, **options)

    for number, (cactus, events) in enumerate(later, 2):
        end_round(state)

        assert state.round == number
        assert [(packet.count(CACTUS), len(packet)) for packet in state.packets] == [(cactus, cactus + events)] * seats


def end_round(state) -> None:
    """Show all packets at once and let the clock find them empty."""
    for seat, packet in enumerate(state.packets):
        state.shown[seat] += packet
    state.packets = [[] for _ in state.packets]
    RULES.apply(state, len(state.tokens), RULES.legal_actions(state, len(state.tokens))[0], SeededChance("round"))


def test_round_three_is_repeated_with_the_same_cards() -> None:  # ruling 3
    state = a_new_game(5)
    end_round(state)
    end_round(state)
    packets = [packet[:] for packet in state.packets]

    end_round(state)
    end_round(state)

    assert (state.round, state.repeats) == (3, 2)
    assert state.packets == packets
    assert state.shown == [[]] * 5
    assert state.tops == [NO_CARD] * 5


def test_events_are_drawn_from_all_32_in_every_round() -> None:
    seen = set()
    for seed in range(40):
        state = a_new_game(4, seed)
        end_round(state)
        seen |= {card for packet in state.packets for card in packet}

    assert seen == {CACTUS, CHILD, SHERIFF, CAVALRY, BANDIT, INDIANS, ROULETTE}


def test_every_round_begins_with_the_same_first_player() -> None:  # ruling 2
    state = a_new_game(5)
    first = state.first

    for _ in range(4):
        assert state.flipper == first
        end_round(state)


def test_the_first_player_is_drawn_by_lot() -> None:
    assert {a_new_game(3, seed).first for seed in range(30)} == {0, 1, 2}


def test_bullets_lie_in_a_circle_with_number_one_in_the_middle() -> None:
    circles = [a_new_game(6, seed).circle for seed in range(30)]

    assert all(circle[0] == 1 and sorted(circle) == [1, 2, 3, 4, 5, 6] for circle in circles)
    assert len({tuple(circle) for circle in circles}) > 20


def test_nobody_begins_with_a_token() -> None:
    assert a_new_game(7).tokens == [0] * 7


# The flip


def test_the_clock_flips_and_the_next_player_clockwise_follows(a_table, flip, facts) -> None:
    state = a_table(tops=[NO_CARD] * 4, flipper=D)

    events = flip(state, CHILD)

    assert facts(events, "flipped") == [{"seat": D, "card": CHILD}]
    assert state.tops == [NO_CARD, NO_CARD, NO_CARD, CHILD]
    assert state.phase == "idle"
    assert state.flipper == A


@pytest.mark.parametrize(
    ("card", "phase"),
    [(SHERIFF, "window"), (CAVALRY, "window"), (BANDIT, "window"), (INDIANS, "window"), (ROULETTE, "announce")],
)
def test_an_event_opens_its_window(a_table, flip, card, phase) -> None:
    state = a_table()

    flip(state, card)

    assert state.phase == phase
    assert state.flipper == A
    assert state.tops[A] == card


def test_a_player_without_a_top_blocks_the_duel(a_table, flip) -> None:
    state = a_table(tops=[CACTUS, CACTUS, NO_CARD, NO_CARD], flipper=C)

    flip(state, CACTUS)

    assert state.phase == "idle"


def test_a_child_is_covered_by_the_next_card(a_table, flip) -> None:
    state = a_table(tops=[CHILD, CACTUS, CACTUS, CACTUS])

    flip(state, CACTUS)

    assert state.phase == "duel_grab"


def test_a_card_is_turned_to_its_back_once_it_is_resolved(a_table, close) -> None:
    state = a_table("window", card=INDIANS)

    close(state)

    assert state.tops[A] == BACK
    assert state.phase == "idle"
    assert state.flipper == B


def test_the_bullets_are_put_back_in_a_new_order_after_each_action(a_table, close) -> None:
    state = a_table("window", card=BANDIT)

    close(state, circle=[1, 4, 2, 3])

    assert state.circle == [1, 4, 2, 3]
    assert state.holders == [-1] * 4


def test_the_delay_of_a_flip_lies_between_900_and_2200_ms(a_table, flip) -> None:
    for delay in (900, 2200):
        state = a_table()

        flip(state, CACTUS, delay=delay)

        assert state.delay == delay


def test_idles_windows_and_duels_are_counted_as_they_open(a_table, flip, race, close) -> None:
    state = a_table(tops=[BACK, CACTUS, CACTUS, CACTUS], window=7)

    flip(state, SHERIFF)
    assert state.window == 8
    close(state)
    assert state.window == 9
    flip(state, CACTUS)
    assert state.window == 10


def test_games_are_as_long_as_they_were_counted() -> None:
    actions = flips = 0
    for seed in range(200):
        state = a_new_game(4, seed)
        chance = SeededChance(f"{seed} cards")
        while acting := RULES.to_act(state):
            first = RULES.legal_actions(state, acting[-1])[0]
            flipped = [event for event in RULES.apply(state, acting[-1], first, chance) if event.kind.name == "flipped"]
            flips += len(flipped)
            actions += sum(event.values[1] not in (CACTUS, CHILD) for event in flipped)

    assert 11.5 < actions / 200 < 14.5  # 13.1 in 6000 games
    assert 34 < flips / 200 < 42  # 38
