"""Whatever cannot be on a table is named."""

import pytest

from saloon.core.errors import WrongData
from saloon.core.rules import save
from saloon.games.farwest import RULES
from saloon.games.farwest.audit import audit
from saloon.games.farwest.state import Gift

A, B, C, D = range(4)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"bills": [0]}, "a list has 4 entries for 1 seats"),
        ({"phase": "sleep"}, "phase 'sleep' is none of"),
        ({"turn": 4}, "seat 4 is none of the 4 seats"),
        ({"ball": -1}, "seat -1 is none of the 4 seats"),
        ({"owners": [0, 1, 2]}, "are not those of 4 colours"),
        ({"owners": [0, 1, 2, 4]}, "are not those of 4 colours"),
        ({"owners": [0, 1, 2, 2]}, "each player should own 1 colours"),
        ({"pawns": [0] * 7}, "there are 7 pawns"),
        ({"pawns": [66, 0, 0, 0, 0, 0, 0, 0]}, "rider 0 stands on 66, which is no spot"),
        ({"pawns": [3, 0, 0, 0, 0, 0, 0, 0]}, "rider 0 stands on 3, which is no spot"),
        ({"pawns": [64, 64, 0, 0, 0, 0, 0, 0]}, "the couples [0] are home, but [] have arrived"),
        ({"laid": [1, 1, 1]}, "cards on the table are not the 48 in play"),
        ({"deck": [2, 1]}, "is not sorted"),
        ({"hands": [[1], [2, 3], [4], [5]]}, "cannot come of laying in turn"),
        ({"known": [Gift(0, 1, 40)]}, "seat 0 knows that seat 1 has the card 40, which is not there"),
        ({"known": [Gift(0, 7, 40)]}, "a gift comes from nowhere"),
        ({"bills": [1, 0, 0, 0]}, "1 bills were paid; it should be 7 in each of 0 races"),
    ],
)
def test_what_is_wrong_is_named(a_table, changes, complaint) -> None:
    state = a_table()
    for name, value in changes.items():
        setattr(state, name, value)

    assert any(complaint in wrong for wrong in audit(state)), audit(state)


def test_who_is_out_of_the_race_holds_no_cards(a_table) -> None:
    state = a_table(options={"finished_players_play": False})
    state.pawns[:2] = [64, 64]
    state.arrivals = [0]
    state.turn = B

    assert "somebody who is out of the race holds cards" in audit(state)


def test_more_than_four_players_are_named(a_table) -> None:
    state = a_table()
    for name in ("bills", "firsts", "places", "hands", "dropped"):
        getattr(state, name).append(getattr(state, name)[0])
    state.shuffled.dropped.append([])

    assert audit(state) == ["there are 5 players"]


def test_a_saved_table_with_a_malformed_board_is_refused_by_its_line(a_table) -> None:
    saved = save(a_table())
    saved["options"] = {**saved["options"], "board": "0 start\n2 mine\n"}

    with pytest.raises(WrongData, match="board, line 2, '2 mine': step 1 comes here"):
        RULES.load(saved)
