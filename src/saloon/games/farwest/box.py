"""Box: board, deck and bills of a match, worked out once into plain tables."""

from typing import Final

from saloon.games.farwest.cards import COLOURS, HALVES, HIGHEST_VALUE, MINE, NOBODY, card_of, colour_of, move_from
from saloon.games.farwest.files import MOST_PLAYERS, Board, Deck, read_bills, read_board, read_deck
from saloon.games.farwest.tolls import tolls

ROW: Final = HIGHEST_VALUE + 1  # the entries of a spot: one for each value, and one unused
MOST_BOXES: Final = 100  # that are cached


class Box:
    """The tables of a match; immutable.

    A pawn on the half h of the step s stands on the spot 2 * s + h; the index into the tables of moves is
    ROW * spot + the value of the card.
    """

    def __init__(self) -> None:
        self.squares: list[list[int]] = []  # the types of the halves, by step
        self.lane_steps = 0
        self.mine = 0  # the last step
        self.hand = 0  # cards laid in a deal
        self.cards: list[int] = []  # sorted
        self.decks: list[list[int]] = []  # by colour, all cards except those of that colour
        self.bills: list[list[int]] = []  # of each place, by number of players
        self.landings: list[int] = []  # the step where a move ends
        self.halves: list[int] = []  # how many halves the mover may choose from there; 0 for a pawn at the mine
        self.average = 0  # value of a card, in thousandths
        self.tolls: list[list[int]] = []  # by number of sides: the cards that a pawn still needs, by spot

    def fill(self, board: Board, deck: Deck, bills: list[list[int]]) -> None:
        """Compute the tables."""
        self.squares = board.squares
        self.lane_steps = board.lane_steps
        self.mine = len(board.squares) - 1
        self.hand = deck.hand
        self.cards = [card_of(colour, value) for colour in range(COLOURS) for value in _values(deck)]
        self.decks = [[card for card in self.cards if colour_of(card) != colour] for colour in range(COLOURS)]
        self.bills = bills
        for spot in range(HALVES * len(self.squares)):
            for value in range(ROW):
                self._add_move(spot // HALVES, spot % HALVES, value)
        values = _values(deck)
        self.average = 1000 * sum(values) // len(values)
        self.tolls = [
            tolls(self.squares, self.landings, values, sides) if sides > 1 else [] for sides in range(MOST_PLAYERS + 1)
        ]

    def _add_move(self, step: int, half: int, value: int) -> None:
        types = self.squares[step]
        is_spot = half < len(types) and types != [MINE]
        landing = min(self.mine, step + move_from(types[half], value)) if is_spot else self.mine
        self.landings.append(landing)
        self.halves.append(len(self.squares[landing]) if is_spot else 0)

    def kinds(self) -> list[int]:
        """List the cards, each once."""
        return sorted(set(self.cards))

    def cards_of(self, owners: list[int]) -> list[int]:
        """List the cards in play, sorted: all except those of a colour that nobody owns."""
        return self.decks[owners.index(NOBODY)][:] if NOBODY in owners else self.cards[:]


class Shelf:
    """The files that come with the game, by name, and the boxes already made."""

    def __init__(self, boards: dict[str, str], decks: dict[str, str], bills: dict[str, str]) -> None:
        self._boards = boards
        self._decks = decks
        self._bills = bills
        self._boxes: dict[tuple[str, str, str], Box] = {}

    def box(self, board: str, deck: str, bills: str) -> Box:
        """Make a box from names of files or from texts, once; raise WrongData if one of them is malformed."""
        key = (board, deck, bills)
        if key not in self._boxes:
            if len(self._boxes) >= MOST_BOXES:
                self._boxes.clear()
            box = Box()
            box.fill(
                read_board(self._boards.get(board, board)), self.deck(deck), read_bills(self._bills.get(bills, bills))
            )
            self._boxes[key] = box
        return self._boxes[key]

    def deck(self, deck: str) -> Deck:
        """Read a deck from the name of a file or from a text."""
        return read_deck(self._decks.get(deck, deck))


def _values(deck: Deck) -> list[int]:
    return [value for value in range(ROW) for _ in range(deck.copies[value])]
