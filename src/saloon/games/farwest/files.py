"""Files: reads boards, decks and bills from text, one item per line; every error names the line."""

from collections.abc import Mapping
from typing import Final

from saloon.core.errors import ErrorFacts, WrongData
from saloon.core.reading import Reader
from saloon.games.farwest.cards import DYNAMITE, HALVES, HIGHEST_VALUE, MINE, NORMAL, STAR

LONGEST_TRAIL: Final = 99
MOST_COPIES: Final = 20
LARGEST_HAND: Final = 12
MOST_BILLS: Final = 999
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
SQUARES: Final[dict[str, int]] = {"N": NORMAL, "D": DYNAMITE, "S": STAR}
PARTS: Final[dict[str, int]] = {"start": 2, "lane": 3, "trail": 3, "mine": 2}  # words of a line of the board, by part
BOARD_FORM: Final = "0 start, 1 lane N, 9 trail D/S, 32 mine"
DECK_FORM: Final = "hand 6, card 1 copies 2"
BILLS_FORM: Final = "players 3 bills 3 1 0"


class Line:
    """A line with content: its number in the file and its words."""

    def __init__(self, file: str, number: int, text: str) -> None:
        self.file = file
        self.number = number
        self.text = text.strip()
        self.words = [word for word in text.removesuffix("\r").replace("\t", " ").split(" ") if word]

    def says(self, message: str) -> str:
        """Return a message that begins with the place of the mistake."""
        return f"{self.file}, line {self.number}, {self.text!r}: {message}"

    def facts(self, others: ErrorFacts) -> ErrorFacts:
        """Return the facts of a mistake with its place."""
        here: ErrorFacts = {"file": self.file, "line": self.number, "text": self.text}
        return {**here, **others}


class Board:
    """The way of a pawn: the types of square at each step, and how many steps are in its own lane."""

    def __init__(self) -> None:
        self.squares: list[list[int]] = []  # by step; two types make a double square
        self.lane_steps = 0


class Deck:
    """The cards of one colour, and how many a player lays in a deal."""

    def __init__(self) -> None:
        self.copies = [0] * (HIGHEST_VALUE + 1)  # by value
        self.hand = 0
        self.hand_line = Line("deck", 1, "")


def text_of(options: Mapping[str, object], name: str) -> str:
    """Return the name of a file of the game, or the text of one that the host gives as `{"lines": [...]}`."""
    option = options.get(name)
    if not isinstance(option, dict):
        return Reader(options).word(name)
    text = ""
    for field in option:
        if field != "lines":
            raise WrongData(
                "file-field", f"{name} takes 'lines' and nothing else, not {field!r}", {"file": name, "field": field}
            )
    for number, line in enumerate(Reader(option, name).items("lines"), start=1):
        if not isinstance(line, str) or "\n" in line:
            raise WrongData(
                "file-line",
                f"{name}, line {number}: each entry of 'lines' must be one line of text, not {line!r}",
                {"file": name, "line": number, "text": repr(line)},
            )
        text += line + "\n"
    return text


def read_board(text: str) -> Board:
    """Read a board: steps without gaps from the start to the mine."""
    board = Board()
    line = Line("board", 1, "")
    for line in _lines("board", text):
        _read_step(board, line)
    if not board.squares or board.squares[-1] != [MINE]:
        raise WrongData("board-end", line.says("the trail ends without a mine"), line.facts({}))
    return board


def _read_step(board: Board, line: Line) -> None:
    step = len(board.squares)
    words = line.words
    if len(words) < 2 or PARTS.get(words[1], 0) != len(words) or not _is_number(words[0]):
        raise _wrong_form(line, BOARD_FORM)
    if int(words[0]) != step:
        raise WrongData("board-gap", line.says(f"step {step} comes here"), line.facts({"step": step}))
    if step > LONGEST_TRAIL:
        raise WrongData(
            "board-long", line.says(f"a trail has {LONGEST_TRAIL} steps at most"), line.facts({"most": LONGEST_TRAIL})
        )
    if step > 0 and board.squares[-1] == [MINE]:
        raise WrongData("board-after", line.says("nothing comes after the mine"), line.facts({}))
    board.squares.append(_read_square(board, line, words[1], step))


def _read_square(board: Board, line: Line, part: str, step: int) -> list[int]:
    if (part == "start") != (step == 0):
        raise WrongData("board-start", line.says("step 0 is the start, and no other step is"), line.facts({}))
    if part == "lane" and board.lane_steps != step - 1:
        raise WrongData("board-lane", line.says("a lane comes before the trail"), line.facts({}))
    if part == "start":
        return [NORMAL]
    if part == "mine":
        return [MINE]
    if part == "lane":
        board.lane_steps = step
    return _read_types(line, line.words[2])


def _read_types(line: Line, word: str) -> list[int]:
    types: list[int] = []
    for letter in word.split("/"):
        if letter not in SQUARES:
            known = ", ".join(SQUARES)
            message = f"{letter!r} is no type of square; there are: {known}"
            raise WrongData("board-square", line.says(message), line.facts({"letter": letter, "known": known}))
        types.append(SQUARES[letter])
    if len(types) > HALVES or (len(types) == HALVES and types[0] == types[1]):
        raise WrongData("board-halves", line.says("a double square has two different halves"), line.facts({}))
    return types


def read_deck(text: str) -> Deck:
    """Read a deck: the size of a hand, and the copies of each value."""
    deck = Deck()
    line = Line("deck", 1, "")
    for line in _lines("deck", text):
        if line.words[0] == "hand":
            _read_hand(deck, line)
        else:
            _read_copies(deck, line)
    if deck.hand == 0 or sum(deck.copies) == 0:
        raise WrongData("deck-end", line.says("the deck ends without a hand or without a card"), line.facts({}))
    return deck


def _read_hand(deck: Deck, line: Line) -> None:
    if len(line.words) != 2 or not _is_number(line.words[1]):
        raise _wrong_form(line, DECK_FORM)
    if deck.hand > 0:
        raise WrongData("deck-twice", line.says("this stands in the deck already"), line.facts({}))
    deck.hand = _read_number(line, line.words[1], 1, LARGEST_HAND)
    deck.hand_line = line


def _read_copies(deck: Deck, line: Line) -> None:
    words = line.words
    if len(words) != 4 or words[0] != "card" or words[2] != "copies" or not _are_numbers([words[1], words[3]]):
        raise _wrong_form(line, DECK_FORM)
    value = _read_number(line, words[1], 1, HIGHEST_VALUE)
    if deck.copies[value] > 0:
        raise WrongData("deck-twice", line.says("this stands in the deck already"), line.facts({}))
    deck.copies[value] = _read_number(line, words[3], 1, MOST_COPIES)


def read_bills(text: str) -> list[list[int]]:
    """Read the bills of each place, by number of players."""
    rows: list[list[int]] = [[] for _ in range(MOST_PLAYERS + 1)]
    line = Line("bills", 1, "")
    for line in _lines("bills", text):
        _read_row(rows, line)
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        if not rows[players]:
            message = f"the bills end without a row for {players} players"
            raise WrongData("bills-end", line.says(message), line.facts({"players": players}))
    return rows


def _read_row(rows: list[list[int]], line: Line) -> None:
    words = line.words
    if len(words) < 3 or words[0] != "players" or words[2] != "bills" or not _are_numbers([words[1], *words[3:]]):
        raise _wrong_form(line, BILLS_FORM)
    players = _read_number(line, words[1], FEWEST_PLAYERS, MOST_PLAYERS)
    row = [_read_number(line, word, 0, MOST_BILLS) for word in words[3:]]
    if rows[players]:
        message = f"there is a row for {players} players already"
        raise WrongData("bills-twice", line.says(message), line.facts({"players": players}))
    if len(row) != players:
        message = f"{players} players need {players} numbers, not {len(row)}"
        raise WrongData("bills-count", line.says(message), line.facts({"players": players, "count": len(row)}))
    if row != sorted(row, reverse=True):
        raise WrongData("bills-rise", line.says("no place earns more than the one before"), line.facts({}))
    rows[players] = row


def refuse_hand(deck: Deck, needed: int, there: int) -> WrongData:
    """Make the error for a deck that has too few cards for a deal."""
    message = f"a deal needs {needed} cards, and there are {there}"
    return WrongData(
        "deck-short", deck.hand_line.says(message), deck.hand_line.facts({"needed": needed, "there": there})
    )


def refuse_gifts(deck: Deck, gifts: int) -> WrongData:
    """Make the error for a hand that is too small for the cards to be given away."""
    message = f"a hand must have {gifts} cards to give away"
    return WrongData("deck-gifts", deck.hand_line.says(message), deck.hand_line.facts({"gifts": gifts}))


def _lines(file: str, text: str) -> list[Line]:
    """List the lines with content, without empty lines and comments."""
    lines = [Line(file, number, line) for number, line in enumerate(text.split("\n"), start=1)]
    return [line for line in lines if line.words and not line.words[0].startswith("#")]


def _read_number(line: Line, word: str, low: int, high: int) -> int:
    value = int(word)
    if not low <= value <= high:
        message = f"{value} does not lie between {low} and {high}"
        raise WrongData("file-range", line.says(message), line.facts({"value": value, "low": low, "high": high}))
    return value


def _are_numbers(words: list[str]) -> bool:
    return all([_is_number(word) for word in words])


def _is_number(word: str) -> bool:
    """Tell whether a word is a plain number: without a sign or leading zeros."""
    return word.isascii() and word.isdecimal() and len(word) <= 4 and word == str(int(word))


def _wrong_form(line: Line, form: str) -> WrongData:
    return WrongData("file-form", line.says(f"a line reads like these: {form}"), line.facts({"form": form}))
