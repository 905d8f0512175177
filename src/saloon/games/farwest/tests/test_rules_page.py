"""The rules page counts what is in the box, and tells every option."""

import re

import pytest

from saloon.games.farwest import BILLS, BOARDS, DECKS
from saloon.games.farwest.cards import COLOURS, DYNAMITE, MINE, NORMAL, STAR
from saloon.games.farwest.files import read_bills, read_board, read_deck
from saloon.texts import LANGUAGES, rules_page

every_language = pytest.mark.parametrize("lang", LANGUAGES)
OPTIONS = {
    "fr": [
        "Courses", "Le plateau", "Équipes", "Échange de cartes", "Sept cartes en main", "Les couleurs",
        "La boule porte-bonheur", "Couple arrivé", "les cartes", "les billets",
    ],
    "en": [
        "Races", "The board", "Teams", "Exchange of cards", "Seven cards in hand", "Colours", "The lucky ball",
        "Couple home", "the cards", "the bills",
    ],
}  # fmt: skip


def page(lang: str) -> str:
    return rules_page("farwest", lang).replace("\u00a0", " ")


def rows(lang: str) -> list[list[str]]:
    """List the cells of the tables as lists of numbers."""
    lines = [line for line in page(lang).splitlines() if line.startswith("|")]
    return [re.findall(r"\d+", line) for line in lines]


@every_language
def test_the_squares_are_counted_as_they_are_on_the_board(lang: str) -> None:
    board = read_board(BOARDS["classic"])
    lane, trail = board.squares[1 : board.lane_steps + 1], board.squares[board.lane_steps + 1 : -1]
    counted = [[str(part.count([square])) for part in (lane, trail)] for square in (NORMAL, DYNAMITE, STAR)]
    doubles = [[square for square in part if len(square) == 2] for part in (lane, trail)]

    shown = [row[:2] for row in rows(lang)[2:5]]

    assert shown == counted
    assert [len(part) for part in doubles] == [1, 6]
    kinds = [[DYNAMITE, STAR], [NORMAL, DYNAMITE], [NORMAL, STAR]]
    assert rows(lang)[5] == ["1", "6", *[str(doubles[1].count(kind)) for kind in kinds]]
    assert (doubles[0], board.squares[-1]) == ([[DYNAMITE, STAR]], [MINE])
    assert f"{COLOURS * (1 + len(lane)) + len(trail) + 1} " in page(lang)
    assert f" {len(lane)} {'cases' if lang == 'fr' else 'squares'}" in page(lang)


@every_language
def test_the_cards_and_the_bills_are_counted_as_they_are_in_the_box(lang: str) -> None:
    deck = read_deck(DECKS["classic"])

    cards = COLOURS * sum(deck.copies)
    assert f"**{cards} {'cartes' if lang == 'fr' else 'cards'}**" in page(lang)
    assert f"{cards - sum(deck.copies)} {'cartes en jeu' if lang == 'fr' else 'cards are in play'}" in page(lang)
    assert [row[1:] for row in rows(lang)[-3:]] == [[str(n) for n in row] for row in read_bills(BILLS["classic"])[2:]]


@every_language
def test_the_short_board_is_told_as_it_is(lang: str) -> None:
    board = read_board(BOARDS["short"])
    trail = len(board.squares) - board.lane_steps - 2

    told = next(
        line
        for line in page(lang).splitlines()
        if f"{len(board.squares) - 1} {'cases' if lang == 'fr' else 'squares'}" in line
    )

    assert re.findall(r"\d+", told) == [str(len(board.squares) - 1), str(board.lane_steps), str(trail)]


@every_language
def test_every_option_is_told_in_words(lang: str) -> None:
    for words in OPTIONS[lang]:
        assert f"**{words}**" in page(lang), words
    assert "_" not in page(lang)
    assert "`" not in page(lang)
