"""The pages of rules tell every option, exact counts, and the order of the track."""

import re

import pytest

from saloon.games.carson import GAME
from saloon.games.carson.cards import BUILDINGS, COPIES, LIMITS, PERSONALITIES, SQUARES
from saloon.texts import LANGUAGES, Texts, rules_page

every_language = pytest.mark.parametrize("lang", LANGUAGES)

TOLD = {  # by which words a page tells of each option
    "preset": ("Édition publiée", "Published edition"),
    "bank_count": (r"\*\*Banques\*\* : 5, ou 4", r"\*\*Banks\*\*: 5, or 4"),
    "starting_revolvers": ("Revolver au départ", "Revolver at the start"),
    "tie_break": ("plus petit numéro de personnage", "lowest number of personality"),
    "church_scope": ("seulement ceux de son propriétaire", "only its owner’s"),
    "house_equivalents": ("Ranch, église, hôtel comme maisons", "Ranch, church, hotel as houses"),
    "undefended_attack": ("se bat sans cow-boy", "fights without a cowboy"),
    "kept_building": ("Tuiles gardées", "Kept tiles"),
    "settler_red_reward": (r"1 PV ou 1 \$ par montagne", r"1 VP or \$1 for each mountain"),
    "settler_red_limit": (r"limite d’argent de 30 \$, ou une autre", r"cash limit of \$30, or another one"),
    "road_supply_finite": ("25 en tout, ou autant", "25 in all, or as many"),
    "property_tile_limit": ("12 par joueur au plus, ou sans limite", "12 for each player at most, or without limit"),
    "sheriff_counts": ("Cow-boy blanc en réserve", "White cowboy in reserve"),
    "personality_sides": ("tirées au sort", "drawn by lot"),
    "duel_mode": ("Tuiles de duel", "Duel tiles"),
    "board": ("Rivière", "River"),
    "fallen_cowboys": ("Cow-boys tombés", "Fallen cowboys"),
    "kit_carson_bonus": ("Kit Carson", "Kit Carson"),
}


def page(lang: str) -> str:
    return rules_page("carson", lang).replace("\u00a0", " ")


def rows(lang: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in page(lang).splitlines() if "|" in line]


@every_language
@pytest.mark.parametrize("option", [option.name for option in GAME.options])
def test_every_option_is_told(lang: str, option: str) -> None:
    assert re.search(TOLD[option][LANGUAGES.index(lang)], page(lang))


@every_language
def test_the_counts_of_the_tiles_are_those_of_the_box(lang: str) -> None:
    texts = Texts(lang, GAME)
    told = {row[0]: row[1] for row in rows(lang)}

    assert {told[texts.family("building", kind)] for kind in BUILDINGS} <= {str(copies) for copies in COPIES}
    for kind in BUILDINGS:
        assert told[texts.family("building", kind)] == str(COPIES[kind])
    assert f"- {sum(COPIES)} " in page(lang)


@every_language
def test_the_personalities_have_their_limits(lang: str) -> None:
    texts = Texts(lang, GAME)
    limits = {row[0]: (row[1], row[3], row[5]) for row in rows(lang) if len(row) == 6}
    money = "{} $" if lang == "fr" else "${}"

    for card in range(1, PERSONALITIES + 1):
        sides = [money.format(LIMITS[side][card]) for side in (0, 1)]
        assert limits[str(card)] == (texts.family("card", card), *sides)


@every_language
def test_the_squares_stand_in_the_order_of_the_track(lang: str) -> None:
    texts = Texts(lang, GAME)
    names = [texts.family("square", square).replace("\u00a0", " ") for square in range(SQUARES)]
    alone = names[:5] + names[12:20]
    told = [row[1].strip("*") for row in rows(lang) if len(row) == 3]

    assert [name for name in told if name in alone] == alone
