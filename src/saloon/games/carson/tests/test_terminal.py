"""The drawing: it shows what matters, fits 80 columns, and needs no colour."""

from io import StringIO

import pytest
from rich.console import Console

from saloon.games.carson import GAME
from saloon.games.carson.cards import AMMUNITION, BANK, BANKER, CAPTAIN, GROCER, MOUNTAIN, RANCH, SQUARES, WORKER
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import (
    BUILD,
    BUILD_HOUSE,
    BUY_BUILDING,
    BUY_PARCEL,
    BUY_POINTS,
    CASH_LIMIT,
    CHOOSE,
    CONSENT,
    DUEL_TILE,
    FALLEN,
    PERSONALITIES,
    RESOLUTION,
    ROUND_END,
    question,
)
from saloon.games.carson.terminal import draw
from saloon.lab.walk import Setting, walk
from saloon.texts import LANGUAGES, Texts

A, B, C = range(3)
RULES = CarsonRules()
NAMES = ["Bill", "Calamity", "Doc", "Rose", "Wyatt Berry Stapp"]


def drawn(state, seat: int = A, width: int = 100, lang: str = "en") -> str:
    paper = StringIO()
    console = Console(width=width, file=paper)
    console.print(draw(RULES.view(state, seat), Texts(lang, GAME), NAMES[: len(state.cash)]))
    return paper.getvalue()


def on(row: int, column: int) -> int:
    return SQUARES + 8 * row + column


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_every_position_of_a_match_can_be_drawn(lang: str, width: int) -> None:
    options = {"duel_mode": "tiles", "board": "river", "personality_sides": "random", "fallen_cowboys": True}
    for match, _ in walk(GAME, Setting(5, options), "drawing", 400):
        if len(match.log) % 7 == 0 or match.is_over():
            text = drawn(match.state, (match.to_act() or (-1,))[0], width, lang)
            assert max(len(line) for line in text.splitlines()) <= width


def test_the_map_shows_owners_things_prices_incomes_and_cowboys(a_table) -> None:
    state = a_table(
        things={(0, 0): RANCH, (0, 2): MOUNTAIN},
        owners={(0, 0): A, (0, 5): B},
        posse=[(on(0, 2), B), (on(0, 2), C), (AMMUNITION, C)],
        white=A,
        white_place=on(0, 6),
    )

    lines = drawn(state).splitlines()

    assert lines[3].startswith("1 ┆A RAN ┆      ┆  MTN ┆      ┆      ┆B ··· ┆      ┆")
    assert lines[4].startswith("  ┆+3    ┆$3    ┆$2  bc┆$2    ┆$1    ┆      ┆$1   *┆")
    assert [line for line in lines if "Ammunition" in line and line.rstrip().endswith(" c")]


def test_roads_are_drawn_on_the_edges(a_table) -> None:
    lines = drawn(a_table()).splitlines()

    assert "╬══════╬" in lines[11]
    assert "║  hse ║" in lines[12]


def test_players_stand_in_the_order_of_the_round_with_what_they_have(a_table) -> None:
    state = a_table(
        personality=[GROCER, BANKER, CAPTAIN],
        order=[B, A, C],
        passed=[C],
        kept=[[BANK], [], []],
        waits=[True, False, False],
        chip=A,
    )

    text = drawn(state)

    assert text.index("B Calamity") < text.index("A Bill") < text.index("C Doc 1.")
    assert "3 Grocer waits" in text
    assert "6!" in text
    assert "BANK" in text[text.index("A Bill") :]


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (question(BUY_PARCEL, A, on(0, 0)), "A1: Free land, $1."),
        (question(BUY_BUILDING, A, 5), "Prison: $12."),
        (question(BUILD, A, 0, BANK), "Tile in hand: Bank."),
        (question(BUILD_HOUSE, A, on(2, 2), BANK), "Bank on C3."),
        (question(BUY_POINTS, A, 22), "$3 for a point."),
        (question(FALLEN, A, AMMUNITION), "Ammunition."),
    ],
)
def test_the_stake_of_a_question_is_told(a_table, asked, words: str) -> None:
    state = a_table(stage=RESOLUTION, passed=[A, B, C], pending=[asked])

    assert words in drawn(state)


def test_the_owner_is_told_where_the_house_would_stand(a_table) -> None:
    pending = [question(BUILD_HOUSE, B, on(2, 2), BANK), question(CONSENT, A, on(4, 4))]
    state = a_table(stage=RESOLUTION, passed=[A, B, C], pending=pending, owners={(4, 4): A, (2, 2): B})

    assert "House on E5." in drawn(state)


def test_limit_ties_and_closed_squares_are_told(a_table) -> None:
    limit = a_table(stage=ROUND_END, passed=[A, B, C], cash=[150, 0, 0], pending=[question(CASH_LIMIT, A)], round=2)
    ties = a_table(stage=RESOLUTION, passed=[C, B, A], pending=[question(BUY_PARCEL, A, on(0, 0))], round=3)

    assert "You have $150, you keep 120 at most." in drawn(limit)
    assert "VP at $2 (closed)" in drawn(limit)
    assert "Ties go, in this order, to Doc, Calamity, Bill." in drawn(ties)


def test_the_personalities_on_offer_show_their_side(a_table) -> None:
    sides = {"personality_sides": [0, 1, 0, 0, 0, 0, 0]}
    state = a_table(options=sides, stage=PERSONALITIES, personality=[0, 0, WORKER], pending=[question(CHOOSE, A)])

    text = drawn(state)

    assert "2 Banker  At the end of the round 3 VP" in text
    assert "1 Sheriff  The white cowboy is yours" in text
    assert "4 Chinese worker  " not in text


def test_duel_tiles_are_shown_to_their_owner(a_table) -> None:
    state = a_table(
        options={"duel_mode": "tiles"},
        stage=RESOLUTION,
        passed=[A, B, C],
        posse=[(1, A), (1, B)],
        tiles=[[0, 4], [1, 5], [2]],
        redrawn=[False, False, True],
        pending=[question(DUEL_TILE, -1, 1)],
    )

    text = drawn(state)

    assert "Bill 0 4; Calamity 2 tiles, sum 6; Doc 1 tile." in text
    assert "Ammunition: Bill (3), Calamity (3)." in text
