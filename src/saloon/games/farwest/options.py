"""Options of a match of FarWest 1849."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from saloon.core.errors import WrongOption
from saloon.core.options import Options, choice, data, flag, number
from saloon.core.reading import Reader
from saloon.games.farwest.box import Box
from saloon.games.farwest.cards import COLOURS
from saloon.games.farwest.files import MOST_PLAYERS, Deck, refuse_gifts, refuse_hand, text_of

NO_LEADER: Final = "none"

BOARD_NAMES: Final = ("classic", "short")  # the files that come with the game
DECK_NAMES: Final = ("classic",)
BILL_NAMES: Final = ("classic",)

OPTIONS: Final = (
    number("rounds", 3, 1, 9),
    data("board", *BOARD_NAMES),
    flag("partners", False),
    flag("exchange", False),
    flag("seven_cards", False),
    flag("random_colours", False),
    choice("leader", NO_LEADER, "0", "1", "2", "3", rare=True),
    flag("finished_players_play", True, rare=True, only_with=("partners", "false")),
    data("deck", *DECK_NAMES, rare=True),
    data("bills", *BILL_NAMES, rare=True),
)
PRESETS: Final[dict[str, Options]] = {
    "box": {},
    "family": {"board": "short", "rounds": 2},
    "teams": {"partners": True},
    "regulars": {"exchange": True, "seven_cards": True},
}


@dataclass(init=False)
class FarwestOptions:
    """The options of one match, in the order of the rulebook; immutable.

    The attribute `box` holds the board, deck and bills; it is not part of the saved state.
    """

    rounds: int
    leader: str  # a seat, or `none`
    exchange: bool
    partners: bool
    seven_cards: bool
    finished_players_play: bool
    random_colours: bool
    board: str  # the name of a file that comes with the game, or the text of another file
    deck: str
    bills: str

    def __init__(self) -> None:
        self.box = Box()


def read_options(data: Mapping[str, object], box: Box) -> FarwestOptions:
    """Read the options out of plain data; the box is made of the files they name."""
    reader = Reader(data)
    options = FarwestOptions()
    options.box = box
    options.rounds = reader.number("rounds")
    options.leader = reader.word("leader")
    options.exchange = reader.flag("exchange")
    options.partners = reader.flag("partners")
    options.seven_cards = reader.flag("seven_cards")
    options.finished_players_play = reader.flag("finished_players_play")
    options.random_colours = reader.flag("random_colours")
    options.board = text_of(data, "board")
    options.deck = text_of(data, "deck")
    options.bills = text_of(data, "bills")
    return options


def judge(seats: int, options: FarwestOptions, deck: Deck) -> None:
    """Refuse options that do not fit the number of players or the deck."""
    if options.partners and seats != MOST_PLAYERS:
        raise WrongOption("partners-seats", f"the option partners is for 4 players, not {seats}", {"seats": seats})
    if options.leader != NO_LEADER and int(options.leader) >= seats:
        raise WrongOption(
            "leader-seat",
            f"the option leader names seat {options.leader}; the last seat is {seats - 1}",
            {"leader": options.leader, "last": seats - 1},
        )
    _judge_deck(seats, options, deck)


def _judge_deck(seats: int, options: FarwestOptions, deck: Deck) -> None:
    colours = COLOURS - 1 if seats == COLOURS - 1 else COLOURS
    needed = seats * (deck.hand + (1 if options.seven_cards else 0))
    there = colours * sum(deck.copies)
    if needed > there:
        raise refuse_hand(deck, needed, there)
    given = (2 if options.exchange else 0) + (1 if options.partners else 0)
    if given > deck.hand:
        raise refuse_gifts(deck, given)
