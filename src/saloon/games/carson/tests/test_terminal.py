"""The drawing: it shows what matters, fits 80 columns, and needs no colour."""

from io import StringIO

import pytest
from rich.console import Console

from saloon.games.carson import GAME
from saloon.games.carson.cards import AMMUNITION, BANK, BANKER, CAPTAIN, GROCER, MOUNTAIN, RANCH, SQUARES, WORKER
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import (
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
    RECRUIT,
    RESOLUTION,
    ROUND_END,
    question,
)
from saloon.games.carson.terminal import draw, numbers
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
        if len(match.moves) % 7 == 0 or match.is_over():
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
    assert lines[4].startswith("  ┆+$3   ┆$3    ┆$2  bc┆$2    ┆$1    ┆      ┆$1   *┆")
    assert drawn(state, lang="fr").splitlines()[4].startswith("  ┆+3\u00a0$  ┆3\u00a0$   ┆2\u00a0$ bc┆")
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


def asked(state, seat: int = A, lang: str = "en") -> str:
    view = RULES.view(state, seat)
    return Texts(lang, GAME).question(view.phase, view.stake, NAMES, seat).replace("\u00a0", " ")


def answers(state, seat: int = A, lang: str = "en") -> list[str]:
    view, texts = RULES.view(state, seat), Texts(lang, GAME)
    return [texts.answer(view.phase, view.stake, each, NAMES, seat) for each in RULES.legal_actions(state, seat)]


@pytest.mark.parametrize(
    ("pending", "english", "french"),
    [
        (
            question(BUY_PARCEL, A, on(0, 0)),
            "Buy A1? $1 of your 15. No road runs by it yet. What would earn most there: Ranch, $3.",
            "Acheter A1 ? 1 $ sur vos 15. Aucune route n’y passe encore. Ce qui y rapporterait le plus : Ranch, 3 $.",
        ),
        (
            question(BUY_PARCEL, A, on(3, 3)),
            "Buy D4? $2 of your 15. The house is 2 VP at the end and then serves your buildings alone.",
            "Acheter D4 ? 2 $ sur vos 15. La maison vaut 2 PV à la fin et ne sert plus qu’à vos bâtiments.",
        ),
        (
            question(BUY_BUILDING, A, 5),
            "Buy the Prison? $12 of your 15. None of your land will do yet: the tile is kept.",
            "Acheter la Prison ? 12 $ sur vos 15. Aucun de vos terrains ne convient encore : la tuile se garde.",
        ),
        (
            question(BUY_BUILDING, A, 11),
            "Buy the Ranch? $3 of your 15. On B3 it earns $8 a round.",
            "Acheter le Ranch ? 3 $ sur vos 15. En B3, revenu de 8 $ par manche.",
        ),
        (
            question(BUILD_HOUSE, A, on(2, 2), BANK),
            "Where does the house go that comes with the Bank on C3? "
            "Without an owner it serves everybody; on your land your buildings only.",
            "Où poser la maison qui va avec la Banque en C3 ? "
            "Sans propriétaire, elle sert à tous ; chez vous, à vos bâtiments seulement.",
        ),
        (
            question(BUY_POINTS, A, 22),
            "How many points do you buy? $3 a VP: 5 at most with your $15.",
            "Combien de points acheter ? 3 $ le PV : 5 au plus avec vos 15 $.",
        ),
        (
            question(FALLEN, A, AMMUNITION),
            "Take your cowboy back? Duel lost: Ammunition. "
            "On the ground it is worth 2 VP and goes to the general reserve.",
            "Reprendre votre cow-boy ? Duel perdu : Munitions. À terre, il vaut 2 PV et part dans la réserve générale.",
        ),
    ],
)
def test_a_question_names_the_thing_the_price_and_a_consequence(a_table, pending, english: str, french: str) -> None:
    state = a_table(stage=RESOLUTION, passed=[A, B, C], pending=[pending], owners={(2, 1): A})

    assert asked(state) == english
    assert asked(state, lang="fr") == french


def test_the_owner_is_told_who_wants_a_house_where(a_table) -> None:
    pending = [question(BUILD_HOUSE, B, on(2, 2), BANK), question(CONSENT, A, on(4, 4))]
    state = a_table(stage=RESOLUTION, passed=[A, B, C], pending=pending, owners={(4, 4): A, (2, 2): B})

    assert asked(state).startswith("Accept a house on E5? Calamity asks for it.")


def test_the_captain_says_how_many_come_for_how_much(a_table) -> None:
    yellow = a_table(stage=PERSONALITIES, personality=[CAPTAIN, 0, 0], pending=[question(RECRUIT, A)])
    red = a_table(
        options={"personality_sides": "red"},
        stage=PERSONALITIES,
        personality=[CAPTAIN, 0, 0],
        pending=[question(RECRUIT, A)],
    )

    assert answers(yellow) == ["Nobody", "1 cowboy · $1", "2 cowboys · $4", "3 cowboys · $9"]
    assert answers(red, lang="fr") == ["Aucun", "1 revolver · 3\u00a0$", "2 revolvers · 9\u00a0$"]


def test_an_answer_names_its_price(a_table) -> None:
    state = a_table(stage=RESOLUTION, passed=[A, B, C], pending=[question(BUY_PARCEL, A, on(0, 0))])

    assert answers(state) == ["Leave it", "Buy · $1"]


def test_choices_are_numbered_as_they_are_printed(a_table) -> None:
    cards = a_table(stage=PERSONALITIES, personality=[0, BANKER, 0], pending=[question(CHOOSE, A)])
    points = a_table(stage=RESOLUTION, passed=[A, B, C], pending=[question(BUY_POINTS, A, 20)])
    land = a_table(stage=RESOLUTION, passed=[A, B, C], pending=[question(BUY_PARCEL, A, on(0, 0))])

    def numbered(state) -> list[int]:
        return numbers(RULES.view(state, A), RULES.legal_actions(state, A))

    assert numbered(cards) == [1, 3, 4, 5, 6, 7]
    assert numbered(points) == [0, 1, 2, 3]
    assert numbered(land) == [1, 2]


def test_limit_ties_and_closed_squares_are_told(a_table) -> None:
    limit = a_table(stage=ROUND_END, passed=[A, B, C], cash=[150, 0, 0], pending=[question(CASH_LIMIT, A)], round=2)
    ties = a_table(stage=RESOLUTION, passed=[C, B, A], pending=[question(BUY_PARCEL, A, on(0, 0))], round=3)

    assert asked(limit) == "How many points do you take? $10 a VP, of your 150. Your limit is $120: $30 go anyway."
    assert "VP at $2 (closed)" in drawn(limit)
    assert "Ties go, in this order, to Doc, Calamity, Bill." in drawn(ties)


def test_the_personalities_on_offer_show_their_side(a_table) -> None:
    sides = {"personality_sides": [0, 1, 0, 0, 0, 0, 0]}
    state = a_table(options=sides, stage=PERSONALITIES, personality=[0, 0, WORKER], pending=[question(CHOOSE, A)])

    text = drawn(state)

    assert "2 Banker  At the end of the round 3 VP" in text
    assert "≤$60" in text
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
