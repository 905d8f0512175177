"""A position made by hand is judged before it is played."""

import pytest

from saloon.core.errors import WrongData, WrongOption
from saloon.core.match import load
from saloon.core.rules import save
from saloon.games.western import GAME
from saloon.games.western.audit import audit
from saloon.games.western.cards import ATTACK_1, CAKE, DOG, HORSE, JOKER, PAY_ME, TRAIN
from saloon.games.western.state import Note

A, B, C, D, E = range(5)


def a_whole_table(a_table, **changes):
    return a_table(hands=[[PAY_ME, DOG, JOKER], [ATTACK_1, HORSE, CAKE]], **changes)


def broken(a_table, **changes) -> list[str]:
    state = a_whole_table(a_table)
    for name, value in changes.items():
        setattr(state, name, value)
    return audit(state)


def test_nothing_is_wrong_with_a_whole_table(a_table) -> None:
    assert audit(a_whole_table(a_table)) == []


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"money": [14, 14]}, "there are 2 players, not 3 to 10"),
        ({"sheriffs": [False]}, "a list has 1 entries for 5 seats"),
        ({"claims": [[0]] * 5}, "a list has 1 entries for 5 seats"),
        ({"turn": 7}, "seat 7 is none of the 5 seats"),
        ({"notes": [Note(9, A, DOG)]}, "seat 9 is none of the 5 seats"),
        ({"phase": "siesta"}, "phase 'siesta' is none of"),
        ({"direction": 0}, "direction 0 is neither 1 nor -1"),
        ({"seen": [[0]] * 5}, "no list of a count for each kind"),
        ({"deck": [99]}, "card 99 is none of the 21 kinds"),
        ({"dice": [7]}, "die 7 has not six sides"),
        ({"bank": 6}, "there are 76 units of money; it should be 75"),
        ({"money": [-1, 15, 14, 14, 28]}, "somebody owns less than nothing"),
        ({"claims": [[1, 0, 0, 0, 0]] + [[0] * 5] * 4}, "a claim is negative, or against oneself"),
        ({"discards": [JOKER]}, "the 99 cards on the table are not those of the game"),
        ({"hand_sizes": [3, 4, 2, 2, 2]}, "a hand has not the size it should have"),
        ({"hand_sizes": [3, 40, 2, 2, 2]}, "a hand holds more than 10 cards"),
        ({"notes": [Note(B, A, TRAIN)]}, "seat 1 knows a card in the hand of seat 0 that is not there"),
        ({"notes": [Note(A, A, DOG)]}, "somebody has a note on their own hand"),
        ({"money": [40, 14, 14, 1, 1]}, "somebody has reached the goal and the game goes on"),
        ({"turns": 0}, "turn 0 is none of 2000"),
        ({"phase": "over"}, "the game is over, but nobody has reached the goal and there are turns left"),
        ({"asked": 1}, "a turn is asked of the wrong seat"),
        ({"count": 1}, "a card awaits an answer, but nobody is asked"),
        ({"phase": "respond_joker", "card": PAY_ME, "target": 1}, "0 copies of a card await an answer"),
        ({"phase": "respond_joker", "card": DOG, "target": 1, "count": 1}, "card 4 cannot be answered in phase"),
        ({"phase": "respond_joker", "card": PAY_ME, "target": 1, "count": 1}, "the question is put to the wrong seat"),
        ({"phase": "respond_cake", "card": ATTACK_1, "target": 1, "count": 1}, "card -1 is no counter here"),
        ({"standing": 2}, "there are remains of a pactole"),
        ({"passed": [False, True, False, False, False]}, "there are remains of a pactole"),
        ({"owner": 0}, "there are remains of a pactole"),
        ({"phase": "pactole", "asked": 1}, "rank 0 is none of the ladder"),
        ({"phase": "pactole", "asked": 1, "standing": 1}, "nobody owns the standing combination"),
        (
            {"phase": "pactole", "standing": 1, "owner": 0, "passed": [False, True, True, True, True]},
            "everybody has passed",
        ),
        ({"phase": "pactole", "standing": 1, "owner": 0, "asked": 0}, "asked of a seat that has passed or leads"),
        ({"dice": [1, 2, 3, 4, 5]}, "the 5 dice on the table are not those of a start"),
        ({"dice": [6, 2, 3, 4, 5], "turns": 2}, "the 5 dice on the table are not those of a start"),
        ({"card": PAY_ME}, "a card awaits an answer, but nobody is asked"),
    ],
)
def test_what_is_wrong_is_named(a_table, changes, found) -> None:
    assert any(found in problem for problem in broken(a_table, **changes)), broken(a_table, **changes)


def test_a_player_with_one_card_is_not_asked_to_play(a_table) -> None:
    state = a_table(hands=[[PAY_ME], [DOG, DOG]], phase="draw")
    state.phase = "main"

    assert audit(state) == ["a player with fewer than two cards is asked to play"]


def test_the_draw_pile_is_sorted(a_table) -> None:
    state = a_whole_table(a_table)
    state.deck.reverse()

    assert audit(state) == ["the draw pile is not sorted"]


def test_options_are_judged_too(a_table) -> None:
    for name, value in {"pactole_order": "chaos", "pactole_ladder": [[0, 0, 0, 1]], "deck": [1, 2]}.items():
        saved = save(a_whole_table(a_table))
        saved["options"][name] = value

        with pytest.raises((WrongData, WrongOption), match=r"this position cannot be|'pactole_order' does not take"):
            load(GAME, saved)
