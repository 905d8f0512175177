"""Boards, decks and bills are data; whatever is wrong with them names the line."""

import re
from collections.abc import Callable

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from saloon.core.chance import SeededChance
from saloon.core.errors import WrongData, WrongOption
from saloon.games.farwest import BILLS, BOARDS, DECKS, GAME, RULES
from saloon.games.farwest.cards import DYNAMITE, MINE, NORMAL, STAR
from saloon.games.farwest.files import read_bills, read_board, read_deck
from saloon.texts import Texts

N, D, S = NORMAL, DYNAMITE, STAR
GOOD_BOARD = ["0 start", "1 lane N", "2 lane D", "3 trail S", "4 trail D/S", "5 mine"]
GOOD_DECK = ["hand 6", "card 1 copies 6", "card 2 copies 6"]
GOOD_BILLS = ["players 2 bills 2 0", "players 3 bills 3 1 0", "players 4 bills 4 2 1 0"]


def with_line(lines: list[str], number: int, line: str) -> list[str]:
    """Replace a line, counted from 1; an empty one takes it out."""
    return [*lines[: number - 1], *([line] if line else []), *lines[number:]]


def text(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def test_the_classic_board_is_that_of_the_box() -> None:
    board = read_board(BOARDS["classic"])

    special = {step: types for step, types in enumerate(board.squares) if types != [N]}
    assert special == {
        3: [D], 5: [D, S], 7: [S], 10: [D], 12: [D, S], 14: [S], 16: [N, D], 18: [D, S], 20: [D],
        22: [N, S], 24: [D, S], 26: [D], 28: [S], 30: [D, S], 32: [MINE],
    }  # fmt: skip
    assert (board.lane_steps, len(board.squares)) == (8, 33)


def test_the_short_board_is_half_as_long() -> None:
    classic, short = read_board(BOARDS["classic"]), read_board(BOARDS["short"])

    assert 2 * (len(short.squares) - 1) == len(classic.squares) - 1
    assert 2 * short.lane_steps == classic.lane_steps


def test_the_classic_deck_and_bills_are_those_of_the_box() -> None:
    deck = read_deck(DECKS["classic"])

    assert (deck.hand, deck.copies) == (6, [0, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0])
    assert read_bills(BILLS["classic"])[2:] == [[2, 0], [3, 1, 0], [4, 2, 1, 0]]


def test_remarks_and_empty_lines_count_but_say_nothing() -> None:
    with pytest.raises(WrongData, match=r"^board, line 5, '2 trail N': step 1 comes here$"):
        read_board("# a board\n\n0 start\n   # of mine\n2 trail N\n")


@pytest.mark.parametrize(
    ("number", "line", "reason", "where"),
    [
        (3, "", "board-gap", 3),
        (3, "1 lane D", "board-gap", 3),
        (3, "2 lane X", "board-square", 3),
        (3, "2 lane N/X", "board-square", 3),
        (3, "2 lane d", "board-square", 3),
        (3, "2 lane N/N", "board-halves", 3),
        (3, "2 lane N/D/S", "board-halves", 3),
        (3, "2 lane", "file-form", 3),
        (3, "2 river N", "file-form", 3),
        (3, "two lane N", "file-form", 3),
        (3, "2 lane N D", "file-form", 3),
        (3, "-2 lane N", "file-form", 3),
        (3, "02 lane N", "file-form", 3),
        (3, "2\u00a0lane N", "file-form", 3),
        (3, "2 lane N # a remark", "file-form", 3),
        (1, "0 start D", "file-form", 1),
        (1, "0", "file-form", 1),
        (6, "5 mine rubbish", "file-form", 6),
        (6, "5 mine N", "file-form", 6),
        (5, "4 trail mine", "board-square", 5),
        (1, "0 lane N", "board-start", 1),
        (1, "", "board-gap", 1),
        (3, "2 start", "board-start", 3),
        (2, "1 trail N", "board-lane", 3),
        (6, "5 trail N", "board-end", 6),
        (5, "4 mine", "board-after", 6),
    ],
)
def test_a_malformed_board_is_refused_by_its_line(number, line, reason, where) -> None:
    lines = with_line(GOOD_BOARD, number, line)

    with pytest.raises(WrongData) as refused:
        read_board(text(lines))

    assert refused.value.reason == reason
    assert refused.value.facts["line"] == where
    assert str(refused.value).startswith(f"board, line {where}, {lines[where - 1]!r}: ")


def test_an_empty_board_is_refused() -> None:
    with pytest.raises(WrongData, match="line 1, '': the trail ends without a mine"):
        read_board("")


def test_a_trail_of_more_than_99_steps_is_refused() -> None:
    lines = ["0 start", *[f"{step} trail N" for step in range(1, 100)], "100 mine"]

    with pytest.raises(WrongData, match="line 101, '100 mine': a trail has 99 steps at most"):
        read_board(text(lines))


@pytest.mark.parametrize(
    ("number", "line", "reason", "where"),
    [
        (1, "", "deck-end", 2),
        (1, "hand", "file-form", 1),
        (1, "hand six", "file-form", 1),
        (1, "hand 0", "file-range", 1),
        (1, "hand 13", "file-range", 1),
        (2, "hand 6", "deck-twice", 2),
        (2, "card 2 copies 1", "deck-twice", 3),
        (2, "card 0 copies 1", "file-range", 2),
        (2, "card 11 copies 1", "file-range", 2),
        (2, "card 1 copies 0", "file-range", 2),
        (2, "card 1 copies 21", "file-range", 2),
        (2, "card 1", "file-form", 2),
        (2, "card 1 times 2", "file-form", 2),
        (2, "joker 1 copies 2", "file-form", 2),
        (2, "card 1.5 copies 2", "file-form", 2),
        (2, "card 01 copies 2", "file-form", 2),
        (2, "card 1 copies 2 2", "file-form", 2),
        (1, "hand 6 cards", "file-form", 1),
    ],
)
def test_a_malformed_deck_is_refused_by_its_line(number, line, reason, where) -> None:
    with pytest.raises(WrongData) as refused:
        read_deck(text(with_line(GOOD_DECK, number, line)))

    assert (refused.value.reason, refused.value.facts["line"]) == (reason, where)


def test_a_deck_without_cards_is_refused() -> None:
    with pytest.raises(WrongData, match="line 1, 'hand 6': the deck ends without"):
        read_deck("hand 6\n")


@pytest.mark.parametrize(
    ("number", "line", "reason", "where"),
    [
        (2, "", "bills-end", 2),
        (2, "players 3 bills 1 3 0", "bills-rise", 2),
        (2, "players 3 bills 3 1", "bills-count", 2),
        (2, "players 3 bills", "bills-count", 2),
        (2, "players 2 bills 2 0", "bills-twice", 2),
        (2, "players 5 bills 5 4 3 2 1", "file-range", 2),
        (2, "players 3 bills 1000 1 0", "file-range", 2),
        (2, "players 3 bills 3 1 none", "file-form", 2),
        (2, "3 1 0", "file-form", 2),
        (2, "players 3 bills 3 1 00", "file-form", 2),
    ],
)
def test_malformed_bills_are_refused_by_their_line(number, line, reason, where) -> None:
    with pytest.raises(WrongData) as refused:
        read_bills(text(with_line(GOOD_BILLS, number, line)))

    assert (refused.value.reason, refused.value.facts["line"]) == (reason, where)


@pytest.mark.parametrize(
    ("seats", "options", "needed", "there"),
    [
        (4, {}, 24, 16),
        (3, {}, 18, 12),
        (
            2,
            {"seven_cards": True, "deck": {"lines": ["# small", "hand 7", "card 1 copies 2", "card 2 copies 1"]}},
            16,
            12,
        ),
    ],
)
def test_a_deck_that_cannot_deal_is_refused_by_the_line_of_the_hand(seats, options, needed, there) -> None:
    deck = {"lines": ["# too small", "hand 6", "card 1 copies 2", "card 2 copies 2"]}

    with pytest.raises(
        WrongData, match=rf"^deck, line 2, 'hand .': a deal needs {needed} cards, and there are {there}$"
    ):
        GAME.settle(seats, {"deck": deck, **options})


def test_a_hand_too_small_to_give_from_is_refused() -> None:
    deck = {"lines": ["hand 2", "card 1 copies 6"]}

    assert GAME.settle(4, {"deck": deck, "exchange": True})
    with pytest.raises(WrongData, match="deck, line 1, 'hand 2': a hand must have 3 cards to give away"):
        GAME.settle(4, {"deck": deck, "exchange": True, "partners": True})


def test_a_host_may_bring_a_board_of_their_own() -> None:
    options = GAME.settle(2, {"board": {"lines": GOOD_BOARD}})

    assert RULES.all_actions(2, options)
    assert RULES.setup(2, options, SeededChance(1)).options.box.mine == 5


@pytest.mark.parametrize(
    ("board", "message"),
    [
        ({"lines": ["0 start", "2 mine"]}, "board, line 2, '2 mine': step 1 comes here"),
        ({"lines": ["0 start", 1]}, "board, line 2: each entry of 'lines' must be one line of text, not 1"),
        ({"lines": ["0 start\n1 mine"]}, "board, line 1: each entry of 'lines' must be one line"),
        ({"lines": "0 start"}, "board.lines must be a list"),
        ({"steps": 3}, "board takes 'lines' and nothing else, not 'steps'"),
        ({"lines": ["0 start", "1 mine"], "name": "mine"}, "board takes 'lines' and nothing else, not 'name'"),
        ({}, "the field 'board.lines' is missing"),
    ],
)
def test_a_host_s_malformed_board_is_refused_by_its_line(board, message) -> None:
    with pytest.raises(WrongData, match=f"^{message}"):
        GAME.settle(2, {"board": board})


NUMBER = "(0|[1-9][0-9]{0,3})"
GRAMMARS = {
    "board": f"{NUMBER} (start|mine|(lane|trail) [^ ]+)",
    "deck": f"hand {NUMBER}|card {NUMBER} copies {NUMBER}",
    "bills": f"players {NUMBER} bills( {NUMBER})*",
}
GOOD: dict[str, tuple[Callable[[str], object], list[str]]] = {
    "board": (read_board, GOOD_BOARD),
    "deck": (read_deck, GOOD_DECK),
    "bills": (read_bills, GOOD_BILLS),
}
TOKENS = ["0", "1", "2", "5", "06", "-1", "start", "lane", "trail", "mine", "N", "D/S", "hand", "card", "copies",
          "players", "bills", "rubbish", "#", "Start", "1.0", "\u00a0", "٣"]  # fmt: skip
junk = st.one_of(st.text(max_size=20), st.lists(st.sampled_from(TOKENS), max_size=6).map(" ".join))


@pytest.mark.parametrize("file", list(GOOD))
@given(data=st.data())
@settings(max_examples=400, deadline=None)
def test_every_line_that_is_not_of_the_grammar_is_refused_by_its_number(file: str, data: st.DataObject) -> None:
    read, lines = GOOD[file]
    number = data.draw(st.integers(1, len(lines)))
    line = data.draw(st.one_of(junk, junk.map(lambda more: f"{lines[number - 1]} {more}")))
    words = [word for word in re.split("[ \t]", line.removesuffix("\r")) if word]
    assume("\n" not in line and words and not words[0].startswith("#"))
    assume(not re.fullmatch(GRAMMARS[file], " ".join(words)))

    with pytest.raises(WrongData) as refused:
        read(text(with_line(lines, number, line)))

    assert refused.value.reason == "file-form"
    assert (refused.value.facts["line"], refused.value.facts["text"]) == (number, line.strip())


@pytest.mark.parametrize("name", ["board", "deck", "bills"])
def test_a_file_that_does_not_come_with_the_game_is_refused(name) -> None:
    with pytest.raises(WrongOption, match=f"option '{name}' does not take 'mine'"):
        GAME.settle(2, {name: "mine"})


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("number", "line"), [(1, "0 start D"), (2, "1 lane Q"), (3, "2 mine rubbish")])
def test_a_refusal_tells_the_line_in_both_languages(lang, number, line) -> None:
    with pytest.raises(WrongData) as refused:
        GAME.settle(2, {"board": {"lines": with_line(["0 start", "1 lane N", "2 mine"], number, line)}})

    said = Texts(lang, GAME).error(refused.value)

    assert {"fr": f"ligne {number}", "en": f"line {number}"}[lang] in said
    assert line in said


def test_more_boards_than_the_shelf_keeps_ready_can_be_played() -> None:
    for length in range(2, 99):
        for lane in (0, 1):
            parts = ["lane" if step <= lane else "trail" for step in range(1, length)]
            lines = ["0 start", *[f"{step} {part} N" for step, part in enumerate(parts, 1)], f"{length} mine"]
            options = GAME.settle(2, {"board": {"lines": lines}})
            assert RULES.setup(2, options, SeededChance(1)).options.box.mine == length
